"""What every registered game has to keep. A new game adds an entry to examples.py and gets all of it."""
