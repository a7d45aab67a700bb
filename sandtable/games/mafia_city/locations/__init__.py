"""The effects of locations after control is determined (section 7): one module a location."""
