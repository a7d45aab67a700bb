# interpreted: a table of sentences, read once at import
"""The effects of the Display of Power cards. Facts (cost, sides) are in data/sets/DoP.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Imperial Checkpoint
    "22024": [after(OPPONENT_ACTIVATED, may(Activate(THIS_SUPPORT)))],
    # The Upper Hand
    "22038": [
        play_only_if(YOU_HAVE_MORE_CARDS),
        play(Deal(1, a(CHARACTER), UNBLOCKABLE), LookAtHand(a(HAND.opposing)).and_(DiscardCard(a(one_from_it(CARD))))),
    ],
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
    # LO-LA59
    "22068": [
        after(played_on(CHARACTER.titled("Leia Organa")), may(Give(2, a(CHARACTER)))),
        action(Exhaust(THIS_UPGRADE).to(LookAtTop(1, a(DECK.opposing))), may(PutSeenUnder())),
    ],
    # Jedi Temple, Lothal
    "22091": [power_action(Play(a(CARD.yours.in_hand)).to(Reroll(as_many_as_its_cost(DIE))), Give(1, a(CHARACTER)))],
}
