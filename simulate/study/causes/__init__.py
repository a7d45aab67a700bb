"""The worth of each card of a deck and of each element of a scenario: the same games are played without it."""
