# interpreted: a table of sentences, read once at import
"""The effects of the Allies of Necessity cards. Facts (cost, sides) are in data/sets/AoN.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
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
