# interpreted: a table of sentences, read once at import
"""The effects of the High Stakes cards. Facts (cost, sides) are in data/sets/HS.json."""

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
    # No Second Chances
    "16004": [
        play_only_if(spotting(ANY_CARD.yours.called("inquisitor"))),
        attached_is_hurt_more(1),
        after(
            UPKEEP_BEGINS,
            owner_of_attached(may(DiscardThis(THIS_DOWNGRADE).to(Deal(5, a(CHARACTER.opposing.called("inquisitor")))))),
        ),
    ],
    # Dark Dispatch
    "16006": [
        play(
            Spot(ANY_CARD.called("inquisitor").yours)
            .to(Remove(a(DIE.showing_damage)))
            .then(Turn(a(DIE), BLANK))
            .then(RollAside("14002", 1, "1 set-aside {} die"))
        )
    ],
    # The event Why Take The Chance
    "16007": [
        play(
            Spot(ANY_CARD.yours.called("sith", "inquisitor"))
            .to(Deal(1, a(beside_spotted(CHARACTER.yours, ANY_CARD.yours.called("sith", "inquisitor")))))
            .then(Turn(a(DIE), side_of_value(0)))
        )
    ],
    # Sith Eternal Cultist
    "16008": [
        power_action(
            Spot(ANY_CARD.called("sith").yours).to(Remove(a(DIE.yours.showing(BLANK)))).then(Turn(a(DIE.yours)))
        )
    ],
    # Fortress Vader
    "16009": [
        after(
            PLAYED_SUPPORT,
            Spot(ANY_CARD.called("sith").yours).to(force_each_player(ShuffleHandIn().and_(DrawFull()))),
        ),
        action(Exhaust(THIS_SUPPORT).to(Draw(1)).then(If(they_have_dice(DIE.showing(BLANK)), Gain(1)))),
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
    # Sith Wayfinder
    "16012": [action(Exhaust(THIS_UPGRADE).to(Turn(a(DIE.yours), BLANK)).then(Turn(a(DIE.yours.another))))],
    # Danger Close
    "16016": [
        play(DealIndirect(1, YOURSELF).to(Play(a(CARD.yours.in_discard.called("vehicle", "artillery")), less=1)))
    ],
    # Intel Breach
    "16018": [
        play(
            DiscardRandomCard()
            .about_it(If(that_card_is(CARD.kind(EVENT_CARD)), may(PlaceOnOwnersDeck(a(CARD.in_discard)))))
            .then(Spot(ANY_CARD.called("leader").yours).to(Draw(1)))
        ),
        SETS_ITSELF_ASIDE,
    ],
    # Rewritten History
    "16020": [play(RevealTopCards(3, a(DECK)), ChooseAndDiscard(exactly(2, REVEALED)).then(ShuffleThatDeck()))],
    # Dark Trooper
    "16021": [],
    # Outland TIE Fighter
    "16022": [
        deck_rule("You may include up to 4 copies of this support in your deck."),
        AMBUSH,
        cheaper_if(spotting(ANY_CARD.yours.titled("Outland TIE Fighter")), 1),
    ],
    # MSE-6 Droid
    "16023": [
        cost_per_copy("MSE-6 Droids"),
        STAYS_EXHAUSTED,
        action(
            Exhaust(THIS_SUPPORT)
            .and_(SpotUpTo(ANY_NUMBER, ANY_CARD.titled("MSE-6 Droid").yours))
            .to(Turn(exactly(THAT_MANY, DIE)))
        ),
    ],
    # Cruel Tactician
    "16024": [
        only(CHARACTER.unique.red),
        after(PLAYED, may(Deal(1, a(CHARACTER.yours)).to(Resolve(a(DIE.of_it), increased(1))))),
    ],
    # Chemical Strike
    "16029": [play(Spot(CHARACTER.yours.yellow).to(Deal(2, each(CHARACTER))))],
    # Self-Destruct
    "16032": [
        play(
            Discard(a(SUPPORT.yours.called("droid")))
            .or_(Defeat(a(CHARACTER.yours.having(being("droid")))))
            .to(DealIndirect(3, AN_OPPONENT))
        )
    ],
    # Smash
    "16033": [
        play(
            Resolve(a(DIE.yours.showing_damage)).then(
                Remove(up_to(half_resolved_value("half that die's value rounded up"), DIE))
            )
        )
    ],
    # Hostage Situation
    "16034": [
        after(
            PLAYED_SUPPORT,
            Remove(a(DIE.yours)).to(Remove(a(DIE.opposing.of_character)).and_(PlaceHereForNow())),
        ),
        opponents_action(Discard(THIS_SUPPORT).and_(OwnerGains(1))),
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
    # Dissuade
    "16042": [renew(2), play(Spot(CHARACTER.blue.yours).to(Remove(a(DIE.of_cards(not_colored(BLUE))))))],
    # I Sense A Trap
    "16043": [renew(2), play(DiscardAnyFromTop().then(Give(number_just("cards discarded"), a(CHARACTER))))],
    # Tranquility
    "16044": [play(Exhaust(a(CHARACTER.yours)).to(Gain(1))), discarded_from_deck("this", may(Play(DISCARDED_IT)))],
    # Millennium Falcon
    "16046": [lets_pilot_titled("Rey"), after(piloted_by(CHARACTER.blue), may(Give(1, a(CHARACTER))))],
    # Renewal
    "16047": [after(FROM_YOUR_DECK, may(Exhaust(THIS_SUPPORT).to(Gain(1))))],
    # Seeing Stone
    "16048": [action(Exhaust(THIS_SUPPORT).then(DiscardTop(1, a(DECK.yours)).to(Reroll(any_number(DIE.yours)))))],
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
    # Contraband Seizure
    "16054": [play(TakeAsMany(TAKEN_FROM_YOU), Draw(1))],
    # Pitch In
    "16056": [play(SpotUpTo(3, UPGRADE.yours.colored(RED)).to(Gain(THAT_MANY)))],
    # Roll In The Mud
    "16057": [
        play(
            rolled_in(Activate(a(CHARACTER.yours)).and_(AlsoActivate(a(CHARACTER.opposing))), Remove(a(THE_ROLLED_IN)))
        )
    ],
    # Strategic Strike
    "16058": [play(Remove(any_number(DIE.yours)).to(Discard(a(costing_at_most(COMBINED_VALUE, SUPPORT)))))],
    # Armory
    "16059": [
        action(
            DiscardThis(THIS_SUPPORT).to(Play(one_or_none(CARD.yours.in_hand.called("weapon")), less=1)),
            If(was_played_on("weapon", CHARACTER.red), Draw(1)),
        )
    ],
    # R2-D2
    "16060": [special(ResolveAnotherSide())],
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
    # Han Solo, Tk-710
    "16064": [
        DETECT,
        after(
            ACTIVATED,
            may(DiscardCard(a(CARD.yours.in_hand)).to(Draw(1))),
            If(
                THIS_IS_ELITE,
                set_aside_again(RollAside("05013", 2, "two {} dice"), "Set those dice aside after resolved or removed"),
            ),
        ),
    ],
    # Kuiil, Free Of Servitude
    "16065": [power_action(Remove(THIS_DIE).to(AddOrRemoveToken(a(CARD.kind(SUPPORT_CARD, UPGRADE_CARD)))))],
    # Fly Casual
    "16066": [play(Resolve(a(DIE.yours.called("vehicle"))).to(Remove(a(DIE))))],
    # I Have Spoken
    "16067": [AMBUSH, play(OPPONENT_CANNOT_RESOLVE)],
    # I Like Those Odds
    "16068": [
        play(Reroll(a(DIE.yours)).then(IfElse(it_now_shows(DIE.showing_damage, "it rolled damage"), Gain(1), Lose(1))))
    ],
    # Nimble Fingers
    "16070": [
        outnumbered("you have fewer dice showing damage than an opponent", DIE.showing_damage),
        play(Turn(a(DIE.yours.yellow.of_character), DAMAGE_SIDE)),
    ],
    # Uprising
    "16071": [
        play(
            Ready(a(CHARACTER.opposing)).to(
                Discard(a(SUPPORT.having(cost_at_most(3, "from play that costs {} or less"))))
            )
        )
    ],
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
    # Forest Clearing, Corvus
    "16077": [
        claim(
            DiscardTop(1, a(DECK.yours))
            .to(Give(1, each(CHARACTER.yours.blue)))
            .then(may(Spend(1).to(Give(1, a(CHARACTER.having(not_colored(BLUE)))))))
        )
    ],
    # Contentious Opportunity
    "16078": [
        play(
            Spot(CHARACTER.yours.blue.having(HAD_A_DIE_REMOVED))
            .to(Roll(that_removed_die(CHARACTER.yours.blue)))
            .about_it(
                If(
                    its_character_has(
                        having_titled("Makashi Mastery"), "that character has a card titled Makashi Mastery on it"
                    ),
                    may(Resolve(THAT_DIE)),
                )
            )
        )
    ],
    # Kyber Quest
    "16079": [
        play(
            Exhaust(a(CHARACTER.yours.blue.having(ELITE))).to(
                PlayOn(
                    one_or_none(
                        UPGRADE.yours.in_hand.colored(BLUE).having(cost_at_most(3, "with a cost of {} or less"))
                    ),
                    THE_CHARACTER,
                    FOR_FREE,
                )
            )
        )
    ],
    # Makashi Riposte
    "16080": [
        renew(1),
        play(
            SpotFirst(CHARACTER.blue.yours)
            .to(Resolve(a(DIE.of_it.of_character_or_upgrade.showing(MELEE)), AS_UNBLOCKABLE))
            .then(
                If(
                    its_character_has(
                        having_titled("Makashi Mastery"), "that character has a card titled Makashi Mastery on it"
                    ),
                    Give(2, ITS_CHARACTER),
                )
            )
        ),
    ],
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
    # Come To Aid
    "16086": [play(Exhaust(a(CHARACTER.yours)).to(Resolve(a(DIE.yours.non_unique.of_character), increased(2))))],
    # Military Prowess
    "16087": [play(spot_and_spend(CHARACTER.yours.having(being("trooper"))).to(Remove(exactly(THAT_MANY, DIE))))],
    # Supply Team
    "16091": [
        action(Exhaust(THIS_SUPPORT).then(Remove(a(DIE.yours)).to(Place(1, RESOURCES, THIS_SUPPORT)))),
        before(RESOLVING_A_DIE, may(noting(DiscardThis(THIS_SUPPORT).to(RaiseValue(tokens_here(RESOURCES)))))),
    ],
    # General
    "16092": [only(CHARACTER.unique), power_action(Resolve(a(DIE.yours.of_character), AS_ANOTHER_SYMBOL))],
    # Medal Of Bravery
    "16093": [only(CHARACTER.unique.having(being("trooper"))), before(resolving_attached(), RaiseValue(1))],
    # Proton Grenades
    "16094": [before(RESOLVING_THIS, may(HurtToRaise(2)))],
    # Westar-35 Blaster Pistol
    "16095": [REDEPLOY, after(YOU_ACTIVATE_ATTACHED, If(YOU_CONTROL_THE_BATTLEFIELD, may(Deal(1, a(CHARACTER)))))],
    # Greef Karga, Guild Expeditor
    "16096": [
        before(YOU_DRAW_STARTING_HAND, ShuffleIn(up_to_titles(2, DOWNGRADE.yours.aside.called("bounty")))),
        after(SET_UP, may(add_to_play_area("09047"))),
    ],
    # Boring Conversation Anyway
    "16097": [play(Spot(ANY_CARD.yours.called("spy")).to(Remove(a(DIE))))],
    # Rally The Covert
    "16099": [play(Exhaust(a(CHARACTER.yours)).then(RollAside("07037", 4).about_it(ResolveOrRemove())))],
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
    # Krayt Dragon Lair, Tatooine
    "16107": [claim(unless_they_spend(1, DealIndirect(2, AN_OPPONENT)))],
}
