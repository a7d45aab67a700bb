# interpreted: a table of sentences, read once at import
"""The effects of the Resurgence cards with a die, 23001 to 23058. Facts (cost, sides) are in data/sets/RES.json."""

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
    # Dark Devastation
    "23011": [
        only(CHARACTER.blue),
        special(
            Deal(2, a(CHARACTER)).then(
                may(
                    OrIfInstead(
                        Turn(a(DIE.of_character_or_upgrade), BLANK),
                        YOU_HAVE_MORE_DICE,
                        Turn(that_one(DIE.of_character_or_upgrade)),
                    )
                )
            )
        ),
    ],
    # Darth Vader's Lightsaber
    "23012": [
        REDEPLOY,
        after(
            FROM_THEIR_HAND,
            If(this_is_on(CHARACTER.titled("Darth Vader")), may(Exhaust(THIS_UPGRADE).to(Give(1, ATTACHED_HIM)))),
        ),
    ],
    # Pyrokinesis
    "23013": [
        only(CHARACTER.blue),
        special(Reroll(a(DIE)).and_(otherwise(Resolve(IT, as_showing(INDIRECT), ANYBODYS), Remove(IT)))),
    ],
    # Dedra Meero, Ambitious Agent
    "23015": [
        after(
            ACTIVATED,
            in_sentences(
                RevealTopCards(2, a(DECK.opposing)).and_(RearrangeOnTop()),
                LookAtTop(2, a(DECK.yours)).and_(RearrangeOnTop()),
            ).then(DiscardTopOfChosen()),
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
        power_action(PlayACard().then(may(Turn(a(DIE.of_character), SIDE_OF_THAT_CARDS_COST)))),
    ],
    # Aldhani Outpost
    "23023": [can_be_dealt(MELEE, RANGED), stays_below(6), discarded_at(6, "this support from play")],
    # Arrestor Cruiser
    "23024": [
        after(PLAYED_SUPPORT, may(Exhaust(a(SUPPORT.opposing)).and_(opponent(Lose(1))))),
        special(Play(one_or_none(CARD.yours.in_hand_or_discard.called("vehicle")), less=1).about_it(RollItsDie())),
        special(Give(3, a(CHARACTER.having(being("leader"))))),
    ],
    # Pre-Mor Enforcers
    "23026": [
        after(
            ACTIVATED_SUPPORT,
            may(
                RollAsideFor(
                    "09134", tokens_in_words(RESOURCES, "for each resource on this support, to a maximum of 2", 2)
                )
            ),
        ),
        power_action(Spot(ANY_CARD.called("leader").yours).to(Place(1, RESOURCES, THIS_SUPPORT))),
    ],
    # Imperial Rule
    "23027": [
        REDEPLOY,
        after(
            resolving_this(),
            may(
                RevealTopCard()
                .about_it(If(card_it_is(CARD.having(IS_VILLAIN)), keeping(Deal(1, a(CHARACTER)))))
                .about_it(If(card_it_is(CARD.colored(RED)), may(Draw(1))))
            ),
        ),
    ],
    # Tyrant
    "23028": [
        action(Exhaust(THIS_UPGRADE).and_(Remove(two_alike(DIE.yours))).to(DealIndirect(4, AN_OPPONENT))),
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
    # Annihilator Droid
    "23038": [
        after(
            resolving_this(),
            Place(1, DAMAGE, THIS_SUPPORT),
            DealIndirect(
                tokens_in_words(DAMAGE, "the number of damage tokens on this support, to a maximum of 3", 3),
                AN_OPPONENT,
            ),
        ),
        power_action(Roll(THIS_LYING_DIE)),
    ],
    # C-21 Highsinger
    "23039": [
        after(ROLLED_THIS, DealIndirect(1, AN_OPPONENT)),
        special(
            Give(1, a(CHARACTER)).or_(
                PlayAndSetAside(
                    one_or_none(CARD.yours.in_discard.colored(YELLOW).kind(EVENT_CARD)),
                    " (paying its cost)",
                    "If you played an event, set it aside",
                )
            )
        ),
    ],
    # The Khetanna
    "23041": [
        after(THIS_IS_REMOVED, may(Reroll(a(DIE)))),
        power_action(Resolve(a(DIE.yours.having(MODIFIER)), WITHOUT_MODIFIER)),
    ],
    # Jango Fett's Westar-34
    "23042": [
        REDEPLOY,
        copies_free_and_uncounted_on(CHARACTER.titled("Jango Fett")),
        after(PLAYED, may(Remove(a(DIE.yours.yellow)).to(Gain(1)))),
    ],
    # Projectile Rifle
    "23043": [
        REDEPLOY,
        special(Deal(3, a(CHARACTER), UNBLOCKABLE)),
        special(Deal(2, a(CHARACTER)), Give(1, a(CHARACTER))),
        special(Deal(1, a(CHARACTER)), Remove(a(DIE))),
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
    # DC0052 Speeder
    "23052": [after(ACTIVATED_SUPPORT, may(Activate(a(ANY_CARD.called("jedi")))))],
    # Consular Teachings
    "23054": [
        REDEPLOY,
        after_played_or_moved(
            may(
                either(
                    Roll(THIS_LYING_DIE),
                    Spend(1).to(
                        Roll(a(lying_on(DIE.of_attached.called("ability"), "an ability die on attached character")))
                    ),
                )
            )
        ),
    ],
    # Morichro
    "23055": [
        only(CHARACTER.blue),
        special(
            RemoveSeveralShields(2, a(CHARACTER.opposing)).and_(Deal(2, a(CHARACTER), UNBLOCKABLE)),
            If(this_is_on(CHARACTER.titled("Yaddle")), may(Exhaust(THIS_UPGRADE).to(Draw(1)))),
        ),
    ],
    # Shaak Ti's Lightsaber
    "23057": [special(Deal(1, a(CHARACTER), UNBLOCKABLE).or_(Turn(a(DIE.yours.called("trooper"))).and_(Resolve(IT))))],
    # Hunter, Commanding Officer
    "23058": [
        after_first(played_a(CARD.colored(RED).kind(UPGRADE_CARD, SUPPORT_CARD)), may(Draw(1))),
        power_action(Remove(THIS_DIE).to(Defeat(a(CHARACTER.having(remaining_at_most(2)))))),
    ],
}
