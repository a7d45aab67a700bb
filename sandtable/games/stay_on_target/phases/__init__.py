"""The steps of a game, one module for each part of an Attack Run."""
