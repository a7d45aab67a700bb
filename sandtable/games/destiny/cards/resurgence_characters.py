# interpreted: a table of sentences, read once at import
"""The effects of the Resurgence characters. Facts (cost, sides) are in data/sets/RES.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Barriss Offee, Fallen Friend
    "23002": [
        deck_rule(
            "You can include up to 4 different hero events in your deck "
            "(following all other deckbuilding restrictions)."
        ),
        power_action(
            PlayACard()
            .then(If(it_was(CARD.having(IS_HERO)), keeping(Deal(1, a(CHARACTER)))))
            .about_it(If(it_was(CARD.having(IS_VILLAIN)), Turn(a(DIE), BLANK)))
        ),
    ],
    # Sith Acolyte
    "23004": [
        before(
            defeated_other_of_yours(CHARACTER.blue),
            may(
                MoveFromIt(CARD.colored(BLUE).called("ability"), "a Blue ability from that character to this character")
            ),
        ),
        before(THIS_DEFEATED, may(MoveFromHere(CARD.colored(BLUE).called("ability"), CHARACTER.blue))),
    ],
    # Dedra Meero, Ambitious Agent
    "23015": [
        after(
            ACTIVATED,
            RevealTopCards(2, a(DECK.opposing)).and_(RearrangeOnTop()),
            LookAtTop(2, a(DECK.yours)).and_(RearrangeOnTop()).then(DiscardTopOfChosen()),
            If(YOU_CHOSE_YOUR_DECK, Deal(1, a(CHARACTER))),
        )
    ],
    # Linus Mosk, Pre-Mor Enforcement
    "23016": [
        adds_to_roll_off(2),
        before(
            STARTING_HAND,
            may(
                ShuffleUpToCopies(
                    2,
                    ("09127", "09126", "11129"),
                    "2 copies each of Measure for Measure, Fresh Supplies and Seizing Territory",
                )
            ),
        ),
    ],
    # Major Partagaz, ISB Major
    "23017": [
        after_first_of_either(HAND_CARD_DISCARDED, DECK_CARD_DISCARDED, may(Draw(1))),
        power_action(RevealTopOf(a(A_DECK)).then(may(Turn(a(DIE), SIDE_EQUAL_TO_ITS_COST)))),
    ],
    # Palpatine, Master Of Manipulation
    "23018": [
        after(SET_UP, GainColor(BLUE)),
        power_action(
            Play(one_or_none(CARD.yours.in_hand)).then(may(Turn(a(DIE.of_character), SIDE_OF_THAT_CARDS_COST)))
        ),
    ],
    # Bib Fortuna, Cunning Twi'lek
    "23029": [
        after(REMOVED_THIS_DIE, may(Draw(1))),
        special(Turn(a(DIE.called("scoundrel", "bounty-hunter"))).then(If(that_is(DIE.yours), may(Resolve(IT))))),
    ],
    # Dryden Vos, Crimson Dawn
    "23030": [
        before(resolving_this(MELEE, RANGED, INDIRECT), If(OPPONENT_HAS_DEFEATED, may(RaiseValue(1)))),
        after_first_of_phase(YOU_HURT_YOURS, may(Deal(1, a(CHARACTER)))),
    ],
    # Jango Fett, Expert Fighter
    "23031": [
        RESILIENCE,
        after(OPPONENT_ACTIVATED, may(Reroll(a(DIE.of_character)))),
        power_action(
            PlayOnTheirs(one_or_none(CARD.yours.in_hand_or_discard.called("bounty"))).then(
                Deal(1, THAT_CHARACTER).or_(Give(1, THIS_CHARACTER))
            )
        ),
    ],
    # Anakin Skywalker, Overconfident Student
    "23045": [
        after(OPPONENT_ACTIVATED, MUST_ACTIVATE_THIS),
        after(
            YOUR_GUARDIAN_REMOVED,
            may(Resolve(a(DIE.of_this_character.of_character_or_upgrade.showing_damage), increased(1))),
        ),
    ],
    # Gungi, Protective Friend
    "23046": [special(two_of_these(Deal(1, a(CHARACTER), UNBLOCKABLE), Give(1, a(CHARACTER)), Reroll(a(DIE))))],
    # Shaak Ti, Skilled Combatant
    "23047": [
        after(SET_UP, GainColor(RED)),
        after(
            resolving_one_of(DIE.called("trooper").showing_damage),
            may(Resolve(a(DIE.of_this_character.of_character.showing_damage), increased(1))),
        ),
    ],
    # Yaddle, Valiant Master
    "23048": [GUARDIAN, special(ResolveAnotherSide().or_(UseSpecialHere(a(special_on_this("ability")))))],
    # Hunter, Commanding Officer
    "23058": [
        after_first(played_a(CARD.colored(RED).kind(UPGRADE_CARD, SUPPORT_CARD)), may(Draw(1))),
        power_action(Remove(THIS_DIE).to(Defeat(a(CHARACTER.having(remaining_at_most(2)))))),
    ],
    # Luthen Rael, Axis
    "23059": [
        after(YOU_RESOLVED_A_COST, Place(1, RESOURCES, THIS_CHARACTER)),
        power_action(
            RemoveTokens(2, RESOURCES, ON_THIS_CARD).to(
                Resolve(a(said_as(DIE.yours.called("partisan", "weapon"), "a partisan or weapon die")), REROLLING)
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
                a(
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
    # Bix Caleen, Ferrix Mechanic
    "23070": [
        deck_rule("You may include Red mods in your deck."),
        power_action(Play(a(CARD.yours.in_hand_or_discard.called("mod")), less=1)),
    ],
    # Cassian Andor, Alliance Loyalist
    "23071": [
        PILOTING,
        after(FROM_THEIR_HAND, Place(1, RESOURCES, THIS_CHARACTER)),
        power_action(RemoveTokens(2, RESOURCES, ON_THIS_CARD).to(Play(a(CARD.yours.in_hand.colored(YELLOW)), less=1))),
    ],
    # Enfys Nest, Infamous Marauder
    "23072": [
        RESILIENCE,
        after(OPPONENT_REMOVED_CHARACTER_DIE, may(Remove(a(DIE.opposing)))),
        special(Deal(instead(2, 3, TARGET_HAS_NO_DICE), a(CHARACTER), UNBLOCKABLE)),
    ],
    # Karis Nemik, Freedom Fighter
    "23073": [after(ACTIVATED, may(AddOrRemoveOne(RESOURCES, a(in_play(NON_PLOT.colored(GRAY, RED, YELLOW))))))],
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
            Turn(a(DIE)).about_it(
                IfElse(it_was_die(DIE.of_side(VILLAIN)), DiscardRandomFrom(2, a(HAND)), Deal(2, a(CHARACTER)))
            )
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
}
