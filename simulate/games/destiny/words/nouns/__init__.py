"""Which characters, dice, cards and piles the words are about: `DIE.opposing.showing(MELEE)`."""
