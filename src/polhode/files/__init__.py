"""Files of results: durable writing, locks, the layout of a run store, its checks and repair."""
