"""Whole games as readable text. A change of the rules shows here as a change of words.

After a deliberate change: `python -m tests.playthroughs.rewrite`, then read the difference before it is committed.
"""
