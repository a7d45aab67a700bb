"""The service asked for every address, with every method, by everybody."""
