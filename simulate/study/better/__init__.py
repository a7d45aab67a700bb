"""Is B better than A? A sequential test of two decks, or of the balance of two versions of a scenario."""
