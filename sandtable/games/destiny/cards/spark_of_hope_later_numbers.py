# interpreted: a table of sentences, read once at import
"""The effects of the Spark of Hope cards from 11080 on. Facts (cost, sides) are in data/sets/SoH.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Resistance Trench Fighters
    "11089": [action(Remove(THIS_DIE).to(Remove(a(DIE.having(EQUAL_VALUE)))))],
    # EL-16 Heavy Field Blaster
    "11090": [before(resolving_this(), may(OnlyIf(it_modifies(DIE.called("trooper")), RaiseValue(1))))],
    # Tico Pendant
    "11092": [action(Exhaust(THIS_UPGRADE).to(MOVE_DAMAGE_HERE))],
    # Ewok Warrior
    "11095": [
        deck_rule("Include only if you have a unique Ewok on your team."),
        after(ACTIVATED, may(DealIndirect(1, AN_OPPONENT))),
    ],
    # Jump To Lightspeed
    "11103": [play(Spot(SUPPORT.yours.called("vehicle")).to(EndActionPhase())), SETS_THIS_EVENT_ASIDE],
    # Mr. Bones
    "11106": [after(resolving_this(MELEE), If(SOME_JUST_DEFEATED, may(Ready(THIS_SUPPORT))))],
    # Ewok Bow
    "11107": [gains_while(this_is_on(CHARACTER.called("ewok")), REDEPLOY)],
    # Han Solo's Blaster
    "11108": [
        AMBUSH,
        after(
            PLAYED,
            may(
                make_opponent(Remove(a(DIE.yours.showing_damage))).then(
                    If(this_is_on(CHARACTER.titled("Han Solo")), may(Activate(ATTACHED_HIM)))
                )
            ),
        ),
    ],
    # Han Solo's Dice
    "11109": [
        after(
            rolls(
                DIE.of_attached.of_character.showing(BLANK),
                "one of attached character's character dice rolls a blank ([blank])",
            ),
            may(
                Exhaust(THIS_UPGRADE)
                .to(Reroll(IT))
                .then(If(this_is_on(CHARACTER.titled("Han Solo")), may(Ready(THIS_UPGRADE))))
            ),
        )
    ],
    # Alter Fate
    "11112": [play(Remove(every(DIE.opposing.showing_damage)))],
    # Clever Distraction
    "11113": [
        play(
            Spot(CHARACTER.yours.blue).to(
                choose_one(Turn(a(DIE.yours)), DiscardTop(2, a(A_DECK)), Remove(a(DIE.called("trooper"))))
            )
        )
    ],
    # Dark Reflections
    "11114": [play(Turn(a(DIE), side_of_least(1)).then(Turn(up_to(2, DIE.another), LIKE_THAT_DIE)))],
    # Draw Closer
    "11116": [
        play(
            Resolve(
                a(DIE.yours.of_character_or_upgrade.showing(MELEE)),
                STAYS,
                increased(
                    if_its_character_has(
                        having_titled("Niman Mastery"),
                        2,
                        "2 if that character has an upgrade titled Niman Mastery on it",
                    )
                ),
            )
        )
    ],
    # Polarity
    "11117": [
        AMBUSH,
        play(
            Spot(CHARACTER.yours.having(IS_HERO)).to(Give(1, a(CHARACTER))),
            Spot(CHARACTER.yours.having(IS_VILLAIN)).to(Deal(1, a(CHARACTER))),
        ),
    ],
    # Pushing Slash
    "11118": [
        play(
            Activate(a(CHARACTER.yours.blue)).then(keeping(may(Resolve(a(DIE.of_that_character))))),
            If(that_character_has(having_titled("Niman Mastery")), may(Turn(a(DIE)))),
        )
    ],
    # Niman Mastery
    "11122": [
        only(CHARACTER.blue),
        limit_one("form"),
        after(PLAYED, Turn(a(DIE.of_character_or_upgrade))),
        special(TurnBoth(DIE.of_character, DIE.of(UPGRADE_CARD))),
    ],
    # Niman Training
    "11123": [
        only(CHARACTER.blue),
        special(
            Turn(a(DIE.of(UPGRADE_CARD))),
            may(
                DiscardFromIt(THIS_UPGRADE).to(
                    PlayOn(one_or_none(CARD.yours.in_hand_or_discard.titled("Niman Mastery")), WAS_ATTACHED, FOR_FREE)
                )
            ),
        ),
    ],
    # Untamed Power
    "11124": [
        only(CHARACTER.having(being("apprentice"))),
        special(
            If(on_a_hero(), Give(1, a(CHARACTER)).and_(Remove(a(DIE.showing_damage)))),
            If(on_a_villain("it"), Deal(1, a(CHARACTER)).and_(Remove(a(DIE.not_showing_damage)))),
        ),
    ],
    # Focused Fire
    "11126": [play(against_one(ResolveUpTo(2, DIE.yours.showing(RANGED), SAME_CHARACTER, each_increased(1))))],
    # Hull Breach
    "11127": [
        play(
            Remove(a(DIE.yours.showing_damage)).to(
                either(
                    Discard(a(costing_at_most(value_plus(0, "the value showing on the removed die"), SUPPORT))),
                    DealIndirect(value_plus(0, ""), AN_OPPONENT),
                )
            )
        )
    ],
    # Seizing Territory
    "11129": [AMBUSH, play(Spot(ANY_CARD.yours.called("trooper")).to(TakeControl()))],
    # Shields Are Down
    "11130": [play(Choose(a(CHARACTER.having(NO_SHIELDS))).and_(Remove(a(DIE.of_it.of_character))))],
    # Shortcut
    "11131": [play(Spot(ANY_CARD.yours.called("vehicle")).to(SwitchBattlefield("a set-aside battlefield")))],
    # You Are In Command Now
    "11132": [AMBUSH, play(PlayIgnoring(one_or_none(CARD.yours.in_hand_or_discard.called("title")), 1))],
    # AT-RT
    "11134": [modifies_any(DIE.yours.called("trooper"))],
    # Admiral
    "11136": [
        only(CHARACTER.having(being("leader"))),
        after(
            PLAYED,
            may(
                Spend(2).to(
                    Ready(
                        a(
                            in_these_words(
                                ANY_CARD.having(any_quality(of_kind(CHARACTER_CARD), being("vehicle"))),
                                "a character or vehicle",
                            )
                        )
                    )
                )
            ),
        ),
        special(
            Exhaust(THIS_UPGRADE).to(
                Ready(
                    a(
                        in_these_words(
                            ANY_CARD.having(any_quality(of_kind(CHARACTER_CARD), being("vehicle"))),
                            "a character or vehicle",
                        )
                    )
                )
            )
        ),
    ],
    # Dead Or Alive
    "11138": [
        play_only_if(spotting(ANY_CARD.called("bounty-hunter").yours)),
        after(ATTACHED_IS_ACTIVATED, may(Gain(1))),
        after(ATTACHED_DEFEATED, may(Gain(1))),
    ],
    # Encircle
    "11141": [play(Spot(CHARACTER.yours.exhausted, 3).to(Remove(every(DIE.of_character))))],
    # Kinship
    "11143": [play(SpotSharing(3).to(Gain(instead(1, 2, spotting_sharing(6)))))],
    # Canto Bight Security
    "11150": [discarded_by_opponent("this support", may(Play(DISCARDED_IT, FOR_FREE)))],
    # Bounty Hunter Mask
    "11152": [attached_has_more_and_gains(WHILE_HEALTH, 1, "bounty-hunter")],
    # DX-2 Disruptor Blaster Pistol
    "11153": [PIERCING_DIE],
    # Inflict Pain
    "11154": [
        play(Deal(2, a(CHARACTER.yours)).to(DealIndirect(2, AN_OPPONENT))),
        discarded_from_deck("this event", may(AddToHand(DISCARDED_IT))),
    ],
    # Canto Casino
    "11157": [
        power_action(Spend(1).to(reroll_then(exactly(2, DIE), If(SAME_VALUES, Gain(instead(2, 3, SAME_SYMBOLS))))))
    ],
    # Jabba's Palace, Tatooine
    "11158": [claim(Gain(1), may(Spot(ANY_CARD.yours.called("bounty-hunter")).to(opponent(Lose(1)))))],
    # Nightsister Lair, Dathomir
    "11159": [after_first(played_a(DOWNGRADE), may(Gain(1)))],
    # Snoke's Throne Room, Supremacy
    "11160": [
        claim(
            Spot(CHARACTER.having(IS_HERO).yours).to(Give(1, a(CHARACTER))),
            Spot(CHARACTER.having(IS_VILLAIN).yours).to(RemoveShieldFrom(a(CHARACTER.opposing))),
        )
    ],
}
