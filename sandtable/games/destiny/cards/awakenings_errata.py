# interpreted: a table of sentences, read once at import
"""The effects of Awakenings cards that errata changed after rules v1.1 (D-114)."""

from sandtable.games.destiny.language import *
from sandtable.games.destiny.text_sets import TextSet

TEXTS = TextSet.ERRATA
MOD = "mod"

ABILITIES = {
    # It's a Trap!
    "01107": [play(ChooseSymbol(DIE.opposing).then(Turn(up_to(2, DIE.yours.red), SIDES_OF_THAT_SYMBOL)))],
    # Strategic Planning
    "01111": [play(Ready(a(without(MOD, SUPPORT))).or_(Exhaust(a(SUPPORT))))],
    # Hyperspace Jump
    "01129": [play(EndActionPhase(), may(SwitchBattlefield()), SetThisAside())],
    # Award Ceremony
    "01138": [
        play(
            Spot(CHARACTER.yours.red).to(Draw(number_of(CHARACTER.yours.exhausted))),
            SetAside(exactly(THAT_MANY, CARD.yours.in_hand)),
        )
    ],
}
