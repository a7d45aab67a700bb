"""Django's PostgreSQL with an end to the wait for an answer."""
