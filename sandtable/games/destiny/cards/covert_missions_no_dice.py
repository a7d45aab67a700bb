# interpreted: a table of sentences, read once at import
"""The effects of the Covert Missions cards without a die. Facts (cost) are in data/sets/CM.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Entropic Blast
    "12006": [play(Deal(2, each(CHARACTER.having(DIE_IN_POOL))))],
    # Pincer Movement
    "12008": [play(ActivateSeveral(2, CHARACTER.yours.blue).then(TurnAllOfOne(BLANK)))],
    # Quad Slam
    "12009": [play(RemoveOneOfEach(4))],
    # Trap the Blade
    "12010": [
        play(
            Remove(a(DIE.showing(MELEE))),
            If(
                it_was_die(DIE.of(UPGRADE_CARD)), may(Spot(CHARACTER.yours.blue).and_(Spend(1)).to(Discard(CARD_OF_IT)))
            ),
        )
    ],
    # Treason
    "12011": [
        play(
            Spot(CHARACTER.yours.blue)
            .to(Remove(a(DIE.opposing.of_character.showing_damage)))
            .then(that_opponent(Deal(VALUE_ON_IT, a(CHARACTER.yours))))
        )
    ],
    # Bloodletting
    "12013": [action(Exhaust(THIS_SUPPORT).and_(Deal(1, a(CHARACTER.you_control))).to(Turn(a(DIE.of_it))))],
    # Ancient Sith Armor
    "12015": [
        REDEPLOY,
        before(ATTACHED_TAKES, may(Exhaust(THIS_UPGRADE).to(BlockDamage(1)))),
        after(played_on_attached(CARD.called("ability")), may(Ready(THIS_UPGRADE))),
    ],
    # Imperial Pilot
    "12024": [PILOTING, power_action(If(pilots_vehicle_of(RED), Turn(a(DICE_OF_ITS_VEHICLE))))],
    # Cruel Methods
    "12025": [after_claimed_or_taken(may(Deal(1, ATTACHED)))],
    # Call to Action
    "12026": [play(SpotIt(CHARACTER.yours.having(points_at_most(15))).to(Roll(every(lying(DIE.of_it.of_character)))))],
    # Face the Enemy
    "12027": [
        play(
            Spot(CHARACTER.yours.exhausted)
            .to(make_opponent(Draw(2)))
            .then(LookAtThatHand(a(HAND.opposing)).and_(PutOnTopInOrder(2, one_from_it(CARD))))
        )
    ],
    # Taking Charge
    "12029": [
        AMBUSH,
        play(
            If(YOU_CONTROL_THE_BATTLEFIELD, Remove(a(DIE))),
            If(YOU_DO_NOT_CONTROL_IT, TakeControl("it").and_(may(Reroll(a(DIE))))),
        ),
    ],
    # Viper Probe Droid
    "12034": [
        after(
            rolls_damage(),
            may(Spot(CHARACTER.yours.red).and_(Spend(1)).to(Remove(THAT_DIE)).then(DiscardThis(THIS_SUPPORT))),
        )
    ],
    # Director
    "12036": [
        only(CHARACTER.having(being("leader"))),
        after_you_resolve_or_remove(DIE.yours.red.showing(RESOURCE), may(Exhaust(THIS_UPGRADE).to(RollIntoYours()))),
    ],
    # Pyke Sentinel
    "12040": [GUARDIAN],
    # Forced Labor
    "12043": [after(ATTACHED_DEFEATED, may(USE_DIE_OF_DEFEATED))],
    # Change of Fortune
    "12045": [
        play(
            name_symbol_then(
                reroll_those(any_number(DIE.opposing), Remove(each(DIE.of_those.having(ROLLED_CHOSEN_SYMBOL))))
            )
        )
    ],
    # Opportune Strike
    "12046": [play(If(EACH_IS_HARMLESS, DealIndirect(2, EACH_OPPONENT)))],
    # Warning Shot
    "12048": [play(Choose(a(DIE.opposing)).and_(unless_they_give(1, Remove(IT))))],
    # Fresh Start
    "12058": [play(Remove(a(DIE.of_character)).then(DiscardTop(VALUE_ON_IT, a(A_DECK))))],
    # Nullify
    "12060": [play(MoveShield(a(CHARACTER.yours), a(CHARACTER.opposing)).then(Remove(a(DIE))))],
    # Stand Firm
    "12062": [play(Remove(any_number(DIE.yours.showing(SHIELD))).to(Remove(exactly(THAT_MANY, DIE))))],
    # Valiant Deed
    "12064": [
        play(
            Remove(a(DIE.of(UPGRADE_CARD))).then(
                may(
                    Spot(PLOT.yours.called("mission")).to(
                        Roll(
                            a(
                                lying_on(
                                    DIE.called("apprentice").of(CHARACTER_CARD, UPGRADE_CARD).yours,
                                    "an apprentice die on one of your characters",
                                )
                            )
                        )
                    )
                )
            )
        )
    ],
    # Padawan Braid
    "12069": [only(CHARACTER.blue), attached_has_both("apprentice", WHILE_UPGRADE_LIMIT, 1)],
    # Feat of Strength
    "12075": [
        play(
            Spot(CHARACTER.yours.having(health_at_least(10))).to(
                or_instead(
                    Remove(a(DIE.showing_damage)),
                    Remove(up_to(2, DIE.showing_damage)),
                    spotted_has(CHARACTER.yours.having(health_at_least(15)), "that character has 15 or more health"),
                )
            )
        )
    ],
    # Imposing Figure
    "12076": [play(OnlyIf(YOU_HAVE_MOST_HEALTH, Gain(1)))],
    # Run to Safety
    "12078": [play(Heal(1, a(CHARACTER)).then(may(Heal(2, a(sharing_subtype(CHARACTER.other))))))],
    # Swing In
    "12079": [
        play(RollOneOfEach(CHARACTER.having(health_at_least(10)), "characters that each have 10 or more health"))
    ],
    # Fortitude
    "12087": [attached_has_more(WHILE_HEALTH, instead(3, 4, is_it(CHARACTER.called("wookiee"))))],
    # Vengeful Wookiee
    "12092": [
        before(
            ACTIVATING,
            may(
                Reroll(a(DIE)).then(
                    may(OnlyIf(some_here(DAMAGE, 6, "this character has 6 or more damage"), Remove(a(DIE))))
                )
            ),
        )
    ],
    # As One
    "12093": [play(Reroll(a(DIE)).then(ResolveUpTo(3, DIE.yours.called("spectre"))))],
    # Reciprocate
    "12097": [play(Ready(a(CHARACTER.opposing)).then(Gain(1)))],
    # Fling
    "12102": [
        play(SpotIt(CHARACTER.yours.having(being("wookiee"))).to(Exhaust(a(another_of_less_health("that Wookiee")))))
    ],
    # Acute Awareness
    "12106": [play(If(A_DIE_WAS_TURNED, Turn(a(THAT_TURNED_DIE))))],
    # Falling Avalanche
    "12108": [
        play(
            Resolve(
                a(DIE.yours.showing(MELEE)),
                increased(
                    if_its_character_has(
                        having_titled("Shien Mastery"),
                        4,
                        "3, or by 4 instead if it is a character or upgrade die belonging to a character "
                        "that has a card titled Shien Mastery on it",
                        usual=3,
                    )
                ),
            )
        )
    ],
    # Fluid Riposte
    "12109": [
        play(
            SpotOne(CHARACTER.yours.blue, having_titled("Shien Mastery"))
            .to(keeping(Remove(a(DIE.showing_damage))))
            .then(If(that_character_has(having_titled("Shien Mastery")), Deal(1, a(CHARACTER))))
        )
    ],
    # Infuse the Force
    "12110": [
        play(
            Spot(ANY_CARD.yours.called("sith")).to(Deal(1, a(CHARACTER))),
            Spot(ANY_CARD.yours.called("jedi")).to(Give(1, a(CHARACTER))),
            Spot(ANY_CARD.yours.called("apprentice")).to(Draw(1)),
        )
    ],
    # On Guard
    "12111": [AMBUSH, play(Give(1, a(CHARACTER)).or_(Spend(1).to(Ready(a(UPGRADE)))))],
    # Side By Side
    "12112": [play(Reroll(a(DIE)).then(may(Remove(a(DIE.another.having(same_value_as("the die just rerolled")))))))],
    # Seeking Knowledge
    "12113": [
        enters_with(2, RESOURCES),
        after(
            PHASE_BEGINS,
            RemoveTokens(1, RESOURCES, THIS_SUPPORT).then(
                If(none_here(RESOURCES, "no resources are on it"), DiscardThis(THIS_IT).to(Draw(3)))
            ),
        ),
    ],
    # Assail
    "12117": [AMBUSH, play(Spot(ANY_CARD.yours.having(PILOTED).called("vehicle")).to(Remove(a(DIE))))],
    # Command and Conquer
    "12118": [
        play(
            SpotToActivate(ANY_CARD.yours.called("pilot")),
            Spot(ANY_CARD.yours.called("leader")).to(Turn(a(DIE.yours.of_character))),
            Spot(ANY_CARD.yours.called("trooper")).to(Resolve(a(DIE.yours))),
        )
    ],
    # Covert Mission
    "12119": [
        play(
            Give(1, a(CHARACTER)),
            Spot(PLOT.yours.called("mission")).to(SearchDeck(CARD, is_revealed=False)),
            ShuffleDeck(),
        )
    ],
    # Flanked by Wingmen
    "12121": [
        play(
            Activate(a(CHARACTER.yours)).to(
                Give(instead(1, 2, spotting(ANY_CARD.yours.called("pilot"), 2)), THE_CHARACTER)
            )
        )
    ],
    # Joint Maneuver
    "12122": [play(Resolve(a(DIE.yours.called("vehicle").showing_damage), increased(PILOTS_OF_ITS_VEHICLE)))],
    # Sneak Attack
    "12123": [
        AMBUSH,
        play(
            Play(one_or_none(CARD.yours.in_hand.colored(RED).called("vehicle")), FOR_FREE).about_it(
                after_upkeep_begins(return_if_in_play("that vehicle is in play"))
            )
        ),
    ],
    # Under Fire
    "12124": [play(Deal(1, a(CHARACTER.you_control.red)).then(Remove(a(DIE))))],
    # Tactical Delay
    "12125": [
        enters_with(2, RESOURCES),
        after(
            PHASE_BEGINS,
            RemoveTokens(1, RESOURCES, THIS_SUPPORT).then(
                If(none_here(RESOURCES, "no resources are on it"), DiscardThis(THIS_IT).to(GainActions(2)))
            ),
        ),
    ],
    # Licensed to Fly
    "12128": [attached_pilots("pilot")],
    # Nar Shaddaa Thief
    "12129": [power_action(take_from_richer(2, 1))],
    # Controlled Chaos
    "12130": [
        play(
            name_symbol_then(
                reroll_those(
                    up_to(5, DIE),
                    may(Spend(1).to(RerollThemAgain(any_number(DIE.of_those)))),
                    DealIndirect(
                        for_each(DIE.of_those.having(CHOSEN_SYMBOL), "of those dice showing the chosen symbol"),
                        AN_OPPONENT,
                    ),
                )
            )
        )
    ],
    # Dangerous Escape
    "12131": [
        play(
            DiscardDowngradesOn(a(CHARACTER)).then(
                Deal(amount_that("the number of downgrades discarded this way"), THAT_CHARACTER)
            )
        )
    ],
    # Monopolize
    "12133": [CHEAPER_FOR_POOR_OPPONENTS, play(Remove(a(DIE)).then(If(resources_at_least(3), Gain(1))))],
    # Reap
    "12134": [AMBUSH, play(Turn(a(DIE.yours), RESOURCE))],
    # Survival Instinct
    "12136": [play(GiveControl().then(Remove(a(DIE.having(at_most(2))))))],
    # Think on Your Feet
    "12138": [
        play(RemoveTokens(1, RESOURCES, a(NON_PLOT.you_control)).to(Remove(a(DIE.showing(RANGED, MELEE, INDIRECT)))))
    ],
    # Double Agent
    "12141": [
        after(UPKEEP_BEGINS, DealIndirect(2, YOURSELF)),
        action(DiscardCard(a(CARD.kind(EVENT_CARD).yours.in_hand)).to(GiveThis(THIS_SUPPORT))),
    ],
    # Improvised Explosive
    "12142": [
        enters_with(2, RESOURCES),
        after(
            PHASE_BEGINS,
            RemoveTokens(1, RESOURCES, THIS_SUPPORT).then(
                If(none_here(RESOURCES, "no resources are on it"), DiscardThis(THIS_IT).to(DealIndirect(3, A_PLAYER)))
            ),
        ),
    ],
    # Repurposing
    "12144": [
        action(
            Exhaust(THIS_SUPPORT)
            .and_(
                PutAside(
                    a(
                        in_these_words(
                            CARD.opposing.in_discard.called("equipment", "weapon"),
                            "an equipment or weapon from an opponent's discard pile",
                        )
                    )
                )
            )
            .to(Play(one_or_none(CARD.yours.in_hand.called("equipment", "weapon")), less=1))
        )
    ],
    # Jawa Junk Dealer
    "12147": [after(ACTIVATED, may(Play(a(CARD.yours.in_hand.colored(GRAY).having(IS_NEUTRAL)), less=1)))],
    # Outdated Tech
    "12148": [modify_opponents("vehicle"), before(ATTACHED_DIE_IS_RESOLVED, may(ReduceValue(1)))],
    # Eject
    "12149": [AMBUSH, play(DiscardOfPilot().to(Heal(2, ITS_PILOT).and_(Give(2, THAT_CHARACTER))))],
    # Harmless Trick
    "12150": [play(Spot(CHARACTER.yours.colored(GRAY)).to(Remove(a(DIE))))],
    # Salvaged Parts
    "12151": [
        play(
            PutAside(of_one_pile(2, CARD.in_discard.having(NON_EVENT))).then(
                Spot(ANY_CARD.yours.called("scavenger")).to(Gain(1))
            )
        )
    ],
    # Standoff
    "12152": [AMBUSH, play(Give(1, each(CHARACTER)))],
    # Merchant Freighter
    "12154": [
        enters_with(3, RESOURCES),
        CAN_BE_ACTIVATED,
        after(ACTIVATED_SUPPORT, may(RemoveTokens(1, RESOURCES, ON_IT).to(Gain(1)))),
    ],
    # Wretched Hive
    "12156": [
        action(
            Exhaust(THIS_SUPPORT)
            .and_(Spot(ANY_CARD.yours.called("scavenger")))
            .to(unless_opponent_gives(1, opponent(DiscardCard(a(CARD.yours.in_hand)))))
        )
    ],
    # Abandoned Refinery, Savereen
    "12157": [
        power_action(
            Discard(a(CARD.yours.kind(SUPPORT_CARD, UPGRADE_CARD)))
            .to(Play(one_or_none(CARD.yours.in_hand.kind(SUPPORT_CARD, UPGRADE_CARD)), less=1))
            .then(Draw(1))
        )
    ],
    # Colossus, Castilon
    "12158": [
        after(ANYONE_BEGINS_PILOTING, its_player(may(TakeControl("this battlefield")))),
        after(YOU_TAKE_THIS, may(Reroll(a(DIE)))),
    ],
    # Pyke Syndicate Mine, Kessel
    "12159": [
        claim(
            DiscardTop(instead(1, 2, spotting(CHARACTER.yours.having(DICELESS))), a(A_DECK)),
            If(NON_EVENT_IS_DISCARDED, Gain(1)),
        )
    ],
    # Valley of the Dark Lords, Moraband
    "12160": [claim(Remove(a(DIE.of_cards(NO_CHARACTER))))],
}
