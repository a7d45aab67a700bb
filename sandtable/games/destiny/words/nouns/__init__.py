"""Nouns for characters, dice, cards and piles: `DIE.opposing.showing(MELEE)`."""
