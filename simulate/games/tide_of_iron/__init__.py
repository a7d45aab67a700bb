"""Tide of Iron, the base game of 2007: hexes, squads and vehicles, two nations."""
