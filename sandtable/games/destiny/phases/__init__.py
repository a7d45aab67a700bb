"""Parts of a round (sections 6, 7 and 9): the roll-off, the action phase, the cards discarded at its ends."""
