# interpreted: a table of sentences, read once at import
"""The effects of the Seeking Answers cards with a die. Facts (cost, sides) are in data/sets/SA.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Emperor's Royal Guard
    "21002": [
        after_first(DEALT_INDIRECT, may(DiscardCard(a(CARD.yours.in_hand)).to(Remove(a(DIE.not_showing_damage)))))
    ],
    # Mother Talzin, Witch Of Dathomir
    "21003": [
        after(
            ACTIVATED,
            Heal(
                for_each(
                    DIE.its.of_character.having(ODD_VALUE),
                    "of its character dice showing a value that is an odd number",
                ),
                THIS_CHARACTER,
            ),
        ),
        power_action(Resolve(a(DIE.yours.of_character.having(ODD_VALUE)), REROLLING)),
    ],
    # Ochi Of Bestoon, Sith Order Assassin
    "21004": [
        PILOTING,
        cannot_play_on_this(CARD.colored(BLUE).called("ability")),
        after(SET_UP, choose_to_keep(CHARACTER.opposing)),
        after(resolving_this(MELEE, RANGED), Deal(1, THE_CHOSEN)),
    ],
    # Ichor Sword
    "21012": [
        gains_while(this_is_on(CHARACTER.called("witch")), REDEPLOY),
        after(
            PLAYED,
            may(
                DiscardCard(
                    a(
                        in_these_words(
                            CARD.yours.in_hand.having(ODD_COST), "a card from your hand that costs an odd number"
                        )
                    )
                ).to(Roll(THIS_LYING_DIE))
            ),
        ),
    ],
    # Sith Dagger
    "21013": [
        REDEPLOY,
        STAYS_BUT_FOR_UNIQUENESS,
        before(OPPONENT_DEFEATS_ATTACHED, they_may_move_this(CHARACTER.having(IS_HERO))),
    ],
    # Lorth Needa, Incredulous Captain
    "21014": [after(ACTIVATED, ResolveAllOwn()), power_action(SearchEither(CARD.called("capital-ship")))],
    # Rukh, Noghri Assassin
    "21015": [
        GUARDIAN,
        after_either(
            "you turn or remove an opponent's die",
            (turned(DIE.opposing), removed(DIE.opposing)),
            may(Resolve(a(DIE.of_this_character.of_character.showing_damage), increased(1))),
        ),
    ],
    # Soontir Fel, Baron Of The Empire
    "21016": [
        PILOTING,
        after(
            BEGINS_PILOTING,
            chosen_and(
                Choose(a(DICE_OF_THAT_VEHICLE)),
                either(Give(THAT_DIES_VALUE, a(CHARACTER)), RemoveShieldsBy(THAT_DIES_VALUE, a(CHARACTER))),
            ),
        ),
    ],
    # Thrawn, Military Strategist
    "21017": [
        after(SET_UP, ChooseColor()),
        after(CHOSEN_COLOR_LEAVES_HAND, Place(1, RESOURCES, THIS_CHARACTER)),
        action(RemoveTokens(2, RESOURCES, ON_THIS_CARD).to(Turn(a(DIE.opposing.having(OF_CHOSEN_COLOR))))),
    ],
    # Scout Trooper
    "21025": [
        after(ACTIVATED_SUPPORT, may(in_sentences(LookAtTop(2, a(DECK.opposing)), DiscardOneAddOther()))),
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
    # Black Krrsantan, Ferocious Gladiator
    "21029": [
        after_resolved_against_this(Deal(1, MATCHING_CHARACTER)),
        power_action(
            watching(
                Roll(a(lying(DIE.of_this_character.of_character)))
                .and_(Resolve(IT))
                .about_it(If(A_CHARACTER_WAS_DEFEATED, Ready(THIS_CHARACTER)))
            )
        ),
    ],
    # Cornelius Evazan, Mutilator Of Milvayne
    "21030": [
        after(THIS_DEFEATED, each_opponent_may(Gain(2).and_(Draw(2)))),
        power_action(Remove(a(DIE.yours)).to(Remove(a(DIE.opposing)))),
    ],
    # Ponda Baba, Aqualish  Thug
    "21031": [
        after(DEFEATED_BY_OPPONENT, DiscardHand()),
        power_action(
            Reroll(every(DIE.of_this_character.of_character)).then(
                may(
                    Remove(a(DIE.of_this_character.of_character))
                    .and_(SpendBeside(1))
                    .to(Discard(a(costing_at_most(ITS_VALUE, CARD.called("weapon", "equipment")))))
                )
            )
        ),
    ],
    # Sy Snootles, Unpredictable Pa'lowick
    "21032": [
        CHARM,
        power_action(
            RemoveTokens(2, CHARMS, a(CHARACTER.exhausted)).to(Roll(a(lying(DIE.of_that_character.of_character))))
        ),
    ],
    # Nikto Sand Riders
    "21039": [after(ACTIVATED_SUPPORT, may(unless_opponent_gives(1, Exhaust(a(SUPPORT.opposing)))))],
    # Remnant Stormtrooper Cell
    "21040": [
        after(ACTIVATED_SUPPORT, may(Place(1, RESOURCES, ON_IT))),
        power_action(RemoveTokens(2, RESOURCES, THIS_SUPPORT).to(Ready(THIS_IT))),
    ],
    # Vibroknuckle Duster
    "21042": [AMBUSH, after(THIS_DIE_HURT_THEIRS, THAT_OPPONENT_CANNOT_RESOLVE)],
    # Ben Solo, Free Of Torment
    "21043": [
        GUARDIAN,
        action(Defeat(THIS_CHARACTER).to(Heal(instead(3, 5, target_is("Rey")), a(CHARACTER.yours)))),
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
    # Yoda, Patient Jedi Master
    "21046": [
        power_action(
            PlayAndSetAside(
                one_or_none(CARD.yours.in_discard.colored(BLUE)),
                "",
                "Then, if that card is an event, set that card aside",
            )
        ),
        special(
            MoveDamage(
                instead(1, 2, YOU_PLAYED_FROM_DISCARD),
                a(CARD_ON_THE_TABLE.damaged),
                a(CARD_ON_THE_TABLE.another),
                reminds=False,
            )
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
        before(
            resolving_this(MELEE, RANGED, INDIRECT),
            may(keeping(RemoveTokens(1, SHIELDS, a(CARD_ON_THE_TABLE))).to(RaiseValue(1))),
        ),
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
    # Kallus, Fulcrum
    "21059": [
        after(YOU_REVEALED_THEIRS, DealIndirect(1, AN_OPPONENT)),
        power_action(
            RevealHand(a(HAND.yours)).to(RevealHand(a(HAND.opposing))),
            may(if_able(Play(a(THEIR_EVENT)))),
            that_opponent(may(if_able(Play(a(YOUR_EVENT))))),
        ),
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
    # Tantive IV
    "21069": [after(ACTIVATED_SUPPORT, may(Activate(a(ANY_CARD.you_control.colored(RED).called("vehicle")))))],
    # Finn's Glie-44 Blaster Pistol
    "21070": [
        REDEPLOY,
        power_action(
            Turn(THIS_DIE, REROLL_SYMBOL)
            .and_(Resolve(IT))
            .then(
                may(
                    SpotEither(Spot(CHARACTER.yours.red, 2), Spot(CHARACTER.yours.titled("Finn"))).to(
                        RollBack(THIS_LYING_DIE)
                    )
                )
            )
        ),
    ],
    # Cobb Vanth, The Marshal
    "21071": [GUARDIAN, after(ACTIVATED, may(Resolve(a(DIE.its.showing(RANGED)))))],
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
    # Din Djarin's N-1 Starfighter
    "21079": [lets_pilot_titled("Din Djarin"), special(ExtraAction(2)), special(ResolveAnotherSide())],
    # Partisan U-Wing
    "21080": [power_action(Roll(a(lying_on(DIE.called("partisan").yours, "a partisan die on a card you control"))))],
    # Sabine's Westar
    "21081": [after(played_on(CHARACTER.titled("Sabine Wren")), may(Spend(1).to(MakeElite("this upgrade"))))],
    # Bestoon Legacy
    "21086": [
        ENTERS_EXHAUSTED,
        STAYS_EXHAUSTED,
        power_action(
            Spend(1)
            .to(Ready(THIS_SUPPORT))
            .or_(
                DiscardCard(a(CARD.yours.in_hand))
                .and_(Spot(CHARACTER.titled("Ochi Of Bestoon").yours))
                .to(Ready(THIS_SUPPORT))
            )
        ),
    ],
    # Force Assistance
    "21087": [
        only(CHARACTER.blue),
        after(ROLLED_THIS, may(Turn(a(DIE), LIKE_THIS_DIE))),
        action(Exhaust(THIS_UPGRADE).to(Roll(THIS_LYING_DIE))),
        special(Give(1, a(CHARACTER))),
    ],
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
    # Tusken Camp
    "21099": [
        play_only_if(spotting(CHARACTER.yellow.yours)),
        after(ACTIVATED_SUPPORT, RollAside("01022", 2).then(may(Remove(ALL_THOSE_DICE).to(Gain(1))))),
    ],
    # Gaderffii
    "21100": [gains_while(this_is_on(CHARACTER.yellow), REDEPLOY), special(Remove(a(DIE.opposing)))],
    # Figrin D'an, Bith For Hire
    "21102": [
        CHARM,
        power_action(
            RemoveTokens(2, CHARMS, a(CHARACTER)).to(
                Resolve(a(DIE.of_character.of_that_character), STAYS_THERE, ANYBODYS)
            )
        ),
    ],
    # The Modal Nodes
    "21111": [CHARM, power_action(Spot(CHARACTER.titled("Figrin D'an").yours).to(Turn(a(DIE.yours), RESOURCE)))],
    # IB-94 Blaster Pistol
    "21112": [AMBUSH, action(Exhaust(THIS_UPGRADE).to(Give(1, ATTACHED)))],
}
