"""Balance: small changes of a scenario are searched that make it even."""
