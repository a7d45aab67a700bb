# interpreted: a table of sentences, read once at import
"""The effects of the Two-Player Game cards. Facts (cost, sides) are in data/sets/TPG.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Kylo Ren, Tormented One
    "04001": [
        after(
            ACTIVATED,
            may(
                name_color(
                    RevealRandom().about_it(If(MATCHES_CHOSEN_COLOR, Deal(2, a(CHARACTER)))),
                    " (Blue, Red, Yellow or Gray)",
                )
            ),
        )
    ],
    # Captain Phasma, Ruthless Tactician
    "04002": [special(Deal(instead(2, 3, target_has(damage_at_least(6))), a(CHARACTER)))],
    # Droid Commandos
    "04003": [special(Deal(1, any_number(CHARACTER)))],
    # Praetorian Guard
    "04005": [attached_has(GUARDIAN)],
    # Dark Counsel
    "04006": [special(Draw(1), RerollInstead(RESOLVING_DIE))],
    # Crossguard Lightsaber
    "04007": [
        after(played_on(CHARACTER.titled("Kylo Ren")), Deal(1, a(CHARACTER))),
        special(Deal(instead(2, 3, target_has(shields_at_least(1))), a(CHARACTER))),
    ],
    # Force Stasis
    "04008": [only(CHARACTER.blue), special(Remove(a(DIE.showing(RANGED))).then(Deal(1, a(CHARACTER))))],
    # I Have You Now
    "04012": [play(Turn(a(DIE), DAMAGE_SIDE))],
    # Mobilize
    "04014": [play(Gain(4))],
    # As I Have Foreseen
    "04016": [AMBUSH, play(LOOK_AT_HANDS)],
    # Clash
    "04017": [play(Turn(a(DIE.yours), MELEE), Turn(a(DIE.opposing.showing(MELEE)), TO_A_BLANK))],
    # Your Skills Are Complete
    "04019": [play(Turn(a(DIE.of(UPGRADE_CARD)), BLANK))],
    # Subjugate
    "04022": [play(Remove(a(DIE)))],
    # Rey, Finding The Ways
    "04024": [after(ACTIVATED, If(this_has(shields_at_least(1)), may(Deal(1, a(CHARACTER)))))],
    # Poe Dameron, More Than A Pilot
    "04025": [special(Give(1, a(CHARACTER)), may(Turn(a(DIE.not_this))))],
    # Medical Droid
    "04026": [special(Heal(1, a(CHARACTER)))],
    # Teamwork
    "04028": [special(Give(1, ATTACHED), may(Give(1, a(CHARACTER.other))))],
    # Poe Dameron's Blaster
    "04029": [special(Deal(instead(2, 3, attached_is(CHARACTER.titled("Poe Dameron"))), a(CHARACTER)))],
    # Rey's Lightsaber
    "04030": [REDEPLOY, after(PLAYED, Give(instead(1, 2, attached_is(CHARACTER.titled("Rey"))), ATTACHED))],
    # Inner Strength
    "04031": [special(MoveDamage(1, ATTACHED, a(CHARACTER.opposing.having(WITHOUT_SHIELDS)), reminds=False))],
    # Luke's Protection
    "04032": [action(place_on_deck("place this support on top of your deck from play").to(Give(1, a(CHARACTER.blue))))],
    # Honor Guard
    "04033": [action(Discard(THIS_SUPPORT).to(Remove(a(DIE.showing_damage))))],
    # Direct Hit
    "04034": [play(Resolve(a(DIE.yours.showing_damage), increased(2)))],
    # Concentrate
    "04038": [play(Turn(a(DIE.yours)), may(Spend(1).to(Turn(a(DIE.yours.another)))))],
    # Do Or Do Not
    "04041": [play(Reroll(a(DIE.yours)).then(may_or_else(Resolve(IT, increased(1)), Remove(IT))))],
    # Fierce Resolve
    "04042": [play(Reroll(a(DIE.yours)).then(Deal(VALUE_ON_IT, a(CHARACTER))))],
    # Sound The Alarm
    "04045": [play(Reroll(any_number(DIE.opposing.showing_damage)))],
    # Obi-Wan's Hut, Tatooine
    "04046": [claim(Give(1, a(CHARACTER.blue)).or_(Spend(1).to(Give(1, a(CHARACTER.having(not_colored(BLUE)))))))],
}
