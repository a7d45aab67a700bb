# interpreted: a table of sentences, read once at import
"""The effects of the Spark of Hope cards 11001 to 11079. Facts (cost, sides) are in data/sets/SoH.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Kylo Ren, Bound By The Force
    "11002": [
        power_action(
            MoveTokensOnto(1, SHIELDS, THIS_CHARACTER, a(CHARACTER.other)).then(
                If(said_of_it(CHARACTER.having(IS_HERO), "you moved that shield to a hero"), Deal(1, a(CHARACTER)))
            )
        ),
        special(Deal(2, a(CHARACTER)), If(BLOCKED_IN_ANY_WAY, RerollInstead(RESOLVING_DIE))),
    ],
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
    # To Victory
    "11029": [play(Gain(number_of(CHARACTER.opposing.defeated)))],
    # Hostile Territory
    "11032": [after(UPKEEP_BEGINS, DealIndirect(2, WITHOUT_BATTLEFIELD))],
    # Separatist Embargo
    "11033": [after(PLAYED_SUPPORT, NameForThis()), NAMED_CANNOT_BE_PLAYED],
    # Mastermind
    "11036": [special(name_to_strip())],
    # TL-50 Heavy Repeater
    "11037": [
        power_action(If(this_is_on_a(ANY_CARD.called("trooper")), Turn(THIS_DIE))),
        special(DealIndirect(1, AN_OPPONENT), RerollInstead(RESOLVING_DIE)),
    ],
    # 4-LOM, Calculating Criminal
    "11038": [after(BOUNTY_DISCARDED, may(AddToHand(IT_FROM_DISCARD)))],
    # IG-88, Single-Minded
    "11039": [
        power_action(
            resolve_against_any(
                a(DIE.yours.called("bounty-hunter").having(RANGED_OR_MELEE)),
                CHARACTER.having(bearing("bounty")),
                "any number of characters that have a bounty on them",
            )
        )
    ],
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
                or_instead(Turn(a(DIE.yours), FIRST_SIDE), Turn(a(DIE.yours)), spotting(ANY_CARD.yours.titled("C-3PO")))
            ),
        ),
    ],
    # Rey, Bound By The Force
    "11057": [
        power_action(Reroll(a(DIE.of_character)).or_(Turn(a(DIE.of_side(VILLAIN).of_character), side_of_value(0)))),
        special(Give(2, a(CHARACTER)).then(If(that_character_has(shields_at_least(3)), RerollInstead(RESOLVING_DIE)))),
    ],
    # Yoda, Mystical Mentor
    "11058": [this_has_more(WHILE_SHIELD_LIMIT, 3), shields_block_for(CHARACTER.having(being("apprentice")))],
    # Youngling
    "11059": [
        include_only_if("you have a Jedi on your team"),
        power_action(PlayOn(one_or_none(UPGRADE.yours.in_hand.colored(BLUE)), THIS_CHARACTER, 1)),
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
}
