# interpreted: a table of sentences, read once at import
"""The effects of the Awaiting Fate cards with a die. Facts (cost, sides) are in data/sets/AF.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Baylan Skoll, Seeking Higher Power
    "24001": [
        RESILIENCE,
        after(resolving_this(MELEE, RANGED), may(Turn(a(DIE.opposing.of_character)))),
        power_action(Resolve(THIS_DIE).then(ROLL_AND_RESOLVE_IT)),
    ],
    # Darth Plagueis, The Wise
    "24003": [power_action(HEAL_BY_COSTS)],
    # Marrok, Mysterious Warrior
    "24004": [
        GUARDIAN,
        power_action(
            Remove(a(DIE.yours.blue))
            .to(Play(one_or_none(DOWNGRADE.yours.in_hand), less=1))
            .about_it(If(that_card_was_a(CARD.called("curse")), GainActions(1)))
        ),
    ],
    # Shin Hati, Force Sensitive Mercenary
    "24005": [
        PILOTING,
        special(
            Give(1, a(CHARACTER)).or_(
                DealIndirect(
                    to_a_maximum(
                        3, counting(DIE.having(value_of(0)), "the number of dice in any pool showing a value of 0")
                    ),
                    AN_OPPONENT,
                )
            )
        ),
    ],
    # RP82 Fiend Fighter
    "24013": [
        after(piloted_by(CHARACTER.titled("Shin Hati")), may(Turn(a(DIE.of_character), side_of_value(0)))),
        special(Deal(instead(2, 3, there_is(DIE.showing(BLANK))), a(CHARACTER))),
    ],
    # Enoch, Captain Of The Guard
    "24016": [
        after_you_defeat(ThisGainsDice(1, "this character gains one of its character dice")),
        special(
            Gain(1).or_(
                Roll(
                    a(
                        lying_on(
                            DIE.yours,
                            "a die on a Red upgrade or support you control with a cost of 3 or less",
                            ANY_CARD.colored(RED).having(
                                any_quality(of_kind(UPGRADE_CARD), of_kind(SUPPORT_CARD)), cost_at_most(3)
                            ),
                        )
                    )
                )
            )
        ),
    ],
    # Moff Gideon, Remnant Warlord
    "24017": [
        RESILIENCE,
        after(THEIR_HAND_IS_HIT_BY_ANY, DealIndirect(1, THAT_OPPONENT)),
        power_action(Resolve(a(DIE.yours.showing_damage), increased(number_if(1, MORE_CARDS_IN_HAND)))),
    ],
    # Morgan Elsbeth, Vindictive Witch
    "24018": [
        after(SET_UP, GainColor(BLUE)),
        deck_rule("You may include Blue villain cards in your deck."),
        after(YOU_RESOLVE_ODD, Place(1, RESOURCES, THIS_CHARACTER)),
        power_action(RemoveTokens(4, RESOURCES, ON_THIS_CARD).to(RollAside("11023"))),
    ],
    # Thrawn, Strategic Mind
    "24019": [
        after(
            ACTIVATED,
            may(
                LookAtHand(a(HAND.opposing))
                .and_(PutOnTop(a(one_from_it(CARD))))
                .then(that_opponent(may(DealIndirect(2, YOURSELF).to(Draw(1)))))
            ),
        )
    ],
    # Night Troopers
    "24025": [
        after(
            defeated_you_control(CHARACTER.having(being("trooper"))),
            ThisGainsDice(1, "this support gains 1 of that character's character dice"),
        )
    ],
    # Electrostaff
    "24026": [
        AMBUSH,
        REDEPLOY,
        unmodified_if(
            this_is_on_one(
                CHARACTER.having(any_quality(titled_so("Moff Gideon"), being("guard"))),
                "this upgrade is on Moff Gideon or on a guard",
            ),
            "While",
        ),
    ],
    # Dengar, The Demolisher
    "24028": [
        after(SET_UP, If(THIS_IS_ELITE, unless_you(Spend(1), Defeat(THIS_CHARACTER_IT)))),
        after(ACTIVATED, If(ROLLED_A_BLANK, Deal(1, a(CHARACTER)))),
    ],
    # Gorian Shard, Pirate King
    "24029": [
        after(YOU_RESOLVED_A_COST, DealIndirect(1, AN_OPPONENT)),
        after(
            ACTIVATED,
            If(an_opponent_is_unready(DIE.showing_damage), may(Resolve(a(DIE.yours.having(COST)), FOR_ONE_LESS))),
        ),
    ],
    # Rayvis, Gen'dai Jedi Slayer
    "24030": [
        after(UPKEEP_BEGINS, Heal(1, THIS_CHARACTER)),
        after_first_of_phase(YOU_HURT_YOURS, may(Exhaust(a(UPGRADE_ON_THIS)).to(RollDieOnIt("upgrade")))),
    ],
    # Vane, Nikto Captain
    "24031": [PILOTING, after(ACTIVATED, may(EXCHANGE_VALUES))],
    # 4-LOM
    "24032": [has_while(ANY_CARD.titled("Zuckuss").yours, REDEPLOY, "this card")],
    # Cumulus-Class Corsair
    "24037": [
        after(ACTIVATED_SUPPORT, may(Activate(a(ANY_CARD.you_control.called("pirate", "scoundrel", "vehicle"))))),
        power_action(RollAside("24038")),
    ],
    # Pirate Snub Fighter
    "24038": [AMBUSH, power_action(Resolve(a(DIE.showing(DISRUPT)), ANYBODYS).to(Turn(a(DIE))))],
    # Zuckuss
    "24039": [
        power_action(Spot(ANY_CARD.titled("4-LOM").yours).to(Ready(THIS_SUPPORT))),
        special(Gain(1).or_(DEAL_BY_DOWNGRADES)),
    ],
    # Swindler
    "24040": [
        only(CHARACTER.yellow),
        special(
            force_one_of(Gain(1), Lose(1)).then(
                choose_opponent().and_(DealIndirect(to_a_maximum(4, DIFFERENCE_OF_RESOURCES), THEM))
            )
        ),
    ],
    # Nihil Lightsaber
    "24041": [REDEPLOY, after_first_of_phase(YOU_HURT_ATTACHED, may(Reroll(a(DIE))))],
    # HK-87 Assassin Droid
    "24042": [
        GUARDIAN,
        after(YOU_HURT_YOURS, Place(1, RESOURCES, ON_THIS_CARD)),
        special(
            Gain(1).or_(
                RemoveAnyTokens(RESOURCES, THIS_CHARACTER, "up to 4 {} from", 4).to(
                    DealIndirect(THAT_MUCH, AN_OPPONENT, UNBLOCKABLE)
                )
            )
        ),
    ],
    # A350 Blaster Rifle
    "24043": [
        REDEPLOY,
        after(played_on(CHARACTER.non_unique), may(SearchEitherForCopy(CARD.titled("A350 Blaster Rifle"), 1))),
    ],
    # Professor Huyang, Architect Droid
    "24046": [
        cannot_play_on_this(CARD.colored(BLUE).called("ability")),
        after(
            resolving_one_of(DIE.of_cards(title_has("Lightsaber")), 'a die with "Lightsaber" in its title'),
            may(Place(1, RESOURCES, THIS_CHARACTER)),
        ),
        power_action(RemoveTokens(3, RESOURCES, THIS_CHARACTER).to(MakeTitledElite("Lightsaber"))),
    ],
    # Cal Kestis, Jedi Survivor
    "24047": [
        after(SET_UP, GainColor(YELLOW)),
        deck_rule("You may include Yellow upgrades in your deck (following other deck building restrictions)."),
        special(
            Deal(1, a(CHARACTER)),
            may(Reveal(a(CARD.yours.in_hand.colored(YELLOW))).to(Deal(1, a(CHARACTER)))),
            may(Reveal(a(CARD.yours.in_hand.colored(BLUE))).to(Heal(1, a(CHARACTER)))),
        ),
    ],
    # Cere Junda, Keeper Of The Archives
    "24048": [
        GUARDIAN,
        after(SET_UP, add_to_play_area("23053")),
        special(
            Turn(a(DIE)).about_it(
                ByValue(
                    (Draw(1), "Draw a card"),
                    (Heal(1, a(CHARACTER)), "Heal 1 damage from a character"),
                    (Give(1, a(CHARACTER)), "give a character 1 shield"),
                )
            )
        ),
    ],
    # Ahsoka Tano's T-6 Jedi Shuttle
    "24053": [
        lets_pilot_titled("Ahsoka Tano", "Professor Huyang"),
        special(
            Heal(1, a(CHARACTER)).or_(
                Play(one_or_none(CARD.yours.in_hand_or_discard.having(title_has("Lightsaber"))), less=1)
            )
        ),
    ],
    # Bokken Saber
    "24054": [
        unmodified_if(
            this_is_on_one(
                CHARACTER.having(any_quality(being("apprentice"), all_at_once(NON_UNIQUE, of_colors(BLUE)))),
                "this upgrade is on an apprentice or a non-unique Blue character",
            ),
            "While",
        )
    ],
    # Luke Skywalker's Lightsaber
    "24055": [REDEPLOY, resilient_on("Luke Skywalker"), after(YOU_EXHAUST_THIS, may(Roll(THIS_LYING_DIE)))],
    # Greef Karga, High Magistrate
    "24057": [
        CHARM,
        after_first(OPPONENT_DREW_ONE, may(Resolve(a(DIE.yours), increased(1)))),
        power_action(
            RemoveTokens(1, CHARMS, a(CHARACTER)).to(
                of_controller(Draw(1), "force that character's controller to draw a card")
            )
        ),
    ],
    # Jan Dodonna, General
    "24058": [RESILIENCE, after(SET_UP, or_instead(add_to_team("01030"), add_to_team("01030", 2), THIS_IS_ELITE))],
    # Tech, Intellectual Soldier
    "24059": [
        PILOTING,
        power_action(Draw(1).then(PutUnderDeck(a(CARD.yours.in_hand)))),
        special(SearchEitherToPlay(CARD.colored(RED).called("weapon", "vehicle"), 1)),
    ],
    # A-Wing
    "24064": [AMBUSH, power_action(Spot(ANOTHER_COPY_OF_THIS).to(Roll(THIS_LYING_DIE)))],
    # Hammerhead Corvette
    "24065": [
        power_action(Discard(THIS_SUPPORT).to(either(Discard(a(SUPPORT)), Remove(up_to(2, DIE)))), Draw(1)),
    ],
    # Hunter's Knife
    "24066": [UNBLOCKABLE_DIE, after(resolving_this(), may(UseAction()))],
    # Medic
    "24067": [after(HEALED, may(Exhaust(THIS_UPGRADE).to(Heal(1, a(CHARACTER))))), special(Heal(1, a(CHARACTER)))],
    # Bo-Katan Kryze, Ruler Of Mandalore
    "24068": [
        after(resolving_this(MELEE, RANGED, INDIRECT), may(Give(1, a(CHARACTER)))),
        power_action(
            RemoveTokens(1, SHIELDS, a(NON_PLOT.you_control)).to(
                Resolve(a(DIE.yours.showing(MELEE, RANGED, INDIRECT)), increased(1))
            )
        ),
    ],
    # Paz Vizsla, Last Man Standing
    "24071": [GUARDIAN, defeated_after_round()],
    # Sabine Wren, Spectre Prodigy
    "24072": [
        team_up(1, "Ahsoka Tano"),
        after(SET_UP, GainColor(BLUE)),
        after(
            ACTIVATED,
            may(
                Reroll(a(DIE)).then(
                    If(
                        it_now_shows(DIE.showing_damage, "that die is showing damage"),
                        Deal(1, a(CHARACTER), UNBLOCKABLE),
                    )
                )
            ),
        ),
    ],
    # Kom'rk-Class Fighter
    "24078": [
        enters_with(3, SHIELDS),
        power_action(MoveTokens(1, SHIELDS, THIS_SUPPORT, a(in_play(NON_PLOT)))),
    ],
    # Partisan Pistol
    "24079": [
        enters_with(2, RESOURCES, "This upgrade"),
        after(
            resolving_this(),
            RemoveTokens(1, RESOURCES, THIS_UPGRADE),
            OnlyIf(none_here(RESOURCES, "there are no resources on it"), Discard(THIS_UPGRADE)),
        ),
    ],
    # Sabine's Lightsaber
    "24080": [
        REDEPLOY,
        after(played_on(CHARACTER.titled("Sabine Wren")), GainActions(1)),
        dice_as(DIE.of_attached.of_character.showing(RANGED), MELEE),
    ],
    # Anakin Skywalker's Spirit
    "24085": [
        as_soon_as(
            you_control(CHARACTER.titled("Anakin Skywalker"), CHARACTER.titled("Darth Vader")), Discard(THIS_SUPPORT)
        ),
        special(RollAside("08001")),
    ],
    # Bygone Lightsaber
    "24087": [REDEPLOY, special(Deal(instead(2, 3, attached_is(CHARACTER.called("jedi", "sith"))), a(CHARACTER)))],
    # Strong With The Force
    "24088": [
        only(CHARACTER.blue),
        action(
            Exhaust(THIS_UPGRADE).to(
                reroll_then(any_number(DIE.of_attached.of(UPGRADE_CARD)), may(Resolve(a(DIE.of_those), increased(1))))
            )
        ),
    ],
    # Z-6 Rotary Blaster Cannon
    "24095": [
        after(PLAYED, If(it_is_on_a(ANY_CARD.called("trooper")), may(Roll(THIS_LYING_DIE)))),
        special(Deal(2, up_to_different(2, CHARACTER))),
    ],
    # Merrin, Adaptive Nightsister
    "24097": [
        after(SET_UP, GainColor(BLUE)),
        after_first(
            played_a(CARD.having(worded(ODD_COST, "with an odd cost"))), may(Place(1, SHIELDS, a(in_play(NON_PLOT))))
        ),
        power_action(
            RemoveTokens(1, SHIELDS, a(NON_PLOT.you_control)).to(
                Turn(
                    a(said_as(DIE.of_cards(any_quality(IS_HERO, IS_VILLAIN)), "a hero or villain die")),
                    side_of_value(0),
                )
            )
        ),
    ],
    # Salvaged Legacy
    "24103": [REDEPLOY, special(reading(a(DIE), DealIndirect(die_value("the value showing on a die"), AN_OPPONENT)))],
    # GNK Droid
    "24111": [after(resolving_this(), may(Turn(a(DIE), FIRST_SIDE)))],
    # Amban Sniper Rifle
    "24112": [
        REDEPLOY,
        after(THIS_IS_EXHAUSTED, may(either(Draw(1), make_opponent(DiscardOwnRandom())))),
        special(Deal(1, a(CHARACTER), UNBLOCKABLE), may(Exhaust(THIS_UPGRADE).to(RerollInstead(RESOLVING_DIE)))),
    ],
    # Cycler Rifle
    "24113": [RESOLVED_WHILE_EXHAUSTED, power_action(Remove(a(DIE.yours)).to(Exhaust(THIS_UPGRADE)))],
}
