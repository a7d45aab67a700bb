# interpreted: a table of sentences, read once at import
"""The effects of the Resurgence cards with a die, from 23059 on. Facts (cost, sides) are in data/sets/RES.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Luthen Rael, Axis
    "23059": [
        after(YOU_RESOLVED_A_COST, Place(1, RESOURCES, THIS_CHARACTER)),
        power_action(
            RemoveTokens(2, RESOURCES, ON_THIS_CARD).to(
                Resolve(a(DIE.called("partisan", "weapon")), ANYBODYS, REROLLING)
            )
        ),
    ],
    # Mon Mothma, Revolutionary Leader
    "23060": [
        CHARM,
        deck_rule(
            "You may include up to 4 Yellow supports in your deck (following all other deckbuilding restrictions)."
        ),
        power_action(
            Play(
                one_or_none(
                    in_these_words(
                        SUPPORT.yours.in_hand.having(any_quality(being("trooper"), title_has("partisan"))),
                        'a trooper support or support with "partisan" in its title from your hand',
                    )
                ),
                less=1,
            )
        ),
    ],
    # Wrecker, Demolitions Expert
    "23061": [
        after(
            played_a(CARD.colored(RED).kind(UPGRADE_CARD, SUPPORT_CARD)),
            may(Resolve(a(DIE.of_this_character.of_character.showing_damage), increased(1))),
        ),
        power_action(Resolve(a(DIE.yours), as_showing(INDIRECT))),
    ],
    # Home One
    "23065": [FIXED_COST, power_action(ATTACH_HERE), power_action(DETACH)],
    # Jetpack Trooper
    "23066": [AMBUSH, UNREMOVABLE_BY_THE_EXHAUSTED],
    # Luthen's Haulcraft
    "23067": [
        lets_pilot_titled("Luthen Rael"),
        after(
            resolving_this(),
            Place(1, RESOURCES, THIS_SUPPORT).then(
                may(Remove(a(DIE.having(exactly_value(tokens_here(RESOURCES, "this support"))))))
            ),
        ),
    ],
    # Marauder
    "23068": [after(resolving_this(), may(PutUnderDeck(a(CARD.yours.in_hand)).to(Draw(1))))],
    # DC-17M Blaster Rifle
    "23069": [REDEPLOY, value_while(all_your_characters_are(RED), 1)],
    # Bix Caleen, Ferrix Mechanic
    "23070": [
        deck_rule("You may include Red mods in your deck."),
        power_action(Play(one_or_none(CARD.yours.in_hand_or_discard.called("mod")), less=1)),
    ],
    # Cassian Andor, Alliance Loyalist
    "23071": [
        PILOTING,
        after(FROM_THEIR_HAND, Place(1, RESOURCES, THIS_CHARACTER)),
        power_action(
            RemoveTokens(2, RESOURCES, ON_THIS_CARD).to(Play(one_or_none(CARD.yours.in_hand.colored(YELLOW)), less=1))
        ),
    ],
    # Enfys Nest, Infamous Marauder
    "23072": [
        RESILIENCE,
        after(OPPONENT_REMOVED_CHARACTER_DIE, may(Remove(a(DIE.opposing)))),
        special(Deal(instead(2, 3, TARGET_HAS_NO_DICE), a(CHARACTER), UNBLOCKABLE)),
    ],
    # Karis Nemik, Freedom Fighter
    "23073": [after(ACTIVATED, may(AddOrRemoveOne(RESOURCES, a(in_play(NON_PLOT.colored(GRAY, RED, YELLOW))))))],
    # Alliance Pathfinders
    "23079": [
        after(resolving_this(), Place(1, RESOURCES, THIS_SUPPORT)),
        power_action(RemoveTokens(2, RESOURCES, THIS_SUPPORT).to(Ready(THIS_IT))),
    ],
    # Cloud-Riders
    "23081": [
        after(
            ACTIVATED_SUPPORT,
            If(either_of(YOU_HAVE_MORE_DICE, can_spot(CHARACTER.titled("Enfys Nest").yours)), may(Remove(a(DIE)))),
        ),
        special(RollBoth(DIE.of_character, DIE.of(UPGRADE_CARD))),
    ],
    # Partisan X-Wing
    "23082": [after(ACTIVATED_SUPPORT, may(OnlyIf(THIS_SUPPORT_HAS_UPGRADES, Deal(1, a(CHARACTER)))))],
    # Courage
    "23083": [
        attached_has_more(WHILE_HEALTH, 1),
        before(resolving_this(), OnlyIf(opponent_shows(DIE.showing_damage), RaiseValue(1))),
    ],
    # Partisan Rifle
    "23085": [
        REDEPLOY,
        enters_with(1, RESOURCES, "This upgrade"),
        action(RemoveTokens(1, RESOURCES, THIS_UPGRADE).to(Resolve(THIS_DIE, increased(1)))),
    ],
    # Asajj Ventress, Relentless Hunter
    "23087": [
        deck_rule("You may include up to 4 downgrades of any affiliation or color in your deck."),
        after(SET_UP, GainColor(YELLOW)),
        power_action(
            reroll_then(
                exactly(2, DIE),
                If(DIFFERENT_SYMBOLS, Deal(1, a(CHARACTER.having(HAS_DOWNGRADE)), UNBLOCKABLE)),
            )
        ),
    ],
    # Count Dooku, Determined Idealist
    "23088": [
        RESILIENCE,
        deck_rule("You may include up to 4 Blue upgrades of any affiliation in your deck."),
        special(
            Turn(a(DIE)),
            IfElse(it_was_die(DIE.of_side(VILLAIN)), DiscardRandomFrom(2, a(HAND)), Deal(2, a(CHARACTER))),
        ),
    ],
    # Vergence
    "23090": [
        as_if_a_character(CARD.colored(BLUE).called("ability"), "Blue ability upgrades", "a Blue character"),
        special(
            RollOfChosen(DIE.its.of(UPGRADE_CARD), "an upgrade attached to this support"),
            may(MoveToThisSupport(UPGRADE.colored(BLUE).called("ability"), "a Blue ability upgrade")),
        ),
    ],
    # Battle Meditation
    "23091": [
        only(CHARACTER.blue),
        special(
            Choose(a(DIE.opposing)).and_(force_them(Resolve(IT, decreased(1)))), Resolve(a(DIE.yours), increased(1))
        ),
    ],
    # Count Dooku's Lightsaber
    "23092": [
        after(
            resolving_one_of(DIE.of_attached.of_character),
            If(
                this_is_on(CHARACTER.titled("Count Dooku")), may(Exhaust(THIS_UPGRADE).to(DealIndirect(1, AN_OPPONENT)))
            ),
        )
    ],
    # Commander
    "23100": [
        attached_gains("leader"),
        after(
            YOU_ACTIVATE_ATTACHED,
            may(
                Activate(a(SUPPORT.colored(RED).you_control)).and_(
                    Turn(a(DIE.called("vehicle", "trooper")), side_of_value(1))
                )
            ),
        ),
    ],
    # Droopy McCool, Snit
    "23102": [
        CHARM,
        power_action(
            RemoveTokens(2, CHARMS, a(CHARACTER)).to(
                Turn(a(DIE.of_character.of_that_character), BLANK).about_it(
                    If(it_was_die(DIE.yours.of_character), Gain(1))
                )
            )
        ),
    ],
    # Skyblade Swoop Bike
    "23107": [AMBUSH, power_action(ATTACH_TO_CHARACTER)],
    # Bryar Pistol
    "23108": [REDEPLOY, action(Exhaust(THIS_UPGRADE).to(Resolve(a(DIE.yours), CHEAPER_BY_ONE)))],
    # Blaster Rifle
    "23114": [rides_supports("trooper"), power_action(MoveThisTo(CHARACTER.called("trooper").you_control))],
    # Heavy Laser Cannon
    "23116": [
        modify("vehicle"),
        after(
            YOU_ACTIVATE_ATTACHED_VEHICLE,
            may(
                Exhaust(THIS_UPGRADE).to(
                    Reroll(
                        a(
                            said_as(
                                DIE.of_cards(any_quality(being("vehicle"), of_kind(UPGRADE_CARD))),
                                "a vehicle or upgrade die",
                            )
                        )
                    )
                )
            ),
        ),
    ],
}
