"""The best card for one place of a deck, among up to 20 candidates."""
