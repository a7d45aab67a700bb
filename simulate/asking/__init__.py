"""Requests for playtests: the forms, pages and API of decks and of scenarios."""
