# interpreted: a table of sentences, read once at import
"""The effects of the Faltering Allegiances cards without a die. Facts (cost) are in data/sets/FA.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
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
    # Vicious Rebuttal
    "14008": [
        play(
            Choose(a(DIE.opposing.showing_damage))
            .about_it(that_opponent(may(Resolve(IT, FREE_OF_COST, STAYS))))
            .about_it(may(RESOLVE_IT_TOO))
        )
    ],
    # Painful Lessons
    "14010": [
        after(PLAYED_SUPPORT, SpotUpTo(ANY_NUMBER, CHARACTER.blue.yours).to(Place(THAT_MUCH, DAMAGE, THIS_SUPPORT))),
        action(MoveTokens(1, DAMAGE, THIS_SUPPORT, a(CHARACTER.yours.blue)).to(Reroll(a(DIE)))),
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
    # Raze
    "14018": [
        play(
            Spot(CHARACTER.yours.red)
            .to(DiscardOfController(a(CARD.kind(SUPPORT_CARD, UPGRADE_CARD).having(EXHAUSTED))))
            .then(DealIndirect(HALF_THAT_COST, ITS_CONTROLLER))
        )
    ],
    # Booby Trap
    "14026": [play(DiscardCard(a(ANY_DETECTED_CARD)).to(DEAL_ITS_COST))],
    # Rotten Deal
    "14028": [play(RottenDeal())],
    # Apt Lesson
    "14033": [
        play(
            Turn(a(DIE.yours.blue.of_character)).then(
                may(Play(a(CARD.yours.in_discard_or_hand.kind(EVENT_CARD).called("move"))))
            )
        )
    ],
    # Protect the Younglings
    "14034": [
        play(
            Remove(a(DIE.yours.called("jedi").of_character)).to(Give(3, a(CHARACTER.yours.having(being("apprentice")))))
        )
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
    # Planned Operation
    "14071": [
        play(
            Spot(CHARACTER.yours.red).to(Heal(2, a(CHARACTER))),
            Spot(CHARACTER.yours.red, 2).to(Turn(a(DIE))),
            Spot(CHARACTER.yours.red, 3).to(Resolve(a(DIE.yours), increased(1))),
        )
    ],
    # Tailed
    "14077": [
        after(
            ATTACHED_IS_ACTIVATED,
            THEY_CHOOSE_A_DIE.then(
                may(Spot(CHARACTER.yours.having(EXHAUSTED)).or_(DiscardThis(THIS_DOWNGRADE)).to(Turn(THAT_DIE)))
            ),
        )
    ],
    # Demand Tribute
    "14078": [play(Spot(ANY_CARD.yours.called("scoundrel")).to(DiscardRandom(FOR_EACH_COLOR_OF_THEIRS)))],
    # Faltering Allegiances
    "14079": [play(Deal(1, a(CHARACTER.blue)), Deal(1, a(CHARACTER.red)), Deal(1, a(CHARACTER.yellow)))],
    # Forewarned
    "14080": [play(Remove(a(DIE.having(BELOW_A_DETECTED_COST))))],
    # Selling Intel
    "14081": [play(Choose(a(A_DETECTED_CARD)).to(Gain(instead(1, 2, chosen_costs(3)))).about_it(Undetect()))],
    # Trash to Treasure
    "14082": [
        play(
            PlayForLess(
                one_or_none(
                    in_these_words(
                        CARD.opposing.in_discard.having(
                            any_quality(
                                all_at_once(being("weapon"), of_kind(UPGRADE_CARD)),
                                all_at_once(being("vehicle"), of_kind(SUPPORT_CARD)),
                            )
                        ),
                        "a weapon upgrade or vehicle support from an opponent's discard pile",
                    )
                ),
                ANY_CARD.yours.having(
                    any_quality(being("scavenger"), all_at_once(of_colors(YELLOW), of_kind(CHARACTER_CARD)))
                ),
                "Yellow character or scavenger",
            )
        )
    ],
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
    # Sliced Terminal
    "14085": [
        before_resolved(
            may(
                Discard(THIS_SUPPORT)
                .to(DiscardPlayed())
                .then(that_opponent(may(Play(a(CARD.yours.in_hand), FOR_FREE))))
            )
        )
    ],
    # Sneaky Diversion
    "14088": [play(SwitchWithTop(a(ANY_DETECTED_CARD)))],
    # Stolen Datapad
    "14090": [only(CHARACTER.having(being("spy", "scoundrel"))), DISCARDED_FOR_A_DIE],
}
