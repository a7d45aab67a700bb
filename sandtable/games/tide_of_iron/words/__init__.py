"""The language of the cards: nouns, modifiers and words that do one thing each; language.py lists it."""
