"""The web around the apps: API foundations, errors, middleware, health."""
