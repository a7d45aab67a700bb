# interpreted: a table of sentences, read once at import
"""The effects of the Legacies cards. Facts (cost, sides) are in data/sets/LEG.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Obi-Wan Kenobi, Jedi Master
    "05032": [after(ACTIVATED, may(Give(1, a(CHARACTER))))],
    # Imperial Might
    "05086": [play(Resolve(a(DIE.yours), increased(2)))],
    # Take Flight
    "05098": [AMBUSH, play(Reroll(up_to(2, DIE.yours.yellow)))],
    # Heightened Awareness
    "05102": [AMBUSH, play(Give(3, a(CHARACTER)))],
    # Ancient Wisdom
    "05126": [play(Draw(2))],
    # Invigorate
    "05128": [play(Spot(CHARACTER.yours.blue).to(Heal(1, each(CHARACTER.yours))))],
    # Legacies
    "05129": [play(Spot(CHARACTER.yours.blue).to(Resolve(a(DIE.yours.having(MODIFIER)), WITHOUT_MODIFIER)))],
    # Respite
    "05131": [play(Exhaust(a(CHARACTER.yours)).to(Gain(1).and_(Draw(1))))],
    # Superior Position
    "05143": [CONTROL_THE_BATTLEFIELD, play(Remove(a(DIE)))],
    # Defend
    "05158": [AMBUSH, play(Remove(up_to(3, DIE.showing(MELEE))))],
    # Dive
    "05159": [AMBUSH, play(Remove(up_to(3, DIE.showing(RANGED))))],
    # Arid Wasteland, Geonosis
    "05174": [claim(opponent(Lose(1)))],
    # Outer Rim Outpost, Nal Hutta
    "05178": [claim(Gain(1).and_(Draw(1)))],
}
