# interpreted: a table of sentences, read once at import
"""The effects of the High Stakes cards with a die. Facts (cost, sides) are in data/sets/HS.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Alazmec Colonist
    "16001": [after(ACTIVATED, SetRandomAside().to(DealIndirect(THE_COST_OF_THAT_CARD, THAT_PLAYER)))],
    # Grand Inquisitor, Inquisitorius Leader
    "16003": [
        team_up(1, "Each other Inquisitor"),
        special(
            Deal(1, a(CHARACTER)).and_(
                Resolve(
                    a(DIE.yours.of_character_or_upgrade.showing(MELEE, RANGED, INDIRECT)),
                    increased(number_if(2, has_dice(1, DIE.opposing.showing(BLANK)))),
                )
            )
        ),
    ],
    # Sith Eternal Cultist
    "16008": [
        power_action(
            Spot(ANY_CARD.called("sith").yours).to(Remove(a(DIE.yours.showing(BLANK)))).then(Turn(a(DIE.yours)))
        )
    ],
    # Force Crush
    "16010": [
        only(CHARACTER.blue),
        special(
            Choose(a(DIE.opposing.of_character_or_upgrade)),
            Deal(VALUE_ON_IT, a(CHARACTER), UNBLOCKABLE).then(Turn(THAT_DIE, TO_A_BLANK)),
        ),
    ],
    # Grand Inquisitor's Lightsaber
    "16011": [
        special(
            If(
                they_have_a_die(DIE.showing(BLANK)),
                may(Exhaust(THIS_UPGRADE).to(Roll(a(lying(DIE.of_attached.of_character))))),
            ),
            RerollInstead(RESOLVING_DIE),
        )
    ],
    # Dr. Pershing, Remnant Scientist
    "16013": [
        after(ACTIVATED, Place(1, RESOURCES, THIS_CHARACTER)),
        power_action(
            Exhaust(THIS_CHARACTER)
            .and_(RemoveTokens(4, RESOURCES, ON_IT))
            .to(ReturnReady(a(CHARACTER.yours.defeated)).and_(Place(5, DAMAGE, THE_CHARACTER)))
        ),
    ],
    # Incinerator Trooper
    "16014": [after(THIS_DEFEATED, Deal(1, each(CHARACTER.you_control)))],
    # Moff Gideon, Ruthless Mastermind
    "16015": [
        detects(2),
        after(
            ACTIVATED,
            may(
                Play(
                    a(
                        in_these_words(
                            CARD.opposing.in_hand.detected.called("weapon", "vehicle"),
                            "an opponent's detected weapon or vehicle",
                        )
                    ),
                    FOR_FREE,
                ).then(in_sentences(DealIndirect(HALF_ITS_COST, YOURSELF), after_phase(return_if_in_play())))
            ),
        ),
    ],
    # Dark Trooper
    "16021": [],
    # Outland TIE Fighter
    "16022": [
        deck_rule("You may include up to 4 copies of this support in your deck."),
        AMBUSH,
        cheaper_if(spotting(ANY_CARD.yours.titled("Outland TIE Fighter")), 1),
    ],
    # Cruel Tactician
    "16024": [
        only(CHARACTER.unique.red),
        after(PLAYED, may(Deal(1, a(CHARACTER.yours)).to(Resolve(a(DIE.of_it), increased(1))))),
    ],
    # Cad Bane, Callous Outlaw
    "16025": [
        before(
            OPPOSING_DEFEATED,
            may(
                MoveFromIt(
                    UPGRADE.called("weapon", "equipment"),
                    "one of their weapon or equipment upgrades to this character",
                )
            ),
        )
    ],
    # Gamorrean Fighter
    "16026": [
        power_action(
            reroll_then(
                ThisDieAnd(DIE.opposing.of_character),
                Deal(2, a(LOWEST_ROLLER)).about_it(If(THIS_WAS_HURT, Remove(THIS_REROLLED_DIE).to(Gain(1)))),
            )
        )
    ],
    # IG-11, Programmable Hunter
    "16027": [
        deck_rule(
            "You may include IG-11 on a team that also includes a hero engineer "
            "(you can include villain and hero cards in your deck)."
        )
    ],
    # Xanadu Blood
    "16035": [lets_pilot_titled("Cad Bane"), power_action(Remove(THIS_DIE).to(MoveAcross()))],
    # Path Engine
    "16037": [
        modify("vehicle"),
        after(ATTACHED_SUPPORT_IS_EXHAUSTED, may(Exhaust(THIS_UPGRADE).to(Ready(THE_ATTACHED_VEHICLE)))),
    ],
    # Ahsoka Tano, Searching The Galaxy
    "16038": [power_action(ExhaustToRoll(2, "weapon"))],
    # Guardian Of The Whills
    "16040": [GUARDIAN, cannot_play_on_this(CARD.colored(BLUE).called("ability"))],
    # Ki-Adi-Mundi, Methodical Master
    "16041": [
        after(PLAYED_FROM_DISCARD, may(Give(1, a(CHARACTER)))),
        power_action(Play(one_or_none(CARD.yours.in_discard.colored(BLUE).called("weapon", "equipment")))),
    ],
    # Millennium Falcon
    "16046": [lets_pilot_titled("Rey"), after(piloted_by(CHARACTER.blue), may(Give(1, a(CHARACTER))))],
    # Ahsoka Tano's Lightsaber
    "16049": [
        copies_non_unique_on(CHARACTER.titled("Ahsoka Tano")),
        value_while(attached_carries_exactly("weapon", 2), 1, "If"),
    ],
    # Ki-Adi-Mundi's Lightsaber
    "16050": [after(PLAYED, may(DiscardCard(a(CARD.yours.in_hand.colored(BLUE))).to(Give(2, ATTACHED))))],
    # Cara Dune, Vengeance Of Alderaan
    "16051": [
        damage_sides_if(this_has(having_one("weapon")), RANGED, "her damage sides as ranged"),
        power_action(resolve_by_side(DIE.of_this_character.of_character.showing_damage, 1, 1)),
    ],
    # Rebel Pilot
    "16052": [PILOTING],
    # Wedge Antilles, Flight Instructor
    "16053": [PILOTING, after(activating(CHARACTER.called("pilot")), may(Give(BLANKS_JUST_ROLLED, THAT_CHARACTER)))],
    # R2-D2
    "16060": [special(ResolveAnotherSide())],
    # Wedge's X-Wing
    "16061": [
        after(piloted_by(CHARACTER.titled("Wedge Antilles")), may(Give(1, THE_NEW_PILOT))),
        after(this_rolls(BLANK), may(Place(1, DAMAGE, a(CARD.opposing.kind(SUPPORT_CARD, UPGRADE_CARD))))),
        power_action(
            Remove(THIS_DIE).to(
                DiscardThis(
                    a(
                        damaged_as_it_costs(
                            CARD.kind(SUPPORT_CARD, UPGRADE_CARD),
                            "with damage on it equal to or more than its cost",
                        )
                    )
                )
            )
        ),
    ],
    # Cara Dune's Blaster
    "16062": [
        blanks_as(DIE.of_attached.called("weapon").showing(BLANK), MELEE, 1),
        gains_if(this_is_on(CHARACTER.titled("Cara Dune")), REDEPLOY),
    ],
    # Din Djarin, The Mandalorian
    "16063": [
        power_action(PlayHere(UPGRADE.yours.in_hand, "an upgrade on this character", keyword=AMBUSH)),
        after(ACTIVATED, If(ITS_DICE_SHOW_DAMAGE, may(Gain(1)))),
    ],
    # Kuiil, Free Of Servitude
    "16065": [power_action(Remove(THIS_DIE).to(AddOrRemoveToken(a(CARD.kind(SUPPORT_CARD, UPGRADE_CARD)))))],
    # Razor Crest
    "16073": [
        instead_of_discard(
            so_instead(Place(1, DAMAGE, ON_IT)).then(
                If(some_here(DAMAGE, 2, "this support has 2 damage on it"), DiscardThis(THIS_IT))
            )
        )
    ],
    # Beskar Spear
    "16074": [REDEPLOY, UNBLOCKABLE_DIE],
    # Whistling Birds
    "16075": [
        enters_with(1, RESOURCES, "This upgrade"),
        before(resolving_this(MELEE, RANGED), may(RemoveTokens(1, RESOURCES, THIS_UPGRADE).to(AgainstAnyNumber()))),
    ],
    # C-3PO
    "16076": [special(ResolveRaised(2, DIE.yours, 1, 1, spotting(ANY_CARD.titled("R2-D2").yours)))],
    # Force Telekinesis
    "16082": [
        only(CHARACTER.blue),
        special(Turn(up_to(3, DIE), OF_YOUR_CHOICE).then(Deal(number_just("dice turned"), ATTACHED))),
    ],
    # Makashi Mastery
    "16084": [
        only(CHARACTER.blue),
        limit_one("form"),
        after(PLAYED, may(Remove(a(DIE.showing(MELEE))))),
        special(DiscardCard(a(CARD.yours.in_hand)).to(Resolve(any_one(DIE.showing_damage)))),
    ],
    # Makashi Training
    "16085": [
        only(CHARACTER.blue),
        special(
            Remove(a(DIE.showing(MELEE))),
            may(
                DiscardFromIt(THIS_UPGRADE).to(
                    PlayOn(one_or_none(CARD.yours.in_hand_or_discard.titled("Makashi Mastery")), WAS_ATTACHED, FOR_FREE)
                )
            ),
        ),
    ],
    # General
    "16092": [only(CHARACTER.unique), power_action(Resolve(a(DIE.yours.of_character), AS_ANOTHER_SYMBOL))],
    # Proton Grenades
    "16094": [before(RESOLVING_THIS, may(HurtToRaise(2)))],
    # Westar-35 Blaster Pistol
    "16095": [REDEPLOY, after(YOU_ACTIVATE_ATTACHED, If(YOU_CONTROL_THE_BATTLEFIELD, may(Deal(1, a(CHARACTER)))))],
    # Greef Karga, Guild Expeditor
    "16096": [
        before(YOU_DRAW_STARTING_HAND, ShuffleIn(up_to_titles(2, DOWNGRADE.yours.aside.called("bounty")))),
        after(SET_UP, may(add_to_play_area("09047"))),
    ],
    # Ugly
    "16102": [
        after(PLAYED_SUPPORT, DiscardUnlessAttached(CARD.titled("Outdated Tech"))),
        action(Remove(THIS_DIE).to(Discard(every(DOWNGRADES_HERE)))),
    ],
    # Darksaber
    "16103": [
        REDEPLOY,
        STAYS_BUT_FOR_UNIQUENESS,
        before(OPPONENT_DEFEATS_ATTACHED, they_may_move_this(CHARACTER)),
    ],
    # Amban Blaster
    "16104": [after(PLAYED, may(Remove(a(DIE.of_character)))), special(Deal(2, a(CHARACTER), UNBLOCKABLE))],
    # Vibroblade
    "16105": [power_action(ResolveBothUnblockable(this_die(MELEE), DIE.yours.other.showing_damage))],
}
