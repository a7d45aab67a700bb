"""What a player does with an action (section 6)."""
