# interpreted: a table of sentences, read once at import
"""More effects of the Display of Power cards. Facts (cost, sides) are in data/sets/DoP.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
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
    # Tera Sinube, Jedi Investigator
    "22047": [power_action(RerollOnceMore(Resolve(a(DIE.yours.blue), as_showing(REROLL_SYMBOL))))],
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
}
