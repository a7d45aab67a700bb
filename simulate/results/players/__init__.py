"""The page about agents, and the results of ladders that it shows."""
