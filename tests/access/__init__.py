"""Who may ask for what: every address, every method, everybody."""
