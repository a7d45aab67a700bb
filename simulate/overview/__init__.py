"""The state of the service: for health, metrics, everybody (/status/) and staff."""
