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
    # Yaddle, Valiant Master
    "23048": [GUARDIAN, special(ResolveAnotherSide().or_(UseSpecialHere(a(special_on_this("ability")))))],
    # Shaak Ti's Lightsaber
    "23057": [special(Deal(1, a(CHARACTER), UNBLOCKABLE).or_(Turn(a(DIE.yours.called("trooper"))).and_(Resolve(IT))))],
    # Hunter, Commanding Officer
    "23058": [
        after_first(played_a(CARD.colored(RED).kind(UPGRADE_CARD, SUPPORT_CARD)), may(Draw(1))),
        power_action(Remove(THIS_DIE).to(Defeat(a(CHARACTER.having(remaining_at_most(2)))))),
    ],
    # Wrecker, Demolitions Expert
    "23061": [
        after(
            played_a(CARD.colored(RED).kind(UPGRADE_CARD, SUPPORT_CARD)),
            may(Resolve(a(DIE.of_this_character.of_character.showing_damage), increased(1))),
        ),
        power_action(Resolve(a(DIE.yours), as_showing(INDIRECT))),
    ],
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
    # Force Advantage
    "23089": [
        play_only_if(opponent_did(REROLLED_DICE)),
        play(
            Exhaust(a(CARD.you_control.colored(BLUE).called("ability"))).to(
                Remove(a(DIE.having(up_to_value(cost_of_that("ability")))))
            )
        ),
    ],
    # The Long Game
    "23096": [
        play(Turn(exactly(2, DIE.yours.called("trooper", "vehicle")), BLANK).then(Play(a(CARD.yours.in_hand), less=1)))
    ],
}
