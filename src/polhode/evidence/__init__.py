"""How far a result can be trusted: audits, certificates, comparisons and recommendations."""
