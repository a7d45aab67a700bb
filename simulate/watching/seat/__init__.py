"""People take seats in a game: against agents, or against each other at one screen."""
