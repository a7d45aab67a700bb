# interpreted: a table of sentences, read once at import
"""The effects of the Covert Missions cards with a die. Facts (cost, sides) are in data/sets/CM.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Darth Bane, Ancient Master
    "12001": [
        first_cheaper("ability", 2),
        special(Choose(a(UPGRADE_ON_THIS)).and_(DealIndirect(cost_of_that("upgrade"), AN_OPPONENT))),
    ],
    # Pong Krell, Deadly Imposter
    "12003": [
        deck_rule("You can include up to 4 different Blue hero cards in your deck."),
        after(
            ACTIVATED,
            may(
                PlaceUnderOwnersDeck(
                    a(in_these_words(CARD.in_discard.having(IS_HERO), "a hero card in any player's discard pile"))
                ).then(Deal(1, a(CHARACTER)))
            ),
        ),
    ],
    # Snoke's Praetorian Guard
    "12004": [
        after(
            ACTIVATED,
            may(Remove(a(DIE.its.of_character.showing_damage)).to(Remove(a(DIE.showing_damage.having(at_most(2)))))),
        )
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
    # Vibro-Arbir Blades
    "12019": [
        only(CHARACTER.having(ELITE)),
        after(
            THIS_PLAYED_FROM_HAND,
            may(Play(a(in_these_words(CARD.yours.aside.titled("Vibro-Arbir Blades"), "a set-aside copy of it")))),
        ),
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
    # Commander Pyre's Blaster
    "12035": [after(played_on(CHARACTER.titled("Commander Pyre")), may(TakeControl()))],
    # E-11D Blaster Rifle
    "12037": [
        gains_while(this_is_on(CHARACTER.having(ELITE)), REDEPLOY, "has"),
        after(played_on(CHARACTER.non_unique), may(Gain(1))),
    ],
    # Kragan Gorr, Pirate Captain
    "12039": [
        after(
            ACTIVATED,
            may(Activate(a(ANY_CARD.yours.called("pirate")))),
            if_one_is_harmless(may(TakeResources(1))),
        )
    ],
    # Trandoshan Hunter
    "12042": [power_action(Spot(DOWNGRADE.yours).to(Turn(a(DIE.yours.called("bounty-hunter")), DAMAGE_SIDE)))],
    # Pestering
    "12044": [after(REROLLED_IN_ANY_WAY, may(Reroll(a(DIE.of_attached.of_character))))],
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
    # Hera Syndulla, Seasoned Captain
    "12070": [PILOTING, after(BEGINS_PILOTING, may(Spend(2).to(Ready(THAT_PILOTED_VEHICLE))))],
    # Kashyyyk Warrior
    "12071": [
        before(
            resolving_one_of(DIE.of_this_character.of_character.showing_damage),
            OnlyIf(this_has(damage_at_least(6)), RaiseValue(1)),
        )
    ],
    # Poe Dameron, Reckless Aviator
    "12073": [
        PILOTING,
        power_action(
            Spot(ANY_CARD.yours.called("vehicle").having(UNDAMAGED))
            .to(Place(1, DAMAGE, that_one(ANY_CARD.yours.called("vehicle").having(UNDAMAGED))))
            .then(Resolve(a(ITS_SUPPORT_DIE_WITH_DAMAGE), increased_instead(1, 2, THIS_PILOTS_IT)))
        ),
    ],
    # Tarfful, Chieftain of Kachirho
    "12074": [
        each_other_has_more(WHILE_HEALTH, 1, CHARACTER.having(being("wookiee"))),
        before(
            resolving_one_of(DIE.of_this_character.of_character.showing_damage),
            OnlyIf(some_here(DAMAGE, 6, "this character has 6 or more damage"), RaiseValue(1)),
        ),
    ],
    # Ghost
    "12083": [
        AMBUSH,
        after(ENTERS_PLAY, may(Activate(a(ANY_CARD.you_control.called("spectre"))))),
        after(resolving_this(), may(Give(1, each(PILOTS_OF_THIS)))),
    ],
    # Phantom
    "12084": [power_action(SpotTitleToAttachThis("Ghost")), action(RETURN_AS_SUPPORT)],
    # Rebel Hangar
    "12085": [after(PLAYED_SUPPORT, SearchToPlayFree(2, CARD.called("vehicle"), 4), ShuffleDeck())],
    # Master Smuggler
    "12088": [
        after(
            ACTIVATED,
            may(Resolve(a(DIE.yours.called("scoundrel")), as_showing(RESOURCE, " as if it were showing a resource"))),
        )
    ],
    # Sinjir Rath Velus, Ex-Loyalty Officer
    "12090": [after_resolving_to_remove_like(PutUnderDeck(a(CARD.yours.in_hand)))],
    # Blue Ace
    "12098": [
        before(resolving_this(), RemoveAnyTokens(RESOURCES, THIS_SUPPORT).to(RaiseValue(THAT_NUMBER))),
        after(resolving_this(), may(Place(1, RESOURCES, THIS_SUPPORT))),
    ],
    # Bucket
    "12099": [special(Gain(1).and_(either(Place(1, RESOURCES, a(SUPPORT)), RemoveTokens(1, DAMAGE, a(SUPPORT)))))],
    # Shien Mastery
    "12114": [
        only(CHARACTER.blue),
        limit_one("form"),
        after(PLAYED, may(Roll(THIS_LYING_DIE))),
        special(Deal(2, a(CHARACTER)), may(Remove(a(DIE.showing_damage)))),
    ],
    # Shien Training
    "12115": [
        only(CHARACTER.blue),
        special(
            Deal(2, a(CHARACTER)),
            may(
                DiscardFromIt(THIS_UPGRADE).to(
                    PlayOn(one_or_none(CARD.yours.in_hand_or_discard.titled("Shien Mastery")), WAS_ATTACHED, FOR_FREE)
                )
            ),
        ),
    ],
    # Systems Malfunction
    "12116": [modify_opponents("vehicle"), special(DiscardThis(ATTACHED_VEHICLE))],
    # Cloud Car
    "12140": [
        action_in_hand(
            PlayFromHand(THIS_VEHICLE_IN_HAND, FOR_FREE).about_it(after_upkeep_begins(GiveThis(THIS_SUPPORT)))
        )
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
}
