# interpreted: a table of sentences, read once at import
"""The effects of the Transformations cards, both sides of each, and of Snoke, who flips to a support.

Facts (sides, health) are in data/sets. Their plots are in `plots`.
"""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Anakin Skywalker
    "13001A": [
        after(
            ACTIVATED,
            deal_both(1, HIM, 2, a(CHARACTER.other)).then(If(JUST_DEFEATED, Flip("this character"))),
        )
    ],
    # Darth Vader
    "13001B": [
        power_action(
            either_or_both(
                RemoveShields(a(CHARACTER)),
                Resolve(a(DIE.yours), as_showing(MELEE, " as melee damage"), increased(1)),
                OPPONENT_HAS_DEFEATED,
            )
        )
    ],
    # Luke Skywalker
    "13002A": [
        team_up(1, "Obi-Wan Kenobi", "Yoda"),
        after(
            UPKEEP_BEGINS,
            If(
                this_has(all_at_once(shields_at_least(3), upgrades_at_least(3, BLUE, with_dice=True))),
                may(Spend(2).to(Flip("him"))),
            ),
        ),
    ],
    # Luke Skywalker
    "13002B": [
        power_action(
            either_or_both(
                Give(2, THIS_CHARACTER),
                RemoveShieldsFrom(2, HIM).to(Deal(2, a(CHARACTER))),
                this_has(upgrades_at_least(3, BLUE)),
            )
        )
    ],
    # Obi-Wan Kenobi
    "13003A": [
        GUARDIAN,
        after(THIS_DEFEATED, ReturnFlipped("him")),
        action(
            SpotAnother(CHARACTER.blue.yours).to(Remove(a(DIE.showing(MELEE, RANGED, INDIRECT)))),
            Defeat(THIS_CHARACTER).and_(If(is_elite_as_said("he is elite"), Remove(up_to(3, DIE)))),
        ),
    ],
    # Obi-Wan Kenobi's Spirit
    "13003B": [
        leaves_aside("support"),
        power_action(Give(1, a(CHARACTER.blue)).and_(Reroll(any_number(DIE.of_it.of_character_or_upgrade)))),
    ],
    # Arc Trooper Fives, ARC-5555
    "13005C": [
        after(
            ACTIVATED, or_if_so(RollAside("05038", 1, "a {} die"), THIS_IS_ELITE, RollAside("05038", 2, "2 {} dice"))
        ),
        after(
            rolled_into_pool(dice_titled("Clone Trooper"), "a Clone Trooper die is rolled into your pool"),
            may(Reroll(IT)),
            If(YOU_CONTROL_THE_BATTLEFIELD, may(Reroll(IT_AGAIN))),
        ),
    ],
    # Clone Commander Wolffe, Staunch Strategist
    "13005D": [
        after(
            ACTIVATED,
            may(RollAside("05038", 1, "a {} die").and_(Activate(a(CHARACTER.yours.red)))),
            If(
                both_hold(THIS_IS_ELITE, YOU_CONTROL_THE_BATTLEFIELD),
                SpotUpTo(ANY_NUMBER, CHARACTER.unique.red.yours).to(DealIndirect(THAT_MUCH, AN_OPPONENT)),
            ),
        )
    ],
    # Mortis (Day)
    "13010A": [
        after(UPKEEP_BEGINS, Heal(1, each(CHARACTER)), Flip("this card")),
        claim(Heal(1, a(CHARACTER)), may(Flip("this card"))),
    ],
    # Mortis (Night)
    "13010B": [
        after(UPKEEP_BEGINS, Deal(1, each(CHARACTER)), Flip("this card")),
        claim(Deal(1, a(CHARACTER)), may(Flip("this card"))),
    ],
    # Snoke, Genetic Strandcast
    "21005A": [
        after(THIS_DEFEATED, ReturnFlippedElite("him")),
        power_action(
            Deal(1, THIS_CHARACTER).to(
                Roll(
                    a(
                        lying_on(
                            DIE.of_this_character, "a die on an ability on this character", ANY_CARD.called("ability")
                        )
                    )
                )
            )
        ),
    ],
    # Sith Citadel Laboratory
    "21005B": [
        enters_with(2, RESOURCES),
        after(
            ACTION_PHASE_ENDED,
            RemoveTokens(1, RESOURCES, THIS_SUPPORT).then(
                If(
                    none_here(RESOURCES, "there are no resources on this support"),
                    Place(5, DAMAGE, THIS_SUPPORT).and_(Flip("it")),
                )
            ),
        ),
    ],
}
