# interpreted: a table of sentences, read once at import
"""The Display of Power cards that change in the game or change others: gained colors, dice and subtypes."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # The Son, The Dark Side
    "22004": [
        after(played_on_this(CARD.colored(BLUE).called("ability")), Place(1, RESOURCES, ON_THIS_CARD)),
        action(If(dice_at_most(2), RemoveTokens(3, RESOURCES, ON_IT).then(GainDie(3)))),
    ],
    # Maul, From The Shadows
    "22031": [
        after(SET_UP, GainColor(BLUE)),
        after_first_of_phase(YOU_HURT_YOURS, may(Draw(1))),
        power_action(DealIndirect(to_a_maximum(4, DIFFERENCE_OF_HANDS), AN_OPPONENT)),
    ],
    # Aayla Secura, General
    "22056": [after(SET_UP, GainColor(BLUE)), power_action(RollAside("05038").about_it(may(Reroll(THAT_DIE))))],
    # Ezra Bridger, Freedom Fighter
    "22070": [
        after(SET_UP, GainColor(BLUE)),
        power_action(Resolve(a(DIE.yours.showing(REROLL_SYMBOL)), REROLLING).then(make_opponent(DiscardOwnRandom()))),
    ],
    # Tydirium
    "22096": [after(ACTIVATED_SUPPORT, GainChosenSubtype(a(CHARACTER.unique)))],
    # Cikatro Vizago, Devaronian Crime Lord
    "22100": [
        after(ACTIVATED, may(Reroll(a(DIE.having(NO_COST))))),
        power_action(ForceToPayFor(a(DIE.of_this_character.of_character)).then(may(Resolve(THAT_DIE, WITHOUT_PAYING)))),
    ],
}
