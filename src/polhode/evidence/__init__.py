"""Measure how accurate methods and runs are: audits, certificates, comparisons and recommendations."""
