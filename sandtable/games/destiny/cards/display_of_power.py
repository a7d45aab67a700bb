# interpreted: a table of sentences, read once at import
"""The effects of the Display of Power cards. Facts (cost, sides) are in data/sets/DoP.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Force Destruction
    "22007": [play(Remove(a(DIE.yours.blue.showing_damage)).to(Discard(a(costing_at_most(VALUE_ON_IT, SUPPORT)))))],
    # Hate Grows In You
    "22008": [
        play_with_dice(DIE.yours.showing(MELEE), DIE.yours.showing(DISCARD)),
        play(Turn(a(DIE), BLANK).and_(opponent(DiscardCard(a(CARD.yours.in_hand))))),
    ],
    # Mercy Doesn't Defeat The Enemy
    "22009": [play(Remove(a(DIE.yours.blue.showing_damage)).to(Remove(up_to_total(2, DIE, 3))))],
    # Fire Across The Galaxy
    "22019": [play(Remove(a(DIE.opposing.having(value_of(1)))).then(that_opponent(may(Draw(1)))))],
    # Imperial Checkpoint
    "22024": [after(OPPONENT_ACTIVATED, may(Activate(THIS_SUPPORT)))],
    # The Upper Hand
    "22038": [
        play_only_if(YOU_HAVE_MORE_CARDS),
        play(Deal(1, a(CHARACTER), UNBLOCKABLE), LookAtHand(a(HAND.opposing)).and_(DiscardCard(a(one_from_it(CARD))))),
    ],
    # Wield The Force
    "22050": [AMBUSH, play(Reroll(a(DIE)).then(Give(VALUE_ON_IT, a(CHARACTER))))],
    # Obi-Wan Kenobi's Lightsaber
    "22055": [
        REDEPLOY,
        after(
            resolving_this(),
            If(this_is_on(CHARACTER.titled("Obi-Wan Kenobi")), may(Exhaust(THIS_UPGRADE).to(Heal(1, a(CHARACTER))))),
        ),
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
    # Asteroid Sanctuary
    "22074": [AMBUSH, play(Remove(a(DIE.yours.called("vehicle"))).to(Heal(2, a(CHARACTER.yours))))],
    # Jedi Temple, Lothal
    "22091": [power_action(Play(a(CARD.yours.in_hand)).to(Reroll(as_many_as_its_cost(DIE))), Give(1, a(CHARACTER)))],
    # Battle Tactic
    "22092": [AMBUSH, play(Remove(a(DIE.opposing.having(LIKE_ANOTHER))))],
    # Guarded
    "22109": [
        play(
            Activate(a(ANY_CARD.you_control.called("guard")))
            .to(Reroll(a(DIE.opposing)))
            .then(Remove(a(DIE.opposing.showing_damage)))
        )
    ],
}
