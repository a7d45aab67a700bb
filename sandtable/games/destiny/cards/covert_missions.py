# interpreted: a table of sentences, read once at import
"""The effects of the Covert Missions cards. Facts (cost, sides) are in data/sets/CM.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Darth Bane, Ancient Master
    "12001": [
        first_cheaper("ability", 2),
        special(Choose(a(UPGRADE_ON_THIS)).and_(DealIndirect(cost_of_that("upgrade"), AN_OPPONENT))),
    ],
    # Snoke's Praetorian Guard
    "12004": [
        after(
            ACTIVATED,
            may(Remove(a(DIE.its.of_character.showing_damage)).to(Remove(a(DIE.showing_damage.having(at_most(2)))))),
        )
    ],
    # Pincer Movement
    "12008": [play(ActivateSeveral(2, CHARACTER.yours.blue).then(TurnAllOfOne(BLANK)))],
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
    "12013": [action(Exhaust(THIS_SUPPORT).and_(Deal(1, a(CHARACTER.yours))).to(Turn(a(DIE.of_it))))],
    # Ancient Sith Armor
    "12015": [
        REDEPLOY,
        before(ATTACHED_TAKES, may(Exhaust(THIS_UPGRADE).to(BlockDamage(1)))),
        after(played_on_attached(CARD.called("ability")), may(Ready(THIS_UPGRADE))),
    ],
    # Death Field
    "12016": [
        only(CHARACTER.blue),
        action(Exhaust(THIS_UPGRADE).to(Roll(THIS_LYING_DIE))),
        special(Deal(2, each(CHARACTER.opposing))),
    ],
    # Sith Lord
    "12018": [
        only(CHARACTER.having(being("sith"))),
        special(RerollInstead(RESOLVING_DIE), may(Exhaust(THIS_UPGRADE).to(UseSpecialHere(a(SPECIAL_ON_ATTACHED))))),
    ],
    # Commander Pyre, Harsh Negotiator
    "12020": [after_claimed_or_taken(may(DealIndirect(1, AN_OPPONENT)))],
    # Director Krennic, Death Star Mastermind
    "12021": [
        deck_rule("The point value of your Death Star plot is decreased by 1."),
        after(ACTIVATED, may(Turn(a(DIE.yours), side_of_value(1)))),
    ],
    # Imperial Death Trooper
    "12023": [
        has_while(CHARACTER.titled("Director Krennic").yours, GUARDIAN),
        power_action(Turn(this_die(), LIKE_ANOTHER_OF_YOURS)),
    ],
    # Imperial Pilot
    "12024": [PILOTING, power_action(If(pilots_vehicle_of(RED), Turn(a(DICE_OF_ITS_VEHICLE))))],
    # Cruel Methods
    "12025": [after_claimed_or_taken(may(Deal(1, ATTACHED)))],
    # Taking Charge
    "12029": [
        AMBUSH,
        play(
            If(YOU_CONTROL_THE_BATTLEFIELD, Remove(a(DIE))),
            If(YOU_DO_NOT_CONTROL_IT, TakeControl("it").and_(may(Reroll(a(DIE))))),
        ),
    ],
    # The "Duchess"
    "12032": [
        special(
            Deal(2, each(THEIR_CHARACTERS)).then(
                Deal(1, each(those_of_opponents(CHARACTER.called("trooper"), "those characters that are a trooper")))
            )
        )
    ],
    # Tie Bomber
    "12033": [
        enters_with(3, RESOURCES),
        special(RemoveTokens(1, RESOURCES, THIS_SUPPORT).to(DealIndirect(4, AN_OPPONENT)), may(Return(THIS_SUPPORT))),
    ],
    # Viper Probe Droid
    "12034": [
        after(
            rolls_damage(),
            may(Spot(CHARACTER.yours.red).and_(Spend(1)).to(Remove(THAT_DIE)).then(DiscardThis(THIS_SUPPORT))),
        )
    ],
    # Commander Pyre's Blaster
    "12035": [after(played_on(CHARACTER.titled("Commander Pyre")), may(TakeControl()))],
    # E-11D Blaster Rifle
    "12037": [
        gains_while(this_is_on(CHARACTER.having(ELITE)), REDEPLOY, "has"),
        after(played_on(CHARACTER.non_unique), may(Gain(1))),
    ],
    # Pyke Sentinel
    "12040": [GUARDIAN],
    # Pestering
    "12044": [after(REROLLED_IN_ANY_WAY, may(Reroll(a(DIE.of_attached.of_character))))],
    # Change of Fortune
    "12045": [
        play(
            name_symbol_then(
                reroll_those(any_number(DIE.opposing), Remove(each(DIE.of_those.having(ROLLED_CHOSEN_SYMBOL))))
            )
        )
    ],
    # Warning Shot
    "12048": [play(Choose(a(DIE.opposing)).and_(unless_they_give(1, Remove(IT))))],
    # Pirate Ship
    "12049": [
        after(ACTIVATED_SUPPORT, may(Remove(a(DIE.showing_damage))), may(Activate(a(ANY_CARD.yours.called("pirate")))))
    ],
    # Slave I
    "12050": [
        lets_pilot_titled("Boba Fett", "Jango Fett"),
        after(piloted_by(CHARACTER.called("bounty-hunter")), may(Deal(1, a(CHARACTER)))),
    ],
    # Pyke Blaster
    "12052": [gains_while(this_is_on(CHARACTER.having(HAS_GUARDIAN)), REDEPLOY, "has")],
    # Jedi Knight
    "12054": [
        after(SET_UP, may(Give(2, THIS_CHARACTER))),
        special(Give(1, a(CHARACTER)).then(Deal(instead(1, 2, this_has(shields_at_least(3))), a(CHARACTER)))),
    ],
    # Fresh Start
    "12058": [play(Remove(a(DIE.of_character)).then(DiscardTop(VALUE_ON_IT, a(A_DECK))))],
    # Nullify
    "12060": [play(MoveShield(a(CHARACTER.yours), a(CHARACTER.opposing)).then(Remove(a(DIE))))],
    # Stand Firm
    "12062": [play(Remove(any_number(DIE.yours.showing(SHIELD))).to(Remove(exactly(THAT_MANY, DIE))))],
    # Luke Skywalker's X-Wing
    "12066": [
        power_action(
            or_choose_if(
                Reroll(THIS_DIE),
                piloted_by_one_of("Luke Skywalker is piloting this support", "Luke Skywalker"),
                Turn(THIS_DIE),
            )
        )
    ],
    # Anakin Skywalker's Lightsaber
    "12067": [
        REDEPLOY,
        discard_beside("Rey's Lightsaber"),
        after(PLAYED, Give(1, a(CHARACTER.not_yours)).then(Give(2, a(CHARACTER)))),
    ],
    # Kashyyyk Warrior
    "12071": [
        before(
            resolving_this(MELEE, RANGED, INDIRECT, word="one of this character's character dice"),
            OnlyIf(this_has(damage_at_least(6)), RaiseValue(1)),
        )
    ],
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
    # Ghost
    "12083": [
        AMBUSH,
        after(ENTERS_PLAY, may(Activate(a(ANY_CARD.you_control.called("spectre"))))),
        after(resolving_this(), may(Give(1, each(PILOTS_OF_THIS)))),
    ],
    # Rebel Hangar
    "12085": [after(PLAYED_SUPPORT, SearchToPlayFree(2, CARD.called("vehicle"), 4), ShuffleDeck())],
    # Fortitude
    "12087": [attached_has_more(WHILE_HEALTH, instead(3, 4, is_it(CHARACTER.called("wookiee"))))],
    # Sinjir Rath Velus, Ex-Loyalty Officer
    "12090": [after_resolving_to_remove_like(PutUnderDeck(a(CARD.yours.in_hand)))],
    # As One
    "12093": [play(Reroll(a(DIE)).then(ResolveUpTo(3, DIE.yours.called("spectre"))))],
    # Reciprocate
    "12097": [play(Ready(a(CHARACTER.opposing)).then(Gain(1)))],
    # Blue Ace
    "12098": [
        before(resolving_this(), RemoveAnyTokens(RESOURCES, THIS_SUPPORT).to(RaiseValue(THAT_NUMBER))),
        after(resolving_this(), may(Place(1, RESOURCES, THIS_SUPPORT))),
    ],
    # Bucket
    "12099": [special(Gain(1).and_(either(Place(1, RESOURCES, a(SUPPORT)), RemoveTokens(1, DAMAGE, a(SUPPORT)))))],
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
    # Shien Mastery
    "12114": [
        only(CHARACTER.blue),
        limit_one("form"),
        after(PLAYED, may(Roll(THIS_LYING_DIE))),
        special(Deal(2, a(CHARACTER)), may(Remove(a(DIE.showing_damage)))),
    ],
    # Systems Malfunction
    "12116": [modify_opponents("vehicle"), special(DiscardThis(ATTACHED_VEHICLE))],
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
    # Nar Shaddaa Thief
    "12129": [power_action(take_from_richer(2, 1))],
    # Controlled Chaos
    "12130": [
        play(
            name_symbol_then(
                reroll_those(
                    up_to(5, DIE),
                    may(Spend(1).to(Reroll(any_number(DIE.of_those)))),
                    DealIndirect(
                        for_each(DIE.of_those.having(CHOSEN_SYMBOL), "of those dice showing the chosen symbol"),
                        AN_OPPONENT,
                    ),
                )
            )
        )
    ],
    # Reap
    "12134": [AMBUSH, play(Turn(a(DIE.yours), RESOURCE))],
    # Survival Instinct
    "12136": [play(GiveControl().then(Remove(a(DIE.having(at_most(2))))))],
    # Think on Your Feet
    "12138": [
        play(RemoveTokens(1, RESOURCES, a(NON_PLOT.you_control)).to(Remove(a(DIE.showing(RANGED, MELEE, INDIRECT)))))
    ],
    # Cloud Car
    "12140": [
        action_in_hand(
            PlayFromHand(THIS_VEHICLE_IN_HAND, FOR_FREE).about_it(after_upkeep_begins(GiveThis(THIS_SUPPORT)))
        )
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
    # Raiding Party
    "12143": [
        after(
            ACTIVATED_SUPPORT,
            may(RemoveTokens(1, RESOURCES, a(in_play(CARD.kind(SUPPORT_CARD, UPGRADE_CARD)))).then(Gain(1))),
        )
    ],
    # Z-6 Jetpack
    "12146": [
        enters_with(1, RESOURCES, "This upgrade"),
        special(
            Place(1, RESOURCES, THIS_UPGRADE).then(DealIndirect(tokens_here(RESOURCES, "this upgrade"), AN_OPPONENT))
        ),
    ],
    # Jawa Junk Dealer
    "12147": [after(ACTIVATED, may(Play(a(CARD.yours.in_hand.colored(GRAY).having(IS_NEUTRAL)), less=1)))],
    # Outdated Tech
    "12148": [modify_opponents("vehicle"), before(ATTACHED_DIE_IS_RESOLVED, may(ReduceValue(1)))],
    # Eject
    "12149": [AMBUSH, play(DiscardOfPilot().to(Heal(2, ITS_PILOT).and_(Give(2, THAT_CHARACTER))))],
    # Harmless Trick
    "12150": [play(Spot(CHARACTER.yours.colored(GRAY)).to(Remove(a(DIE))))],
    # Standoff
    "12152": [AMBUSH, play(Give(1, each(CHARACTER)))],
    # Merchant Freighter
    "12154": [
        enters_with(3, RESOURCES),
        CAN_BE_ACTIVATED,
        after(ACTIVATED_SUPPORT, may(RemoveTokens(1, RESOURCES, ON_IT).to(Gain(1)))),
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
