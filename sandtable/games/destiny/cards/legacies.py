# interpreted: a table of sentences, read once at import
"""The effects of the Legacies cards. Facts (cost, sides) are in data/sets/LEG.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Obi-Wan Kenobi, Jedi Master
    "05032": [after(ACTIVATED, may(Give(1, a(CHARACTER))))],
    # Han Solo, Savvy Smuggler
    "05046": [after(ACTIVATED, may(Reroll(a(DIE))))],
    # Double Strike
    "05077": [play(Resolve(a(DIE.yours.showing(MELEE)), STAYS))],
    # Imperial Might
    "05086": [play(Resolve(a(DIE.yours), increased(2)))],
    # Target Practice
    "05089": [play(Reroll(any_number(DIE.yours.red)).then(Reroll(any_number(DIE.yours.red))))],
    # Take Flight
    "05098": [AMBUSH, play(Reroll(up_to(2, DIE.yours.yellow)))],
    # Heightened Awareness
    "05102": [AMBUSH, play(Give(3, a(CHARACTER)))],
    # Impulsive
    "05119": [AMBUSH, play(Resolve(a(DIE.yours)))],
    # Into The Garbage Chute
    "05124": [play(Exhaust(a(CHARACTER.yours)).to(Remove(up_to(2, DIE.showing_damage))))],
    # Ancient Wisdom
    "05126": [play(Draw(2))],
    # Feel The Force
    "05127": [play(Turn(a(DIE.blue)))],
    # Invigorate
    "05128": [play(Spot(CHARACTER.yours.blue).to(Heal(1, each(CHARACTER.yours))))],
    # Legacies
    "05129": [play(Spot(CHARACTER.yours.blue).to(Resolve(a(DIE.yours.having(MODIFIER)), WITHOUT_MODIFIER)))],
    # Respite
    "05131": [play(Exhaust(a(CHARACTER.yours)).to(Gain(1).and_(Draw(1))))],
    # Superior Position
    "05143": [CONTROL_THE_BATTLEFIELD, play(Remove(a(DIE)))],
    # Entangle
    "05151": [play(Spot(CHARACTER.yours.yellow).to(Remove(up_to_total(2, DIE, 3))))],
    # Defend
    "05158": [AMBUSH, play(Remove(up_to(3, DIE.showing(MELEE))))],
    # Dive
    "05159": [AMBUSH, play(Remove(up_to(3, DIE.showing(RANGED))))],
    # Arid Wasteland, Geonosis
    "05174": [claim(opponent(Lose(1)))],
    # Citadel Landing Zone, Scarif
    "05175": [claim(Reroll(any_number(DIE.yours)).then(may(Resolve(a(DIE.yours)))))],
    # Outer Rim Outpost, Nal Hutta
    "05178": [claim(Gain(1).and_(Draw(1)))],
    # Power Generator Trench, Death Star I
    "05180": [claim(Turn(a(DIE)))],
}
