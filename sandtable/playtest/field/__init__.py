"""Fields: everybody meets everybody. Ratings and ranks with intervals, Nash shares, and the next games to play.

`matrix.py` holds the finished pairs of every pairing, the other modules read it. All of it is pure: the same matrix
gives the same numbers (docs/studies.md).
"""

# interpreted: runs between the games
