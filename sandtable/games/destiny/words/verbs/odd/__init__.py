"""Verbs for the mechanics of single cards, one file each."""
