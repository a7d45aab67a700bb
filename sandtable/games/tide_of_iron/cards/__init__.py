"""The strategy and operations cards: their effects (strategy.py, operations.py) and the way they are played
(playing.py).
"""
