"""The rules library, tested by itself."""
