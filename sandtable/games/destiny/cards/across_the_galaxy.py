# interpreted: a table of sentences, read once at import
"""The effects of the Across the Galaxy cards. Facts (cost, sides) are in data/sets/AtG.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Let The Hate Flow
    "08009": [play_with_a_die(DIE.yours.showing(BLANK)), play(Turn(a(DIE), BLANK))],
    # Darth Vader's Meditation Chamber
    "08010": [
        action(
            Exhaust(THIS_SUPPORT)
            .to(Heal(1, a(CHARACTER.blue)).and_(PlaceUnderDeck(a(CARD.yours.in_discard))))
            .then(Spot(CHARACTER.titled("Darth Vader").yours).to(Draw(1)))
        )
    ],
    # Vader's Fist
    "08013": [
        after(PLAYED_SUPPORT, may(Roll(THIS_LYING_DIE))),
        power_action(Roll(THIS_LYING_DIE), Spot(ANY_CARD.yours.titled("Darth Vader")).to(Turn(THIS_DIE))),
    ],
    # Darth Vader's Lightsaber
    "08016": [
        after(
            resolving_this(),
            may(
                Spend(1)
                .to(Roll(a(lying(DIE.of_attached.of_character))))
                .then(If(this_is_on(CHARACTER.titled("Darth Vader")), Deal(1, a(CHARACTER))))
            ),
        )
    ],
    # Hatching A Plan
    "08025": [play(Turn(a(DIE), DISCARD))],
    # Inferno Squad ID10 Seeker Droid
    "08034": [
        special(LookAtHand(a(HAND.opposing)).and_(DiscardCard(a(one_from_it(CARD)))), MORE_ACTIONS_NEXT_TURN),
    ],
    # Dryden Vos, Ruthless Crime Lord
    "08035": [special(ShuffleDeck().and_(LookAtTop(1, a(DECK.yours))), may(Play(a(THAT_SEEN_CARD), FOR_FREE)))],
    # Tobias Beckett, Thief For Hire
    "08036": [power_action(each_player(Gain(1))), special(TakeFromAn(1), If(THAT_OPPONENT_IS_POOR, Gain(1)))],
    # Act Of Cruelty
    "08038": [
        play(
            Deal(1, each(CHARACTER.opposing.having(DAMAGED)), UNBLOCKABLE).then(
                DiscardRandomOfThem(for_each(CHARACTER.opposing.defeated, "defeated character they have"))
            )
        )
    ],
    # Heated Confrontation
    "08042": [AMBUSH, play(Resolve(a(DIE.yours.showing_damage)).then(opponent(Resolve(a(DIE.yours.showing_damage)))))],
    # Shakedown
    "08044": [play_with_a_die(DIE.yours.showing(DISRUPT)), play(Remove(a(DIE.having(at_most(2)))))],
    # Lightsaber Training Staff
    "08069": [],
    # Pillio Star Compass
    "08070": [power_action(reading(this_die(), Turn(a(DIE.yours), LIKE_THAT_DIE)))],
    # Dogfight
    "08078": [play(Exhaust(a(ANY_CARD.opposing.called("vehicle"))).then(may(Ready(a(ANY_CARD.called("vehicle"))))))],
    # Inflame
    "08080": [AMBUSH, play(Turn(a(DIE.opposing), DAMAGE_SIDE))],
    # BB-8
    "08084": [
        once_a_game(
            SpotToAttachThis(SUPPORT.called("vehicle")).about_it(If(that_vehicle_is("Black One"), Ready(THAT_VEHICLE)))
        )
    ],
    # Black One
    "08085": [
        power_action(Spot(CHARACTER.titled("Poe Dameron").yours).to(Turn(THIS_DIE))),
        special(Deal(1, a(CHARACTER)), If(attached_here("droid"), RerollInstead(RESOLVING_DIE))),
    ],
    # X-Wing
    "08086": [
        deck_rule("You can include up to 4 copies of this support in your deck."),
        x_is(counting(SUPPORT.yours.titled("X-Wing"), "the number of copies of this support you have in play")),
    ],
    # R2 Astromech
    "08088": [modify("vehicle"), action(Exhaust(THIS_UPGRADE).and_(Spend(2)).to(Ready(ATTACHED_VEHICLE)))],
    # Karabast!
    "08097": [
        play_only_if(they_have_dice(DIE.showing_damage)),
        play(MoveUpTo(3, a(CHARACTER.yours.damaged), a(CHARACTER.yours.other), reminds=False)),
    ],
    # Leverage
    "08098": [play_with_a_die(DIE.yours.showing_damage), play(Remove(a(DIE.showing_damage)))],
    # At Odds
    "08108": [play(Remove(a(DIE.having(ODD_VALUE))), may(PutThisUnder()))],
    # Common Cause
    "08109": [play(SpotUpTo(ANY_NUMBER, CHARACTER.yours.blue).to(Draw(THAT_MANY)))],
    # Conflicted
    "08110": [
        play(
            reroll_then(
                a(DIE.yours.blue.of_character),
                IfElse(
                    it_now_shows(
                        DIE.showing(MELEE, RANGED, INDIRECT),
                        "that die just rolled damage ([ranged], [melee] or [indirect])",
                    ),
                    Deal(2, a(CHARACTER)),
                    Give(2, a(CHARACTER)),
                ),
            )
        )
    ],
    # Force Lift
    "08118": [
        only(CHARACTER.blue),
        special(
            Deal(2, a(CHARACTER)).or_(
                ReturnToOwner(a(SUPPORT.having(cost_at_most(3))), "a support in play that costs 3 or less")
            )
        ),
    ],
    # Snuff Out
    "08127": [CONTROL_THE_BATTLEFIELD, play(Remove(every(DIE.showing_damage)))],
    # Senate Chamber
    "08130": [power_action(Remove(a(DIE.yours)).to(Turn(a(DIE))))],
    # Dorsal Turret
    "08131": [modify("vehicle"), after(PLAYED, may(Roll(THIS_LYING_DIE)))],
    # Fight Fire With Fire
    "08139": [play(Remove(a(DIE.yours.showing(INDIRECT))).to(Remove(a(DIE))))],
    # Indifferent
    "08140": [play(Spot(CHARACTER.yours.having(IS_NEUTRAL)).to(Remove(a(DIE))))],
    # Arc Caster
    "08146": [
        modify("vehicle"),
        after(PLAYED, may(Activate(ATTACHED_SUPPORT).then(may(Reroll(a(DIE)))))),
    ],
    # Shriek
    "08149": [play(Remove(every(DIE.opposing.having(value_of(0)))))],
    # X-34 Landspeeder
    "08151": [CAN_BE_ACTIVATED, after(ACTIVATED_SUPPORT, may(Reroll(a(DIE))))],
    # Laser Cannon
    "08152": [modify("vehicle"), after(YOU_ACTIVATE_ATTACHED_SUPPORT, may(DealIndirect(1, AN_OPPONENT)))],
    # Training Room, Kamino
    "08160": [power_action(Reroll(any_number(DIE.yours.non_unique.of_character)))],
    # Salt Flats, Crait
    "09179": [power_action(Turn(a(DIE), BLANK).or_(Turn(a(DIE.yours.called("leader")))))],
}
