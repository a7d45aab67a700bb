"""The four phases of a round (sections 5 to 9)."""
