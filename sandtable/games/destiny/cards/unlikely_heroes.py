# interpreted: a table of sentences, read once at import
"""The effects of the Unlikely Heroes cards. Facts (cost, sides) are in data/sets/UH.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Expunge Weakness
    "18006": [play(Spot(CHARACTER.yours.blue).to(Remove(a(DIE.yours.showing(BLANK)))).then(Remove(a(DIE.opposing))))],
    # Through Power, Gain Strength
    "18007": [play(Remove(a(DIE)).then(may(Resolve(a(DIE.yours.showing_damage), increased(2)))))],
    # Vile Machinations
    "18008": [
        play(
            may(Spot(CHARACTER.yours.yellow).to(Remove(a(DIE.not_showing_damage)))),
            may(Spot(CHARACTER.yours.blue).to(Turn(a(DIE.showing_damage), BLANK))),
        )
    ],
    # Asajj's Ginivex-Class Starfighter
    "18009": [
        power_action(
            Spot(CHARACTER.titled("Asajj Ventress").yours).to(Roll(a(character_die_of("Asajj Ventress", "her"))))
        )
    ],
    # Sith Master
    "18014": [
        only(CHARACTER.having(being("sith"))),
        after(PLAYED, may(Remove(a(DIE.showing(BLANK))))),
        power_action(
            Roll(
                a(
                    lying_on(
                        DIE.of_attached.of_character_or_upgrade,
                        "a character or upgrade die on the attached character",
                    )
                )
            )
        ),
    ],
    # At All Costs
    "18021": [play(Turn(a(DIE.yours), COST_SIDE))],
    # Defensive Effort
    "18023": [
        play(GiveControl().and_(SpotUpTo(2, CHARACTER.red.yours)).to(Remove(exactly(THAT_MANY, DIE.showing_damage))))
    ],
    # Good Soldiers Follow Orders
    "18024": [
        play(
            Turn(a(DIE.called("trooper"))).then(
                If(it_was_die(DIE.yours), may(Spot(CHARACTER.yours.blue).to(Resolve(IT))))
            )
        )
    ],
    # Uncompromising
    "18029": [
        gains_while(this_is_on(CHARACTER.called("leader")), REDEPLOY),
        after(resolving_this(), LookAtHand(a(HAND.opposing)).and_(DiscardCard(a(cheapest_from_it(CARD))))),
    ],
    # Aurra Sing, Merciless Hunter
    "18030": [action(Remove(a(DIE.yours)).to(Resolve(a(DIE.of_this_character.of_character), increased(1))))],
    # Lawless
    "18037": [play(Spot(CHARACTER.yours.yellow).to(Remove(a(DIE.opposing))).then(opponent(RemoveDownTo(3))))],
    # Gauntlet Fighter
    "18041": [AMBUSH, after(ACTIVATED_SUPPORT, may(Remove(a(DIE.yours.other)).to(Resolve(THIS_DIE))))],
    # Modified Relby V-10
    "18043": [power_action(Remove(a(DIE.yours)).to(Roll(THIS_LYING_DIE)))],
    # Vicious Tactics
    "18044": [play(Resolve(a(DIE.yours.having(COST)), increased(COST_ON_IT)))],
    # Elite Mercenary
    "18045": [x_is(to_a_maximum(3, YOUR_RESOURCES))],
    # Chirrut Îmwe, Spiritual Warrior
    "18046": [
        cannot_play_on_this(CARD.colored(BLUE).called("ability")),
        power_action(
            or_instead(
                Turn(a(DIE.yours.of_character.showing(BLANK)), side_of_value(1)),
                Turn(a(DIE.yours.of_character.showing(BLANK))),
                spotting(ANY_CARD.yours.titled("Baze Malbus")),
            )
        ),
    ],
    # Patient Padawan
    "18048": [after(resolving_this(SHIELD), may(DiscardTop(1, a(A_DECK))))],
    # Deep Meditation
    "18051": [play(Turn(a(DIE.opposing)).then(DiscardTop(VALUE_ON_IT, a(A_DECK))))],
    # Echo Three To Echo Seven
    "18052": [
        play(
            Choose(a(DIE.of_character)),
            Turn(a(DIE.of_character.another), LIKE_THAT_DIE).then(
                Spot(CHARACTER.yours.yellow).to(Give(1, a(CHARACTER)))
            ),
        )
    ],
    # I Don't Need Luck
    "18054": [
        play(Spot(DIE.yours.showing(BLANK), 2).to(Turn(spotted(2, DIE.yours.showing(BLANK), "each of those dice"))))
    ],
    # Sentinel Lightsaber
    "18058": [
        after(PLAYED, may(Give(1, a(CHARACTER)))),
        special(Exhaust(THIS_UPGRADE).to(Resolve(a(DIE.yours.showing(SHIELD)), STAYS)), RerollInstead(RESOLVING_DIE)),
    ],
    # Baze Malbus, Devoted Guardian
    "18060": [
        GUARDIAN,
        power_action(
            Spend(1)
            .or_(Spot(CHARACTER.titled("Chirrut Îmwe").yours))
            .to(Resolve(a(DIE.yours.having(MODIFIER)), WITHOUT_MODIFIER))
        ),
    ],
    # Republic Senator
    "18062": [power_action(Play(one_or_none(CARD.yours.in_hand.kind(EVENT_CARD))).to(DiscardRandom(1)))],
    # Hold The Line
    "18064": [play_only_if(THEY_HAVE_MORE_DICE), play(Remove(a(DIE.opposing)))],
    # This Is War!
    "18066": [
        play(
            Spot(CHARACTER.yours.blue)
            .and_(Activate(a(CHARACTER.yours.red)))
            .to(Remove(a(DIE.not_showing_damage.having(at_most(1)))))
        )
    ],
    # AT-TE
    "18067": [power_action(Resolve(this_die(), REROLLING)), special(Deal(1, each(CHARACTER.opposing)))],
    # Dc-15a Blaster Carbine
    "18069": [action(Return(THIS_UPGRADE).to(UseBattlefield()))],
    # Medpack
    "18070": [after(ATTACHED_IS_ACTIVATED, Heal(instead(1, 2, target_has(damage_at_least(11))), a(CHARACTER)))],
    # Bo-Katan Kryze, Rightful Ruler
    "18072": [
        power_action(
            Choose(a(DIE.opposing.showing_damage))
            .and_(force_them(Resolve(IT)))
            .then(may(Resolve(a(DIE.yours.showing_damage), increased(1))))
        ),
        special(DealIndirect(3, AN_OPPONENT, UNBLOCKABLE)),
    ],
    # Zeb Orrelios, Honorable Warrior
    "18075": [after(resolving_this(MELEE, RANGED), may(Draw(1)))],
    # Strike A Deal
    "18077": [
        play(
            Remove(a(DIE.having(at_least(1)))).then(
                each_opponent(Gain(half_die_value("half that die's value rounded up")))
            )
        )
    ],
    # Swift
    "18078": [play(GainActions(2), CANNOT_RESOLVE_THIS_TURN)],
    # Defiant Uprising
    "18079": [after(activating(CHARACTER.having(of_colors(BLUE, RED))), may(Activate(THIS_SUPPORT)))],
    # Hawk-Bat Swoop
    "18090": [
        play(
            Resolve(
                a(DIE.yours.of_character_or_upgrade.showing(SHIELD)),
                as_showing(MELEE, " as melee damage"),
                increased(
                    shields_if_it_has(
                        having_titled("Ataru Mastery"),
                        "the number of shields on the attached character, "
                        "if it has an upgrade titled Ataru Mastery on it",
                    )
                ),
            )
        )
    ],
    # Saber Swarm
    "18091": [
        play(
            Resolve(a(DIE.yours.of_character_or_upgrade.showing(MELEE))).to(keeping(Remove(a(DIE)))),
            If(
                its_character_has(
                    having_titled("Ataru Mastery"),
                    "that resolved die belongs to a character that has an upgrade titled Ataru Mastery on it",
                ),
                Give(2, ITS_CHARACTER),
            ),
        )
    ],
    # Ataru Mastery
    "18093": [
        only(CHARACTER.blue),
        limit_one("form"),
        after(PLAYED, Give(2, a(CHARACTER))),
        special(Give(2, a(CHARACTER)), Deal(SHIELDS_ON_THAT, a(CHARACTER))),
    ],
    # Ataru Training
    "18094": [
        only(CHARACTER.blue),
        special(
            Give(1, a(CHARACTER)),
            Deal(HALF_THE_SHIELDS_ON_THAT, a(CHARACTER)),
            may(
                DiscardFromIt(THIS_UPGRADE).to(
                    PlayOn(one_or_none(CARD.yours.in_hand_or_discard.titled("Ataru Mastery")), WAS_ATTACHED, FOR_FREE)
                )
            ),
        ),
    ],
    # I Am No Jedi
    "18096": [
        play(
            Spot(CHARACTER.yours.blue).to(Resolve(a(DIE.yours.red.of_character), AS_ANOTHER_SYMBOL)),
            Spot(CHARACTER.yours.red).to(Draw(1)),
        )
    ],
    # Utility Belt
    "18101": [attached_has_more(WHILE_UPGRADE_LIMIT, 1)],
    # Tipoca City, Kamino
    "18102": [
        power_action(Reroll(a(DIE.yours)).then(may(Resolve(IT)))),
        claim(Reroll(a(DIE.opposing)).then(may(if_able(force_them(Resolve(IT)))))),
    ],
    # Fennec Shand, Adept Mercenary
    "18103": [
        after(played_a(CARD.colored(YELLOW).kind(EVENT_CARD)), may(Reroll(a(DIE.yours)))),
        power_action(
            Reroll(a(DIE.called("weapon"))).then(
                IfElse(
                    it_now_shows(DIE.showing_damage, "that die is showing damage"),
                    Deal(1, a(CHARACTER)),
                    Give(1, THIS_CHARACTER),
                )
            )
        ),
    ],
    # Greed
    "18107": [
        play(
            Spot(CHARACTER.yours.yellow).to(Remove(a(DIE.yours))).then(Gain(1)),
            Spot(CHARACTER.yours.red).to(ExtraAction()),
        )
    ],
    # Undercity, Coruscant
    "18109": [power_action(Draw(1).then(PutUnderDeck(a(CARD.yours.in_hand)))), claim(Draw(1))],
    # Hold Fast
    "18110": [play(Remove(a(DIE.yours.non_unique.of_character)).to(Remove(a(DIE))))],
    # Unique Perspectives
    "18111": [play(spot_pair(False).to(Deal(2, a(CHARACTER))), spot_pair(True).to(Heal(2, a(CHARACTER))))],
    # Gozanti Cruiser
    "18112": [power_action(Remove(a(DIE.yours.showing(SHIELD))).to(DiscardRandom(1)))],
    # High Valley, Ryloth
    "18115": [power_action(Resolve(a(DIE.yours.non_unique.of_character), increased(1)))],
}
