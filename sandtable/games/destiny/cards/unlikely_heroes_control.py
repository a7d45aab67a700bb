# interpreted: a table of sentences, read once at import
"""The effects of Unlikely Heroes cards about control and downgrades. Facts (cost, sides) are in data/sets/UH.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Palace Of The Jedi, Coruscant
    "18095": [
        after(YOU_TAKE_THIS, Remove(ITS_DIE)),
        power_action(Roll(THIS_LYING_DIE)),
        special(MoveDamage(1, a(CHARACTER.damaged), a(CHARACTER.other))),
    ],
    # Tracked Target
    "18104": [
        play_only_if(spotting(ANY_CARD.called("bounty-hunter").yours)),
        after_activated_or_defeated(may(Draw(1))),
    ],
    # Z-95
    "18113": [
        before(ACTIVATED_SUPPORT, DealIndirect(1, YOURSELF)),
        open_action(DiscardCard(exactly(2, CARD.yours.in_hand)).to(TakeCard(THIS_SUPPORT))),
    ],
}
