"""Playtests as people ask for them, read them and watch them."""
