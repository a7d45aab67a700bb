"""Building a deck step by step: changes as texts, cards that fit next, and mends of problems.

- `changes`: one change to a deck, as a button or a key sends it
- `fitting`: the cards a deck can use, and what it lacks next
- `filling`: the cards that complete a deck
- `mends`: the changes that remove a problem
"""

# interpreted: runs once a change
