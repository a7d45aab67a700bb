"""Targets of verbs: a number of things of a noun, or one thing that words point at."""
