# interpreted: a table of sentences, read once at import
"""The effects of the Seeking Answers cards. Facts (cost, sides) are in data/sets/SA.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Cultist Of The Sith Eternal
    "21001": [
        include_only_if("you have a Sith on your team"),
        before(THIS_DEFEATED, DealIndirect(2, AN_OPPONENT)),
        power_action(MoveUpTo(2, a(CHARACTER.called("sith").damaged), THIS_CHARACTER)),
    ],
    # Emperor's Royal Guard
    "21002": [
        after_first(DEALT_INDIRECT, may(DiscardCard(a(CARD.yours.in_hand)).to(Remove(a(DIE.not_showing_damage)))))
    ],
    # Apology Accepted
    "21007": [
        play(
            Defeat(a(CHARACTER.yours.unique.red.having(being("leader")))).to(Ready(a(CHARACTER.having(being("sith")))))
        )
    ],
    # Desecration
    "21008": [play(Spot(CHARACTER.yours.blue).to(DEAL_HALF_OF_ITS_DIE).then(Turn(THAT_DIE, BLANK)))],
    # Sith Dagger
    "21013": [
        REDEPLOY,
        STAYS_BUT_FOR_UNIQUENESS,
        before(OPPONENT_DEFEATS_ATTACHED, they_may_move_this(CHARACTER.having(IS_HERO))),
    ],
    # Thrawn, Military Strategist
    "21017": [
        after(SET_UP, ChooseColor()),
        after(CHOSEN_COLOR_LEAVES_HAND, Place(1, RESOURCES, THIS_CHARACTER)),
        action(RemoveTokens(2, RESOURCES, ON_THIS_CARD).to(Turn(a(DIE.opposing.having(OF_CHOSEN_COLOR))))),
    ],
    # Espionage
    "21018": [play(LookAtHand(a(HAND.opposing)), may(Remove(a(DIE.having(COST_IN_THEIR_HAND)))))],
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
    # 125-Z Treadspeeder Bike
    "21027": [
        after(ACTIVATED_SUPPORT, may(Activate(a(ANY_CARD.called("trooper"))))),
        value_while(die_in_your_pool(DIE.called("trooper").of_character), 1),
    ],
    # Architect Of War
    "21028": [
        only(CHARACTER.having(being("leader"))),
        special(DiscardTop(2, a(DECK.opposing))),
        special(Deal(3, a(CHARACTER))),
    ],
    # Cornelius Evazan, Mutilator Of Milvayne
    "21030": [
        after(THIS_DEFEATED, each_opponent_may(Gain(2).and_(Draw(2)))),
        power_action(Remove(a(DIE.yours)).to(Remove(a(DIE.opposing)))),
    ],
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
    # Nikto Sand Riders
    "21039": [after(ACTIVATED_SUPPORT, may(unless_opponent_gives(1, Exhaust(a(SUPPORT.opposing)))))],
    # Remnant Stormtrooper Cell
    "21040": [
        after(ACTIVATED_SUPPORT, may(Place(1, RESOURCES, ON_IT))),
        power_action(RemoveTokens(2, RESOURCES, THIS_SUPPORT).to(Ready(THIS_IT))),
    ],
    # 8D8
    "21041": [
        action(SetAside(THIS_SUPPORT).to(Play(one_or_none(CARD.yours.in_discard.called("droid", "equipment")), 1)))
    ],
    # Ben Solo, Free Of Torment
    "21043": [
        GUARDIAN,
        action(Defeat(THIS_CHARACTER).to(Heal(instead(3, 5, target_is("Rey")), a(CHARACTER.yours)))),
    ],
    # Beru Lars, Luke's Guardian
    "21044": [
        after(ACTIVATED, may(Play(one_or_none(CARD.yours.in_hand.colored(BLUE)), less=1))),
        after(YOU_CLAIMED, may(Draw(1)), Spot(ANY_CARD.yours.titled("Owen Lars")).to(Heal(1, a(CHARACTER)))),
    ],
    # Rey, Jedi In Waiting
    "21045A": [
        power_action(
            choose_one(
                Remove(exactly(3, DIE.yours.of_support.called("jedi"))).and_(Spend(2)).to(Flip("this character")),
                Roll(a(lying(DIE.yours.called("jedi")))),
            )
        )
    ],
    # Rey, All The Jedi
    "21045B": [
        after(
            ACTIVATED,
            RollAside("01035"),
            If(is_elite_as_said("this character is elite"), RollAside("15039")),
        ),
        power_action(Remove(a(DIE.of_this_character.of_character)).to(Heal(THE_VALUE, THIS_CHARACTER))),
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
    # Jedi Temple Guards
    "21053": [
        after(PLAYED_SUPPORT, Spot(CHARACTER.having(being("jedi", "apprentice")).yours).to(MakeElite("this support"))),
        power_action(Reroll(a(DIE))),
    ],
    # Luke Skywalker's Spirit
    "21054": [
        discard_beside("Luke Skywalker", SUPPORT_CARD),
        power_action(Resolve(a(DIE.yours.blue.showing(SHIELD)), as_showing(MELEE, " as if it were melee damage"))),
    ],
    # Legacy Lightsaber
    "21055": [
        gains_while(this_is_on(CHARACTER.called("jedi")), REDEPLOY),
        before(resolving_this(MELEE, RANGED, INDIRECT), may(keeping(RemoveShieldFrom(a(CHARACTER))).to(RaiseValue(1)))),
    ],
    # Qui-Gon Jinn's Teachings
    "21056": [
        only(CHARACTER.blue),
        before(ATTACHED_GAINS_SHIELDS, may(RemoveShieldFrom(ATTACHED).to(DealIndirect(1, AN_OPPONENT)))),
    ],
    # Finn, Risk Taker
    "21057": [after(RESOLVED_REROLL, Deal(1, a(CHARACTER)))],
    # Jannah, Defected Stormtrooper
    "21058": [
        after(
            SET_UP,
            may(
                PlayOn(
                    one_or_none(UPGRADE.yours.aside.colored(RED).having(IS_VILLAIN).called("weapon")), THIS_CHARACTER, 1
                )
            ),
        )
    ],
    # Leia Organa, The Princess
    "21060": [
        CHARM,
        power_action(
            RemoveTokens(2, CHARMS, a(CHARACTER))
            .to(RevealTopCards(1, CONTROLLERS_DECK))
            .about_it(
                play_or_else(
                    Play(a(THAT_SEEN_CARD), FOR_FREE),
                    DiscardCard(a(THE_SEEN_CARD)).to(DiscardTop(THAT_CARDS_COST, THAT_PLAYERS_DECK)),
                )
            )
        ),
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
    # Tantive IV
    "21069": [after(ACTIVATED_SUPPORT, may(Activate(a(ANY_CARD.you_control.colored(RED).called("vehicle")))))],
    # Cobb Vanth, The Marshal
    "21071": [GUARDIAN, after(ACTIVATED, may(Resolve(a(DIE.its.showing(RANGED)))))],
    # Owen Lars, Moisture Farmer
    "21072": [
        power_action(
            SearchToPlayIf(CARD.called("droid", "location"), 1, spotting(CHARACTER.titled("Beru Lars").yours)),
            ShuffleDeck(),
        ),
        after(YOU_CLAIMED, may(Give(1, a(CHARACTER)))),
    ],
    # Sabine Wren, Mandalorian Warrior
    "21073": [
        power_action(
            ResolveUpTo(2, DIE.yours.showing(DISRUPT), as_showing(INDIRECT, " as if they were showing indirect damage"))
        ),
        special(Deal(1, each(CHARACTER.opposing)), RerollInstead(RESOLVING_DIE)),
    ],
    # The Armorer, Wise Leader
    "21074": [
        special(
            Give(1, THIS_CHARACTER)
            .and_(Turn(a(DIE.called("weapon"))))
            .then(If(it_was_die(DIE.yours.called("weapon")), may(Resolve(IT)))),
            If(it_was_die(DIE.opposing.called("weapon")), Deal(1, a(CHARACTER))),
        )
    ],
    # This Is The Way
    "21078": [play_only_if(TEAM_SHARES_EITHER), play(Remove(a(DIE.opposing)))],
    # Din Djarin's N-1 Starfighter
    "21079": [lets_pilot_titled("Din Djarin"), special(ExtraAction(2)), special(ResolveAnotherSide())],
    # Partisan U-Wing
    "21080": [power_action(Roll(a(lying_on(DIE.called("partisan").yours, "a partisan die on a card you control"))))],
    # Sabine's Westar
    "21081": [after(played_on(CHARACTER.titled("Sabine Wren")), may(Spend(1).to(MakeElite("this upgrade"))))],
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
    # Force Assistance
    "21087": [
        only(CHARACTER.blue),
        after(ROLLED_THIS, may(Turn(a(DIE), LIKE_THIS_DIE))),
        action(Exhaust(THIS_UPGRADE).to(Roll(THIS_LYING_DIE))),
        special(Give(1, a(CHARACTER))),
    ],
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
    # Special Operative
    "21092": [power_action(RemoveNoted(this_die()).to(Remove(a(DIE.opposing.having(SAME_SYMBOL_AND_VALUE)))))],
    # Standard Issue Blaster
    "21093": [REDEPLOY, after_played_or_moved(may(Roll(THIS_LYING_DIE)))],
    # Boba Fett, Daimyo Of Tatooine
    "21095": [
        deck_rule("You may include up to 4 Yellow villain cards and up to 4 Yellow hero cards in your deck."),
        after(played_a(CARD.colored(YELLOW)), Place(1, RESOURCES, THIS_CHARACTER)),
        power_action(
            RemoveTokens(2, RESOURCES, THIS_CHARACTER).to(
                Roll(a(lying_on(DIE.of_this_character.of_character, "one of his character dice")))
            )
        ),
    ],
    # Garsa Fwip, Respected Twi'lek
    "21096": [
        CHARM,
        power_action(RemoveTokens(1, CHARMS, a(CHARACTER)).to(Turn(a(DIE.of_character.of_that_character)))),
    ],
    # Cheap Shot
    "21097": [AMBUSH, play(Resolve(a(DIE.yours.having(value_of(1))), as_showing(RANGED)))],
    # Tusken Camp
    "21099": [
        play_only_if(spotting(CHARACTER.yellow.yours)),
        after(ACTIVATED_SUPPORT, RollAside("01022", 2).then(may(Remove(ALL_THOSE_DICE).to(Gain(1))))),
    ],
    # Gaderffii
    "21100": [gains_while(this_is_on(CHARACTER.yellow), REDEPLOY), special(Remove(a(DIE.opposing)))],
    # The Dune Sea, Tatooine
    "21101": [after_first(REROLL_TAKEN, may(force_who_did(DiscardAnother(a(CARD.yours.in_hand)))))],
    # Figrin D'an, Bith For Hire
    "21102": [
        CHARM,
        power_action(RemoveTokens(2, CHARMS, a(CHARACTER)).to(Resolve(a(DIE.of_character.of_that_character), STAYS))),
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
    # Moisture Farm
    "21110": [action(Exhaust(THIS_SUPPORT).and_(Resolve(a(DIE.yours.showing(RESOURCE)))).to(Draw(1)))],
    # The Modal Nodes
    "21111": [CHARM, power_action(Spot(CHARACTER.titled("Figrin D'an").yours).to(Turn(a(DIE.yours), RESOURCE)))],
    # IB-94 Blaster Pistol
    "21112": [AMBUSH, action(Exhaust(THIS_UPGRADE).to(Give(1, ATTACHED)))],
    # Substrata
    "21113": [
        power_action(
            gathered(Reroll(a(DIE.opposing.of_character)), Reroll(a(DIE.yours.of_character)), Deal(1, a(LOWEST_ROLLER)))
        )
    ],
}
