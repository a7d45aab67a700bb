# interpreted: a table of sentences, read once at import
"""The effects of the High Stakes cards without a die. Facts (cost) are in data/sets/HS.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # No Second Chances
    "16004": [
        play_only_if(spotting(ANY_CARD.yours.called("inquisitor"))),
        attached_is_hurt_more(1),
        after(
            UPKEEP_BEGINS,
            owner_of_attached(may(DiscardThis(THIS_DOWNGRADE).to(Deal(5, a(CHARACTER.opposing.called("inquisitor")))))),
        ),
    ],
    # Dark Contrition
    "16005": [
        play(
            Spot(CHARACTER.yours.blue, 2).to(
                Resolve(a(DIE.yours.showing(MELEE).having(at_most(2))), as_showing(DISCARD))
            )
        )
    ],
    # Dark Dispatch
    "16006": [
        play(
            Spot(ANY_CARD.called("inquisitor").yours)
            .to(Remove(a(DIE.showing_damage)))
            .then(Turn(a(DIE), BLANK))
            .then(RollAside("14002", 1, "1 set-aside {} die"))
        )
    ],
    # The event Why Take The Chance
    "16007": [
        play(
            Spot(ANY_CARD.yours.called("sith", "inquisitor"))
            .to(Deal(1, a(beside_spotted(CHARACTER.yours, ANY_CARD.yours.called("sith", "inquisitor")))))
            .then(Turn(a(DIE), side_of_value(0)))
        )
    ],
    # Fortress Vader
    "16009": [
        after(
            PLAYED_SUPPORT,
            Spot(ANY_CARD.called("sith").yours).to(force_each_player(ShuffleHandIn().and_(DrawFull()))),
        ),
        action(Exhaust(THIS_SUPPORT).to(Draw(1)).then(If(they_have_dice(DIE.showing(BLANK)), Gain(1)))),
    ],
    # Sith Wayfinder
    "16012": [action(Exhaust(THIS_UPGRADE).to(Turn(a(DIE.yours), BLANK)).then(Turn(a(DIE.yours.another))))],
    # Danger Close
    "16016": [
        play(
            DealIndirect(1, YOURSELF).to(
                Play(one_or_none(CARD.yours.in_discard.called("vehicle", "artillery")), less=1)
            )
        )
    ],
    # Deserted
    "16017": [play(they_choose_one(Remove(exactly(2, DIE.theirs)), DiscardOwnRandom(2), Lose(2)))],
    # Intel Breach
    "16018": [
        play(
            DiscardRandomCard()
            .about_it(If(that_card_is(CARD.kind(EVENT_CARD)), may(PlaceOnOwnersDeck(a(CARD.in_discard)))))
            .then(Spot(ANY_CARD.called("leader").yours).to(Draw(1)))
        ),
        SETS_ITSELF_ASIDE,
    ],
    # Rewritten History
    "16020": [play(RevealTopCards(3, a(DECK)), ChooseAndDiscard(exactly(2, REVEALED)).then(ShuffleThatDeck()))],
    # MSE-6 Droid
    "16023": [
        cost_per_copy("MSE-6 Droids"),
        STAYS_EXHAUSTED,
        action(
            Exhaust(THIS_SUPPORT)
            .and_(SpotUpTo(ANY_NUMBER, ANY_CARD.titled("MSE-6 Droid").yours))
            .to(Turn(exactly(THAT_MANY, DIE)))
        ),
    ],
    # Chemical Strike
    "16029": [play(Spot(CHARACTER.yours.yellow).to(Deal(2, each(CHARACTER))))],
    # Grab
    "16030": [play(Gain(REMOVED_BY_YOU), Choose(a(ONE_YOU_REMOVED)).and_(OwnerMayRollBack()))],
    # Self-Destruct
    "16032": [
        play(
            Discard(a(SUPPORT.yours.called("droid")))
            .or_(Defeat(a(CHARACTER.yours.having(being("droid")))))
            .to(DealIndirect(3, AN_OPPONENT))
        )
    ],
    # Smash
    "16033": [
        play(
            Resolve(a(DIE.yours.showing_damage)).then(
                Remove(up_to(half_resolved_value("half that die's value rounded up"), DIE))
            )
        )
    ],
    # Hostage Situation
    "16034": [
        after(
            PLAYED_SUPPORT,
            Remove(a(DIE.yours)).to(Remove(a(DIE.opposing.of_character)).and_(PlaceHereForNow())),
        ),
        opponents_action(Discard(THIS_SUPPORT).and_(OwnerGains(1))),
    ],
    # Grogu, The Child
    "16039A": [
        after(THIS_DEFEATED, RETURN_FLIPPED_TO_OPPONENT),
        after(
            ACTIVATED,
            Deal(1, THIS_CHARACTER_IT).and_(
                SearchToDiscard(CARD.colored(BLUE).called("ability")).and_(
                    roll_into_own_pool("its", ". Set that die aside after it is resolved or removed")
                )
            ),
            ShuffleDeck(),
        ),
    ],
    # Force Experiments
    "16039B": [
        after(YOURS_DEFEATED, FLIP_AND_GIVE),
        power_action(
            PutAside(a(CARD.colored(BLUE).called("ability").in_discard)).to(
                roll_into_own_pool("its", ". Set that die aside after it is resolved or removed")
            )
        ),
    ],
    # Dissuade
    "16042": [renew(2), play(Spot(CHARACTER.blue.yours).to(Remove(a(DIE.of_cards(not_colored(BLUE))))))],
    # I Sense A Trap
    "16043": [renew(2), play(DiscardAnyFromTop().then(Give(number_just("cards discarded"), a(CHARACTER))))],
    # Tranquility
    "16044": [play(Exhaust(a(CHARACTER.yours)).to(Gain(1))), discarded_from_deck("this", may(Play(DISCARDED_IT)))],
    # Renewal
    "16047": [after(FROM_YOUR_DECK, may(Exhaust(THIS_SUPPORT).to(Gain(1))))],
    # Seeing Stone
    "16048": [action(Exhaust(THIS_SUPPORT).then(DiscardTop(1, a(DECK.yours)).to(Reroll(any_number(DIE.yours)))))],
    # Contraband Seizure
    "16054": [play(TakeAsMany(TAKEN_FROM_YOU), Draw(1))],
    # Coordinated Strike
    "16055": [
        play(
            ShieldsToDamage(
                Resolve(
                    a(DIE.yours.of_cards(PILOTED).called("vehicle")),
                    increased(SHIELDS_REMOVED),
                ),
                most=3,
            )
        )
    ],
    # Pitch In
    "16056": [play(SpotUpTo(3, UPGRADE.yours.colored(RED)).to(Gain(THAT_MANY)))],
    # Roll In The Mud
    "16057": [
        play(
            rolled_in(Activate(a(CHARACTER.yours)).and_(AlsoActivate(a(CHARACTER.opposing))), Remove(a(THE_ROLLED_IN)))
        )
    ],
    # Strategic Strike
    "16058": [play(Remove(any_number(DIE.yours)).to(Discard(a(costing_at_most(COMBINED_VALUE, SUPPORT)))))],
    # Armory
    "16059": [
        action(
            DiscardThis(THIS_SUPPORT).to(Play(one_or_none(CARD.yours.in_hand.called("weapon")), less=1)),
            If(was_played_on("weapon", CHARACTER.red), Draw(1)),
        )
    ],
    # Han Solo, Tk-710
    "16064": [
        DETECT,
        after(
            ACTIVATED,
            may(DiscardCard(a(CARD.yours.in_hand)).to(Draw(1))),
            If(
                THIS_IS_ELITE,
                set_aside_again(RollAside("05013", 2, "two {} dice"), "Set those dice aside after resolved or removed"),
            ),
        ),
    ],
    # Fly Casual
    "16066": [play(Resolve(a(DIE.yours.called("vehicle"))).to(Remove(a(DIE))))],
    # I Have Spoken
    "16067": [AMBUSH, play(OPPONENT_CANNOT_RESOLVE)],
    # I Like Those Odds
    "16068": [
        play(Reroll(a(DIE.yours)).then(IfElse(it_now_shows(DIE.showing_damage, "it rolled damage"), Gain(1), Lose(1))))
    ],
    # Nimble Fingers
    "16070": [
        outnumbered("you have fewer dice showing damage than an opponent", DIE.showing_damage),
        play(Turn(a(DIE.yours.yellow.of_character), DAMAGE_SIDE)),
    ],
    # Uprising
    "16071": [
        play(
            Ready(a(CHARACTER.opposing)).to(
                Discard(a(SUPPORT.having(cost_at_most(3, "from play that costs {} or less"))))
            )
        )
    ],
    # Forest Clearing, Corvus
    "16077": [
        claim(
            DiscardTop(1, a(DECK.yours))
            .to(Give(1, each(CHARACTER.yours.blue)))
            .then(may(Spend(1).to(Give(1, a(CHARACTER.having(not_colored(BLUE)))))))
        )
    ],
    # Contentious Opportunity
    "16078": [
        play(
            Spot(CHARACTER.yours.blue.having(HAD_A_DIE_REMOVED))
            .to(Roll(that_removed_die(CHARACTER.yours.blue)))
            .about_it(
                If(
                    its_character_has(
                        having_titled("Makashi Mastery"), "that character has a card titled Makashi Mastery on it"
                    ),
                    may(Resolve(THAT_DIE)),
                )
            )
        )
    ],
    # Kyber Quest
    "16079": [
        play(
            Exhaust(a(CHARACTER.yours.blue.having(ELITE))).to(
                PlayOn(
                    one_or_none(
                        UPGRADE.yours.in_hand.colored(BLUE).having(cost_at_most(3, "with a cost of {} or less"))
                    ),
                    THE_CHARACTER,
                    FOR_FREE,
                )
            )
        )
    ],
    # Makashi Riposte
    "16080": [
        renew(1),
        play(
            SpotFirst(CHARACTER.blue.yours)
            .to(Resolve(a(DIE.of_it.of_character_or_upgrade.showing(MELEE)), AS_UNBLOCKABLE))
            .then(
                If(
                    its_character_has(
                        having_titled("Makashi Mastery"), "that character has a card titled Makashi Mastery on it"
                    ),
                    Give(2, ITS_CHARACTER),
                )
            )
        ),
    ],
    # Come To Aid
    "16086": [play(Exhaust(a(CHARACTER.yours)).to(Resolve(a(DIE.yours.non_unique.of_character), increased(2))))],
    # Military Prowess
    "16087": [play(spot_and_spend(CHARACTER.yours.having(being("trooper"))).to(Remove(exactly(THAT_MANY, DIE))))],
    # Plan Ahead
    "16088": [play(ResolveUnlike(3, DIE.yours.red))],
    # Target Their Supplies
    "16089": [play(Spot(CHARACTER.yours.red, 2).to(Resolve(a(DIE.yours.showing_damage), as_showing(DISRUPT))))],
    # Supply Team
    "16091": [
        action(Exhaust(THIS_SUPPORT).then(Remove(a(DIE.yours)).to(Place(1, RESOURCES, THIS_SUPPORT)))),
        before(RESOLVING_A_DIE, may(noting(DiscardThis(THIS_SUPPORT).to(RaiseValue(tokens_here(RESOURCES)))))),
    ],
    # Medal Of Bravery
    "16093": [only(CHARACTER.unique.having(being("trooper"))), before(resolving_attached(), RaiseValue(1))],
    # Boring Conversation Anyway
    "16097": [play(Spot(ANY_CARD.yours.called("spy")).to(Remove(a(DIE))))],
    # Rally The Covert
    "16099": [play(Exhaust(a(CHARACTER.yours)).then(RollAside("07037", 4).about_it(ResolveOrRemove())))],
    # Slice
    "16100": [
        play(
            make_opponent(Remove(a(DIE.your_own))).then(
                LookAtThatHand(a(HAND.opposing), "their").and_(DetectChosen(a(THEIR_CARD)))
            )
        )
    ],
    # Hangar 3-5, Tatooine
    "16106": [claim(Place(1, RESOURCES, a(NON_CHARACTER)), RemoveTokens(1, RESOURCES, a(NON_CHARACTER)))],
    # Krayt Dragon Lair, Tatooine
    "16107": [claim(unless_they_spend(1, DealIndirect(2, AN_OPPONENT)))],
    # Mandalorian Covert, Nevarro
    "16108": [claim(DiscardTop(1, a(DECK.opposing)).then(ShuffleOneBack()))],
}
