"""Attacks: who may fire at whom, with how many dice, and what comes of it (sections 8, 11, 13 to 15, 17 and 18)."""
