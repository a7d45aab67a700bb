"""Attacks: targets, dice, hits and losses (sections 8, 11, 13 to 15, 17 and 18)."""
