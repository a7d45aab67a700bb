"""Numbers about the service, for Prometheus: what was counted here, and what the apps find in the database."""
