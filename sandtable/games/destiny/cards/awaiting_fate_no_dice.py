# interpreted: a table of sentences, read once at import
"""The effects of the Awaiting Fate cards without a die. Facts (cost, sides) are in data/sets/AF.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Emergence
    "24006": [play(RevealTopCards(3, a(DECK.yours)), DealIndirect(ODD_COSTS, AN_OPPONENT))],
    # The Chosen One
    "24008": [
        play_only_if(has_exactly(1, DIE.yours.blue.of_character)),
        play(Resolve(a(said_as(DIE.yours.blue.of_character, "that character die")), increased(1))),
    ],
    # Your Thoughts Betray You
    "24009": [
        play(
            Spot(CHARACTER.yours.blue).to(
                name_color(DiscardRandomOne(a(HAND)).about_it(If(MATCHES_CHOSEN_COLOR, Deal(2, a(CHARACTER)))))
            )
        )
    ],
    # Great Mothers
    "24011": [
        after(
            played_a(CARD.having(worded(ODD_COST, "with an odd cost"))),
            may(Exhaust(THIS_SUPPORT).to(Heal(1, a(CHARACTER)))),
        ),
        after(played_a(CARD.called("curse")), may(Ready(THIS_SUPPORT))),
    ],
    # Power
    "24012": [
        after(
            resolving_one_of(DIE.showing(MELEE), "a die showing melee damage ([melee])"),
            Place(1, RESOURCES, ON_THIS_CARD),
        ),
        action(noting(Discard(THIS_SUPPORT).to(Remove(a(DIE.having(below_value(tokens_here(RESOURCES)))))))),
    ],
    # Assume I Know Everything
    "24020": [play(Spot(CHARACTER.yours.red).to(DiscardByNumber(YOUR_DAMAGE_SYMBOLS)))],
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
    # Imperial Control
    "24027": [
        after(ANY_HAND_IS_HIT, may(Exhaust(THIS_UPGRADE).to(Resolve(a(DIE.yours.showing_damage), increased(1)))))
    ],
    # No Escape
    "24033": [
        after(
            ATTACHED_IS_ACTIVATED,
            may(Exhaust(THIS_DOWNGRADE).to(Resolve(a(DIE.yours.called("bounty-hunter"))))),
        ),
        after(
            ATTACHED_DEFEATED,
            may(Roll(a(lying_on(DIE.yours, "a die on a bounty hunter you control", ANY_CARD.called("bounty-hunter"))))),
        ),
    ],
    # Detonation
    "24034": [play(ResolveUpTo(2, DIE.yours, as_showing(INDIRECT, " as if they were showing indirect damage")))],
    # Influenced
    "24035": [play(DealIndirect(1, YOURSELF).to(one_of_these(Deal(1, a(CHARACTER)), Turn(a(DIE)), Draw(1))))],
    # Thrifty
    "24036": [play(Resolve(a(DIE.yours.having(COST))).to(Remove(a(DIE))))],
    # Anakin Skywalker's Teachings
    "24049": [
        play(
            rolled_in(
                Activate(a(CHARACTER.yours)),
                If(
                    some_of_those(DIE.yours.of_those.showing_damage, "you just rolled a die showing damage"),
                    Deal(1, a(CHARACTER), UNBLOCKABLE),
                ),
            )
        )
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
    # Bacta Spray
    "24061": [play(Heal(1, a(CHARACTER)).then(If(TEAM_SHARES_EITHER, Heal(1, a(CHARACTER.other)))))],
    # Opportunistic Offense
    "24062": [
        play(
            Play(one_or_none(UPGRADE.yours.in_hand)).to(
                either(Remove(a(DIE)), DealIndirect(cost_of_that("upgrade"), AN_OPPONENT))
            )
        )
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
    # Noti Villager
    "24082": [after(rerolled(DIE.of_character), may(Exhaust(THIS_SUPPORT).to(Turn(IT, side_of_most(2)))))],
    # Agility
    "24083": [AMBUSH, play(Turn(a(DIE.yours), BLANK).to(Turn(a(DIE.opposing))))],
    # Unconventional Form
    "24086": [
        enters_with(2, SHIELDS),
        after(
            rolls(DIE.yours.showing(MELEE), "one of your dice rolls a side showing melee damage"),
            may(RemoveTokens(1, SHIELDS, THIS_SUPPORT).and_(Exhaust(THIS_IT)).to(Turn(a(DIE.yours.another), RANGED))),
        ),
    ],
    # Astral Henge, Seatos
    "24089": [power_action(Turn(a(DIE.opposing.of_character)).then(Turn(a(DIE.yours.of_character), LIKE_THAT_DIE)))],
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
    # Mok Shaiz's Majordomo, Negotiator
    "24098": [
        CHARM,
        power_action(
            RemoveTokens(1, CHARMS, a(CHARACTER)).to(
                of_controller(
                    DiscardCard(a(CARD.yours.in_hand)).then(may(Deal(1, a(CHARACTER)))),
                    "force its controller to choose and discard a card from their hand. "
                    "Then that player may deal 1 damage to a character",
                )
            )
        ),
    ],
    # Outmaneuver
    "24100": [AMBUSH, play(Resolve(a(DIE.yours.of_character.showing_damage)).to(Remove(a(DIE))))],
    # Prospering Galaxy
    "24101": [
        play(
            ResolveAllUnlike(DIE.yours).then(
                If(done_at_least(5, "you just resolved 5 or more dice"), Draw(2).and_(Heal(2, a(CHARACTER))))
            )
        )
    ],
    # Smuggler's Run
    "24102": [AMBUSH, play(Resolve(a(DIE.yours.called("scoundrel", "vehicle", "pilot").showing(RESOURCE)), REROLLING))],
    # Boba Fett's Bacta Chamber, Tatooine
    "24104": [
        power_action(RemoveNoted(a(DIE.yours.of_character)).to(Heal(instead(1, 2, IT_SHOWED_DAMAGE), ITS_CHARACTER)))
    ],
    # Jawa Reclaim
    "24105": [
        play(DiscardCosting(a(SUPPORT.you_control)).to(PlayFor(one_or_none(SUPPORT.yours.in_hand), THE_DISCARDED_COST)))
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
    # Great Forge, Mandalore
    "24114": [power_action(Ready(a(UPGRADE)).or_(Exhaust(a(UPGRADE))))],
    # Outlands, Peridea
    "24115": [
        power_action(
            RevealTopCards(1, a(DECK.opposing)),
            may(PutSeenUnder()),
            may(RevealTopCards(1, a(DECK.yours)).then(may(PutSeenUnder()))),
        )
    ],
}
