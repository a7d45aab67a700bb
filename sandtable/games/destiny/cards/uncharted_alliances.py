# interpreted: a table of sentences, read once at import
"""The effects of the Uncharted Alliances cards. Facts (cost, sides) are in data/sets/UA.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Seventh Sister, Cruel
    "25001": [
        dice_value_while(
            some_here(DAMAGE, 4, "this character has 4 or more damage on it"),
            DIE.its.of_character.showing_damage,
            1,
            "her character dice showing damage ([melee], [ranged] or [indirect])",
        ),
        power_action(Deal(1, THIS_CHARACTER).to(Turn(a(DIE.of_character), TO_A_BLANK))),
    ],
    # Bend To My Power
    "25002": [play(Remove(a(DIE.having(below_value(MOST_DAMAGE_ON_BLUE)))))],
    # Fyrnock
    "25003": [AMBUSH, after(ACTIVATED_SUPPORT, If(YOU_DO_NOT_CONTROL_IT, Deal(1, a(CHARACTER.you_control))))],
    # ID9 Seeker Droid
    "25004": [
        REDEPLOY,
        uncounted_while_on("Seventh Sister", "her"),
        x_is(to_a_maximum(2, counting(DIE.showing(BLANK), "the number of dice in any pool showing a blank"))),
    ],
    # General Veers, Brilliant Tactician
    "25005": [
        after(
            resolving_one_of(DIE.of_support.called("trooper", "vehicle")),
            If(THAT_SUPPORT_IS_DAMAGED, Deal(1, a(CHARACTER))),
        ),
        power_action(Place(1, DAMAGE, a(SUPPORT.called("trooper", "vehicle")))),
    ],
    # Surface Attack
    "25006": [
        play(
            Reroll(every(DIE)),
            each_player(
                DealIndirect(counting(DIE.yours.showing_damage, "the number of their dice showing damage"), YOURSELF)
            ),
        )
    ],
    # AT-ST
    "25007": [
        enters_with(2, DAMAGE),
        special(
            Place(1, DAMAGE, a(SUPPORT)),
            Deal(tokens_in_words(DAMAGE, "the damage on this support"), each(CHARACTER.opposing)),
        ),
    ],
    # Wampa
    "25008": [after(ACTIVATED_SUPPORT, Deal(1, a(CHARACTER.having(DIE_IN_POOL))))],
    # Boba Fett, Deadly
    "25009": [
        after(
            defeated_bearing("bounty"),
            Heal(amount_that("the number of bounties that were on the defeated character"), THIS_CHARACTER),
        ),
        power_action(
            Play(one_or_none(CARD.yours.in_hand_or_discard.called("bounty"))).to(
                Roll(a(lying_on(DIE.of_this_character.of_character, "one of this character's character dice")))
            )
        ),
    ],
    # There Will Be No Bargain
    "25010": [
        play(
            Choose(a(DIE.opposing)).about_it(
                they_may_remove(
                    DealIndirect(die_value("the value on the chosen die"), THAT_OPPONENT).and_(Remove(a(DIE.another)))
                )
            )
        )
    ],
    # Rancor
    "25012": [
        after(OPPOSING_DEFEATED, may(Ready(THIS_SUPPORT))),
        power_action(
            Reroll(THIS_DIE).then(
                If(it_now_shows(DIE.showing_damage, "this die is showing damage"), Deal(2, a(CHARACTER)))
            )
        ),
    ],
    # Slave 1
    "25013": [
        after(
            opponent_activates_such(CHARACTER.having(bearing("bounty"))),
            may(Activate(THIS_SUPPORT)),
            SpotEither(Spot(ANY_CARD.yours.titled("Boba Fett")), Spot(ANY_CARD.yours.titled("Jango Fett"))).to(
                Reroll(up_to(2, DIE))
            ),
        ),
    ],
    # Krykna
    "25014": [
        AMBUSH,
        deck_rule("You may include up to 3 copies of this card in your deck."),
        after(
            PLAYED_SUPPORT,
            may(
                DealIndirect(
                    counting_spotted(
                        SUPPORT.yours.titled("Krykna"), "the number of Krykna you can spot (including this card)"
                    ),
                    AN_OPPONENT,
                )
            ),
        ),
    ],
    # Ezra Bridger, Instinctive
    "25015": [
        deck_rule("This character's point value is decreased by 1 if your team has another Spectre."),
        after(
            ACTIVATED,
            may(
                two_of_these(
                    Activate(a(ANY_CARD.called("creature"))),
                    MoveDamage(1, a(CHARACTER.damaged), a(CHARACTER.other), reminds=False),
                    Reroll(a(DIE)),
                )
            ),
        ),
    ],
    # Uncharted Alliances
    "25016": [
        play(
            Spot(CHARACTER.yours.blue).to(Turn(a(DIE.called("creature")))),
            Spot(ANY_CARD.yours.called("creature")).to(Turn(a(DIE.of_character))),
        )
    ],
    # Dume
    "25017": [discard_beside("Kanan Jarrus", SUPPORT_CARD), before_an_action(Resolve(this_die()))],
    # R2-D2
    "25018": [
        after(activating_a_card(ANY_CARD.titled("C-3PO")), may(Activate(THIS_SUPPORT))),
        after(
            ACTIVATED_SUPPORT,
            may(Spot(ANY_CARD.yours.titled("C-3PO")).to(MoveShield(a(CHARACTER.opposing), a(CHARACTER.you_control)))),
        ),
    ],
    # Leia Organa, Commanding Presence
    "25019": [value_as_focus(1), power_action(Resolve(a(DIE.yours.red.having(value_of(1))), STAYS))],
    # One for One
    "25020": [play_with_a_die(DIE.yours.red.having(value_of(1))), play(Remove(a(DIE.having(value_of(1)))))],
    # C-3PO
    "25021": [
        after(
            ACTIVATED_SUPPORT,
            may(Spot(ANY_CARD.yours.titled("R2-D2")).to(Give(1, a(CHARACTER.opposing))).then(Turn(THIS_DIE))),
        )
    ],
    # Tauntaun
    "25022": [
        after(ACTIVATED_SUPPORT, may(Activate(a(CHARACTER.you_control)))),
        after(resolving_this_of(1), may(Heal(1, a(CHARACTER)))),
    ],
    # Saw Gererra, Resistance Fighter
    "25023": [
        after(activating_a_card(ANY_CARD.called("partisan")), may(Place(1, RESOURCES, ON_THIS_CARD))),
        special(
            DealIndirect(
                tokens_in_words(RESOURCES, "the number of resources on this card, to a maximum of 4", 4), AN_OPPONENT
            ).then(
                may(
                    RemoveTokens(2, RESOURCES, ON_THIS_CARD).to(
                        Roll(a(lying_on(DIE.yours.called("partisan"), "another of your partisan dice")))
                    )
                )
            )
        ),
    ],
    # Save The Rebellion
    "25024": [
        play(
            RemoveTokens(1, RESOURCES, a(CARD_ON_THE_TABLE.you_control))
            .to(Choose(a(DIE.yours.called("partisan"))))
            .then(ResolveAnotherSideOfIt())
        )
    ],
    # Moroff
    "25026": [
        after(OPPONENT_CLAIMED, may(Discard(THIS_SUPPORT).to(DealIndirect(2, THAT_OPPONENT)))),
        special(SpotUpTo(ANY_NUMBER, ANY_CARD.yours.called("partisan")).to(DealIndirect(THAT_MUCH, AN_OPPONENT))),
    ],
    # Porg
    "25027": [
        CAN_BE_ACTIVATED,
        action(
            Discard(THIS_SUPPORT).to(
                or_instead(
                    Heal(1, a(CHARACTER)),
                    Heal(1, exactly(2, CHARACTER)),
                    spotting_another(ANY_CARD.yours.called("creature")),
                )
            )
        ),
    ],
    # Rebel Airspeeder
    "25028": [
        after(rolls(DIE.having(value_of(1)), "a die rolls a value of 1"), may(Activate(THIS_SUPPORT))),
        special(
            DealIndirect(
                to_a_maximum(
                    5, counting(DIE.having(value_of(1)), "the number of dice in any pool showing a value of 1")
                ),
                AN_OPPONENT,
            )
        ),
    ],
    # Bendu
    "25029": [after(OPPONENT_REMOVED_THIS, RETURN_SHOWING_BLANK)],
    # Omi
    "25030": [AMBUSH, special(RESOLVE_EACH_OTHER_SIDE)],
    # Bodhi Rook
    "25031": [
        after(OPPONENT_ACTIVATED, ROLL_TO_THEM),
        power_action(REMOVE_THIS_AT_THEM.to(Remove(a(DIE.having(OF_REMOVED_SYMBOL))))),
    ],
    # The Zillo Beast
    "25032": [power_action(Spend(2).then(GainOwnDie(3)))],
    # Krayt Dragon
    "25033": [
        after(
            ACTIVATED_SUPPORT,
            by_this_die(DealIndirect(half_die_value("half the value showing on this die, rounded up"), AN_OPPONENT)),
        ),
        after(THIS_IS_REMOVED, DealIndirect(3, AN_OPPONENT)),
    ],
    # Nature
    "25034": [play(Spot(ANY_CARD.yours.called("creature")).to(Remove(a(DIE))))],
    # Hunters' Guild Target
    "25036": [
        after(
            ATTACHED_IS_ACTIVATED,
            may(Give(1, a(CHARACTER.called("bounty-hunter"))).or_(RemoveShieldFrom(a(CHARACTER)))),
        )
    ],
    # Feral
    "25037": [
        modify("creature"),
        AMBUSH,
        after(resolving_die_of_attached("creature"), may(Exhaust(THIS_UPGRADE).to(DealIndirect(1, AN_OPPONENT)))),
    ],
}
