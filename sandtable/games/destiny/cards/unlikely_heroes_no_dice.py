# interpreted: a table of sentences, read once at import
"""The effects of the Unlikely Heroes cards without a die. Facts (cost) are in data/sets/UH.json."""

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
    # Force Concealment
    "18010": [
        after_either(
            "you turn or remove an opponent's die",
            (turned(DIE.opposing), removed(DIE.opposing)),
            Place(1, RESOURCES, THIS_SUPPORT),
        ),
        action(
            noting(
                DiscardThis(THIS_SUPPORT).to(
                    PlayFor(
                        one_or_none(
                            in_these_words(
                                CARD.yours.in_hand.colored(BLUE).having(
                                    any_quality(being("ability"), of_kind(EVENT_CARD))
                                ),
                                "a Blue ability or Blue event from your hand",
                            )
                        ),
                        tokens_here(RESOURCES, most=3),
                        "decreasing its cost by the number of resources on this support, up to a maximum of 3",
                    )
                )
            )
        ),
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
    # Inhibitor Chip
    "18020": [
        action(
            Exhaust(THIS_DOWNGRADE)
            .to(Place(1, RESOURCES, ON_IT))
            .then(
                If(
                    some_here(RESOURCES, 2, "this card has 2 or more resources on it"),
                    make_opponent(Remove(a(DIE.of_attached.of_character))).then(RollIntoYours()),
                )
            )
        )
    ],
    # At All Costs
    "18021": [play(Turn(a(DIE.yours), COST_SIDE))],
    # Casualties Of War
    "18022": [play(PutAside(a(CARD.in_discard)).to(Remove(a(DIE.having(VALUE_OF_THAT_COST)))))],
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
    # Separatist Supply Ship
    "18027": [
        action(Exhaust(THIS_SUPPORT).to(Play(one_or_none(SUPPORT.yours.in_discard.colored(RED).having(WITH_A_DIE)), 1)))
    ],
    # Data Heist
    "18034": [
        play_only_if(spotting(ANY_CARD.yours.called("spy", "bounty-hunter"))),
        after(ATTACHED_DEFEATED, RevealTopCards(4, a(DECK.opposing)), may(PlayRevealedOfThem())),
    ],
    # Alternative Methods
    "18035": [
        play(
            Spot(ANY_CARD.yours.called("bounty-hunter")).to(
                DealIndirect(to_a_maximum(5, DIFFERENCE_OF_HANDS), AN_OPPONENT)
            )
        )
    ],
    # For Mandalore!
    "18036": [
        play(
            Remove(a(DIE.of_character_or_upgrade)).then(
                Roll(
                    a(
                        lying_on(
                            DIE.yours.of_character_or_upgrade,
                            "one of your elite character's character or upgrade dice",
                            ANY_CARD.having(OF_ELITE_CHARACTER),
                        )
                    )
                )
            )
        )
    ],
    # Lawless
    "18037": [play(Spot(CHARACTER.yours.yellow).to(Remove(a(DIE.opposing))).then(opponent(RemoveDownTo(3))))],
    # Trick
    "18038": [
        play(
            Spot(CHARACTER.yours.yellow)
            .and_(Reveal(a(CARD.yours.in_hand)))
            .to(force_to(Remove(a(DIE.yours.having(value_is("the cost of the revealed card"))))))
        )
    ],
    # Black Stall Station
    "18040": [after(YOU_REMOVED_YOURS, may(Spot(CHARACTER.yours.yellow).to(DealIndirect(1, AN_OPPONENT))))],
    # Vicious Tactics
    "18044": [play(Resolve(a(DIE.yours.having(COST)), increased(COST_ON_IT)))],
    # As The Force Wills It
    "18050": [renew(1), play(Spot(CHARACTER.yours.blue).to(Choose(a(DIE.showing(BLANK)))).about_it(BAR_REROLL))],
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
    # Fear Nothing
    "18053": [renew(1), play(Give(1, a(CHARACTER.blue)), If(FROM_DISCARD, Draw(1)))],
    # I Don't Need Luck
    "18054": [
        play(Spot(DIE.yours.showing(BLANK), 2).to(Turn(spotted(2, DIE.yours.showing(BLANK), "each of those dice"))))
    ],
    # I Have You
    "18055": [play(ActivateThose(two_unlike(CHARACTER.yours), Give(2, a(THOSE_CHARACTERS))))],
    # Restore
    "18056": [renew(1), play(Remove(a(DIE.yours.blue.of_character)).to(Heal(2, ITS_CHARACTER)))],
    # Hold The Line
    "18064": [play_only_if(THEY_HAVE_MORE_DICE), play(Remove(a(DIE.opposing)))],
    # Maintain Position
    "18065": [
        play(
            Give(1, up_to(2, CHARACTER.yours)),
            If(in_your_discard("Hold The Line"), may(GiveControl().to(Give(1, up_to(2, CHARACTER.yours))))),
        )
    ],
    # This Is War!
    "18066": [
        play(
            Spot(CHARACTER.yours.blue)
            .and_(Activate(a(CHARACTER.yours.red)))
            .to(Remove(a(DIE.not_showing_damage.having(at_most(1)))))
        )
    ],
    # Medpack
    "18070": [after(ATTACHED_IS_ACTIVATED, Heal(instead(1, 2, target_has(damage_at_least(11))), a(CHARACTER)))],
    # Meebur Gascon
    "18071": [modify_either("droid"), power_action(Resolve(a(DIE.yours.called("droid")), AS_ANOTHER_SYMBOL))],
    # A Gift
    "18076": [
        play(
            Play(one_or_none(SUPPORT.yours.in_hand.having(WITH_A_DIE)), less=2).about_it(
                choose_opponent().about_it(that_opponent(may(roll_into_own_pool("that support's"))))
            )
        )
    ],
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
    # Mandalorian Vault
    "18080": [
        discarded_at(2),
        action(
            together(Spot(CHARACTER.blue.yours), Exhaust(THIS_SUPPORT), Place(1, DAMAGE, ON_IT)).to(
                Remove(a(DIE.of_character))
            )
        ),
    ],
    # New Base
    "18081": [action(Exhaust(THIS_SUPPORT).to(Turn(a(DIE), LIKE_A_MODIFIER)))],
    # Bendu's Foresight
    "18088": [
        play(
            repeatable(
                name_number(
                    Reroll(a(DIE)),
                    IfElse(
                        it_now_shows(DIE.having(CHOSEN_NUMBER), "that die's value is the chosen number"),
                        Remove(IT),
                        may(REPEAT_ONCE),
                    ),
                )
            )
        )
    ],
    # Grow Beyond
    "18089": [
        renew(2),
        play(
            SpotBeside(CHARACTER.having(being("jedi", "sith")).yours)
            .to(PlayOnAnother(one_or_none(CARD.yours.in_discard.colored(BLUE).called("ability")), 1))
            .about_it(If(FROM_DISCARD, RollDieOnIt("ability")))
        ),
    ],
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
    # I Am No Jedi
    "18096": [
        play(
            Spot(CHARACTER.yours.blue).to(Resolve(a(DIE.yours.red.of_character), AS_ANOTHER_SYMBOL)),
            Spot(CHARACTER.yours.red).to(Draw(1)),
        )
    ],
    # Deflector Shield
    "18100": [
        modify("vehicle"),
        GOES_FOR_ATTACHED_VEHICLE,
        after(YOU_ACTIVATE_ATTACHED_SUPPORT, Give(1, a(CHARACTER))),
    ],
    # Tipoca City, Kamino
    "18102": [
        power_action(Reroll(a(DIE.yours)).then(may(Resolve(IT)))),
        claim(Reroll(a(DIE.opposing)).then(may(if_able(force_them(Resolve(IT)))))),
    ],
    # Tracked Target
    "18104": [
        play_only_if(spotting(ANY_CARD.called("bounty-hunter").yours)),
        after_activated_or_defeated(may(Draw(1))),
    ],
    # Black Market Connection
    "18105": [
        play(
            in_sentences(
                provided(A_COPY_OF_THIS_CARD_DISCARDED, SearchToPlay(UPGRADE, 3)), If(YOU_SEARCHED, ShuffleDeck("it"))
            ).then(PutAside(every(COPIES_OF_THIS)).and_(SetThisAside("set this card aside")))
        )
    ],
    # Complicated Profession
    "18106": [
        play(
            SpotBoth(ANY_CARD.yours.called("bounty-hunter"), ANY_CARD.yours.called("bounty")).to(
                Remove(a(DIE.having(at_most(2))))
            ),
            Gain(1),
        )
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
    # High Valley, Ryloth
    "18115": [power_action(Resolve(a(DIE.yours.non_unique.of_character), increased(1)))],
}
