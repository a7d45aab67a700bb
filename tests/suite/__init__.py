"""The suite looks after itself: every test is collected, checks something, and is skipped for a named reason only."""
