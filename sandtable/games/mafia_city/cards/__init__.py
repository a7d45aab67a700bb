"""The texts of the action cards (section 12): one module a card."""
