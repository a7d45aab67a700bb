# interpreted: a table of sentences, read once at import
"""The effects of the Legacies cards. Facts (cost, sides) are in data/sets/LEG.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Veteran Stormtrooper
    "05013": [],
    # Kallus' Bo-Rifle
    "05017": [AMBUSH],
    # Slave I
    "05025": [power_action(Reroll(a(DIE.yours.yellow)).then(may(Remove(a(DIE.opposing.having(VALUE_JUST_REROLLED))))))],
    # Hunter Instinct
    "05026": [special(Deal(instead(1, 2, target_has(damage_at_least(3))), a(CHARACTER)))],
    # Wrist Rockets
    "05027": [only(CHARACTER.yellow), special(Deal(2, a(CHARACTER)), may(Spend(1).to(Deal(2, a(CHARACTER)))))],
    # Jedi Temple Guard
    "05030": [GUARDIAN],
    # Obi-Wan Kenobi, Jedi Master
    "05032": [after(ACTIVATED, may(Give(1, a(CHARACTER))))],
    # R2-D2
    "05035": [special(Draw(1), may(Turn(a(DIE.yours))))],
    # Camouflaged Rifle
    "05044": [special(Deal(instead(2, 3, YOU_CONTROL_THE_BATTLEFIELD), a(CHARACTER)))],
    # Millennium Falcon
    "05052": [after(ACTIVATED_SUPPORT, may(Activate(a(CHARACTER.yours))))],
    # Force Wave
    "05057": [only(CHARACTER.blue), special(DealEach(3, 2, 1))],
    # Heirloom Lightsaber
    "05058": [gains_while(this_is_on(CHARACTER.blue), REDEPLOY, "has")],
    # Lookout Post
    "05061": [CONTROL_THE_BATTLEFIELD],
    # Auto Cannon
    "05062": [],
    # E-11 Blaster
    "05063": [REDEPLOY],
    # Hunting Rifle
    "05073": [],
    # Consumed By The Dark Side
    "05075": [play(Deal(1, a(CHARACTER.yours.blue)).to(Turn(a(DIE), BLANK)))],
    # Imperial Might
    "05086": [play(Resolve(a(DIE.yours), increased(2)))],
    # Scorched Earth
    "05087": [CONTROL_THE_BATTLEFIELD, play(DealIndirect(DICE_IN_THEIR_POOL, AN_OPPONENT))],
    # Three Steps Ahead
    "05090": [play(ExtraAction(3))],
    # Free-For-All
    "05093": [
        play(Remove(any_number(DIE.yours)).then(DealIndirect(number_just("dice you just removed"), AN_OPPONENT)))
    ],
    # Take Flight
    "05098": [AMBUSH, play(Reroll(up_to(2, DIE.yours.yellow)))],
    # Heightened Awareness
    "05102": [AMBUSH, play(Give(3, a(CHARACTER)))],
    # Bravado
    "05116": [play(Spot(CHARACTER.yours.yellow).to(Remove(a(DIE.opposing))).then(Deal(2, a(CHARACTER))))],
    # Ancient Wisdom
    "05126": [play(Draw(2))],
    # Invigorate
    "05128": [play(Spot(CHARACTER.yours.blue).to(Heal(1, each(CHARACTER.yours))))],
    # Legacies
    "05129": [play(Spot(CHARACTER.yours.blue).to(Resolve(a(DIE.yours.having(MODIFIER)), WITHOUT_MODIFIER)))],
    # Respite
    "05131": [play(Exhaust(a(CHARACTER.yours)).to(Gain(1).and_(Draw(1))))],
    # Crash Landing
    "05137": [play(Remove(a(DIE.showing_damage)).then(DealIndirect(VALUE_ON_IT, YOURSELF)))],
    # Law and Order
    "05138": [play(Spot(CHARACTER.yours.red).to(Discard(a(UPGRADE))))],
    # Locked and Loaded
    "05139": [play(Spot(CHARACTER.yours.red).to(Turn(up_to(2, DIE.yours), INDIRECT)))],
    # Strength in Numbers
    "05141": [play(DealIndirect(number_of(CHARACTER.yours.exhausted), AN_OPPONENT))],
    # Superior Position
    "05143": [CONTROL_THE_BATTLEFIELD, play(Remove(a(DIE)))],
    # Bubble Shield
    "05145": [bears_indirect(3)],
    # Cover Team
    "05146": [action(Exhaust(THIS_SUPPORT).to(Resolve(a(DIE.yours.showing(INDIRECT)), increased(1))))],
    # Dangerous Maneuver
    "05150": [play(Heal(2, a(CHARACTER.yours)), DealIndirect(2, YOURSELF))],
    # Defend
    "05158": [AMBUSH, play(Remove(up_to(3, DIE.showing(MELEE))))],
    # Dive
    "05159": [AMBUSH, play(Remove(up_to(3, DIE.showing(RANGED))))],
    # Backup Specialist
    "05163": [action(Exhaust(THIS_SUPPORT).to(Reroll(up_to(2, DIE.yours))))],
    # Bodyguard
    "05166": [only(CHARACTER.non_unique), attached_has(GUARDIAN)],
    # Arid Wasteland, Geonosis
    "05174": [claim(opponent(Lose(1)))],
    # Outer Rim Outpost, Nal Hutta
    "05178": [claim(Gain(1).and_(Draw(1)))],
    # Petranaki Arena, Geonosis
    "05179": [claim(DealIndirect(1, YOURSELF).to(Deal(1, a(CHARACTER), UNBLOCKABLE)))],
}
