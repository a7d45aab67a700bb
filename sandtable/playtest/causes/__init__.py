# interpreted: runs around the games, not within them
"""The cause of a result: what a card, a unit or a rule is worth, measured by playing without it.

Both versions play the same rotations from the same seeds (`differences.py`). The evidence for an effect is an e-value,
which may be looked at and stopped at any time (`evidence.py`). Of all the things that are tested together at most a
share of those declared are false in the mean (`discoveries.py`, `verdicts.py`).
"""
