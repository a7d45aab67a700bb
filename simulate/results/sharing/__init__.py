"""Results for others: who may see one, the list of public ones, and running one again from the same seed."""
