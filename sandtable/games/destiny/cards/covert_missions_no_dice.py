# interpreted: a table of sentences, read once at import
"""The effects of Covert Missions cards without a die. Facts (cost, sides) are in data/sets/CM.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Face the Enemy
    "12027": [
        play(
            Spot(CHARACTER.yours.exhausted)
            .to(make_opponent(Draw(2)))
            .then(LookAtThatHand(a(HAND.opposing)).and_(PutOnTopInOrder(2, one_from_it(CARD))))
        )
    ],
    # Monopolize
    "12133": [CHEAPER_FOR_POOR_OPPONENTS, play(Remove(a(DIE)).then(If(resources_at_least(3), Gain(1))))],
    # Repurposing
    "12144": [
        action(
            Exhaust(THIS_SUPPORT)
            .and_(
                PutAside(
                    a(
                        in_these_words(
                            CARD.opposing.in_discard.called("equipment", "weapon"),
                            "an equipment or weapon from an opponent's discard pile",
                        )
                    )
                )
            )
            .to(Play(a(CARD.yours.in_hand.called("equipment", "weapon")), less=1))
        )
    ],
}
