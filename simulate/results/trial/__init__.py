"""Quick playtests of a draft: the workshop asks for some games and shows their result beside the map."""
