"""Fields: everybody meets everybody, or one deck meets all others."""
