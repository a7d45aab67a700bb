# interpreted: a table of sentences, read once at import
"""The effects of the Display of Power cards without a die. Facts (cost) are in data/sets/DoP.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
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
            resolving_one_of(DIE.red.called("leader"), "a Red leader die"),
            may(Exhaust(THIS_SUPPORT).to(RollAside("07033"))),
        ),
        power_action(RollAside("07033").or_(Spend(2).to(Discard(a(SUPPORT))))),
    ],
    # Seeker Droid
    "22025": [
        action(
            Exhaust(THIS_SUPPORT).and_(ResolveHeeding(a(DIE.yours.showing(DISCARD)))).to(Deal(1, a(CHARACTER))),
            If(NON_EVENT_WAS_DISCARDED, Ready(THIS_SUPPORT)),
        )
    ],
    # Rook Kast, Super Commando
    "22033": [
        has_while(ANY_CARD.yours.called("sith"), GUARDIAN),
        after(ACTIVATED, RollAside("07037"), If(THIS_IS_ELITE, RollAside("11003"))),
    ],
    # No Witnesses
    "22035": [
        play_only_if(spotting(CHARACTER.yours.yellow)),
        after(ATTACHED_DEFEATED, may(Resolve(a(DIE.yours), increased(2)))),
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
    # Vision Of Hope
    "22063": [
        CONTROL_THE_BATTLEFIELD,
        play(Remove(a(DIE.opposing)).then(OnlyIf(A_COPY_DISCARDED, Heal(2, a(CHARACTER))))),
    ],
    # Echo Base
    "22064": [action(Exhaust(THIS_SUPPORT).to(Reroll(a(DIE.called("vehicle")))).then(Give(VALUE_ON_IT, a(CHARACTER))))],
    # LO-LA59
    "22068": [
        after(played_on(CHARACTER.titled("Leia Organa")), may(Give(2, a(CHARACTER)))),
        action(Exhaust(THIS_UPGRADE).to(LookAtTop(1, a(DECK.opposing))), may(PutSeenUnder())),
    ],
    # A Step Ahead
    "22073": [
        play(
            Spot(DIE.yours.having(RESOURCE_COST)).to(Gain(1)),
            Spot(DIE.yours.having(INDIRECT_COST)).to(Give(1, a(CHARACTER))),
        )
    ],
    # Asteroid Sanctuary
    "22074": [AMBUSH, play(Remove(a(DIE.yours.called("vehicle"))).to(Heal(2, a(CHARACTER.yours))))],
    # Fight For The Cause
    "22075": [
        play(
            GiveResources(1).then(
                may(
                    Turn(a(DIE.yours.yellow.called("leader")), DAMAGE_SIDE).and_(Resolve(IT, WITHOUT_PAYING)),
                )
            )
        )
    ],
    # Quite The Mercenary
    "22076": [
        play_only_if(opponent_did(dealt_damage_to(CHARACTER.having(being("scoundrel"))), this_round=False)),
        play(
            Heal(2, a(that_hurt(CHARACTER.having(being("scoundrel"))))).and_(
                Turn(a(DIE.of_that_character.of_character_or_upgrade))
            )
        ),
    ],
    # Street Smart
    "22081": [
        only(CHARACTER.yellow),
        after(
            OPPONENT_RESOLVED,
            may(
                of_that_symbol(
                    Exhaust(THIS_UPGRADE).to(
                        Resolve(
                            a(DIE.of_attached.of_character_or_upgrade.having(SHOWING_THE_SAME_SYMBOL)), increased(1)
                        )
                    )
                )
            ),
        ),
    ],
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
    # Chain Of Command
    "22097": [REDEPLOY, attached_gains("leader"), before(ATTACHED_DEFEATED, GainCharacterDie())],
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
    # Oola
    "22105": [CHARM, CAN_BE_ACTIVATED, after(ACTIVATED_SUPPORT, Reroll(exactly(2, DIE)))],
    # Daiyu City, Daiyu
    "22107": [power_action(Reveal(a(CARD.yours.in_hand)).to(Turn(a(DIE.opposing), SIDE_OF_ITS_COST)))],
    # Guarded
    "22109": [
        play(
            Activate(a(ANY_CARD.you_control.called("guard")))
            .to(Reroll(a(DIE.opposing)))
            .then(Remove(a(DIE.opposing.showing_damage)))
        )
    ],
    # Mimic
    "22110": [AMBUSH, play(name_subtype_in_play(Remove(a(DIE.opposing.having(OF_CHOSEN_SUBTYPE)))))],
    # Outwit
    "22111": [play(Activate(a(CHARACTER.yours)).then(DiscardThis(a(A_DOWNGRADE_ON_IT)).to(ExtraAction())))],
    # Kalikori
    "22113": [
        after(
            activating_any(
                ANY_CARD.having(any_quality(being("twilek"), titled_so("Kanan Jarrus"))), "a Twi'lek or Kanan Jarrus"
            ),
            Place(1, SHIELDS, THIS_SUPPORT),
        ),
        action(Exhaust(THIS_SUPPORT).to(MoveTokensUpTo(2, SHIELDS, THIS_SUPPORT, a(CHARACTER)))),
    ],
    # Jawa Trade Route, Tatooine
    "22116": [claim(roll_to_resolve(RollAside("06004"), Remove(IT).to(TakeResources(1, "an opponent"))))],
}
