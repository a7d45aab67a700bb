"""One game, played again."""
