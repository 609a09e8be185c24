"""Plots, films and reports of runs."""
