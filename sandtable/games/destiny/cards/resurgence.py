# interpreted: a table of sentences, read once at import
"""The effects of the Resurgence cards. Facts (cost, sides) are in data/sets/RES.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Dark Forces
    "23007": [
        play(
            Spot(CHARACTER.yours.blue).to(Remove(a(DIE.showing_damage))),
            may(Spend(1).to(Turn(a(DIE), BLANK))).then(
                If(YOU_JUST_TURNED_YOURS, may(Remove(a(DIE.another.having(at_most(2))))))
            ),
        )
    ],
    # Shaak Ti's Lightsaber
    "23057": [special(Deal(1, a(CHARACTER), UNBLOCKABLE).or_(Turn(a(DIE.yours.called("trooper"))).and_(Resolve(IT))))],
    # Troopers' Advance
    "23064": [
        play(
            Resolve(
                a(DIE.yours.called("trooper").showing_damage),
                increased(
                    to_a_maximum(2, counting(ANY_CARD.yours.called("trooper"), "the number of troopers you can spot"))
                ),
            )
        )
    ],
    # Marauder
    "23068": [after(resolving_this(), may(PutUnderDeck(a(CARD.yours.in_hand)).to(Draw(1))))],
    # For The Greater Good
    "23075": [
        play(
            Reroll(a(DIE.yours)).to(
                reroll_then(exactly(2, DIE.opposing), may(Remove(a(DIE.of_those.having(LOWEST_VALUE)))))
            )
        )
    ],
    # Nemik's Manifesto
    "23084": [
        REDEPLOY,
        attached_has_both("partisan", WHILE_UPGRADE_LIMIT, 1),
        after(played_a(CARD.having(IS_HERO)), Exhaust(THIS_UPGRADE).to(Heal(1, a(CHARACTER)))),
    ],
    # Partisan Rifle
    "23085": [
        REDEPLOY,
        enters_with(1, RESOURCES, "This upgrade"),
        action(RemoveTokens(1, RESOURCES, THIS_UPGRADE).to(Resolve(THIS_DIE, increased(1)))),
    ],
    # The Long Game
    "23096": [
        play(Turn(exactly(2, DIE.yours.called("trooper", "vehicle")), BLANK).then(Play(a(CARD.yours.in_hand), less=1)))
    ],
}
