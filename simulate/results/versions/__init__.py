"""The results of a deck version by version, and the difference that a change made."""
