"""The parts of the game in their order: set-up, Action Phase, Command Phase, Status Phase."""
