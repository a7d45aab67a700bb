# interpreted: a table of sentences, read once at import
"""The effects of the Resurgence upgrades and supports with a die. Facts (cost, sides) are in data/sets/RES.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
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
