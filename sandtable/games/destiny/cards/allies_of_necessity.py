# interpreted: a table of sentences, read once at import
"""The effects of the Allies of Necessity cards. Facts (cost, sides) are in data/sets/AoN.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Conveyex Robbery
    "09042": [play(Spot(ANY_CARD.yours.called("scoundrel")).to(RESOLVE_ONE_OF_EACH))],
    # Hunt Them Down
    "09046": [
        play(resolve_against(a(DIE.yours.having(RANGED_OR_MELEE)), CHARACTER, increased(number_on_aimed("bounty"))))
    ],
    # Diatium Power Cell
    "09115": [
        before(
            resolving_one_of(
                DIE.called("weapon").of_cards(title_has("Lightsaber")).showing_damage,
                "a weapon die showing damage ([ranged], [melee] or [indirect]) "
                'that has the word "Lightsaber" in its title',
            ),
            may(Exhaust(THIS_SUPPORT).to(RaiseValue(1))),
        )
    ],
    # Count Dooku, Corrupted Politician
    "10001": [
        power_action(
            Play(one_or_none(CARD.yours.in_hand.colored(BLUE))).then(make_opponent(DiscardCard(a(CARD.yours.in_hand))))
        )
    ],
    # Count Dooku's Lightsaber
    "10002": [
        after(
            PLAYED,
            if_or_if(
                it_is_on(CHARACTER.called("sith")),
                Deal(1, a(CHARACTER.having(NO_SHIELDS))),
                it_is_on(CHARACTER.titled("Count Dooku")),
                make_opponent(DiscardCard(a(CARD.yours.in_hand))),
            ),
        )
    ],
    # Knighthood
    "10005": [only(CHARACTER.blue), attached_gains("jedi"), after(PLAYED, may(Give(1, a(CHARACTER))))],
    # Hired Muscle
    "10012": [],
    # Electro Sword
    "10018": [REDEPLOY, UNBLOCKABLE_DIE],
}
