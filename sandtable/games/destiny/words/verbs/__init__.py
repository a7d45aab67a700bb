"""Verbs: each is one class with its sentence and its deed."""
