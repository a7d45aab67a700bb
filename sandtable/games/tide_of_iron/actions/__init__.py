"""The actions of a player's turn (section 6)."""
