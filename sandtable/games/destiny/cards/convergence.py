# interpreted: a table of sentences, read once at import
"""The effects of the Convergence cards. Facts (cost, sides) are in data/sets/CONV.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Vigilant Jedi
    "09058": [special(Remove(a(DIE.showing_damage)).then(Deal(1, a(CHARACTER))))],
    # Kes Dameron, Courageous Sergeant
    "09073": [action(ResolveAny(DIE.yours.called("trooper")))],
    # Honorable Sacrifice
    "09079": [play(Defeat(a(CHARACTER.yours)).to(Remove(up_to(2, DIE.showing_damage))))],
    # Domination
    "09123": [play(Remove(any_number(DIE)))],
    # Forced Compliance
    "09125": [play(Turn(a(DIE.opposing)).then(Turn(a(DIE.yours), SAME_SYMBOL)))],
    # Fresh Supplies
    "09126": [CONTROL_THE_BATTLEFIELD, play(Gain(1))],
    # Measure for Measure
    "09127": [play(Remove(a(DIE.yours.called("trooper"))).to(Remove(a(DIE))))],
    # A-300 Blaster
    "09138": [REDEPLOY],
    # For a Price
    "09145": [play(Turn(a(DIE.of_character), COST_SIDE))],
}
