"""The strategy and operations cards: what each does (strategy.py, operations.py), how one is played (playing.py)."""
