"""The eight actions, one file per relationship (section 6)."""
