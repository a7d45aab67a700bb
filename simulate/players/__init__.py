"""Who plays: the page about agents, and the results of ladders that it tells."""
