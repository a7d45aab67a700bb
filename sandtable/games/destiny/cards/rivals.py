# interpreted: a table of sentences, read once at import
"""The effects of the Rivals cards. Facts (cost, sides) are in data/sets/RIV.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Lobot, Cyborg Aide
    "06002": [has_keyword_while(YOU_CONTROL_THE_BATTLEFIELD, GUARDIAN), special(Resolve(a(DIE.yours), increased(2)))],
    # Hidden Motive
    "06005": [
        play(
            name_symbol_then(
                Reroll(a(DIE.opposing)),
                If(it_now_shows(DIE.having(CHOSEN_SYMBOL), "that die just rolled the chosen symbol"), Remove(IT)),
            )
        )
    ],
    # Crafted Lightsaber
    "06006": [play_only_on(CHARACTER.exhausted)],
    # Fang Fighter
    "06008": [AMBUSH],
    # Tinker
    "06009": [play(Turn(a(DIE.yours), side_of_value(1)))],
    # Verpine Sniper Rifle
    "06010": [special(Deal(2, a(CHARACTER), UNBLOCKABLE))],
    # Fight Back
    "06012": [play(Remove(a(DIE.yours)).to(Remove(a(DIE.showing_damage))))],
    # Resourceful
    "06013": [play(Spot(CHARACTER.yours.colored(GRAY)).and_(Remove(a(DIE.yours))).to(Gain(1)))],
    # Surprise Attack
    "06014": [play(Resolve(a(DIE.yours.showing_damage), increased(1)))],
    # Supply Pack
    "06015": [action(Exhaust(THIS_UPGRADE).to(Reroll(any_number(DIE.of_attached))))],
    # T-21 Repeating Blaster
    "06016": [special(Deal(2, a(CHARACTER)).then(may(RerollInstead(RESOLVING_DIE))))],
    # Vibrosword
    "06017": [REDEPLOY],
    # Bespin Wing Guard
    "06018": [action(Exhaust(THIS_SUPPORT).and_(Spend(1)).to(opponent(DiscardCard(a(CARD.yours.in_hand)))))],
    # Sith Temple, Malachor
    "06020": [claim(Remove(a(DIE.yours)).to(Deal(1, a(CHARACTER), UNBLOCKABLE)))],
}
