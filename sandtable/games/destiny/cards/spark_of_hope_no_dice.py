# interpreted: a table of sentences, read once at import
"""The effects of further Spark of Hope cards without a die. Facts (cost) are in data/sets/SoH.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Tantrum
    "11013": [
        play(
            DiscardThis(
                a(
                    in_these_words(
                        UPGRADE.you_control.called("equipment", "weapon"),
                        "an equipment or a weapon upgrade you control",
                    )
                )
            ).to(Remove(a(DIE)))
        )
    ],
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
    # Crimson Star
    "11035": [
        play_only_if(OPPONENT_HAS_DEFEATED),
        action(Exhaust(THIS_UPGRADE).to(Resolve(a(DIE.of_attached.of_character), increased(1)))),
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
            may(Exhaust(THIS_SUPPORT).to(Roll(THAT_REMOVED_DIE))),
        )
    ],
    # Force Connection
    "11120": [
        action(
            Exhaust(THIS_SUPPORT)
            .and_(Spot(CHARACTER.yours.blue, 2))
            .to(
                Turn(
                    a(said_as(character_dice_of(CHARACTER.yours.blue), "one of their character dice")),
                    symbol_of_anothers(
                        character_dice_of(CHARACTER.yours.blue),
                        "showing the same symbol as one of the other character's character dice",
                    ),
                )
            )
        )
    ],
    # Simple Mistake
    "11147": [play(HOLDER_CHOOSES.then(Remove(THAT_DIE).or_(Resolve(IT, AS_IN_YOUR_POOL, ANYBODYS))))],
}
