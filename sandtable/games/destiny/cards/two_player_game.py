# interpreted: a table of sentences, read once at import
"""The effects of the Two-Player Game cards. Facts (cost, sides) are in data/sets/TPG.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Praetorian Guard
    "04005": [attached_has(GUARDIAN)],
    # I Have You Now
    "04012": [play(Turn(a(DIE), DAMAGE_SIDE))],
    # Mobilize
    "04014": [play(Gain(4))],
    # Clash
    "04017": [play(Turn(a(DIE.yours), MELEE), Turn(a(DIE.opposing.showing(MELEE)), TO_A_BLANK))],
    # Your Skills Are Complete
    "04019": [play(Turn(a(DIE.of(UPGRADE_CARD)), BLANK))],
    # Subjugate
    "04022": [play(Remove(a(DIE)))],
    # Poe Dameron, More Than A Pilot
    "04025": [special(Give(1, a(CHARACTER)), may(Turn(a(DIE.not_this))))],
    # Honor Guard
    "04033": [action(Discard(THIS_SUPPORT).to(Remove(a(DIE.showing_damage))))],
    # Direct Hit
    "04034": [play(Resolve(a(DIE.yours.showing_damage), increased(2)))],
    # Concentrate
    "04038": [play(Turn(a(DIE.yours)), may(Spend(1).to(Turn(a(DIE.yours.another)))))],
    # Fierce Resolve
    "04042": [play(Reroll(a(DIE.yours)).then(Deal(VALUE_ON_IT, a(CHARACTER))))],
    # Sound The Alarm
    "04045": [play(Reroll(any_number(DIE.opposing.showing_damage)))],
}
