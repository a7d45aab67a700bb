"""Watching a game: replays, boards, seats for people, what agents think of it, other ways it could have gone on."""
