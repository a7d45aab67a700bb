"""The eye: questions of a scenario's designer, answered by the rules of the engine on an otherwise empty map.

- `stage`: the map of a scenario with a few units on it; markers, special rules and operations cards count
- `looking`: whether two hexes see each other, why not, and all hexes seen from one
- `reaching`: the hexes that a unit comes to in some actions
- `shooting`: the ranges of a unit, and the fire of a side in round 1

Nothing here is a second opinion: sight, costs, ranges and dice are those of `sight`, `movement` and `combat`.
"""

# interpreted: runs once a question
