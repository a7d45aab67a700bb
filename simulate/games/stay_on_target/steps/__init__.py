"""What a game of Stay on Target does, one module for each part of an Attack Run."""
