# interpreted: a table of sentences, read once at import
"""The effects of the Resurgence cards. Facts (cost, sides) are in data/sets/RES.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Dark Devastation
    "23011": [
        only(CHARACTER.blue),
        special(
            Deal(2, a(CHARACTER)).then(
                may(
                    OrIfInstead(
                        Turn(a(DIE.of_character_or_upgrade), BLANK),
                        YOU_HAVE_MORE_DICE,
                        Turn(that_one(DIE.of_character_or_upgrade)),
                    )
                )
            )
        ),
    ],
    # Shaak Ti's Lightsaber
    "23057": [special(Deal(1, a(CHARACTER), UNBLOCKABLE).or_(Turn(a(DIE.yours.called("trooper"))).and_(Resolve(IT))))],
    # Marauder
    "23068": [after(resolving_this(), may(PutUnderDeck(a(CARD.yours.in_hand)).to(Draw(1))))],
    # DC-17M Blaster Rifle
    "23069": [REDEPLOY, value_while(all_your_characters_are(RED), 1)],
    # Cloud-Riders
    "23081": [
        after(
            ACTIVATED_SUPPORT,
            If(either(YOU_HAVE_MORE_DICE, can_spot(CHARACTER.titled("Enfys Nest").yours)), may(Remove(a(DIE)))),
        ),
        special(RollBoth(DIE.of_character, DIE.of(UPGRADE_CARD))),
    ],
    # Nemik's Manifesto
    "23084": [
        REDEPLOY,
        attached_has_both("partisan", WHILE_UPGRADE_LIMIT, 1),
        after(played_a(CARD.having(IS_HERO)), Exhaust(THIS_UPGRADE).to(Heal(1, a(CHARACTER)))),
    ],
    # Battle Meditation
    "23091": [
        only(CHARACTER.blue),
        special(
            Choose(a(DIE.opposing)).and_(force_them(Resolve(IT, decreased(1)))),
            Resolve(a(DIE.yours), increased(1)),
        ),
    ],
    # The Long Game
    "23096": [
        play(Turn(exactly(2, DIE.yours.called("trooper", "vehicle")), BLANK).then(Play(a(CARD.yours.in_hand), less=1)))
    ],
    # Bryar Pistol
    "23108": [REDEPLOY, action(Exhaust(THIS_UPGRADE).to(Resolve(a(DIE.yours), CHEAPER_BY_ONE)))],
}
