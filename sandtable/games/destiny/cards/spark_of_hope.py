# interpreted: a table of sentences, read once at import
"""The effects of the Spark of Hope cards. Facts (cost, sides) are in data/sets/SoH.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Chancellor's Edict
    "11006": [
        after(THIS_DOWNGRADE_PLAYED, RemoveShields(ATTACHED)),
        after(ATTACHED_DEFEATED, may(Give(2, a(CHARACTER)))),
    ],
    # Hex
    "11007": [action(Exhaust(THIS_DOWNGRADE).to(Remove(a(DIE.of_attached.of_character.showing(BLANK)))))],
    # Sinister Ruse
    "11012": [play(RevealRandom().and_(DealIndirect(THE_COST_SHOWN, THEM)))],
    # Weave the Ichor
    "11014": [play(SpotUpTo(3, CHARACTER.yours.having(being("witch"))).to(Heal(THAT_MUCH, a(CHARACTER))))],
    # Ancient Magicks
    "11017": [only(CHARACTER.blue), special(DealIndirect(1, AN_OPPONENT), may(Ready(a(ANY_CARD.called("curse")))))],
    # Recovered Sith Lightsaber
    "11018": [
        after(
            PLAYED,
            may(
                or_instead(
                    RemoveTokens(1, SHIELDS, a(CHARACTER)),
                    RemoveTokens(2, SHIELDS, a(CHARACTER)),
                    this_is_on(CHARACTER.called("sith")),
                )
            ),
        )
    ],
    # Conan Motti, Overconfident Officer
    "11020": [after(resolving_this(DISCARD), may(DiscardCard(a(CARD.yours.in_hand)).to(Remove(a(DIE)))))],
    # Gideon Hask, Inferno Squad Commando
    "11021": [
        power_action(
            If(
                YOU_CONTROL_THE_BATTLEFIELD,
                Roll(a(lying_on(DIE.called("trooper").yours, "a trooper die on a card you control"))),
            )
        )
    ],
    # Thrawn, Grand Admiral
    "11023": [
        after(ACTIVATED, may(LookAtTop(4, a(A_DECK)))),
        power_action(RevealTopCards(4, a(DECK.opposing)), may(PlaySpottingTheirs(a(A_REVEALED_EVENT), 0, " and spot"))),
    ],
    # Priority Target
    "11024": [after(ATTACHED_DEFEATED, may(TakeControl().and_(UseItsAbility())))],
    # Counterintelligence
    "11025": [
        play(
            Spot(ANY_CARD.yours.called("leader")).to(
                LookAtHand(a(HAND.opposing)).and_(PutOnTop(a(one_from_it(CARD.kind(EVENT_CARD)))))
            )
        )
    ],
    # Crushing Advantage
    "11026": [play(REMOVE_WHERE_YOU_HAVE_MORE)],
    # Execute Order 66
    "11027": [play(RemoveWithDamage(every(DIE.called("jedi"))))],
    # Rally the Troops
    "11028": [
        play(
            name_character_subtype(
                either(
                    Reroll(any_number(DIE.having(HAVING_THAT_SUBTYPE))),
                    ResolveSeveral(2, DIE.yours.having(HAVING_THAT_SUBTYPE)),
                )
            )
        )
    ],
    # To Victory
    "11029": [play(Gain(number_of(CHARACTER.opposing.defeated)))],
    # Hostile Territory
    "11032": [after(UPKEEP_BEGINS, DealIndirect(2, WITHOUT_BATTLEFIELD))],
    # Mastermind
    "11036": [special(name_to_strip())],
    # TL-50 Heavy Repeater
    "11037": [
        power_action(If(this_is_on(CHARACTER.called("trooper")), Turn(THIS_DIE))),
        special(DealIndirect(1, AN_OPPONENT), RerollInstead(RESOLVING_DIE)),
    ],
    # 4-LOM, Calculating Criminal
    "11038": [after(BOUNTY_DISCARDED, may(AddToHand(IT_FROM_DISCARD)))],
    # Jango Fett, Armed To The Teeth
    "11040": [
        uncounted_here(CARD.called("equipment")),
        after_first(played_on_this(CARD.called("equipment")), may(Gain(1))),
    ],
    # Desperate Measures
    "11043": [
        play(
            Spot(CHARACTER.yours.yellow)
            .to(DiscardCosting(a(SUPPORT)))
            .then(DealIndirect(THE_COST_OF_THAT_SUPPORT, YOURSELF))
        )
    ],
    # Predatory Banker
    "11050": [
        action(UsedOnlyIf(YOU_DO_NOT_CONTROL_IT, Exhaust(THIS_SUPPORT).to(TakeFromRich(1, 3)))),
    ],
    # Armor Plating
    "11052": [before(ATTACHED_TAKES, may(DiscardThis(THIS_UPGRADE).to(BlockDamage(2))))],
    # Pulse Cannon
    "11054": [
        power_action(
            Resolve(this_die())
            .then(if_able(RollAnew(THIS_LYING_DIE).and_(Resolve(IT))))
            .then(if_able(RollAgain(THIS_LYING_DIE).and_(Resolve(IT))))
        )
    ],
    # R2-D2, Loyal Companion
    "11056": [
        cannot_play_on_this(CARD.colored(BLUE).called("ability")),
        after(
            ACTIVATED,
            may(
                or_instead(
                    Turn(a(DIE.yours), FIRST_SIDE), Turn(a(DIE.yours)), spotting(CHARACTER.yours.titled("C-3PO"))
                )
            ),
        ),
    ],
    # Yoda, Mystical Mentor
    "11058": [this_has_more(WHILE_SHIELD_LIMIT, 3), shields_block_for(CHARACTER.having(being("apprentice")))],
    # Youngling
    "11059": [
        include_only_if("you have a Jedi on your team"),
        power_action(PlayOn(a(UPGRADE.yours.in_hand.colored(BLUE)), THIS_CHARACTER, 1)),
    ],
    # Destiny Fulfilled
    "11061": [play(Defeat(a(CHARACTER.yours)).to(Give(3, distributed(CHARACTER.yours))))],
    # Exchange Of Information
    "11062": [
        play(RevealHand(a(HAND.yours)).and_(Gain(1)), each_opponent_may(RevealHand(a(HAND.yours)).and_(Gain(1))))
    ],
    # Jedi Mind Trick
    "11065": [play(Spot(ANY_CARD.yours.called("jedi")).to(SplitAnyPool()))],
    # Yoda's Protection
    "11067": [play(Give(1, each(CHARACTER.yours.blue)))],
    # Qui-Gon Jinn's Spirit
    "11070": [
        discard_beside("Qui-Gon Jinn", SUPPORT_CARD),
        special(
            ShuffleThisIn(THIS_SUPPORT).to(Give(1, a(CHARACTER))).then(ShieldsToDamage(Deal(THAT_MUCH, a(CHARACTER))))
        ),
    ],
    # Jedi Lightsaber
    "11072": [after(PLAYED, may(Give(instead(1, 2, this_is_on(CHARACTER.called("jedi"))), ATTACHED)))],
    # Sacred Jedi Texts
    "11073": [
        after(resolving_this(), may(MoveThisTo(CHARACTER.yours.having(being("apprentice", "jedi"))))),
        special(Draw(1)),
    ],
    # Yoda's Lightsaber
    "11074": [
        after(played_on(CHARACTER.titled("Yoda")), may(Give(1, ATTACHED_HIM))),
        special(
            or_instead_for(
                Deal(1, a(CHARACTER), UNBLOCKABLE),
                RemoveShieldFrom(ATTACHED),
                Deal(2, a(CHARACTER), UNBLOCKABLE),
                "2 unblockable damage",
            )
        ),
    ],
    # Bail Organa, Alderaanian Senator
    "11076": [
        first_of_round_cheaper("title"),
        special(name_subtype(reroll_those(any_number(DIE.having(OF_THAT_SUBTYPE)), may(Turn(a(DIE.of_those)))))),
    ],
    # Hoth Trooper
    "11078": [after(ACTIVATED, may(Deal(1, a(CHARACTER.ready))))],
    # Resistance Trench Fighters
    "11089": [action(Remove(THIS_DIE).to(Remove(a(DIE.having(EQUAL_VALUE)))))],
    # EL-16 Heavy Field Blaster
    "11090": [before(resolving_this(), may(OnlyIf(it_modifies(DIE.called("trooper")), RaiseValue(1))))],
    # Tico Pendant
    "11092": [action(Exhaust(THIS_UPGRADE).to(MOVE_DAMAGE_HERE))],
    # Ewok Warrior
    "11095": [
        deck_rule("Include only if you have a unique Ewok on your team."),
        after(ACTIVATED, may(DealIndirect(1, AN_OPPONENT))),
    ],
    # Jump To Lightspeed
    "11103": [play(Spot(SUPPORT.yours.called("vehicle")).to(EndActionPhase())), SETS_THIS_EVENT_ASIDE],
    # Mr. Bones
    "11106": [after(resolving_this(MELEE), If(SOME_JUST_DEFEATED, may(Ready(THIS_SUPPORT))))],
    # Ewok Bow
    "11107": [gains_while(this_is_on(CHARACTER.called("ewok")), REDEPLOY)],
    # Han Solo's Blaster
    "11108": [
        AMBUSH,
        after(
            PLAYED,
            may(make_opponent(Remove(a(DIE.yours.showing_damage)))).then(
                If(this_is_on(CHARACTER.titled("Han Solo")), may(Activate(ATTACHED_HIM)))
            ),
        ),
    ],
    # Han Solo's Dice
    "11109": [
        after(
            rolls(
                DIE.of_attached.of_character.showing(BLANK),
                "one of attached character's character dice rolls a blank ([blank])",
            ),
            may(Exhaust(THIS_UPGRADE).to(Reroll(IT))).then(
                If(this_is_on(CHARACTER.titled("Han Solo")), may(Ready(THIS_UPGRADE)))
            ),
        )
    ],
    # Alter Fate
    "11112": [play(Remove(every(DIE.opposing.showing_damage)))],
    # Clever Distraction
    "11113": [
        play(
            Spot(CHARACTER.yours.blue).to(
                choose_one(Turn(a(DIE.yours)), DiscardTop(2, a(A_DECK)), Remove(a(DIE.called("trooper"))))
            )
        )
    ],
    # Dark Reflections
    "11114": [play(Turn(a(DIE), side_of_least(1)).then(Turn(up_to(2, DIE.another), LIKE_THAT_DIE)))],
    # Draw Closer
    "11116": [
        play(
            Resolve(
                a(DIE.yours.of_character_or_upgrade.showing(MELEE)),
                STAYS,
                increased(
                    if_its_character_has(
                        having_titled("Niman Mastery"),
                        2,
                        "2 if that character has an upgrade titled Niman Mastery on it",
                    )
                ),
            )
        )
    ],
    # Polarity
    "11117": [
        AMBUSH,
        play(
            Spot(CHARACTER.yours.having(IS_HERO)).to(Give(1, a(CHARACTER))),
            Spot(CHARACTER.yours.having(IS_VILLAIN)).to(Deal(1, a(CHARACTER))),
        ),
    ],
    # Pushing Slash
    "11118": [
        play(
            Activate(a(CHARACTER.yours.blue)).then(keeping(may(Resolve(a(DIE.of_that_character))))),
            If(that_character_has(having_titled("Niman Mastery")), may(Turn(a(DIE)))),
        )
    ],
    # Niman Mastery
    "11122": [
        only(CHARACTER.blue),
        limit_one("form"),
        after(PLAYED, Turn(a(DIE.of_character_or_upgrade))),
        special(TurnBoth(DIE.of_character, DIE.of(UPGRADE_CARD))),
    ],
    # Niman Training
    "11123": [
        only(CHARACTER.blue),
        special(
            Turn(a(DIE.of(UPGRADE_CARD))),
            may(
                DiscardFromIt(THIS_UPGRADE).to(
                    PlayOn(one_or_none(CARD.yours.in_hand_or_discard.titled("Niman Mastery")), WAS_ATTACHED, FOR_FREE)
                )
            ),
        ),
    ],
    # Untamed Power
    "11124": [
        only(CHARACTER.having(being("apprentice"))),
        special(
            If(on_a_hero(), Give(1, a(CHARACTER)).and_(Remove(a(DIE.showing_damage)))),
            If(on_a_villain("it"), Deal(1, a(CHARACTER)).and_(Remove(a(DIE.not_showing_damage)))),
        ),
    ],
    # Focused Fire
    "11126": [play(against_one(ResolveUpTo(2, DIE.yours.showing(RANGED), SAME_CHARACTER, each_increased(1))))],
    # Hull Breach
    "11127": [
        play(
            Remove(a(DIE.yours.showing_damage)).to(
                either(
                    Discard(a(costing_at_most(value_plus(0, "the value showing on the removed die"), SUPPORT))),
                    DealIndirect(value_plus(0, ""), AN_OPPONENT),
                )
            )
        )
    ],
    # Seizing Territory
    "11129": [AMBUSH, play(Spot(ANY_CARD.yours.called("trooper")).to(TakeControl()))],
    # Shields Are Down
    "11130": [play(Choose(a(CHARACTER.having(NO_SHIELDS))).and_(Remove(a(DIE.of_it.of_character))))],
    # Shortcut
    "11131": [play(Spot(ANY_CARD.yours.called("vehicle")).to(SwitchBattlefield("a set-aside battlefield")))],
    # You Are In Command Now
    "11132": [AMBUSH, play(PlayIgnoring(one_or_none(CARD.yours.in_hand_or_discard.called("title")), 1))],
    # AT-RT
    "11134": [modifies_any(DIE.yours.called("trooper"))],
    # Admiral
    "11136": [
        only(CHARACTER.having(being("leader"))),
        after(
            PLAYED,
            may(
                Spend(2).to(
                    Ready(
                        a(
                            in_these_words(
                                ANY_CARD.having(any_quality(of_kind(CHARACTER_CARD), being("vehicle"))),
                                "a character or vehicle",
                            )
                        )
                    )
                )
            ),
        ),
        special(
            Exhaust(THIS_UPGRADE).to(
                Ready(
                    a(
                        in_these_words(
                            ANY_CARD.having(any_quality(of_kind(CHARACTER_CARD), being("vehicle"))),
                            "a character or vehicle",
                        )
                    )
                )
            )
        ),
    ],
    # Dead Or Alive
    "11138": [
        play_only_if(spotting(ANY_CARD.called("bounty-hunter").yours)),
        after(ATTACHED_IS_ACTIVATED, may(Gain(1))),
        after(ATTACHED_DEFEATED, may(Gain(1))),
    ],
    # Encircle
    "11141": [play(Spot(CHARACTER.yours.exhausted, 3).to(Remove(every(DIE.of_character))))],
    # Kinship
    "11143": [play(SpotSharing(3).to(Gain(instead(1, 2, spotting_sharing(6)))))],
    # Canto Bight Security
    "11150": [discarded_by_opponent("this support", may(Play(DISCARDED_IT, FOR_FREE)))],
    # Bounty Hunter Mask
    "11152": [attached_has_more_and_gains(WHILE_HEALTH, 1, "bounty-hunter")],
    # DX-2 Disruptor Blaster Pistol
    "11153": [PIERCING_DIE],
    # Inflict Pain
    "11154": [
        play(Deal(2, a(CHARACTER.yours)).to(DealIndirect(2, AN_OPPONENT))),
        discarded_from_deck("this event", may(AddToHand(DISCARDED_IT))),
    ],
    # Canto Casino
    "11157": [
        power_action(Spend(1).to(reroll_then(exactly(2, DIE), If(SAME_VALUES, Gain(instead(2, 3, SAME_SYMBOLS))))))
    ],
    # Jabba's Palace, Tatooine
    "11158": [claim(Gain(1), may(Spot(ANY_CARD.yours.called("bounty-hunter")).to(opponent(Lose(1)))))],
    # Nightsister Lair, Dathomir
    "11159": [after_first(played_a(DOWNGRADE), may(Gain(1)))],
    # Snoke's Throne Room, Supremacy
    "11160": [
        claim(
            Spot(CHARACTER.having(IS_HERO).yours).to(Give(1, a(CHARACTER))),
            Spot(CHARACTER.having(IS_VILLAIN).yours).to(RemoveShieldFrom(a(CHARACTER.opposing))),
        )
    ],
}
