"""Every encoded card by what it does and where it ends."""
