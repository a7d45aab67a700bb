# interpreted: a table of sentences, read once at import
"""The effects of the Seeking Answers cards without a die. Facts (cost) are in data/sets/SA.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Cultist Of The Sith Eternal
    "21001": [
        include_only_if("you have a Sith on your team"),
        before(THIS_DEFEATED, DealIndirect(2, AN_OPPONENT)),
        power_action(MoveUpTo(2, a(ANY_CARD.having(BEARS_DAMAGE).called("sith")), THIS_CHARACTER)),
    ],
    # Apology Accepted
    "21007": [
        play(
            Defeat(a(CHARACTER.yours.unique.red.having(being("leader")))).to(Ready(a(CHARACTER.having(being("sith")))))
        )
    ],
    # Desecration
    "21008": [play(Spot(CHARACTER.yours.blue).to(DEAL_HALF_OF_ITS_DIE).then(Turn(THAT_DIE, BLANK)))],
    # Magical Ichor
    "21009": [
        play(
            Spot(ANY_CARD.yours.called("witch")).to(
                PlaySpottingTheirs(
                    one_or_none(
                        in_these_words(
                            CARD.opposing.in_discard.kind(EVENT_CARD), "an event from an opponent's discard pile"
                        )
                    ),
                    1,
                    " and spotting",
                )
            )
        )
    ],
    # Espionage
    "21018": [play(LookAtHand(a(HAND.opposing)), may(Remove(a(DIE.having(COST_IN_THEIR_HAND)))))],
    # Only Stormtroopers Are So Precise
    "21019": [play(Resolve(a(DIE.yours.called("trooper", "weapon").showing(RANGED)), SO_UNBLOCKABLE))],
    # Scanning Crew
    "21020": [play(name_to_search())],
    # Shield Recharge
    "21021": [AMBUSH, play(Deal(1, a(CHARACTER.yours), UNBLOCKABLE).to(Give(2, THE_CHARACTER)))],
    # You're Far Too Trusting
    "21022": [play(Spot(ANY_CARD.colored(RED).called("leader").yours).to(Resolve(a(DIE.opposing.not_showing_damage))))],
    # Imperial-Class Star Destroyer
    "21024": [
        FIXED_COST,
        CAN_BE_ACTIVATED,
        after(ACTIVATED_SUPPORT, RollAside("08031", 3, "3 set aside {} dice"), may(Gain(1))),
    ],
    # Siege
    "21026": [SMALLER_HANDS, after(OPPONENT_CLAIMED, SetAside(THIS_SUPPORT))],
    # Most Wanted
    "21033": [
        play_only_if(spotting(ANY_CARD.called("bounty-hunter").yours)),
        after(OPPONENT_ACTIVATES_ATTACHED, may(force_rival(DiscardCard(a(CARD.yours.in_hand))))),
    ],
    # E Chu Ta!
    "21034": [
        play_only_if(opponent_did(REMOVED_YOUR_DICE)),
        play(Remove(a(DIE.opposing.having(at_most(2))))),
    ],
    # Prizefighter
    "21035": [
        AMBUSH,
        play(
            Remove(a(DIE.yours.yellow.of_character_or_upgrade.showing_damage)).to(
                Deal(ITS_OWN_VALUE, exactly(2, CHARACTER))
            )
        ),
    ],
    # Swindle
    "21036": [
        play(Spot(ANY_CARD.yours.called("scoundrel")).to(Resolve(a(DIE.having(COST)), FREE_OF_COST, YOURS_OR_THEIRS)))
    ],
    # Desolate Deed
    "21038": [
        after(removed(DIE), Place(1, DAMAGE, THIS_SUPPORT)),
        action(
            noting(
                DiscardThis(THIS_SUPPORT).to(
                    DiscardThis(
                        a(
                            costing_up_to_tokens(
                                DAMAGE,
                                SUPPORT.opposing,
                                "that costs less than or equal to the number of damage tokens on this support",
                            )
                        )
                    )
                )
            )
        ),
    ],
    # 8D8
    "21041": [
        action(SetAside(THIS_SUPPORT).to(Play(one_or_none(CARD.yours.in_discard.called("droid", "equipment")), 1)))
    ],
    # Beru Lars, Luke's Guardian
    "21044": [
        after(ACTIVATED, may(Play(one_or_none(CARD.yours.in_hand.colored(BLUE)), less=1))),
        after(YOU_CLAIMED, may(Draw(1)), Spot(ANY_CARD.yours.titled("Owen Lars")).to(Heal(1, a(CHARACTER)))),
    ],
    # In Harmony
    "21047": [
        play_with_dice(DIE.yours.showing(SHIELD), DIE.yours.showing(SPECIAL)),
        renew(1),
        play(Remove(a(DIE.opposing.having(at_most(2))))),
    ],
    # Luke's Offer
    "21048": [
        play(
            one_of_these(
                Play(one_or_none(CARD.yours.in_hand_or_discard.called("weapon")), less=1),
                Give(instead(1, 2, spotting(CHARACTER.yours.yellow)), a(CHARACTER)),
            )
        )
    ],
    # Proficient Attack
    "21049": [
        renew(1),
        play(Resolve(a(DIE.yours.blue.showing_damage)), Give(instead(1, 2, FROM_DISCARD), a(CHARACTER))),
    ],
    # Seeking Answers
    "21050": [
        play(
            name_symbol_then(
                Draw(
                    to_a_maximum(
                        3,
                        for_each(DIE.opposing.having(CHOSEN_SYMBOL), "of an opponent's dice showing the chosen symbol"),
                    )
                )
            )
        )
    ],
    # The Way Of The Jedi
    "21051": [
        play(
            Spot(CHARACTER.yours.blue).to(Remove(a(DIE.opposing.showing_damage))),
            may(Spot(ANY_CARD.called("jedi").yours).and_(Spend(1)).to(Remove(a(DIE.opposing.not_showing_damage)))),
        )
    ],
    # Greed Can Be A Powerful Ally
    "21052": [
        after(
            OPPONENT_GAINED, Place(amount_that("the amount of resources that opponent gained"), RESOURCES, THIS_SUPPORT)
        ),
        action(
            together(RemoveTokens(5, RESOURCES, THIS_SUPPORT), Spend(4)).to(Ready(a(CHARACTER.blue))),
            SetAside(THIS_CARD),
        ),
    ],
    # Tallissan Lintra, Protecting The Peace
    "21061": [
        after(opponent_activates("vehicle"), may(Activate(THIS_CHARACTER))),
        after(ACTIVATED, OrIfInstead(RollAside("09082"), THIS_IS_ELITE, RollAside("09082", 2, "2 {} dice"))),
    ],
    # Behind Enemy Lines
    "21062": [
        play(
            Spot(CHARACTER.yours.called("spy"))
            .to(RevealHand(a(HAND.opposing)))
            .then(may(DiscardCard(a(CARD.yours.in_hand)).to(Play(a(THEIR_EVENT)))))
        )
    ],
    # Code K-One-Zero
    "21063": [
        play(
            Remove(exactly(3, DIE.yours)).to(
                EndActionPhase()
                .and_(SwitchBattlefield("a battlefield that is not being used (but was brought to the game)"))
                .and_(UseClaim("use its claim ability"))
            ),
            SetThisAside("set this event aside"),
        )
    ],
    # Contingency Plan
    "21064": [play(Spot(CHARACTER.yours.unique.red).to(RevealTopCards(3, a(A_DECK))), may(Play(a(A_REVEALED_EVENT))))],
    # Deploy
    "21065": [
        play(
            Activate(a(YOUR_CHARACTER_OR_SUPPORT)).then(
                If(YOU_HAVE_FEWER_DICE, may(Activate(a(YOUR_CHARACTER_OR_SUPPORT))))
            )
        )
    ],
    # Lightspeed Skipping
    "21066": [
        play(
            Choose(a(said_as(DIE.yours.of_cards(PILOTED_VEHICLE), "a piloted vehicle die you control"))).about_it(
                at_end_of_their_turn(THAT_DIE_IN_POOL, Remove(exactly(2, DIE.opposing)))
            )
        )
    ],
    # R5-D4
    "21068": [
        discarded_at(3),
        action(
            Exhaust(THIS_SUPPORT).and_(Place(1, DAMAGE, ON_IT)).to(do_one_of(Draw(1), Turn(a(DIE), side_of_value(1))))
        ),
    ],
    # Owen Lars, Moisture Farmer
    "21072": [
        power_action(
            SearchToPlayIf(CARD.called("droid", "location"), 1, spotting(CHARACTER.titled("Beru Lars").yours)),
            ShuffleDeck(),
        ),
        after(YOU_CLAIMED, may(Give(1, a(CHARACTER)))),
    ],
    # Get Around
    "21076": [play(DiscardTopCard(1, a(ANY_DECK)).then(Reroll(up_to_its_cost(DIE))))],
    # So Long, Sky Trash
    "21077": [
        play_with_dice(DIE.yours.showing(INDIRECT), DIE.yours.showing(RESOURCE)),
        play(Deal(1, a(CHARACTER)).and_(Gain(1))),
    ],
    # This Is The Way
    "21078": [play_only_if(TEAM_SHARES_EITHER), play(Remove(a(DIE.opposing)))],
    # Blue Milk
    "21083": [
        play(
            all_players(Gain(1)),
            one_of_these(PutThisUnder("place this card on the bottom of your deck"), Heal(1, a(CHARACTER))),
        )
    ],
    # Lightsaber Feint
    "21084": [AMBUSH, play(Remove(a(DIE.yours.called("jedi", "sith"))).to(Activate(a(CHARACTER.yours.blue))))],
    # Methodical
    "21085": [play(Resolve(a(DIE.yours.blue.not_showing_damage)).to(Remove(a(DIE.opposing.showing_damage))))],
    # Monastery, Mortis
    "21088": [
        power_action(
            RevealTop().then(
                may_or_else(PlaySeen(a(THAT_SEEN_CARD)), DiscardCard(a(THE_SEEN_CARD)).to(Give(1, a(CHARACTER))))
            )
        )
    ],
    # Presence
    "21089": [play(Spot(ANY_CARD.yours.called("capital-ship")).to(Remove(a(DIE))))],
    # Death Star II Wreckage, Kef Bir
    "21094": [claim(SetAside(a(SUPPORT.in_discard)).to(Gain(1)))],
    # Cheap Shot
    "21097": [AMBUSH, play(Resolve(a(DIE.yours.having(value_of(1))), as_showing(RANGED)))],
    # Sabacc
    "21098": [play(PlaySabacc())],
    # The Dune Sea, Tatooine
    "21101": [after_first(REROLL_TAKEN, may(force_who_did(DiscardAnother(a(CARD.yours.in_hand)))))],
    # Anticipation
    "21103": [
        play(SpotFirst(CHARACTER.yours.having(points_at_least(18))).to(Roll(a(lying(DIE.of_it.of_character))))),
        before_seen("this card", may(Play(HELD_IT, FOR_FREE))),
    ],
    # Charm Offensive
    "21104": [play(RemoveTokens(1, CHARMS, a(CHARACTER)).to(Remove(a(DIE.of_character))))],
    # Dank Farrik
    "21105": [play_only_if(opponent_did(REMOVED_YOUR_DICE)), renew(0), play(Reroll(every(DIE)))],
    # Harvest
    "21106": [play(Spot(ANY_CARD.yours.called("location")).to(ClaimAnyway()).then(Gain(2)))],
    # Mad About Me
    "21107": [AMBUSH, play(Spot(ANY_CARD.yours.called("musician")).to(Place(1, CHARMS, a(CHARACTER))))],
    # Solitary
    "21108": [
        play_only_if(ONE_CHARACTER),
        play(Remove(a(DIE.opposing)).then(If(YOU_HAVE_LEAST_HEALTH, may(Remove(a(DIE.not_showing_damage)))))),
    ],
    # Krayt Dragon Bones
    "21109": [
        action(
            Exhaust(THIS_SUPPORT)
            .to(RevealRandom())
            .about_it(
                ByCost(
                    (Turn(a(DIE)), "Turn a die"),
                    (DiscardTop(1, a(ANY_DECK)), "Discard the top card of a deck"),
                    (Gain(1), "Gain 1 resource"),
                    (Remove(a(DIE)), "Remove a die"),
                )
            )
        )
    ],
    # Moisture Farm
    "21110": [action(Exhaust(THIS_SUPPORT).and_(Resolve(a(DIE.yours.showing(RESOURCE)))).to(Draw(1)))],
    # Substrata
    "21113": [
        power_action(
            gathered(Reroll(a(DIE.opposing.of_character)), Reroll(a(DIE.yours.of_character)), Deal(1, a(LOWEST_ROLLER)))
        )
    ],
}
