"""The promises of every registered game. A new game adds an entry to examples.py and gets all of it."""
