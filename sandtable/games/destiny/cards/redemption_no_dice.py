# interpreted: a table of sentences, read once at import
"""The effects of the Redemption cards without a die. Facts (cost) are in data/sets/RM.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Force Drain
    "15008": [
        cheaper_before(1, THEY_HAVE_DOWNGRADES),
        play(
            Exhaust(a(CHARACTER.yours.blue)).to(
                Deal(3, a(CHARACTER.opposing)).then(If(THAT_IS_DEFEATED, Heal(5, a(CHARACTER.yours.blue))))
            )
        ),
    ],
    # Your Powers Are Weak
    "15009": [
        play(
            Spot(ANY_CARD.yours.called("inquisitor", "sith")).to(
                name_symbol(
                    reroll_those(
                        up_to(3, DIE.opposing),
                        Remove(every(DIE.of_those.having(CHOSEN_SYMBOL))),
                        Turn(every(DIE.of_those.having(ANOTHER_SYMBOL)), BLANK),
                    )
                )
            )
        )
    ],
    # Interrogation Chair
    "15011": [
        action(
            Spot(ANY_CARD.yours.called("inquisitor"))
            .and_(Exhaust(THIS_SUPPORT))
            .to(Choose(a(DIE.opposing.of_character)))
            .then(unless_they_resolve(DealIndirect(2, THAT_OPPONENT)))
        )
    ],
    # Enfilading Fire
    "15017": [play(ResolvePaidAtEach(2, DIE.yours.non_unique.red.of_character.showing_damage))],
    # Offensive Position
    "15018": [play(roll_removed(DIE.red), TakeControl())],
    # Salvage the Assault
    "15020": [play(Exhaust(exactly(2, CHARACTER.yours.non_unique.red)).then(Gain(2)))],
    # 501st Assault Team
    "15022": [
        CAN_BE_ACTIVATED,
        after(
            ACTIVATED_SUPPORT,
            may(Play(a(set_aside_card("02005")), FOR_FREE)),
            may(TakeControl().or_(GiveControl())),
        ),
    ],
    # Everybody Profits
    "15030": [play(GiveResources(1).to(DealIndirect(3, THEM)))],
    # Den of Thieves
    "15033": [
        discarded_at(3),
        before(dealt_damage(CHARACTER.yellow, "a Yellow character is dealt damage"), may(PlaceInstead())),
        after(OPPONENT_LOST, RemoveTokens(1, DAMAGE, THIS_SUPPORT)),
    ],
    # Force Mirage
    "15042": [play(Spot(CHARACTER.yours.blue, 2).to(Resolve(a(DIE.yours.showing(SHIELD)), AS_ANOTHER_SYMBOL)))],
    # Force Reflexes
    "15043": [
        play(
            Choose(a(DIE.yours.blue)).to(
                Remove(up_to_combined(2, DIE, value_plus(1, ""), "less than or equal to the chosen die's value plus 1"))
            )
        )
    ],
    # Move Along
    "15044": [
        play(
            Spot(CHARACTER.yours.blue.having(points_at_least(17))).to(
                either(Exhaust(a(ANY_CARD.having(NON_UNIQUE))), Remove(a(DIE.non_unique)))
            )
        )
    ],
    # You Will Go to the Dagobah System
    "15045": [play(Give(3, a(CHARACTER.yours.having(being("apprentice")))), add_to_team("12065"))],
    # Heroic Protector
    "15055": [
        strike_by_guardian(
            CHARACTER.yours.having(worded(HAS_GUARDIAN, "with Guardian")), Deal(VALUE_OF_THE_REMOVED, a(CHARACTER))
        )
    ],
    # Wasaka Berry Plant
    "15060": [action(If(TEAM_SHARES_SUBTYPE, Exhaust(THIS_SUPPORT).to(Heal(2, a(CHARACTER)))))],
    # Let's Make a Deal
    "15069": [play_only_if(TEAM_SHARES_COLOR), play(GiveResources(1).to(Remove(up_to(3, DIE.theirs.showing_damage))))],
    # Rallying Cry
    "15070": [
        play_only_if(opponent_did(dealt_damage_to(CHARACTER), this_round=False)),
        play(Spot(CHARACTER.yours.yellow).to(Remove(a(DIE.opposing.having(at_most(2)))))),
    ],
    # Defensive Perimeter, Hoth
    "15073": [power_action(Remove(a(DIE.yours)).to(Give(2, a(CHARACTER))))],
    # Harness the Force
    "15074": [play(Spot(CHARACTER.yours.blue).to(Turn(a(DIE.yours), SPECIAL)).then(may(Resolve(THAT_DIE))))],
    # Rising Whirlwind
    "15075": [
        play(
            Spot(CHARACTER.yours.blue.having(having_several(2, "weapon"))).to(
                reroll_then(exactly(2, DIE), Remove(a(DIE.of_those.having(LOWEST_VALUE))))
            )
        )
    ],
    # Jar'Kai
    "15077": [
        only(CHARACTER.blue),
        limit_one("form"),
        attached_has_more(WHILE_UPGRADE_LIMIT, 2),
        before(
            resolving_one_of(DIE.of_attached.called("weapon"), "an attached character's weapon die"),
            If(attached_carries("weapon", 2), RaiseValue(1)),
        ),
    ],
    # Power of the Tribe
    "15080": [
        play(
            RemoveNoted(a(DIE)).then(
                If(TEAM_SHARES_SUBTYPE, may(Remove(a(DIE.another.having(DIFFERENT_SYMBOL_AND_VALUE)))))
            )
        )
    ],
    # Small Battles Won
    "15081": [play(Resolve(a(DIE.yours.red.having(value_of(1))), STAYS))],
    # Tactical Retreat
    "15082": [
        play(
            GiveControl().to(
                Give(
                    counting_spotted(CHARACTER.red.yours, "the number of Red characters you can spot"),
                    distributed(CHARACTER.yours),
                )
            )
        )
    ],
    # Tactical Superiority
    "15084": [before(YOU_PLAY_THEIRS, Exhaust(THIS_SUPPORT).to(DecreaseCost(1)))],
    # Headstrong
    "15090": [play(Spot(CHARACTER.yours.yellow).to(Remove(up_to(2, DIE.having(ROLLED_IN_LAST_TURN)))))],
    # Unfair Trade
    "15091": [
        play(
            ResolveHeeding(a(DIE.yours.showing(DISRUPT))).then(
                SwitchResources("resources with the opponent that die was resolved against")
            )
        )
    ],
    # Fury
    "15096": [play(Spot(CHARACTER.yours.having(points_at_least(17))).to(Remove(a(DIE.opposing))))],
    # Cloud City, Bespin
    "15098": [
        power_action(
            LookAtHand(a(HAND.opposing))
            .and_(provided(spotting(ANY_CARD.called("pilot").yours), DiscardCard(a(of_cost_from_it(0)))))
            .then(that_opponent(may(Draw(1))))
        )
    ],
    # Cyber Center, Anexes
    "15099": [claim(LargerHandThisRound(1), Heal(1, a(CHARACTER)))],
    # Perimeter Outpost, Hoth
    "15100": [
        deck_rule("Select only if your team has 2 or more Red characters."),
        power_action(GainActions(2), GiveControl()),
    ],
}
