"""Tuning: better weights for a game's evaluation are found by self-play, and taken only when a test says so.

The search (spsa.py) plays on the pool `training` only, the test (sprt.py) on `held_out` only.
"""

# interpreted: runs around the games, not within them
