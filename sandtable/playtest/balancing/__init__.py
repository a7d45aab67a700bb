"""The search for an even scenario: small changes are tried until the games say that one of them is even."""

# interpreted: runs between the games, not within them
