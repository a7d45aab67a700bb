"""Parts of the game before actions are carried out: settlement and planning (sections 3 and 4)."""
