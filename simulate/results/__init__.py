"""The result of a playtest on pages, in the API and as text."""
