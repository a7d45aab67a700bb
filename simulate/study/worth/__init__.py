"""The worth of skill, and of things that a player may not use, from the same games played without them."""
