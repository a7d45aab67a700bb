"""The effect and the edge case of every encoded card."""
