# interpreted: runs around the games, not within them
"""Qualities of play beside fairness: how long a game stays open, who leads, what decisions matter.

They are read from the curve of expected results of games that are watched (Browne, Automatic Generation and Evaluation
of Recombination Games, 2008).
"""
