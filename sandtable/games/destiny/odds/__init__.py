"""Exact odds of a deck: cards drawn, symbols and values of a roll, damage by round. Nothing is simulated.

- `chances`: the distribution of a whole number, with exact weights
- `draws`: copies of a card in the first hand and by round
- `dice`: dice that show a symbol
- `focus`: the best uses of dice that show a focus; `focus_modifiers`: with dice that can be added to them
- `values`: the value of the sides of a roll, and damage by round
- `hands`: sample hands from a seed, with a mulligan
"""

# interpreted: runs once a page, and its numbers are longer than machine words
