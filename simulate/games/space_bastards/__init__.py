"""Space Bastards: races as tokens on planet grids, relationships between them, ships."""
