# interpreted: a table of sentences, read once at import
"""The effects of the Spirit of Rebellion cards with a die. Facts (cost, sides) are in data/sets/SoR.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # C-3PO
    "02030": [action(Remove(THIS_DIE).to(Resolve(a(DIE.yours), AS_ANOTHER_SYMBOL)))],
    # Overkill
    "02033": [],
    # Supply Line
    "02051": [special(Reroll(any_number(DIE.yours)))],
    # Astromech
    "02052": [action(Remove(THIS_DIE).to(Turn(a(DIE.called("vehicle")))))],
    # Force Push
    "02054": [only(CHARACTER.blue), special(Turn(up_to(2, DIE.opposing), OF_YOUR_CHOICE))],
}
