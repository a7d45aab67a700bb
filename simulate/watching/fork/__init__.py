"""Playtests that go on from a moment of a game: other agents, another choice, a hundred games from one position."""
