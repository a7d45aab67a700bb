# interpreted: a table of sentences, read once at import
"""More effects of the Seeking Answers cards. Facts (cost, sides) are in data/sets/SA.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Black Krrsantan, Ferocious Gladiator
    "21029": [
        after_resolved_against_this(Deal(1, MATCHING_CHARACTER)),
        power_action(
            watching(
                Roll(a(lying(DIE.of_this_character.of_character)))
                .and_(Resolve(IT))
                .about_it(If(A_CHARACTER_WAS_DEFEATED, Ready(THIS_CHARACTER)))
            )
        ),
    ],
    # Yoda, Patient Jedi Master
    "21046": [
        power_action(
            PlayAndSetAside(
                one_or_none(CARD.yours.in_discard.colored(BLUE)),
                "",
                "Then, if that card is an event, set that card aside",
            )
        ),
        special(
            MoveDamage(
                instead(1, 2, YOU_PLAYED_FROM_DISCARD),
                a(CARD_ON_THE_TABLE.damaged),
                a(CARD_ON_THE_TABLE.another),
                reminds=False,
            )
        ),
    ],
    # Finn's Glie-44 Blaster Pistol
    "21070": [
        REDEPLOY,
        power_action(
            Turn(THIS_DIE, REROLL_SYMBOL)
            .and_(Resolve(IT))
            .then(
                may(
                    SpotEither(Spot(CHARACTER.yours.red, 2), Spot(CHARACTER.yours.titled("Finn"))).to(
                        RollBack(THIS_LYING_DIE)
                    )
                )
            )
        ),
    ],
    # Krayt Dragon Bones
    "21109": [
        action(
            Exhaust(THIS_SUPPORT)
            .to(RevealRandom())
            .about_it(
                ByCost(
                    (Turn(a(DIE)), "Turn a die"),
                    (DiscardTop(1, a(ANY_DECK)), "Discard the top card of a deck"),
                    (Gain(1), "Gain 1 resource"),
                    (Remove(a(DIE)), "Remove a die"),
                )
            )
        )
    ],
}
