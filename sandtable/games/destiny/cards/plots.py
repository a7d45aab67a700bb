# interpreted: a table of sentences, read once at import
"""The plots of all sets that the engine plays: cards of the team, in play from the set-up on (section 23).

What a plot asks of team and deck is enforced from `deck_rules.py`, and only said here. Facts (points, color) are in
data/sets.
"""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Fortify
    "05169": [after(SET_UP, Give(1, a(CHARACTER)))],
    # Preemptive Strike
    "05170": [after(SET_UP, DealIndirect(2, AN_OPPONENT))],
    # Profitable Connection
    "05171": [starts_with(1)],
    # Taking Ground
    "05173": [adds_to_roll_off(2)],
    # Blockade
    "07029": [after(SET_UP, opponent(Lose(1)))],
    # Built to Last
    "07115": [
        each_of_yours_has(UPGRADE.having(UNIQUE), REDEPLOY),
        after(played_a(UPGRADE.having(UNIQUE)), may(Exhaust(THIS_PLOT).to(Gain(1)))),
    ],
    # Retribution
    "08054": [
        include_only_if("you have a character that is 20 or more points on your team"),
        after(CHARACTER_DICE_REMOVED, may(Deal(1, a(CHARACTER)))),
    ],
    # Armored Reinforcement
    "08129": [action(SetPlotAside().to(SearchEitherToPlay(SUPPORT.colored(RED).called("vehicle"), 1)))],
    # Double Down
    "08143": [deck_rule("Your deck can have one more copy of each of up to 2 different cards.")],
    # No Allegiance
    "08155": [
        include_only_if("you have no hero or villain characters on your team"),
        each_of_yours_has_more(WHILE_HEALTH, 1, CHARACTER.having(IS_NEUTRAL)),
    ],
    # Solidarity
    "08156": [include_only_if("all characters have the same color and the deck has no second copy of any card")],
    # Force Flow
    "09113": [action(SetPlotAside().to(Turn(a(DIE))))],
    # Perilous Escapade
    "10011": [
        after(
            played_a(DOWNGRADE),
            may(Exhaust(THIS_PLOT).and_(Spot(CHARACTER.yours.yellow)).to(DealIndirect(1, AN_OPPONENT))),
        )
    ],
    # Allies of Necessity
    "10016": [
        include_only_if("2 or more characters share a color"),
        after(SET_UP, DiscardCard(a(CARD.yours.in_hand)).and_(Lose(2))),
    ],
    # Order 66
    "11015": [
        opponents_gain("jedi"),
        before(YOU_DRAW_STARTING_HAND, ShuffleUpToCopies(4, ("11027",), "4 set-aside copies of Execute Order 66")),
    ],
    # Fateful Companions
    "11111": [
        after(
            activating(CHARACTER),
            may(
                Exhaust(THIS_PLOT)
                .and_(
                    either_price_of(SpotBoth(ANY_CARD.yours.titled("R2-D2"), ANY_CARD.yours.titled("C-3PO")), Spend(1))
                )
                .to(TRIGGER_ACTIVATED)
            ),
        )
    ],
    # Temporary Truce
    "11119": [
        include_only_if("no character but Kylo Ren and Rey is on the team"),
        deck_rule("Your deck can have villain and hero cards, and no Gray ones."),
    ],
    # Any Means Necessary
    "11149": [
        action(
            Exhaust(THIS_PLOT)
            .and_(Remove(a(DIE.yours.called("bounty-hunter"))))
            .to(Deal(instead(1, 2, target_has(bearing_several(3, "bounty"))), a(CHARACTER), UNBLOCKABLE))
        )
    ],
    # Rule of Two
    "12012": [
        unless_team_is(controls_two("sith", "apprentice"), SetPlotAside().and_(DealIndirect(1, YOURSELF))),
        action(
            If(
                has_exactly(1, DIE.yours.of_character),
                Exhaust(THIS_PLOT).to(Resolve(a(said_as(DIE.yours.of_character, "it")), increased(1))),
            )
        ),
    ],
    # Jedi Trials
    "12065": [
        action(
            spot_passed(CHARACTER.yours.having(being("apprentice"), has_passed(3))).then(
                gain_subtype_and_die(Heal(3, THE_CHARACTER), Ready(THE_CHARACTER), subtype="jedi")
            ),
            SetPlotAside(),
        )
    ],
    # Spectre Cell
    "12104": [include_only_if("all characters are Spectres")],
    # Valorous Tribe
    "12105": [
        action(
            Exhaust(THIS_PLOT)
            .to(MoveUpTo(2, a(CHARACTER.damaged), a(CHARACTER.you_control), reminds=False))
            .then(may(Spot(ANY_CARD.called("wookiee").yours).to(Heal(1, a(CHARACTER)))))
        )
    ],
    # Rescue Han Solo
    "13007A": [
        team_up(1, "Chewbacca", "Lando Calrissian", "Leia Organa", "Luke Skywalker"),
        action(
            PlayForFullCost(a(costing_as_much_as(tokens_here(RESOURCES, "this plot"), CARD.yours.in_hand))).then(
                Place(1, RESOURCES, THIS_PLOT).and_(
                    If(some_here(RESOURCES, 5, "it has 5 resources"), Flip("it").and_(Exhaust(ON_IT)))
                )
            )
        ),
    ],
    # Han Solo, Cool And Confident
    "13007B": [
        PILOTING,
        after(ACTIVATED, RemoveTokens(1, RESOURCES, HIM).to(Gain(1))),
        after(THIS_DEFEATED, Lose(ALL_RESOURCES), each_opponent(Gain(THAT_MANY))),
    ],
    # United
    "13009A": [
        include_only_if("each character on your team is the same color"),
        after(
            OPPONENT_REMOVED_YOURS,
            may(Roll(REMOVED_IT).then(or_if_so(SetPlotAside(), is_elite_as_said("it's elite"), Flip("it")))),
        ),
    ],
    # We Stand
    "13009B": [
        after(
            OPPONENT_REMOVED_CHARACTER_DIE,
            may(
                keeping(Spend(2).and_(DiscardCard(exactly(2, CARD.yours.in_hand))))
                .to(Ready(ITS_CHARACTER))
                .then(SetPlotAside())
            ),
        )
    ],
    # The Inquisitorius
    "14009": [
        include_only_if("all characters are Inquisitors"),
        action(Exhaust(THIS_PLOT).to(Turn(a(DIE.opposing.of_character), BLANK))),
    ],
    # Intelligence Operation
    "14062": [
        include_only_if("each character on your team is a spy"),
        STAYS_EXHAUSTED,
        action(Exhaust(THIS_PLOT).to(Play(one_or_none(ANY_DETECTED_CARD)))),
    ],
    # Extremist Campaign
    "14083": [
        deck_rule("You can only include Yellow characters on your team."),
        LOSES_ROLL_OFF,
        after(SET_UP, lose_unless(ShuffleCopiesIn(2, ("03137", "02112", "08038"), "set-aside copies each of"))),
    ],
    # Watch Your Career With Great Interest
    "15010A": [
        after_either("you turn or remove a die", (turned(DIE), removed(DIE)), Place(1, RESOURCES, THIS_PLOT)),
        action(
            Defeat(a(CHARACTER.yours.having(being("sith", "apprentice"))))
            .and_(RemoveTokens(6, RESOURCES, THIS_PLOT))
            .then(If(IT_WAS_ELITE, BecomeElite()))
            .about_it(Flip("this plot"))
        ),
    ],
    # Darth Vader, Unrelenting Apprentice
    "15010B": [
        special(Play(one_or_none(CARD.yours.in_hand_or_discard.called("ability")), less=2).then(RollDieOnIt("ability")))
    ],
    # Relentless Advance
    "15021": [
        team_up(1, "Each trooper", "General Veers"),
        at_end_or_control(Place(1, DAMAGE, THIS_PLOT)),
        action(RemoveAnyTokens(DAMAGE, THIS_PLOT, "any amount of {} on").to(DealIndirect(THAT_MUCH, AN_OPPONENT))),
    ],
    # The Jedi Code
    "15046": [
        include_only_if("each character on your team is a Jedi or apprentice"),
        action(
            Remove(a(DIE.yours.showing(SHIELD)))
            .and_(Exhaust(THIS_PLOT))
            .to(Remove(a(DIE.opposing.showing(MELEE, RANGED, INDIRECT))))
        ),
    ],
    # Extra Firepower
    "15083": [action(SetPlotAside().to(ResolveUpTo(2, DIE.yours, each_increased(1))))],
    # Death of CT-4040
    "15101": [
        aside_before_set_up(
            "40/40 Format Only. You may include one additional plot on your team. Before setup, shuffle 10 additional "
            "cards into your draw deck following normal deckbuilding restrictions. Then set this plot aside."
        )
    ],
    # Stay Ahead
    "16072": [after(YOU_CLAIMED, may(Remove(a(DIE.yours)).to(Deal(2, a(CHARACTER)))))],
    # Lightsaber Ignition
    "16081": [
        action(
            Reroll(a(DIE.yours.blue)).about_it(
                If(it_now_shows(DIE.showing(MELEE), "it is showing melee damage"), may(Resolve(IT, increased(2))))
            ),
            SetPlotAside(),
        )
    ],
    # Fortified Position
    "16090": [after(SET_UP, Give(1, a(CHARACTER)))],
    # High Stakes
    "16101": [all_start_with(1)],
    # Crucial Intel
    "18025": [
        team_up(1, "Each leader"),
        after(THEIR_HAND_IS_HIT, Place(1, RESOURCES, THIS_PLOT)),
        power_action(RemoveTokens(3, RESOURCES, THIS_PLOT).to(GainActions(2))),
    ],
    # Hunt And Eliminate
    "18039": [
        include_only_if("each character on your team is a unique bounty hunter"),
        after(
            you_deal_to(CHARACTER.having(bearing("bounty"))),
            Exhaust(THIS_PLOT).to(opponent(DiscardCard(a(CARD.yours.in_hand)))),
        ),
    ],
    # Unlikely Heroes
    "18085": [include_only_if("no character is unique")],
    # Path To Mastery
    "18092": [
        after(
            SET_UP,
            to_if_able(
                SetPlotAside(),
                Play(
                    a(
                        in_these_words(
                            UPGRADE.yours.aside.having(title_has("Training")),
                            'a set-aside upgrade with "Training" in its title on one of your characters',
                        )
                    ),
                    less=1,
                ),
            ),
        )
    ],
    # Ace Pilots
    "18097": [team_up(1, "Each unique pilot"), action(AsideToMakeElite("vehicle"))],
    # The Mission That Never Ends
    "18098": [
        team_up(1, "Each trooper"),
        after(defeated_of_yours(CHARACTER.having(being("trooper"))), SetPlotAside().to(RollItsDice())),
    ],
    # No Room For Failure
    "21010": [
        cannot_be_rerolled(DIE.yours.of_character),
        action(Resolve(a(DIE.yours.of_character.showing_damage), increased(1))),
    ],
    # Losing The War
    "21023": [action(If(they_are_worn_down(3), SetPlotAside().to(WIN_THE_GAME)))],
    # Underworld
    "21037": [
        action(
            Exhaust(THIS_PLOT)
            .and_(Remove(a(DIE.yours)))
            .to(Play(one_or_none(CARD.yours.in_hand.colored(YELLOW)), less=1))
        )
    ],
    # Insurgent Group
    "21082": [
        include_only_if("each character on your team is a partisan"),
        each_has_more(WHILE_HEALTH, 1, CHARACTER.called("partisan")),
        deck_rule(
            "You may include up to 4 cards of any affiliation or color in your deck "
            "(following other deckbuilding restrictions)."
        ),
    ],
    # Strategic Discipline
    "21091": [
        deck_rule("Your deck limit is increased by 4."),
        after(played_a(CARD.kind(EVENT_CARD)), may(Exhaust(THIS_PLOT).to(Draw(1)))),
        after(PLAYED_NON_EVENT, may(Ready(THIS_PLOT))),
    ],
    # Shroud of Darkness
    "22011": [
        after(
            OPPONENT_REROLLED,
            may(Spot(ANY_CARD.called("inquisitor", "sith").yours).and_(Exhaust(THIS_PLOT)).to(Deal(1, a(CHARACTER)))),
        )
    ],
    # Admiral's Orders
    "22022": [
        action(SetPlotAside().to(ActivateAnySupports())),
        action(Spot(ANY_CARD.yours.called("leader")).and_(Exhaust(THIS_PLOT)).to(Reroll(a(DIE.yours.of_support)))),
    ],
    # The Path
    "22082": [
        include_only_if("you have a Jedi on your team"),
        chosen_keeps(SET_UP, CHARACTER.having(not_being("jedi")), GUARDIAN),
        action(Exhaust(THIS_PLOT).to(Heal(1, a(CHARACTER.called("apprentice", "jedi"))))),
    ],
    # The Father
    "22087": [
        deck_rule(
            "You can only include The Son and The Daughter on your team. "
            "(You may include Villain, Neutral and Hero cards in your deck.)"
        ),
        after_and_vice_versa(
            resolving_one_of(DIE.of_character.showing_damage),
            may(Exhaust(THIS_PLOT).to(Turn(a(DIE.of_character), NO_DAMAGE))),
            resolving_one_of(DIE.of_character.not_showing_damage),
            may(Exhaust(THIS_PLOT).to(Turn(a(DIE.of_character), DAMAGE_SIDE))),
        ),
    ],
    # Kuat Drive Yards
    "22094": [
        before(played_a(CARD.called("capital-ship")), GAIN_FROM_PLOT),
        after(resolving_a(DIE.red, RESOURCE), Place(1, RESOURCES, THIS_PLOT)),
    ],
    # Base Of Operation
    "22112": [
        after(
            YOU_USED_A_POWER_ACTION,
            may(Exhaust(THIS_PLOT).to(Reroll(a(DIE)).then(If(YOU_CONTROL_THE_BATTLEFIELD, Give(1, a(CHARACTER)))))),
        )
    ],
    # Surveillance And Seizure
    "23022": [
        after_either(
            "you remove an opponent's die or reveal a card in an opponent's hand",
            (removed(DIE.opposing), YOU_REVEALED_THEIRS),
            may(
                Exhaust(THIS_PLOT)
                .to(REVEAL_TOP_OF_THEIRS)
                .about_it(If(IT_IS_HERO_OR_VILLAIN, may(Deal(1, a(CHARACTER)))))
            ),
        )
    ],
    # Flexible Leadership
    "23097": [
        before(
            YOURS_DEFEATED,
            may(
                keeping(Exhaust(THIS_PLOT)).to(
                    MoveFromIt(
                        CARD.having(NON_UNIQUE).colored(RED).called("title", "ability"),
                        "one of their non-unique Red titles or abilities to another character you control",
                        CHARACTER.yours,
                    )
                )
            ),
        )
    ],
    # One Last Trick
    "23106": [
        after(
            YOURS_DEFEATED,
            may(SetPlotAside().to(Play(one_or_none(CARD.yours.in_hand.colored(YELLOW)), less=2))),
        )
    ],
    # Leverage
    "23113": [action(Exhaust(THIS_PLOT).to(Draw(1)))],
    # Awaiting Fate
    "24010": [
        after(UPKEEP_BEGINS, Place(1, RESOURCES, ON_THIS_CARD)),
        action(
            remove_up_to(3, RESOURCES, THIS_PLOT)
            .and_(SetPlotAside())
            .to(Turn(exactly(THAT_MANY, DIE), BLANK))
            .then(GainActions(1))
        ),
    ],
    # Warfare
    "24063": [after(played_a(SUPPORT.colored(RED)), may(Exhaust(THIS_PLOT).to(Deal(1, a(CHARACTER.exhausted)))))],
    # The Force
    "24084": [action(Spot(CHARACTER.yours.blue).and_(Exhaust(THIS_PLOT)).to(Reroll(a(DIE))))],
    # Dangerous Gambit
    "24110": [
        after(UPKEEP_BEGINS, If(controls_several(2), force_to(Deal(2, a(CHARACTER_OF_THIS_PLAYER), UNBLOCKABLE))))
    ],
}
