# interpreted: a table of sentences, read once at import
"""The effects of the Resurgence cards without a die. Facts (cost) are in data/sets/RES.json."""

from sandtable.games.destiny.language import *

MAARVAS_DICE = "a partisan or scoundrel die on a card you control"

ABILITIES = {
    # Life Drain
    "23005": [
        after(
            THEY_RESOLVE_ODD,
            may(Exhaust(THIS_DOWNGRADE).to(Deal(1, ATTACHED)).then(Heal(1, a(CHARACTER.called("witch").you_control)))),
        )
    ],
    # Anger And Power
    "23006": [
        play(
            taken_then(
                DealUpTo(3, a(CHARACTER.yours)),
                Resolve(a(DIE.yours.of_character_or_upgrade.showing(BLANK)), as_showing(MELEE), BY_DAMAGE_TAKEN),
            )
        )
    ],
    # Dark Forces
    "23007": [
        play(
            in_sentences(
                Spot(CHARACTER.yours.blue).to(Remove(a(DIE.showing_damage))), may(Spend(1).to(Turn(a(DIE), BLANK)))
            ).then(If(YOU_JUST_TURNED_YOURS, may(Remove(a(DIE.another.having(at_most(2))))))),
        )
    ],
    # Just Reward
    "23008": [
        play_only_if(spotting(CHARACTER.blue.yours)),
        play(
            Choose(a(DIE.having(at_most(3))))
            .and_(force_your_opponent(Resolve(IT, FREE_OF_COST, ANYBODYS)))
            .then(Deal(RESOLVED_VALUE, a(CHARACTER)))
        ),
    ],
    # Corruption
    "23009": [
        after(OPPONENT_ACTIVATED, may(Discard(THIS_SUPPORT).to(Turn(a(DIE.of_that_character.of_character), BLANK))))
    ],
    # Effective Intelligence
    "23019": [play(RevealHand(a(HAND.opposing)).and_(force_rival(DiscardOneOfTwo(a(ONE_OF_TWO_ALIKE)))))],
    # Uncharted Tactics
    "23021": [
        play(
            Spot(CHARACTER.yours.red)
            .to(RevealTopCard())
            .then(DiscardCard(a(THAT_SEEN_CARD)).to(Remove(a(DIE.having(up_to_value(THAT_CARDS_COST))))))
        )
    ],
    # ISB Central Office
    "23025": [
        after(
            A_CARD_IS_REVEALED,
            may(Exhaust(THIS_SUPPORT).to(RollAside("14014")).then(DealIndirect(1, AN_OPPONENT))),
        )
    ],
    # Clear Target
    "23034": [
        action(
            Exhaust(THIS_DOWNGRADE)
            .to(Choose(a(DIE.yours.called("bounty-hunter").not_showing_damage)))
            .then(may(against_attached(Resolve(IT, AT_ATTACHED, as_showing(RANGED)))))
        )
    ],
    # Raise The Stakes
    "23035": [
        play(
            both_choose(
                Reroll(a(DIE)).then(
                    in_sentences(keeping(Deal(VALUE_ON_IT, each(THE_CHOSEN_CHARACTERS))), Remove(THAT_DIE))
                )
            )
        )
    ],
    # Scum And Villainy
    "23036": [
        play(
            Spot(ANY_CARD.called("scoundrel", "bounty-hunter").yours)
            .to(Remove(a(DIE.opposing.showing_damage)))
            .then(If(A_COPY_DISCARDED, may(DiscardCard(a(CARD.yours.in_hand)).to(Remove(a(DIE.having(at_most(2))))))))
        )
    ],
    # Unlucky For Some
    "23037": [play(Remove(a(DIE.yours.yellow.of_character.showing(BLANK))).to(DealIndirect(2, AN_OPPONENT)))],
    # Salacious B. Crumb
    "23040": [
        CAN_BE_ACTIVATED,
        after(
            ACTIVATED_SUPPORT,
            may(
                SPOT_ALIKE_DICE.to(Gain(1)).then(
                    may(
                        or_instead(
                            DealIndirect(1, AN_OPPONENT),
                            Deal(1, a(CHARACTER)),
                            spotting(CHARACTER.yours.titled("Jabba the Hutt")),
                        )
                    )
                )
            ),
        ),
    ],
    # Deceit
    "23044": [play(ResolveUpTo(2, DIE.yours.showing(DISCARD), as_showing(INDIRECT)))],
    # Desperate Power
    "23049": [play(Deal(1, a(CHARACTER.yours.blue)).then(RollAside("22014", words="1 set-aside {} die")))],
    # Healing Touch
    "23050": [
        renew(1),
        play(
            Spot(CHARACTER.blue.yours)
            .to(Heal(1, a(CHARACTER.opposing)))
            .then(Remove(a(DIE.of_that_character.of_character)))
        ),
    ],
    # Sanctuary
    "23051": [renew(3), play(give_value_of(a(DIE), a(CHARACTER)).then(Remove(THAT_DIE)))],
    # Jedi Archives
    "23053": [after(resolving_one_of(DIE.yours.showing(SHIELD)), may(Exhaust(THIS_SUPPORT).to(RevealTakeAndBury(3))))],
    # Obi-Wan's Teachings
    "23056": [
        attached_has(GUARDIAN),
        after(YOU_HURT_ATTACHED, may(Exhaust(THIS_UPGRADE).to(Give(1, THE_CHARACTER_THEM)))),
    ],
    # Endure
    "23062": [
        play(
            Spot(CHARACTER.yours.red).to(
                ForceToResolve(2, DIE.showing_damage.having(NO_COST), 1, "dice showing damage that do not have a cost")
            )
        )
    ],
    # Troopers' Advance
    "23064": [
        play(
            Resolve(
                a(DIE.yours.called("trooper").showing_damage),
                increased(
                    to_a_maximum(
                        2, counting_spotted(ANY_CARD.yours.called("trooper"), "the number of troopers you can spot")
                    )
                ),
            )
        )
    ],
    # Maarva Andor, Fighting The Empire
    "23074": [
        after(
            ACTIVATED,
            may(
                Roll(a(lying_on(DIE.called("partisan", "scoundrel").yours, MAARVAS_DICE))).about_it(
                    may(
                        SpotEither(
                            Spot(CHARACTER.yours.titled("Cassian Andor")), Spot(ANY_CARD.yours.titled("B2EMO"))
                        ).to(Reroll(THAT_DIE))
                    )
                )
            ),
        )
    ],
    # For The Greater Good
    "23075": [
        play(
            Reroll(a(DIE.yours)).to(
                reroll_then(exactly(2, DIE.opposing), may(Remove(a(DIE.of_those.having(LOWEST_VALUE)))))
            )
        )
    ],
    # Nobody's Listening!
    "23076": [
        play(
            Remove(a(DIE.opposing)).then(
                may(together(Draw(1), Heal(1, a(CHARACTER)), Place(1, RESOURCES, a(in_play(CARD_ON_THE_TABLE)))))
            )
        )
    ],
    # B2EMO
    "23080": [
        after(
            YOU_REMOVED_RESOURCES,
            may(
                DealIndirect(1, AN_OPPONENT).then(
                    may(
                        SpotEither(
                            Spot(CHARACTER.yours.titled("Cassian Andor")), Spot(CHARACTER.yours.titled("Maarva Andor"))
                        )
                        .and_(Exhaust(THIS_SUPPORT))
                        .to(Give(1, a(CHARACTER)))
                    )
                )
            ),
        )
    ],
    # Nemik's Manifesto
    "23084": [
        REDEPLOY,
        attached_has_both("partisan", WHILE_UPGRADE_LIMIT, 1),
        after(played_a(CARD.having(IS_HERO)), Exhaust(THIS_UPGRADE).to(Heal(1, a(CHARACTER)))),
    ],
    # Daughters of Ferrix
    "23086": [
        action(
            Exhaust(THIS_SUPPORT).to(
                one_of_these(
                    Resolve(a(DIE.yours.showing(DISCARD)), as_showing(RANGED)),
                    Give(1, a(CHARACTER.called("partisan"))),
                    Remove(a(DIE.yours.showing(BLANK))).to(DiscardTop(1, a(A_DECK))),
                )
            )
        )
    ],
    # Force Advantage
    "23089": [
        play_only_if(opponent_did(REROLLED_DICE)),
        play(
            Exhaust(a(CARD.you_control.colored(BLUE).called("ability"))).to(
                Remove(a(DIE.having(up_to_value(cost_of_that("ability")))))
            )
        ),
    ],
    # The Tower, Coruscant
    "23093": [
        after(PHASE_BEGINS, ChooseNumber()),
        after_first_this_round(OPPONENT_PLAYS_CHOSEN_COST, Turn(a(DIE), SIDE_OF_CHOSEN_NUMBER)),
    ],
    # Cost Of War
    "23094": [play(Remove(a(DIE.yours.having(COST_OR_MODIFIER))).to(Remove(a(DIE.opposing))))],
    # The Long Game
    "23096": [
        play(
            Turn(exactly(2, DIE.yours.called("trooper", "vehicle")), BLANK).then(
                Play(one_or_none(CARD.yours.in_hand), less=1)
            )
        )
    ],
    # Preemptive Defense
    "23098": [
        after(PLAYED_SUPPORT, Give(1, a(CHARACTER))),
        after_claimed_or_taken(may(Spend(1).and_(Discard(THIS_SUPPORT)).to(Remove(a(DIE.opposing))))),
    ],
    # Automated Turret
    "23099": [modify("vehicle"), after(OPPONENT_ACTIVATED, Exhaust(THIS_UPGRADE).to(Deal(1, THAT_CHARACTER)))],
    # Imperial Prison Complex
    "23101": [claim(Deal(1, each(CHARACTER.having(DIE_IN_POOL))))],
    # As You Wish
    "23104": [play(Spot(ANY_CARD.called("bounty").yours).to(Roll(a(lying(DIE.yours.called("bounty-hunter"))))))],
    # Going Somewhere, Solo?
    "23105": [
        play(
            Spot(ANY_CARD.called("scoundrel").yours)
            .to(Remove(a(DIE.opposing.having(at_most(1)))))
            .then(
                may(
                    Spot(CHARACTER.yours.having(IS_VILLAIN))
                    .to(RollAside("05021"))
                    .or_(Spot(CHARACTER.yours.having(IS_HERO)).to(RollAside("11096")))
                )
            )
        )
    ],
    # Garsa's Sanctuary, Tatooine
    "23109": [
        power_action(
            name_symbol_to(
                Reroll(a(DIE)).about_it(
                    If(
                        it_now_shows(DIE.having(CHOSEN_SYMBOL), "that die is showing the chosen symbol"),
                        may(Turn(a(DIE.another), sides_of_chosen_symbol(2))),
                    )
                )
            )
        )
    ],
    # Lekku Warning
    "23110": [
        play(
            Spot(ANY_CARD.called("twilek").yours)
            .to(Remove(a(DIE)))
            .then(may(SpotSecond(ANY_CARD.called("twilek").yours).to(Gain(1))))
        )
    ],
    # Mechanical Efficiency
    "23111": [play(Resolve(a(DIE.yours.called("droid", "mod")), increased(1)))],
    # Suspicion
    "23112": [
        play(
            RemoveAllTokens(CHARMS, a(CHARACTER)).then(
                If(done_at_least(2, "you removed 2 or more charm tokens this way"), Deal(2, a(CHARACTER)))
            )
        )
    ],
    # Cluster Missiles
    "23115": [
        modify("vehicle"),
        action(Remove(a(DICE_OF_ATTACHED_VEHICLE)).to(Deal(1, each(CHARACTER.opposing)))),
    ],
    # The upgrade Resilience
    "23117": [only(CHARACTER.having(points_at_least(18))), attached_has_resilience(1)],
}
