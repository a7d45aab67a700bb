"""A game as an agent judges it: the worth of the options at each decision, and the expected result over the game."""
