# interpreted: a table of sentences, read once at import
"""The effects of the Resurgence cards. Facts (cost, sides) are in data/sets/RES.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Healing Touch
    "23050": [
        renew(1),
        play(
            Spot(CHARACTER.blue.yours)
            .to(Heal(1, a(CHARACTER.opposing)))
            .then(Remove(a(DIE.of_that_character.of_character)))
        ),
    ],
    # Sanctuary
    "23051": [renew(3), play(give_value_of(a(DIE), a(CHARACTER)).then(Remove(THAT_DIE)))],
    # Shaak Ti's Lightsaber
    "23057": [special(Deal(1, a(CHARACTER), UNBLOCKABLE).or_(Turn(a(DIE.yours.called("trooper"))).and_(Resolve(IT))))],
    # Marauder
    "23068": [after(resolving_this(), may(PutUnderDeck(a(CARD.yours.in_hand)).to(Draw(1))))],
    # Nemik's Manifesto
    "23084": [
        REDEPLOY,
        attached_has_both("partisan", WHILE_UPGRADE_LIMIT, 1),
        after(played_a(CARD.having(IS_HERO)), Exhaust(THIS_UPGRADE).to(Heal(1, a(CHARACTER)))),
    ],
    # The Long Game
    "23096": [
        play(Turn(exactly(2, DIE.yours.called("trooper", "vehicle")), BLANK).then(Play(a(CARD.yours.in_hand), less=1)))
    ],
}
