# interpreted: a table of sentences, read once at import
"""The effects of the Display of Power cards with a die. Facts (cost, sides) are in data/sets/DoP.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Darth Vader, Driven By Revenge
    "22001": [after(OPPONENT_REMOVED_THESE, DiscardRandomOfThem(1)), power_action(DealByHand(3))],
    # Fifth Brother, Jedi Hunter
    "22002": [
        after(
            ACTIVATED,
            Choose(a(DIE.opposing.of_character)).then(
                ForceToTurn(TO_A_BLANK, Turn(a(DIE.of_this_character.of_character), SPECIAL))
            ),
        ),
        special(Deal(2, a(CHARACTER)), may(Remove(a(DIE.showing(BLANK))))),
    ],
    # Reva, Third Sister
    "22003": [
        after(SET_UP, choose_to_keep(CHARACTER.opposing)),
        after(CHOSEN_ACTIVATED, MUST_ACTIVATE_THIS),
        after(ACTIVATED, may(Resolve(a(DIE.of_this_character.of_character)))),
    ],
    # The Son, The Dark Side
    "22004": [
        after(played_on_this(CARD.colored(BLUE).called("ability")), Place(1, RESOURCES, ON_THIS_CARD)),
        action(If(dice_at_most(2), RemoveTokens(3, RESOURCES, ON_IT).then(GainDie(3)))),
    ],
    # Weak Mind
    "22005": [play_only_if(spotting(CHARACTER.blue.yours)), FOCUSES_ON_THEIRS],
    # Scythe
    "22012": [special(Turn(a(DIE), BLANK), Turn(a(DIE.called("inquisitor", "sith"))))],
    # Double-Bladed Lightsaber
    "22013": [
        gains_while(this_is_on(CHARACTER.called("inquisitor")), REDEPLOY, "has"),
        after(
            resolving_this(MELEE, RANGED),
            Exhaust(THIS_UPGRADE).to(RollAnew(THIS_LYING_DIE)).then(may_or_else(Resolve(IT), Remove(IT))),
        ),
    ],
    # Force Retaliation
    "22014": [
        only(CHARACTER.blue),
        after(THEY_REMOVED_THIS_OR_ATTACHED, may(Exhaust(THIS_UPGRADE).to(Deal(DICE_JUST_REMOVED, a(CHARACTER))))),
    ],
    # Gar Saxon, Imperial Mandalorian
    "22015": [
        after(
            played_a(CARD.kind(EVENT_CARD).colored(RED).having(cost_at_least(1))),
            DealIndirect(1, AN_OPPONENT, UNBLOCKABLE),
        )
    ],
    # General Kalani, Super Tactical Droid
    "22016": [team_up(1, "Each other droid"), after(OPPONENT_DREW, Deal(1, a(CHARACTER)))],
    # Nute Gunray, Deceitful Viceroy
    "22017": [after(UPKEEP_STARTS, SmallerHandsUnless(1, 1, 2))],
    # Tiaan Jerjerrod, Moff
    "22018": [
        power_action(
            Remove(a(DIE.yours.showing(RESOURCE)))
            .to(either(DiscardTop(1, a(A_DECK)), DiscardRandom(1)))
            .then(If(NON_EVENT_WAS_DISCARDED, Draw(1)))
        )
    ],
    # Imperial Checkpoint
    "22024": [after(OPPONENT_ACTIVATED, may(Activate(THIS_SUPPORT)))],
    # Light Repeating Blaster
    "22027": [
        REDEPLOY,
        after(YOU_ACTIVATE_ATTACHED, may(Resolve(THIS_DIE, REROLLING))),
        special(Deal(2, a(CHARACTER)).then(may(Deal(1, a(CHARACTER.other))))),
    ],
    # Military Strategist
    "22028": [only(CHARACTER.red), power_action(DealIndirect(YOUR_DAMAGE_SYMBOLS, AN_OPPONENT))],
    # Ig-Rm Thug Droid
    "22029": [GUARDIAN, before(THIS_DEFEATED, SpotToGiveDice(ANY_CARD.yours.called("scoundrel")))],
    # Jabba The Hutt, Feared And Respected
    "22030": [
        power_action(
            Remove(a(DIE.yours)).to(
                Roll(
                    a(
                        lying_on(
                            DIE.called("bounty-hunter", "scoundrel").yours,
                            "a bounty hunter or scoundrel die on one of your cards in play",
                        )
                    )
                )
            )
        )
    ],
    # Maul, From The Shadows
    "22031": [
        after(SET_UP, GainColor(BLUE)),
        after_first_of_phase(YOU_HURT_YOURS, may(Draw(1))),
        power_action(DealIndirect(to_a_maximum(4, DIFFERENCE_OF_HANDS), AN_OPPONENT)),
    ],
    # Qi'ra, Crimson Dawn Lieutenant
    "22032": [
        CHARM,
        after_first_of_phase(you_hurt_yours(CHARACTER.yellow), Gain(1)),
        power_action(RemoveTokens(1, CHARMS, a(CHARACTER)).to(Deal(1, THAT_CHARACTER))),
    ],
    # Xi'an, Blade Expert
    "22034": [
        after(ACTIVATED, may(Remove(a(DIE.of_this_character.showing(MELEE))).to(Deal(1, a(CHARACTER), UNBLOCKABLE))))
    ],
    # First Light
    "22039": [
        after(ENTERS_PLAY, DiscardRandom(1).and_(Draw(1))),
        power_action(Spot(CHARACTER.titled("Qi'Ra").yours).to(Roll(a(character_die_of("Qi'Ra", "her"))))),
    ],
    # Hylobon Enforcers
    "22040": [
        after(ACTIVATED_SUPPORT, may(Reroll(a(DIE.opposing.showing_damage)))),
        special(Remove(a(DIE.opposing))),
    ],
    # Dauntless
    "22041": [special(DealUnblockableIf(2, a(CHARACTER), opponent_shows(DIE.showing_damage)))],
    # Vambrace Flame Thrower
    "22042": [damage_as_indirect(), special(DiscardCopied(CARD).then(Discard(THIS_UPGRADE)))],
    # Kanan Jarrus, Focused Jedi
    "22043": [
        special(
            RevealTopCards(3, a(DECK.yours)),
            may(
                PlaySeen(a(A_REVEALED_CARD))
                .about_it(keeping(If(that_card_was(BLUE), Give(2, a(CHARACTER)))))
                .about_it(keeping(If(that_card_was(RED), Deal(2, a(CHARACTER)))))
                .about_it(If(that_card_was(YELLOW), may(Turn(a(DIE)))))
            ),
        )
    ],
    # Luke Skywalker, One With The Force
    "22044": [
        after(ACTIVATED, If(there_is(DIE.showing_damage), Turn(a(DIE.opposing)))),
        special(
            Exhaust(a(UPGRADE_HERE)).to(either(Deal(2, a(CHARACTER)), Give(2, a(CHARACTER)))),
            may(RerollInstead(RESOLVING_DIE)),
        ),
    ],
    # Obi-Wan Kenobi, Jedi Guardian
    "22045": [
        guardian(2),
        sides_as(DISCARD, MELEE),
        power_action(Give(1, a(CHARACTER)).and_(Reroll(any_number(DIE.of_it.of_character_or_upgrade)))),
    ],
    # The Daughter, The Light Side
    "22046": [
        CHARM,
        after(played_a(CARD.colored(BLUE).called("ability")), may(Heal(1, a(CHARACTER)))),
        power_action(
            RemoveTokens(1, CHARMS, a(CHARACTER)).to(
                of_controller(
                    DiscardTop(1, a(DECK.yours)), "discard the top card of that character's controller's deck"
                )
            ),
            may(Heal(1, THAT_CHARACTER)),
        ),
    ],
    # Tera Sinube, Jedi Investigator
    "22047": [power_action(RerollOnceMore(Resolve(a(DIE.yours.blue), as_showing(REROLL_SYMBOL))))],
    # Morai
    "22052": [
        CHARM,
        before(
            dealt_damage(CHARACTER.yours.blue, "one of your Blue characters is dealt damage"),
            may(Activate(THIS_SUPPORT).then(may(Resolve(THIS_DIE)))),
        ),
    ],
    # Jedi Cloak
    "22053": [attached_has_more(WHILE_UPGRADE_LIMIT, 1), after(PLAYED, Give(1, ATTACHED))],
    # Luke's Teachings
    "22054": [only(CHARACTER.blue), after(YOU_ACTIVATE_ATTACHED, Draw(1)), sides_as(SHIELD, MELEE)],
    # Obi-Wan Kenobi's Lightsaber
    "22055": [
        REDEPLOY,
        after(
            resolving_this(),
            If(this_is_on(CHARACTER.titled("Obi-Wan Kenobi")), may(Exhaust(THIS_UPGRADE).to(Heal(1, a(CHARACTER))))),
        ),
    ],
    # Aayla Secura, General
    "22056": [
        after(SET_UP, GainColor(BLUE)),
        power_action(RollAside("05038").about_it(may(Reroll(THAT_DIE)))),
    ],
    # Fenn Rau, Protector Of Concord Dawn
    "22058": [
        PILOTING,
        after(OPPONENT_CLAIMED, Give(1, THIS_CHARACTER)),
        after(PHASE_BEGINS, If(YOU_CONTROL_THE_BATTLEFIELD, DealIndirect(1, AN_OPPONENT))),
    ],
    # Hera Syndulla, Revolutionary Leader
    "22059": [
        PILOTING,
        after(ACTIVATED, may(Place(1, DAMAGE, a(in_play(SUPPORT))))),
        power_action(
            Remove(a(DIE.yours.called("vehicle"))).to(
                DiscardThis(a(damaged_as_it_costs(SUPPORT, "with damage on it equal to or more than its cost")))
            )
        ),
    ],
    # Hera's Prototype B6
    "22065": [
        AMBUSH,
        after(resolving_this(), Place(1, DAMAGE, a(in_play(SUPPORT)))),
        power_action(
            RemoveAnyTokens(DAMAGE, THIS_SUPPORT, "any amount of {} on").to(DealIndirect(THAT_MUCH, AN_OPPONENT))
        ),
    ],
    # Phoenix Nest
    "22066": [action(SetAside(THIS_SUPPORT).to(DealIndirect(3, AN_OPPONENT)))],
    # Aayla Secura's Lightsaber
    "22067": [
        after(
            YOU_USED_POWER_OF_ATTACHED,
            may(
                Exhaust(THIS_UPGRADE).to(
                    or_instead(
                        Give(1, ATTACHED), DealIndirect(1, AN_OPPONENT), this_is_on(CHARACTER.titled("Aayla Secura"))
                    )
                )
            ),
        )
    ],
    # Cham Syndulla, The Hammer Of Ryloth
    "22069": [
        after(OPPONENT_GAINED, Place(1, RESOURCES, ON_THIS_CARD)),
        power_action(
            remove_up_to(3, RESOURCES, THIS_CHARACTER).to(
                DealIndirect(amount_that("the number of resources removed"), AN_OPPONENT)
            )
        ),
    ],
    # Ezra Bridger, Freedom Fighter
    "22070": [
        after(SET_UP, GainColor(BLUE)),
        power_action(Resolve(a(DIE.yours.showing(REROLL_SYMBOL)), REROLLING).then(make_opponent(DiscardOwnRandom()))),
    ],
    # Kawlan Roken, Jedi Protector
    "22072": [
        has_while(CHARACTER.having(being("apprentice", "jedi")).yours, GUARDIAN),
        power_action(Heal(1, a(CHARACTER.yours)), DealIndirect(1, YOURSELF)),
    ],
    # Chopper
    "22077": [
        power_action(
            SpotAnother(ANY_CARD.called("spectre").yours).and_(Spend(1)).to(Remove(a(DIE.having(UP_TO_THIS_DIE))))
        )
    ],
    # Twi'lek Resistance Fighter
    "22078": [as_if_a_character(CARD.called("weapon"), "weapon upgrades", "a non-unique non-elite character")],
    # Beskar Hammer
    "22079": [REDEPLOY, after(resolving_this(MELEE, RANGED, INDIRECT), may(Turn(a(DIE.of_character))))],
    # Renowned
    "22080": [only(CHARACTER.unique), modifies_any(DIE.of_attached.of_character)],
    # NED-B
    "22083": [action(SetAside(THIS_SUPPORT).to(Give(2, a(CHARACTER))))],
    # Absorb Energy
    "22088": [only(CHARACTER.blue), after(ATTACHED_IS_DEALT, may(Resolve(THIS_DIE, increased(1))))],
    # Force Sense
    "22089": [
        only(CHARACTER.blue),
        after(PLAYED, may(Remove(a(DIE)))),
        special(
            Resolve(a(DIE), as_showing(REROLL_SYMBOL), YOURS_OR_THEIRS),
            may(Exhaust(THIS_UPGRADE).to(RerollInstead(RESOLVING_DIE))),
        ),
    ],
    # Training Lightsaber
    "22090": [
        special(
            Deal(1, a(CHARACTER)),
            may(
                SetAside(THIS_UPGRADE)
                .to(Play(one_or_none(CARD.yours.in_hand_or_discard.having(title_has("Lightsaber"))), 1))
                .then(may(RollItsDie()))
            ),
        )
    ],
    # Tydirium
    "22096": [after(ACTIVATED_SUPPORT, GainChosenSubtype(a(CHARACTER.unique)))],
    # Se-14r Light Blaster
    "22098": [
        REDEPLOY,
        action(
            Exhaust(THIS_UPGRADE).and_(Remove(this_die(MELEE, RANGED, INDIRECT))).to(Deal(1, a(CHARACTER), UNBLOCKABLE))
        ),
    ],
    # Cikatro Vizago, Devaronian Crime Lord
    "22100": [
        after(ACTIVATED, may(Reroll(a(DIE.having(NO_COST))))),
        power_action(ForceToPayFor(a(DIE.of_this_character.of_character)).then(may(Resolve(THAT_DIE, WITHOUT_PAYING)))),
    ],
    # Embo, Stoic Kyuzo
    "22101": [
        before(
            THIS_TAKES,
            may(Resolve(a(DIE.yours.his.of_character), as_showing(SHIELD, " as if it were showing a shield"))),
        ),
        power_action(
            resolve_against(this_die(MELEE, RANGED, INDIRECT), CHARACTER.having(bearing("bounty")), increased(1))
        ),
    ],
    # Broken Horn
    "22104": [
        power_action(
            Spot(ANY_CARD.titled("Cikatro Vizago").yours)
            .or_(DiscardCard(a(CARD.yours.in_hand)))
            .to(Resolve(THIS_DIE, increased(COST_ON_IT)))
        )
    ],
    # E-851 Blaster Pistol
    "22106": [REDEPLOY, sides_as(INDIRECT, RANGED, this_is_on(CHARACTER.called("scoundrel")))],
    # Max Rebo, Popular Ortolan
    "22108": [
        CHARM,
        power_action(
            RemoveTokens(1, CHARMS, a(CHARACTER)).to(
                Resolve(a(DIE.of_character.of_that_character), as_showing(SHIELD), STAYS_THERE, ANYBODYS)
            )
        ),
    ],
    # Wuher
    "22114": [CHARM, special(two_of_these(Heal(1, a(CHARACTER)), Remove(a(DIE.called("droid"))), Gain(1)))],
    # MK Sniper Rifle
    "22115": [gains_while(this_is_on(CHARACTER.unique), REDEPLOY, "has"), after(REROLLED_THIS, Give(1, ATTACHED))],
}
