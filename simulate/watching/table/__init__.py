"""Tables whose people sit at screens of their own: links to seats, onlookers, hidden reactions, the lobby."""
