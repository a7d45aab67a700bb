# interpreted: a table of sentences, read once at import
"""The effects of the Display of Power cards. Facts (cost, sides) are in data/sets/DoP.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Darth Vader, Driven By Revenge
    "22001": [after(OPPONENT_REMOVED_THESE, DiscardRandomOfThem(1)), power_action(DealByHand(3))],
    # The Son, The Dark Side
    "22004": [
        after(played_on_this(CARD.colored(BLUE).called("ability")), Place(1, RESOURCES, ON_THIS_CARD)),
        action(If(dice_at_most(2), RemoveTokens(3, RESOURCES, ON_IT).then(GainDie(3)))),
    ],
    # Weak Mind
    "22005": [play_only_if(spotting(CHARACTER.blue.yours)), FOCUSES_ON_THEIRS],
    # Display Of Power
    "22006": [play(Spot(CHARACTER.yours.blue).and_(Exhaust(a(UPGRADE.you_control))).to(RollDieOnIt("upgrade")))],
    # Force Destruction
    "22007": [play(Remove(a(DIE.yours.blue.showing_damage)).to(Discard(a(costing_at_most(VALUE_ON_IT, SUPPORT)))))],
    # Hate Grows In You
    "22008": [
        play_with_dice(DIE.yours.showing(MELEE), DIE.yours.showing(DISCARD)),
        play(Turn(a(DIE), BLANK).and_(opponent(DiscardCard(a(CARD.yours.in_hand))))),
    ],
    # Mercy Doesn't Defeat The Enemy
    "22009": [play(Remove(a(DIE.yours.blue.showing_damage)).to(Remove(up_to_total(2, DIE, 3))))],
    # Sanction
    "22010": [play(Spot(CHARACTER.yours.blue).to(Choose(a(DIE.of_character))), Remove(every(DIE.having(COPY_OF_IT))))],
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
    # Tiaan Jerjerrod, Moff
    "22018": [
        power_action(
            Remove(a(DIE.yours.showing(RESOURCE)))
            .to(either(DiscardTop(1, a(A_DECK)), DiscardRandom(1)))
            .then(If(NON_EVENT_WAS_DISCARDED, Draw(1)))
        )
    ],
    # Fire Across The Galaxy
    "22019": [play(Remove(a(DIE.opposing.having(value_of(1)))).then(that_opponent(may(Draw(1)))))],
    # Imperial Justice
    "22020": [
        play(
            Spot(CHARACTER.yours.red).to(
                name_symbol_then(
                    DealIndirect(
                        to_a_maximum(4, for_each(DIE.having(CHOSEN_SYMBOL), "die showing the chosen symbol")),
                        EACH_OPPONENT,
                    )
                )
            )
        )
    ],
    # Sinister Motives
    "22021": [
        play(
            DiscardCard(a(CARD.yours.in_hand)).to(
                wider_if(
                    Remove(a(DIE.having(value_is("that card's cost")))),
                    Remove(up_to_exactly(2, DIE, THAT_CARDS_COST, "equal to that card's cost")),
                    NO_COMMON_SUBTYPE,
                )
            )
        )
    ],
    # Executor
    "22023": [
        after(
            resolving_one_of(DIE.red.called("leader").yours, "a Red leader die"),
            may(Exhaust(THIS_SUPPORT).to(RollAside("07033"))),
        ),
        power_action(RollAside("07033").or_(Spend(2).to(Discard(a(SUPPORT))))),
    ],
    # Imperial Checkpoint
    "22024": [after(OPPONENT_ACTIVATED, may(Activate(THIS_SUPPORT)))],
    # Light Repeating Blaster
    "22027": [
        REDEPLOY,
        after(YOU_ACTIVATE_ATTACHED, may(Resolve(THIS_DIE, REROLLING))),
        special(Deal(2, a(CHARACTER)).then(may(Deal(1, a(CHARACTER.other))))),
    ],
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
    # Rook Kast, Super Commando
    "22033": [
        has_while(CHARACTER.called("sith").yours, GUARDIAN),
        after(ACTIVATED, RollAside("07037"), If(THIS_IS_ELITE, RollAside("11003"))),
    ],
    # Xi'an, Blade Expert
    "22034": [
        after(ACTIVATED, may(Remove(a(DIE.of_this_character.showing(MELEE))).to(Deal(1, a(CHARACTER), UNBLOCKABLE))))
    ],
    # Await The Dawn
    "22036": [
        play(
            Spot(CHARACTER.yours.yellow)
            .and_(Choose(a(DIE.opposing.having(at_least(2)))))
            .then(DealIndirect(VALUE_ON_IT, YOURSELF).to(Remove(IT)))
        )
    ],
    # Infamy
    "22037": [
        play_only_if(has_exactly(1, DIE.yours.of_character)),
        play(DealIndirect(DICE_IN_THEIR_POOL, AN_OPPONENT)),
    ],
    # The Upper Hand
    "22038": [
        play_only_if(YOU_HAVE_MORE_CARDS),
        play(Deal(1, a(CHARACTER), UNBLOCKABLE), LookAtHand(a(HAND.opposing)).and_(DiscardCard(a(one_from_it(CARD))))),
    ],
    # First Light
    "22039": [
        after(ENTERS_PLAY, DiscardRandom(1).and_(Draw(1))),
        power_action(Spot(CHARACTER.titled("Qi'ra").yours).to(Roll(a(character_die_of("Qi'ra", "her"))))),
    ],
    # Hylobon Enforcers
    "22040": [
        after(ACTIVATED_SUPPORT, may(Reroll(a(DIE.opposing.showing_damage)))),
        special(Remove(a(DIE.opposing))),
    ],
    # Dauntless
    "22041": [special(DealUnblockableIf(2, a(CHARACTER), opponent_shows(DIE.showing_damage)))],
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
    # Binary Force
    "22048": [
        renew(1),
        play(
            Activate(a(CHARACTER.yours.blue)).then(
                may(Turn(a(DIE.of_that_character.of_character), symbol_of_another(DIE.of_character)))
            )
        ),
    ],
    # May The Force Be With You
    "22049": [play(then_of_rerolled(Resolve(a(DIE.yours.showing(REROLL_SYMBOL))), ChooseAndRemove(a(THE_REROLLED))))],
    # Wield The Force
    "22050": [AMBUSH, play(Reroll(a(DIE)).then(Give(VALUE_ON_IT, a(CHARACTER))))],
    # Guardians Of Peace
    "22051": [
        after(RESOLVED_REROLL, may(Exhaust(THIS_SUPPORT).to(Give(instead(1, 2, rerolled_this_turn(3)), a(CHARACTER)))))
    ],
    # Morai
    "22052": [
        CHARM,
        before(
            dealt_damage(CHARACTER.yours.blue, "one of your Blue characters is dealt damage"),
            may(Activate(THIS_SUPPORT)).then(may(Resolve(THIS_DIE))),
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
    # Vision Of Hope
    "22063": [
        CONTROL_THE_BATTLEFIELD,
        play(Remove(a(DIE.opposing)).then(OnlyIf(A_COPY_DISCARDED, Heal(2, a(CHARACTER))))),
    ],
    # Echo Base
    "22064": [action(Exhaust(THIS_SUPPORT).to(Reroll(a(DIE.called("vehicle")))).then(Give(VALUE_ON_IT, a(CHARACTER))))],
    # Hera's Prototype B6
    "22065": [
        AMBUSH,
        after(resolving_this(), Place(1, DAMAGE, a(in_play(SUPPORT)))),
        power_action(
            RemoveAnyTokens(DAMAGE, THIS_SUPPORT, "any amount of {} on").to(DealIndirect(THAT_MUCH, AN_OPPONENT))
        ),
    ],
    # LO-LA59
    "22068": [
        after(played_on(CHARACTER.titled("Leia Organa")), may(Give(2, a(CHARACTER)))),
        action(Exhaust(THIS_UPGRADE).to(LookAtTop(1, a(DECK.opposing))), may(PutSeenUnder())),
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
    # Asteroid Sanctuary
    "22074": [AMBUSH, play(Remove(a(DIE.yours.called("vehicle"))).to(Heal(2, a(CHARACTER.yours))))],
    # Chopper
    "22077": [
        power_action(
            SpotAnother(ANY_CARD.called("spectre").yours).and_(Spend(1)).to(Remove(a(DIE.having(UP_TO_THIS_DIE))))
        )
    ],
    # Beskar Hammer
    "22079": [REDEPLOY, after(resolving_this(MELEE, RANGED, INDIRECT), may(Turn(a(DIE.of_character))))],
    # Renowned
    "22080": [only(CHARACTER.unique), modifies_any(DIE.of_attached.of_character)],
    # NED-B
    "22083": [action(SetAside(THIS_SUPPORT).to(Give(2, a(CHARACTER))))],
    # Balance The Force
    "22084": [
        play_only_if(THEY_HAVE_MORE_DICE),
        play(Remove(a(DIE.opposing)), If(THEY_HAVE_MORE_IN_PLAY, Give(2, a(CHARACTER)))),
    ],
    # Lightsaber Reflection
    "22085": [
        play(
            Exhaust(a(UPGRADE.you_control.having(title_has("Lightsaber"))))
            .to(RemoveNoted(a(DIE)))
            .then(If(IT_SHOWED_DAMAGE, Deal(1, a(CHARACTER))))
        )
    ],
    # Suppress Your Fears
    "22086": [
        play(
            Spot(CHARACTER.yours.blue)
            .to(Turn(a(DIE.showing_damage), NO_DAMAGE))
            .then(may(Spot(UPGRADE.yours.having(EXHAUSTED)).to(ExtraAction())))
        )
    ],
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
    # Jedi Temple, Lothal
    "22091": [
        power_action(Play(one_or_none(CARD.yours.in_hand)).to(Reroll(as_many_as_its_cost(DIE))), Give(1, a(CHARACTER)))
    ],
    # Battle Tactic
    "22092": [AMBUSH, play(Remove(a(DIE.opposing.having(LIKE_ANOTHER))))],
    # Name The System
    "22093": [
        play(
            Spot(ANY_CARD.yours.called("leader"))
            .to(RevealHand(a(HAND.opposing)))
            .about_it(Turn(a(DIE.of_character), SIDE_OF_COST_IN_HAND))
        )
    ],
    # Surprise Tactics
    "22095": [after(UPKEEP_BEGINS, may(SetAside(THIS_SUPPORT).to(TakeControl())))],
    # Hangar Bay, Jabiim
    "22099": [after(activating(CHARACTER), may(GiveControl().to(DealIndirect(1, THAT_OPPONENT))))],
    # Dejarik
    "22103": [
        play(
            each_choose_one(
                Resolve(a(DIE.yours), increased(1)), force_to(Remove(a(DIE.yours))), Reroll(any_number(DIE))
            )
        )
    ],
    # Broken Horn
    "22104": [
        power_action(
            Spot(ANY_CARD.titled("Cikatro Vizago").yours)
            .or_(DiscardCard(a(CARD.yours.in_hand)))
            .to(Resolve(THIS_DIE, increased(COST_ON_IT)))
        )
    ],
    # Oola
    "22105": [CHARM, CAN_BE_ACTIVATED, after(ACTIVATED_SUPPORT, Reroll(exactly(2, DIE)))],
    # E-851 Blaster Pistol
    "22106": [REDEPLOY, sides_as(INDIRECT, RANGED, this_is_on(CHARACTER.called("scoundrel")))],
    # Daiyu City, Daiyu
    "22107": [power_action(Reveal(a(CARD.yours.in_hand)).to(Turn(a(DIE.opposing), SIDE_OF_ITS_COST)))],
    # Max Rebo, Popular Ortolan
    "22108": [
        CHARM,
        power_action(
            RemoveTokens(1, CHARMS, a(CHARACTER)).to(
                Resolve(a(DIE.of_character.of_that_character), as_showing(SHIELD), STAYS)
            )
        ),
    ],
    # Guarded
    "22109": [
        play(
            Activate(a(ANY_CARD.you_control.called("guard")))
            .to(Reroll(a(DIE.opposing)))
            .then(Remove(a(DIE.opposing.showing_damage)))
        )
    ],
    # Outwit
    "22111": [play(Activate(a(CHARACTER.yours)).then(DiscardThis(a(A_DOWNGRADE_ON_IT)).to(ExtraAction())))],
    # Kalikori
    "22113": [
        after(
            activating_any(
                CHARACTER.having(any_quality(being("twilek"), titled_so("Kanan Jarrus"))), "a Twi'lek or Kanan Jarrus"
            ),
            Place(1, SHIELDS, THIS_SUPPORT),
        ),
        action(Exhaust(THIS_SUPPORT).to(MoveTokensUpTo(2, SHIELDS, THIS_SUPPORT, a(CHARACTER)))),
    ],
    # Wuher
    "22114": [CHARM, special(two_of_these(Heal(1, a(CHARACTER)), Remove(a(DIE.called("droid"))), Gain(1)))],
    # MK Sniper Rifle
    "22115": [gains_while(this_is_on(CHARACTER.unique), REDEPLOY, "has"), after(REROLLED_THIS, Give(1, ATTACHED))],
    # Jawa Trade Route, Tatooine
    "22116": [claim(roll_to_resolve(RollAside("06004"), Remove(IT).to(TakeResources(1, "an opponent"))))],
}
