"""Files of results: atomic writing, locks, run stores, and the functions that verify and repair results."""
