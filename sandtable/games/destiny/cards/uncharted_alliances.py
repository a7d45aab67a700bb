# interpreted: a table of sentences, read once at import
"""The effects of the Uncharted Alliances cards. Facts (cost, sides) are in data/sets/UA.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
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
    # Dume
    "25017": [discard_beside("Kanan Jarrus", SUPPORT_CARD), before_an_action(Resolve(this_die()))],
    # One for One
    "25020": [play_with_a_die(DIE.yours.red.having(value_of(1))), play(Remove(a(DIE.having(value_of(1)))))],
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
    # Bodhi Rook
    "25031": [
        after(OPPONENT_ACTIVATED, ROLL_TO_THEM),
        power_action(REMOVE_THIS_AT_THEM.to(Remove(a(DIE.having(OF_REMOVED_SYMBOL))))),
    ],
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
    # Feral
    "25037": [
        modify("creature"),
        AMBUSH,
        after(resolving_die_of_attached("creature"), may(Exhaust(THIS_UPGRADE).to(DealIndirect(1, AN_OPPONENT)))),
    ],
}
