# interpreted: a table of sentences, read once at import
"""The effects of the Faltering Allegiances cards with a die. Facts (cost, sides) are in data/sets/FA.json."""

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
            Roll(
                a(lying_on(DIE.of_this_character, "a die on a weapon on this character", ANY_CARD.called("weapon")))
            ).and_(otherwise(Resolve(IT), Remove(IT)))
        ),
    ],
    # TIE Striker
    "14019": [
        action_in_hand(
            DiscardAnotherToPlayThis(opponent_did(activated_a("vehicle")), "vehicle").about_it(
                after_upkeep_begins(unless_you(DiscardWholeTop(4, a(DECK.yours)), Discard(THIS_SUPPORT)))
            )
        ),
    ],
    # FN-2199's Riot Baton
    "14020": [
        after(
            attached_takes_damage("trooper"),
            may(Exhaust(THIS_UPGRADE).to(ROLL_THIS_IF_ABLE.and_(otherwise(Resolve(IT), Remove(IT))))),
        ),
        special(Deal(3, a(CHARACTER.non_unique)).or_(Remove(a(DIE_OF_A_UNIQUE)))),
    ],
    # Bala Tik, Reclaiming Debts
    "14021": [DETECT, after(CLAIMED_BY_ANYBODY, may(Give(NUMBER_OF_DETECTED, THIS_CHARACTER)))],
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
    # Haxion Brood Droid
    "14024": [
        power_action(
            Deal(1, a(CHARACTER.other.titled("Haxion Brood Droid"))).to(
                Resolve(a(DIE.of_this_character.of_character), FREE_OF_COST)
            )
        )
    ],
    # Kyuzo Petar
    "14029": [unmodified_if(attached_is_so(CHARACTER.yellow, "Yellow"))],
    # Cal Kestis, Jedi in Hiding
    "14031": [
        cannot_play_on_this(UPGRADE.having(not_colored(BLUE))),
        before(resolving_this(), OnlyIf(each_attached("equipment", "weapon", "ability"), RaiseValue(1))),
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
    # Force Repulse
    "14038": [only(CHARACTER.having(being("jedi"))), special(TurnToBlanksAndHurt())],
    # Jaro Tapal's Lightsaber
    "14039": [
        discard_beside("Cal Kestis' Lightsaber"),
        gains_while(this_is_on(CHARACTER.titled("Jaro Tapal")), REDEPLOY, "has"),
        power_action(
            DiscardFromIt(THIS_UPGRADE, " from play").to(
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
    # Galen Erso, Conscripted Physicist
    "14041": [
        DETECT,
        after(DETECTED_IS_DISCARDED, may(Gain(1))),
        action(Defeat(THIS_CHARACTER).to(Exhaust(A_CHARACTER_OR_SUPPORT))),
    ],
    # Jyn Erso, Rebellion Operative
    "14042": [
        DETECT,
        DETECTED_ARE_BARRED,
        power_action(DiscardCard(a(CARD.yours.in_hand)).to(DiscardCard(a(CARD.opposing.in_hand.detected)))),
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
                Activate(a(CHARACTER)),
            ),
        ),
    ],
    # Babu Frik, Master Droidsmith
    "14049": [
        unhurt_by("vehicle"),
        power_action(
            DiscardCard(a(CARD.yours.in_hand)).to(
                either(
                    Turn(a(DIE.called("droid"))),
                    Play(
                        one_or_none(in_these_words(CARD.in_discard.called("droid"), "a droid from any discard pile")),
                        less=1,
                    ),
                )
            )
        ),
    ],
    # Greez Dritus, Cantankerous Pilot
    "14050": [
        PILOTING,
        after(
            ACTIVATED,
            name_cost(
                RevealTopCard(),
                IfElse(COSTS_AS_NAMED, Turn(up_to(2, DIE.yours)), make_opponent(Remove(a(DIE.your_own)))),
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
    # Stinger Mantis
    "14058": [
        after(YOU_EXHAUST_THIS_SUPPORT, may(DiscardCard(a(CARD.yours.in_hand)).to(Draw(1)))),
        power_action(Exhaust(THIS_SUPPORT).to(make_opponent(LoseMoreIf(1, 2, FEWER_THAN_THAT_OPPONENT)))),
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
    # Proton Bombs
    "14074": [
        modify("vehicle"),
        after(THIS_DIE_IS_RESOLVED, Place(1, DAMAGE, THIS_UPGRADE)),
        discarded_at(2, "this upgrade from play"),
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
    # Pirate Slugthrower
    "14089": [REDEPLOY, CANNOT_BE_DISCARDED, CHEAPER_FOR_SHARED_COLORS],
}
