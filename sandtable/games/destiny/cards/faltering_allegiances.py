# interpreted: a table of sentences, read once at import
"""The effects of the Faltering Allegiances cards. Facts (cost, sides) are in data/sets/FA.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Ninth Sister, Brutish Empath
    "14001": [special(DealUnlessTheyDiscard(3, a(CHARACTER.opposing)))],
    # Second Sister, Expert Duelist
    "14003": [
        after(ACTIVATED, Turn(a(DIE.opposing), LIKE_ITS_OWN_DICE)),
        special(
            Turn(a(DIE.yours.of_character.not_this)).and_(Resolve(IT, increased_instead(1, 2, IT_SHOWS_LIKE_THEIRS)))
        ),
    ],
    # Taron Malicos, Fallen Master
    "14004": [
        after(ACTIVATED, If(none_in_play(DIE.showing(SHIELD)), may(Spend(1).to(Deal(2, a(CHARACTER)))))),
        power_action(SpotOthers(2, CHARACTER.blue.yours).to(Turn(exactly(THAT_MANY, DIE.opposing)))),
    ],
    # Peace Is a Lie
    "14005": [
        play_only_if(all_yours_are(BLUE)),
        play(Spot(ANY_CARD.yours.called("sith", "inquisitor")).to(RemoveShields(every(CHARACTER)))),
    ],
    # Siphoning Anger
    "14006": [play(Turn(a(DIE.yours), BLANK).then(If(has_dice(2, DIE.opposing.showing(BLANK)), Gain(1))))],
    # Unending Hate
    "14007": [
        play(
            Spot(ANY_CARD.yours.called("sith", "inquisitor"))
            .to(Turn(a(DIE.opposing), BLANK))
            .then(
                Deal(
                    to_a_maximum(
                        2,
                        counting(
                            DIE.opposing.showing(BLANK), "the number of dice in that opponent's pool showing a blank"
                        ),
                    ),
                    a(CHARACTER),
                )
            )
        )
    ],
    # Painful Lessons
    "14010": [
        after(PLAYED_SUPPORT, SpotUpTo(ANY_NUMBER, CHARACTER.blue.yours).to(Place(THAT_MUCH, DAMAGE, THIS_SUPPORT))),
        action(MoveTokens(1, DAMAGE, THIS_SUPPORT, a(CHARACTER.yours.blue)).to(Reroll(a(DIE)))),
    ],
    # Inquisitor Lightsaber
    "14011": [
        after(
            this_rolls(BLANK), If(this_is_on(CHARACTER.called("inquisitor")), may(Exhaust(THIS_UPGRADE).to(Reroll(IT))))
        ),
        open_action(DiscardCard(a(CARD.yours.in_hand)).to(Reroll(THIS_DIE_OF_ANYBODY))),
    ],
    # Sith Warblade
    "14012": [REDEPLOY, before(resolving_this(), Deal(1, ATTACHED))],
    # Taron's Lightsaber
    "14013": [
        copies_non_unique_on(CHARACTER.titled("Taron Malicos")),
        after(
            PLAYED,
            RemoveShields(a(CHARACTER)),
            If(done_at_least(3, "3 or more shields are removed this way"), Deal(1, THAT_CHARACTER)),
        ),
    ],
    # FN-2199, Fierce Fighter
    "14015": [
        after(SET_UP, may(TakeFromTop(4, CARD.called("weapon")))),
        power_action(
            Roll(a(lying_on(DIE.of_this_character.called("weapon"), "a die on a weapon on this character"))).and_(
                otherwise(Resolve(IT), Remove(IT))
            )
        ),
    ],
    # Exposing Disloyalty
    "14016": [play(LookAtRandomIn(2).then(If(SHARE_NO_COLOR, DiscardCard(a(ONE_OF_THEM)))))],
    # Extermination Order
    "14017": [
        play(
            Spot(ANY_CARD.yours.colored(RED).called("trooper"))
            .to(DealIndirect(3, AN_OPPONENT))
            .then(Spot(ANY_CARD.yours.colored(RED).called("leader")).to(Gain(2)))
        )
    ],
    # FN-2199's Riot Baton
    "14020": [
        after(
            attached_takes_damage("trooper"),
            may(Exhaust(THIS_UPGRADE).to(Roll(THIS_LYING_DIE).and_(otherwise(Resolve(IT), Remove(IT))))),
        ),
        special(Deal(3, a(CHARACTER.non_unique)).or_(Remove(a(DIE_OF_A_UNIQUE)))),
    ],
    # Bazine Netal, First Order Informant
    "14022": [
        DETECT,
        after(OPPONENT_PLAYED_DETECTED, may(Deal(1, a(CHARACTER)))),
        power_action(
            Remove(this_die(RESOURCE)).to(
                PlaceOrRemove(2, RESOURCES, a(in_these_words(CARD_ON_THE_TABLE.non_character, "a non-character card")))
            )
        ),
    ],
    # Bing, Cybernetic Killer
    "14023": [
        DETECT,
        before(resolving_this(MELEE, RANGED, INDIRECT), may(RaiseValue(DETECTED_CARDS))),
        after(ACTIVATED, If(opponent_has_detected(CARD, 2), GainActions(1))),
    ],
    # Booby Trap
    "14026": [play(DiscardCard(a(ANY_DETECTED_CARD)).to(DEAL_ITS_COST))],
    # Kyuzo Petar
    "14029": [unmodified_if(attached_is_so(CHARACTER.yellow, "Yellow"))],
    # Cal Kestis, Jedi in Hiding
    "14031": [
        cannot_play_on_this(UPGRADE.having(not_colored(BLUE))),
        before(resolving_this(), OnlyIf(each_attached("equipment", "weapon", "ability"), RaiseValue(1))),
    ],
    # Apt Lesson
    "14033": [
        play(
            Turn(a(DIE.yours.blue.of_character)).then(
                may(Play(a(CARD.yours.in_discard_or_hand.kind(EVENT_CARD).called("move"))))
            )
        )
    ],
    # BD-1
    "14036": [power_action(SpotToMoveThis(CHARACTER.having(being("jedi")).yours)), special(Heal(2, ATTACHED))],
    # Cal Kestis' Lightsaber
    "14037": [
        power_action(
            If(this_is_on(CHARACTER.titled("Cal Kestis")), Turn(this_die())),
            If(
                this_die_is(DIE.not_showing_damage, "showing a non-damage side"),
                may(set_aside_again(RollAside(), "Set that die aside after it is resolved or removed")),
            ),
        )
    ],
    # Jaro Tapal's Lightsaber
    "14039": [
        discard_beside("Cal Kestis' Lightsaber"),
        gains_while(this_is_on(CHARACTER.titled("Jaro Tapal")), REDEPLOY, "has"),
        power_action(
            DiscardFromIt(THIS_UPGRADE).to(
                PlayOn(one_or_none(CARD.yours.in_hand.titled("Cal Kestis' Lightsaber")), WAS_ATTACHED, FOR_FREE)
            )
        ),
    ],
    # Cassian Andor, Efficient Agent
    "14040": [
        DETECT,
        deck_rule("You can include up to 4 different intel cards in your deck, ignoring affiliation and color."),
        power_action(
            Play(one_or_none(CARD.yours.in_hand.colored(YELLOW))).then(
                may(Spot(ANY_CARD.called("leader").yours).to(Ready(a(NON_CHARACTER))))
            )
        ),
    ],
    # Jyn Erso, Rebellion Operative
    "14042": [
        DETECT,
        DETECTED_ARE_BARRED,
        power_action(DiscardCard(a(CARD.yours.in_hand)).to(DiscardCard(a(CARD.opposing.in_hand.detected)))),
    ],
    # Medic!
    "14043": [AMBUSH, play(SpotUpTo(ANY_NUMBER, CHARACTER.yours.red).to(Heal(THAT_MUCH, a(CHARACTER))))],
    # Rebel Schemes
    "14044": [
        play(
            ActivateWithoutDetect(
                a(character_in_words(CHARACTER.yours.having(HAS_DETECT), "a character you control with detect"))
            ).then(REVEAL_TO_DETECT)
        )
    ],
    # Cassian's Blaster
    "14046": [
        REDEPLOY,
        action(Resolve(this_die(RANGED), increased(1), unblockable_if(this_is_on(CHARACTER.titled("Cassian Andor"))))),
    ],
    # Jyn Erso's Blaster
    "14047": [
        only(CHARACTER.red),
        after(
            PLAYED,
            one_or_two_of(
                this_is_on(CHARACTER.titled("Jyn Erso")),
                Roll(THIS_LYING_DIE),
                Resolve(a(DIE.yours)),
                Activate(a(CHARACTER.yours)),
            ),
        ),
    ],
    # Saw Gerrera, Ruthless Extremist
    "14052": [
        after_either(
            "this die is rolled or turned during the action phase",
            (THIS_ROLLED_IN_PHASE, THIS_TURNED_IN_PHASE),
            If(is_elite_as_said("this character is elite"), DealIndirect(1, YOURSELF)),
        )
    ],
    # Change Of Plans
    "14053": [play_only_if(all_yours_are(YELLOW)), play(Resolve(a(DIE.yours.yellow.of_support), AS_ANOTHER_SYMBOL))],
    # Explosive Cocktail
    "14054": [play(Resolve(a(DIE.yours.showing(INDIRECT))).to(Remove(a(DIE))))],
    # Hey Hey!
    "14055": [
        play(
            spend_then(
                Spot(ANY_CARD.yours.called("engineer")).to(Resolve(a(DIE.yours.of_support), increased(JUST_SPENT)))
            )
        )
    ],
    # Reckless Ambush
    "14056": [
        play(
            Spot(ANY_CARD.yours.called("scoundrel", "partisan")).to(
                DealIndirect(2, YOURSELF).and_(Remove(a(DIE.of_non_character)))
            )
        )
    ],
    # DL-18 Blaster
    "14059": [as_modifier(RANGED)],
    # Saw's RPS-6 Rocket Launcher
    "14060": [
        MODIFIES_NOTHING,
        power_action(
            ResolveAtYourself(this_die()).then(
                DealIndirect(
                    spotted_plus(CHARACTER.yours.damaged, 1, "the number of damaged characters you can spot plus 1"),
                    AN_OPPONENT,
                )
            )
        ),
    ],
    # Unity
    "14061": [play(SPOT_SAME_COLOR.to(Remove(a(DIE))).then(Gain(1)))],
    # Force Affinity
    "14064": [
        play(
            SpotUpTo(2, CHARACTER.yours.having(being("apprentice", "sith", "jedi"))).to(Draw(THAT_MANY)),
            Spot(ANY_CARD.yours.called("jedi")).to(Gain(1)),
            Spot(ANY_CARD.yours.called("sith")).to(Deal(1, a(CHARACTER))),
        )
    ],
    # Sarlaac Sweep
    "14066": [
        play(
            Remove(a(DIE.yours.of_character_or_upgrade.showing_damage)).to(
                keeping(Deal(half_die_value("half its value rounded up"), exactly(2, CHARACTER)))
            ),
            OnlyIf(
                its_character_has(
                    having_titled("Shii-Cho Mastery"), "that character has an upgrade titled Shii-Cho Mastery on it"
                ),
                ReturnThisEvent(),
            ),
        )
    ],
    # Will of the Force
    "14067": [
        play(
            Resolve(a(DIE.yours.showing(SHIELD)), STAYS).then(ResolveAgain()),
            Spot(ANY_CARD.yours.having(title_has("Mastery"))).to(Gain(1)),
        )
    ],
    # Prescient Leap
    "14068": [
        after_resolving_in_one_action(2, DIE.blue, may(Place(1, RESOURCES, ON_THIS_CARD))),
        action(
            noting(
                DiscardThis(THIS_SUPPORT).to(
                    DiscardThis(
                        a(
                            costing_up_to_tokens(
                                RESOURCES,
                                CARD.opposing.kind(UPGRADE_CARD, DOWNGRADE_CARD),
                                "with a cost less than or equal to the number of resources on this support",
                            )
                        )
                    )
                )
            )
        ),
    ],
    # Shii-Cho Mastery
    "14069": [
        only(CHARACTER.blue),
        limit_one("form"),
        after(PLAYED, may(Spend(2).to(Discard(a(CARD.called("weapon")))))),
        special(Turn(a(DIE.showing_damage), NO_DAMAGE).then(Turn(a(DIE), MELEE))),
    ],
    # Shii-Cho Training
    "14070": [
        only(CHARACTER.blue),
        special(
            Turn(a(DIE.showing_damage), NO_DAMAGE),
            may(
                DiscardFromIt(THIS_UPGRADE).to(
                    PlayOn(
                        one_or_none(CARD.yours.in_hand_or_discard.titled("Shii-Cho Mastery")), WAS_ATTACHED, FOR_FREE
                    )
                )
            ),
        ),
    ],
    # Planned Operation
    "14071": [
        play(
            Spot(CHARACTER.yours.red).to(Heal(2, a(CHARACTER))),
            Spot(CHARACTER.yours.red, 2).to(Turn(a(DIE))),
            Spot(CHARACTER.yours.red, 3).to(Resolve(a(DIE.yours), increased(1))),
        )
    ],
    # Proton Bombs
    "14074": [
        modify("vehicle"),
        after(THIS_DIE_IS_RESOLVED, Place(1, DAMAGE, THIS_UPGRADE)),
        discarded_at(2, "this upgrade from play"),
    ],
    # Demand Tribute
    "14078": [play(Spot(ANY_CARD.yours.called("scoundrel")).to(DiscardRandom(FOR_EACH_COLOR_OF_THEIRS)))],
    # Faltering Allegiances
    "14079": [play(Deal(1, a(CHARACTER.blue)), Deal(1, a(CHARACTER.red)), Deal(1, a(CHARACTER.yellow)))],
    # Forewarned
    "14080": [play(Remove(a(DIE.having(BELOW_A_DETECTED_COST))))],
    # Selling Intel
    "14081": [play(Choose(a(A_DETECTED_CARD)).to(Gain(instead(1, 2, chosen_costs(3)))).about_it(Undetect()))],
    # Incendiary Stockpile
    "14084": [
        resolved_against_this(
            DIE.yours.yellow.showing(RESOURCE, DISRUPT), "your Yellow dice showing resources or disrupt"
        ),
        action(
            noting(
                DiscardThis(THIS_SUPPORT).to(
                    DealIndirect(tokens_in_words(DAMAGE, "the amount of damage on it"), AN_OPPONENT)
                )
            )
        ),
    ],
    # Vibrosword
    "14086": [
        REDEPLOY,
        cheaper_on(CHARACTER.yellow, 1),
        before(
            resolving_this(),
            OnlyIf(attached_is_so(CHARACTER.unique, "unique"), RaiseValue(1)).and_(
                OnlyIf(attached_is_so(CHARACTER.having(ELITE), "elite"), RaiseValue(1))
            ),
        ),
    ],
    # Stolen Datapad
    "14090": [only(CHARACTER.having(being("spy", "scoundrel"))), DISCARDED_FOR_A_DIE],
}
