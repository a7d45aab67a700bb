"""Requests that nobody would write by hand: calls of the API from its own description, and forms, by two people."""
