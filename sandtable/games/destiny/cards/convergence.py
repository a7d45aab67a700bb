# interpreted: a table of sentences, read once at import
"""The effects of the Convergence cards. Facts (cost, sides) are in data/sets/CONV.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Sentinel Messenger
    "09003": [
        cannot_play_on_this(CARD.colored(BLUE).called("ability")),
        after(ACTIVATED, LookAtTop(1, a(DECK.yours)), may(PlaySeen(a(THAT_SEEN_CARD)))),
    ],
    # Breaking Bonds
    "09007": [
        play(
            Choose(a(CHARACTER)).and_(DiscardThis(a(A_DOWNGRADE_ON_IT))),
            If(that_character_is(CHARACTER.called("sith")), may(Turn(a(DIE), BLANK))),
        )
    ],
    # Forsaken
    "09009": [play_only_if(someone_has_exactly(1)), play(Remove(a(DIE.having(at_most(2)))))],
    # Forbidden Lore
    "09012": [
        before(
            played_a(CARD.colored(BLUE).called("ability")),
            may(Discard(THIS_SUPPORT).to(DecreaseCost(1)).then(may(Spot(ANY_CARD.yours.called("sith")).to(Draw(1))))),
        )
    ],
    # Imperialis
    "09013": [
        after(activating(CHARACTER.titled("Palpatine")), may(Activate(THIS_SUPPORT))),
        special(Discard(THIS_SUPPORT).to(DealIndirect(4, AN_OPPONENT))),
    ],
    # Palpatine's Lightsaber
    "09016": [
        after(
            PLAYED,
            Gain(
                to_a_maximum(2, counting(ABILITIES_ON_ATTACHED, "the number of ability upgrades on attached character"))
            ),
        ),
        copies_non_unique_on(CHARACTER.titled("Palpatine")),
    ],
    # A Sinister Peace
    "09023": [play(DiscardCard(a(CARD.yours.in_hand)).to(Remove(a(DIE.having(at_least(2))))))],
    # Imperial Officer
    "09030": [after(ACTIVATED_SUPPORT, may(Turn(a(DIE.yours.called("trooper")))))],
    # Stap Droid
    "09032": [AMBUSH],
    # E-5 Blaster Carbine
    "09033": [gains_while(this_is_on(CHARACTER.called("droid")), REDEPLOY, "has")],
    # Jabba The Hutt, Influential Kingpin
    "09036": [
        after(
            ACTIVATED,
            may(
                TakeAndPutUnder(
                    4,
                    CARD.having(any_quality(being("bounty"), all_at_once(of_colors(YELLOW), of_kind(EVENT_CARD)))),
                    "a bounty or a Yellow event",
                )
            ),
        )
    ],
    # Death Mark
    "09039": [after(ATTACHED_DEFEATED, may(Draw(3)))],
    # Conveyex Robbery
    "09042": [play(Spot(ANY_CARD.yours.called("scoundrel")).to(RESOLVE_ONE_OF_EACH))],
    # Hunt Them Down
    "09046": [
        play(resolve_against(a(DIE.yours.having(RANGED_OR_MELEE)), CHARACTER, increased(number_on_aimed("bounty"))))
    ],
    # Bounty Board
    "09047": [action(Exhaust(THIS_SUPPORT).to(SearchDeck(CARD.called("bounty"))), ShuffleDeck())],
    # Skilled Tracker
    "09051": [only(CHARACTER.yellow), special(Remove(a(DIE.of_character)))],
    # Vigilant Jedi
    "09058": [special(Remove(a(DIE.showing_damage)).then(Deal(1, a(CHARACTER))))],
    # Channel the Force
    "09060": [
        play(
            Reroll(a(DIE)),
            may(Spot(ANY_CARD.yours.called("leader")).to(Turn(a(DIE)))),
            may(Spot(ANY_CARD.yours.called("jedi")).to(Remove(a(DIE)))),
        )
    ],
    # Disciplined Mind
    "09062": [play(Spot(ANY_CARD.yours.called("jedi")).to(Remove(a(DIE.of_cards(not_being("jedi"))))))],
    # Uneti Force Tree
    "09066": [action(Exhaust(THIS_SUPPORT).to(DRAW_WITH_ANOTHER))],
    # Jedi Holocron
    "09068": [
        play_only_if(spotting(ANY_CARD.yours.called("jedi"))),
        special(
            place_under_deck("place this upgrade on the bottom of its owner's deck").to(Draw(3)),
            may(Play(one_or_none(CARD.yours.in_hand.colored(BLUE).called("ability")), less=1)),
        ),
    ],
    # Republic Jedi Armor
    "09071": [after(played_on(CHARACTER.called("jedi")), Give(1, ATTACHED_IT)), attached_has_more(WHILE_HEALTH, 1)],
    # Kes Dameron, Courageous Sergeant
    "09073": [action(ResolveAny(DIE.yours.called("trooper")))],
    # Naboo Palace Guard
    "09074": [gains_while_you_have(ANY_CARD.called("leader"), GUARDIAN)],
    # Honorable Sacrifice
    "09079": [play(Defeat(a(CHARACTER.yours)).to(Remove(up_to(2, DIE.showing_damage))))],
    # Chewbacca, The Beast
    "09088": [
        has_while_another(ANY_CARD.yours.called("scoundrel"), GUARDIAN),
        before(
            resolving_one_of(DIE.of_this_character.of_character.showing_damage),
            OnlyIf(some_here(DAMAGE, 6, "this character has 6 or more damage"), RaiseValue(1)),
        ),
    ],
    # Satine Kryze, Hope of Mandalore
    "09091": [after(ACTIVATED, may(Reroll(a(DIE.yours))))],
    # Instigate
    "09096": [AMBUSH, play(Activate(a(YOUR_CHARACTER_OR_SUPPORT)))],
    # Reap the Reward
    "09097": [
        play(
            Spot(ANY_CARD.yours.called("scoundrel"))
            .to(Resolve(a(DIE.yours.of_character_or_upgrade)))
            .then(Gain(RESOLVED_VALUE))
        )
    ],
    # Chewbacca's Blaster Rifle
    "09102": [
        after(
            PLAYED,
            may(
                Deal(1, ATTACHED)
                .to(keeping(Roll(THIS_LYING_DIE)))
                .then(If(that_character_is(CHARACTER.titled("Chewbacca")), may(Resolve(THIS_DIE))))
            ),
        )
    ],
    # Custom Bandolier
    "09103": [
        uncounted_on_attached(CARD.called("equipment")),
        action(Exhaust(THIS_UPGRADE).to(Reroll(a(DIE.yours.called("equipment", "weapon"))))),
    ],
    # Diatium Power Cell
    "09115": [
        before(
            resolving_one_of(
                DIE.called("weapon").of_cards(title_has("Lightsaber")).showing_damage,
                "a weapon die showing damage ([ranged], [melee] or [indirect]) "
                'that has the word "Lightsaber" in its title',
            ),
            may(Exhaust(THIS_SUPPORT).to(RaiseValue(1))),
        )
    ],
    # Soresu Mastery
    "09119": [
        only(CHARACTER.blue),
        limit_one("form"),
        after(PLAYED, may(Remove(a(DIE.showing_damage)))),
        special(Remove(a(DIE.showing_damage)).and_(Give(1, a(CHARACTER)))),
    ],
    # Automated Defense
    "09122": [play(Spot(ANY_CARD.yours.called("droid")).to(Remove(a(DIE))))],
    # Domination
    "09123": [play(Remove(any_number(DIE)))],
    # Forced Compliance
    "09125": [play(Turn(a(DIE.opposing)).then(Turn(a(DIE.yours), SAME_SYMBOL)))],
    # Fresh Supplies
    "09126": [CONTROL_THE_BATTLEFIELD, play(Gain(1))],
    # Measure for Measure
    "09127": [play(Remove(a(DIE.yours.called("trooper"))).to(Remove(a(DIE))))],
    # Seize the Day
    "09130": [CONTROL_THE_BATTLEFIELD, play(GainActions(2))],
    # Strike Back
    "09132": [
        play(
            If(has_dice(1, DIE.yours.showing(RANGED)), Deal(1, a(CHARACTER))),
            If(has_dice(1, DIE.yours.showing(FOCUS)), Turn(a(DIE.yours))),
            If(has_dice(1, DIE.yours.showing(DISCARD)), DiscardRandomFrom(1, a(HAND))),
        )
    ],
    # Conscript Squad
    "09134": [after(activating_a_card(ANY_CARD.called("leader")), may(Activate(THIS_SUPPORT)))],
    # A-300 Blaster
    "09138": [REDEPLOY],
    # Riot Shield
    "09140": [
        before(
            ATTACHED_TAKES,
            may(DiscardThis(THIS_UPGRADE).to(BlockDamage(instead(2, 3, it_is_attached(CHARACTER.called("trooper")))))),
        )
    ],
    # Enfys Nest, Fearsome Outlaw
    "09141": [
        deck_rule(
            "You can include up to 2 villain cards and up to 2 hero cards in your deck "
            "(following other deckbuilding restrictions)."
        ),
        power_action(resolve_alike(3, DIE.yours.called("scoundrel"), FREE_OF_COST)),
    ],
    # Wanted
    "09143": [after(ATTACHED_DEFEATED, may(Gain(2)))],
    # For a Price
    "09145": [play(Turn(a(DIE.of_character), COST_SIDE))],
    # Prey Upon
    "09146": [
        play(
            Choose(a(CHARACTER.having(worded(HAS_DOWNGRADE, "that has a downgrade on it")))).and_(
                Remove(a(DIE.of_it.of_character_or_upgrade))
            )
        )
    ],
    # Enfys Nest's Electroripper
    "09156": [
        special(
            Deal(1, each(CHARACTER.opposing), UNBLOCKABLE),
            If(
                this_is_on(CHARACTER.titled("Enfys Nest")),
                Remove(a(said_as(DIE.theirs.of_character, "one of that opponent's character dice"))),
            ),
        )
    ],
    # Shock Collar
    "09160": [after(ATTACHED_IS_ACTIVATED, Deal(1, THE_CHARACTER))],
    # Bacta Therapy
    "09162": [play(Heal(to_a_maximum(5, UPGRADES_ON_IT), a(CHARACTER)), DiscardThis(each(such_on_it("injury"))))],
    # Unshackle
    "09167": [AMBUSH, play(Discard(a(DOWNGRADE)))],
    # Fickle Mercenaries
    "09168": [open_action(Spend(2).to(TakeCard(THIS_SUPPORT)))],
    # Punch Dagger
    "09171": [],
    # Deathwatch Hideout, Concordia
    "09174": [
        claim(Gain(1), Spot(CHARACTER.yours.titled("Satine Kryze")).to(PlaceUnderDeck(a(CARD.yours.in_discard))))
    ],
}
