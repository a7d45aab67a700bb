"""The ladder of a game: every agent against every other, and ratings of all of them.

`arenas` says what is played on, `meetings` makes the plans, `playing` plays them, `rating` fits the ratings, and
`standings` puts the result together.
"""
