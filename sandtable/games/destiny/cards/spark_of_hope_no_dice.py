# interpreted: a table of sentences, read once at import
"""The effects of further Spark of Hope cards without a die. Facts (cost) are in data/sets/SoH.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Rally the Troops
    "11028": [
        play(
            name_character_subtype(
                either(
                    Reroll(any_number(DIE.having(HAVING_THAT_SUBTYPE))),
                    ResolveSeveral(2, DIE.yours.having(HAVING_THAT_SUBTYPE)),
                )
            )
        )
    ],
    # Heroic Stand
    "11063": [
        play_only_if(both_hold(ONE_CHARACTER, has_dice(3, DIE.opposing.showing_damage))),
        play(Ready(a(CHARACTER))),
    ],
    # Caretaker Village
    "11068": [
        after(
            opponent_removed_such(DIE.called("apprentice", "jedi")),
            may(Exhaust(THIS_SUPPORT).to(Roll(THAT_DIE_ON_ITS_CARD))),
        )
    ],
    # Force Connection
    "11120": [
        action(
            Exhaust(THIS_SUPPORT)
            .and_(Spot(CHARACTER.yours.blue, 2))
            .to(
                Turn(
                    a(said_as(DIE.yours.blue.of_character, "one of their character dice")),
                    symbol_of_anothers(
                        DIE.yours.blue.of_character,
                        "showing the same symbol as one of the other character's character dice",
                    ),
                )
            )
        )
    ],
}
