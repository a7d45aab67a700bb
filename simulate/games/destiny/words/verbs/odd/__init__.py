"""Verbs of mechanics that one card alone has, one file each."""
