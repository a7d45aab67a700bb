# interpreted: a table of sentences, read once at import
"""The effects of the Awaiting Fate cards. Facts (cost, sides) are in data/sets/AF.json."""

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
    # Your Thoughts Betray You
    "24009": [
        play(
            Spot(CHARACTER.yours.blue).to(
                name_color(DiscardRandomOne(a(HAND)).about_it(If(MATCHES_CHOSEN_COLOR, Deal(2, a(CHARACTER)))))
            )
        )
    ],
    # Enoch, Captain Of The Guard
    "24016": [
        after_you_defeat(ThisGainsDice(1, "this character gains one of its character dice")),
        special(
            Gain(1).or_(
                Roll(
                    a(
                        lying_on(
                            DIE.yours.red.of(UPGRADE_CARD, SUPPORT_CARD).of_cards(cost_at_most(3)),
                            "a die on a Red upgrade or support you control with a cost of 3 or less",
                        )
                    )
                )
            )
        ),
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
    # Long Live The Empire
    "24021": [
        play(
            one_of_these(
                DiscardCard(a(CARD.yours.in_hand.kind(EVENT_CARD))).to(Remove(a(DIE.not_showing_damage))),
                DiscardCard(a(CARD.yours.in_hand.having(NON_EVENT))).to(Remove(a(DIE.showing_damage))),
            )
        )
    ],
    # Oppress Freedom
    "24023": [
        play(
            Remove(a(DIE.having(at_most(2)))).then(
                may(
                    GiveControl()
                    .to(DiscardOneOfTheirs())
                    .about_it(If(that_card_was_a(CARD.kind(EVENT_CARD)), Deal(1, a(CHARACTER))))
                )
            )
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
    # Imperial Control
    "24027": [
        after(ANY_HAND_IS_HIT, may(Exhaust(THIS_UPGRADE).to(Resolve(a(DIE.yours.showing_damage), increased(1)))))
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
    # Vane, Nikto Captain
    "24031": [PILOTING, after(ACTIVATED, may(EXCHANGE_VALUES))],
    # No Escape
    "24033": [
        after(
            ATTACHED_IS_ACTIVATED,
            may(Exhaust(THIS_DOWNGRADE).to(Resolve(a(DIE.yours.called("bounty-hunter"))))),
        ),
        after(
            ATTACHED_DEFEATED,
            may(Roll(a(lying_on(DIE.yours.called("bounty-hunter"), "a die on a bounty hunter you control")))),
        ),
    ],
    # Detonation
    "24034": [play(ResolveUpTo(2, DIE.yours, as_showing(INDIRECT, " as if they were showing indirect damage")))],
    # Thrifty
    "24036": [play(Resolve(a(DIE.yours.having(COST))).to(Remove(a(DIE))))],
    # Pirate Snub Fighter
    "24038": [AMBUSH, power_action(Resolve(a(DIE.showing(DISRUPT)), ANYBODYS).to(Turn(a(DIE))))],
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
    # Clarity Of Purpose
    "24050": [AMBUSH, play(Turn(up_to(2, DIE.yours), SHIELD))],
    # Shielding Stance
    "24051": [
        play(
            Activate(a(CHARACTER.you_control.blue))
            .to(RemoveBeside(a(DIE)))
            .then(If(THE_REMOVED_SHOWED_DAMAGE, Give(1, THAT_CHARACTER)))
        )
    ],
    # Luke Skywalker's Lightsaber
    "24055": [REDEPLOY, resilient_on("Luke Skywalker"), after(YOU_EXHAUST_THIS, may(Roll(THIS_LYING_DIE)))],
    # Bacta Spray
    "24061": [play(Heal(1, a(CHARACTER)).then(If(TEAM_SHARES_EITHER, Heal(1, a(CHARACTER.other)))))],
    # A-Wing
    "24064": [AMBUSH, power_action(Spot(ANOTHER_COPY_OF_THIS).to(Roll(THIS_LYING_DIE)))],
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
    # Battle Confidence
    "24073": [
        AMBUSH,
        play(choose_type(Give(CARDS_OF_CHOSEN_TYPE, a(CHARACTER)), SUPPORT_CARD, UPGRADE_CARD)),
    ],
    # Digging For Answers
    "24074": [
        play(
            RevealTopCards(3, a(DECK.yours)).then(PutBackOnYours()),
            may(DiscardCard(a(CARD.yours.in_hand)).to(Draw(1))),
        )
    ],
    # Honor And Loyalty
    "24075": [
        play_only_if(TEAM_SHARES_COLOR),
        play(Remove(a(DIE)).then(may(Turn(a(DIE)))), If(THE_TURNED_WAS_YOURS, may(Resolve(IT)))),
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
    # Noti Villager
    "24082": [after(rerolled(DIE.of_character), may(Exhaust(THIS_SUPPORT).to(Turn(IT, side_of_most(2)))))],
    # Agility
    "24083": [AMBUSH, play(Turn(a(DIE.yours), BLANK).to(Turn(a(DIE.opposing))))],
    # Anakin Skywalker's Spirit
    "24085": [
        as_soon_as(
            you_control(CHARACTER.titled("Anakin Skywalker"), CHARACTER.titled("Darth Vader")), Discard(THIS_SUPPORT)
        ),
        special(RollAside("08001")),
    ],
    # Unconventional Form
    "24086": [
        enters_with(2, SHIELDS),
        after(
            rolls(DIE.yours.showing(MELEE), "one of your dice rolls a side showing melee damage"),
            may(RemoveTokens(1, SHIELDS, THIS_SUPPORT).and_(Exhaust(THIS_IT)).to(Turn(a(DIE.yours.another), RANGED))),
        ),
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
    # Senate Guard
    "24090": [
        GUARDIAN,
        after(THIS_DEFEATED, Give(2, a(CHARACTER))),
        after(ACTIVATED, If(THIS_IS_ELITE, RollAside("05074"))),
    ],
    # Collateral Damage
    "24091": [play(DealIndirect(1, YOURSELF).to(Resolve(a(DIE.yours.red), increased(1))))],
    # Last Resort
    "24092": [
        play(
            either_price(
                Defeat(a(CHARACTER.you_control)), Discard(a(CARD.you_control.kind(UPGRADE_CARD, SUPPORT_CARD)))
            ).to(Remove(a(DIE)).and_(Heal(1, a(CHARACTER))))
        )
    ],
    # Stand Down!
    "24093": [CHEAPER_FOR_DAMAGE_SYMBOLS, play(Remove(a(DIE)))],
    # Tides Of Battle
    "24094": [AMBUSH, play(IfElse(YOU_CONTROL_THE_BATTLEFIELD, Deal(1, a(CHARACTER)), Give(1, a(CHARACTER))))],
    # Z-6 Rotary Blaster Cannon
    "24095": [
        after(PLAYED, If(it_is_on(CHARACTER.called("trooper")), may(Roll(THIS_LYING_DIE)))),
        special(Deal(2, up_to_different(2, CHARACTER))),
    ],
    # Remnant Headquarters, Mandalore
    "24096": [
        claim(
            Remove(a(DIE.yours)).to(
                choose_opponent().then(
                    in_sentences(DISCARD_RANDOM_OF_PLAYER, If(THAT_HAND_IS_EMPTY, Deal(1, a(CHARACTER))))
                )
            )
        )
    ],
    # Outmaneuver
    "24100": [AMBUSH, play(Resolve(a(DIE.yours.of_character.showing_damage)).to(Remove(a(DIE))))],
    # Smuggler's Run
    "24102": [AMBUSH, play(Resolve(a(DIE.yours.called("scoundrel", "vehicle", "pilot").showing(RESOURCE)), REROLLING))],
    # Boba Fett's Bacta Chamber, Tatooine
    "24104": [
        power_action(RemoveNoted(a(DIE.yours.of_character)).to(Heal(instead(1, 2, IT_SHOWED_DAMAGE), ITS_CHARACTER)))
    ],
    # Neutralize
    "24106": [AMBUSH, play(Exhaust(a(UPGRADE.you_control)).to(Remove(a(DIE))))],
    # Plan B
    "24107": [play(Spot(PLOT.yours).to(Remove(a(DIE))))],
    # "What Do You Sacrifice?"
    "24109": [
        play(
            RemoveTokens(1, RESOURCES, a(in_play(NON_PLOT))).to(
                either(Gain(1), Place(1, RESOURCES, a(in_play(NON_PLOT.different))))
            )
        )
    ],
    # GNK Droid
    "24111": [after(resolving_this(), may(Turn(a(DIE), FIRST_SIDE)))],
    # Amban Sniper Rifle
    "24112": [
        REDEPLOY,
        after(THIS_IS_EXHAUSTED, may(either(Draw(1), make_opponent(DiscardOwnRandom())))),
        special(Deal(1, a(CHARACTER), UNBLOCKABLE), may(Exhaust(THIS_UPGRADE).to(RerollInstead(RESOLVING_DIE)))),
    ],
}
