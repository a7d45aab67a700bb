"""Mafia City (3 to 5 players): clans in columns on seven locations, cards played for text, symbol or thrown away."""
