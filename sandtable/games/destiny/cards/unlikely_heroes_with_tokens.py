# interpreted: a table of sentences, read once at import
"""The effects of the Unlikely Heroes supports that hold tokens. Facts (cost, color) are in data/sets/UH.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Force Concealment
    "18010": [
        after_either(
            "you turn or remove an opponent's die",
            (turned(DIE.opposing), removed(DIE.opposing)),
            Place(1, RESOURCES, THIS_SUPPORT),
        ),
        action(
            noting(
                DiscardThis(THIS_SUPPORT).to(
                    PlayFor(
                        a(
                            in_these_words(
                                CARD.yours.in_hand.colored(BLUE).having(
                                    any_quality(being("ability"), of_kind(EVENT_CARD))
                                ),
                                "a Blue ability or Blue event from your hand",
                            )
                        ),
                        tokens_here(RESOURCES, most=3),
                        "decreasing its cost by the number of resources on this support, up to a maximum of 3",
                    )
                )
            )
        ),
    ],
    # Mandalorian Vault
    "18080": [
        discarded_at(2),
        action(
            together(Spot(CHARACTER.blue.yours), Exhaust(THIS_SUPPORT), Place(1, DAMAGE, ON_IT)).to(
                Remove(a(DIE.of_character))
            )
        ),
    ],
}
