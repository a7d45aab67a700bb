# interpreted: a table of sentences, read once at import
"""The effects of the Across the Galaxy cards. Facts (cost, sides) are in data/sets/AtG.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Burst Of Lightning
    "08005": [play(RemoveShields(a(CHARACTER)), RemoveForEach(DIE, "shield just removed"))],
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
    # Umbaran Hover Tank
    "08032": [special(Deal(instead(2, 3, some_attached_here("mod")), each(CHARACTER.opposing)))],
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
    # Relentless
    "08049": [OPPONENTS_CANNOT_HEAL, after(ACTION_PHASE_ENDED, Discard(THIS_SUPPORT))],
    # Tobias Beckett's Rifle
    "08052": [
        after(played_on(CHARACTER.titled("Tobias Beckett")), may(opponent(Lose(1)))),
        special(Deal(instead(2, 3, THAT_OPPONENT_IS_POOR), a(CHARACTER.opposing))),
    ],
    # Force Mystic
    "08056": [
        each_here_has(CARD.colored(BLUE).called("ability"), REDEPLOY),
        special(
            Roll(
                a(
                    lying_on(
                        DIE.of_this_character,
                        "a die on a Blue ability on this character",
                        ANY_CARD.colored(BLUE).called("ability"),
                    )
                )
            )
        ),
    ],
    # Kit Fisto, Shii-cho Master
    "08057": [
        before(
            THIS_TAKES_BLOCKABLE,
            may(
                keeping(Remove(a(DIE.yours.his.of_character_or_upgrade.showing(MELEE)))).to(
                    BlockDamage(that_value("the value showing on that die"))
                )
            ),
        )
    ],
    # Immutability
    "08067": [each_upgrade_has(UPGRADE, REDEPLOY), after(ACTION_PHASE_ENDED, Discard(THIS_SUPPORT))],
    # Lightsaber Training Staff
    "08069": [],
    # Qui-Gon Jinn's Lightsaber
    "08071": [
        after(
            ATTACHED_LOSES_SHIELDS,
            may(
                Exhaust(THIS_UPGRADE)
                .to(Give(1, THAT_CHARACTER))
                .then(If(this_is_on(CHARACTER.titled("Qui-Gon Jinn")), may(Draw(1))))
            ),
        )
    ],
    # Pillio Star Compass
    "08070": [power_action(reading(this_die(), Turn(a(DIE.yours), LIKE_THAT_DIE)))],
    # Dogfight
    "08078": [play(Exhaust(a(ANY_CARD.opposing.called("vehicle"))).then(may(Ready(a(ANY_CARD.called("vehicle"))))))],
    # Evacuate
    "08079": [play(Defeat(a(CHARACTER.yours.non_unique)).about_it(after_phase(RETURN_TO_PLAY)))],
    # Inflame
    "08080": [AMBUSH, play(Turn(a(DIE.opposing), DAMAGE_SIDE))],
    # Outgun
    "08081": [play(spot_and_spend(MODS_ON_YOUR_VEHICLES).to(Remove(exactly(THAT_MANY, DIE))))],
    # Armed Escort
    "08083": [each_of_your_characters_has(CHARACTER.yours, GUARDIAN), after(ACTION_PHASE_ENDED, Discard(THIS_SUPPORT))],
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
        x_is(counting(ALL_COPIES_OF_THIS, "the number of copies of this support you have in play")),
    ],
    # R2 Astromech
    "08088": [modify("vehicle"), action(Exhaust(THIS_UPGRADE).and_(Spend(2)).to(Ready(ATTACHED_VEHICLE)))],
    # Hijack
    "08096": [
        play(
            Spot(CHARACTER.yours.yellow).to(
                TakeForThisPhase(a(without("mod", SUPPORT.opposing.called("vehicle"))), "vehicle")
            )
        )
    ],
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
    # Foresight
    "08116": [action(Exhaust(THIS_SUPPORT).to(LookAtTop(1, a(A_DECK))), may(PutSeenUnder()))],
    # Force Lift
    "08118": [
        only(CHARACTER.blue),
        special(
            Deal(2, a(CHARACTER)).or_(
                ReturnToOwner(a(SUPPORT.having(cost_at_most(3))), "a support in play that costs 3 or less")
            )
        ),
    ],
    # Treasured Lightsaber
    "08120": [after(PLAYED, may(Draw(1))), special(Deal(instead(2, 3, hold_cards(5)), a(CHARACTER), UNBLOCKABLE))],
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
    # Targeting Astromech
    "08154": [modify("vehicle"), action(Exhaust(THIS_UPGRADE).to(Turn(a(DIE_OF_ATTACHED_SUPPORT))))],
    # Training Room, Kamino
    "08160": [power_action(Reroll(any_number(DIE.yours.non_unique.of_character)))],
    # Salt Flats, Crait
    "09179": [power_action(Turn(a(DIE), BLANK).or_(Turn(a(DIE.yours.called("leader")))))],
}
