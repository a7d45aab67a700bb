"""The front page, and calls that several apps answer together."""
