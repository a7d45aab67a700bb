# interpreted: a table of sentences, read once at import
"""The effects of the Way of the Force cards. Facts (cost, sides) are in data/sets/WotF.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Fifth Brother, Intimidating Enforcer
    "07002": [special(Resolve(a(DIE.yours.of_cards(not_being("ability")).blue.of(UPGRADE_CARD)), STAYS))],
    # Count Dooku, Darth Tyranus
    "07001": [
        after(ACTIVATED, may(Turn(a(DIE.his.of_character), MELEE)), Turn(a(DIE.opposing.showing(MELEE)))),
    ],
    # Count Dooku's Solar Sailer
    "07013": [after(ACTIVATED_SUPPORT, may(Draw(1)))],
    # Torment
    "07017": [after(ATTACHED_IS_DEALT, may(Exhaust(THIS_UPGRADE).to(Gain(1))))],
    # Arihnda Pryce, Unscrupulous Governor
    "07018": [
        special(Turn(a(DIE.yours.not_this)), If(YOU_CONTROL_THE_BATTLEFIELD, may(Resolve(THAT_DIE, increased(1)))))
    ],
    # Executioner
    "07019": [after(OPPOSING_DEFEATED, may(Roll(THIS_LYING_DIE)))],
    # Climate Disruption Array
    "07030": [action(Exhaust(THIS_SUPPORT).to(DealIndirect(2, EACH_PLAYER)))],
    # Executioner's Axe
    "07034": [after(OPPOSING_DEFEATED, may(Roll(THIS_LYING_DIE)))],
    # By Any Means
    "07039": [play(Remove(a(DIE.having(at_least(2)))).then(DealIndirect(1, YOURSELF)))],
    # Extreme Hubris
    "07041": [
        play(
            SpotEither(Spot(CHARACTER.yours.yellow, 2), Spot(CHARACTER.yours.titled("Jabba the Hutt"))).to(
                Resolve(a(DIE.yours.of_character), STAYS)
            )
        )
    ],
    # Paid Off
    "07043": [play(GiveResources(2).to(Resolve(a(DIE.theirs.of_character_or_upgrade), AS_YOURS)))],
    # Quarrel
    "07045": [play(opponent(Lose(1).or_(DiscardCard(a(CARD.yours.in_hand)))))],
    # Underhanded Tactics
    "07052": [special(DealIndirect(1, AN_OPPONENT), may(Resolve(a(DIE.yours.not_this))))],
    # Luke Skywalker, Reluctant Instructor
    "07056": [
        sides_as(SHIELD, MELEE),
        power_action(MoveFromHere(CARD.colored(BLUE).called("ability"), CHARACTER.blue)),
    ],
    # Loth-Wolf Bond
    "07059": [play(GiveThose(1, up_to(2, CHARACTER.yours.blue), may(ActivateInTurn(ALL_OF_THOSE))))],
    # Luke's Training
    "07060": [
        play(
            SpotEither(Spot(CHARACTER.yours.blue, 2), Spot(CHARACTER.yours.titled("Luke Skywalker"))).to(
                Play(one_or_none(CARD.yours.in_hand_or_discard.colored(BLUE).called("ability")), less=1)
            )
        )
    ],
    # Pacify
    "07061": [play(Remove(a(DIE.of_character)).then(Give(2, ITS_CHARACTER)))],
    # Propel
    "07062": [play(Turn(a(DIE.of_character)), Turn(a(DIE.of(UPGRADE_CARD))), Turn(a(DIE.of_support)))],
    # Steadfast
    "07064": [play(MoveDamage(instead(1, 2, EMPTY_DISCARD), a(CHARACTER.yours.blue.damaged), a(CHARACTER.other)))],
    # A99 Aquata Breather
    "07066": [before(TAKES_INDIRECT, may(Exhaust(THIS_UPGRADE).to(BlockOfThat(1))))],
    # Ezra Bridger's Lightsaber
    "07067": [
        REDEPLOY,
        special(
            Deal(2, a(CHARACTER.opposing)),
            If(this_is_on(CHARACTER.titled("Ezra Bridger")), force_that_opponent(Lose(1))),
        ),
    ],
    # Guardian of the Whills
    "07068": [
        action(
            Exhaust(THIS_UPGRADE)
            .to(MoveItTo(CHARACTER.yours))
            .about_it(
                in_sentences(
                    If(said_of_it(CHARACTER.blue, "that character is Blue"), Give(1, THE_CHARACTER)),
                    If(said_of_it(CHARACTER.red, "it is Red"), DealIndirect(1, AN_OPPONENT)),
                )
            )
        )
    ],
    # Luke Skywalker's Lightning Rod
    "07069": [sides_as(MELEE, SHIELD, attached_to(CHARACTER.titled("Luke Skywalker")))],
    # There Is No Try
    "07070": [action(Reroll(THIS_DIE).then(may_or_else(Resolve(IT, increased(1)), Remove(IT))))],
    # Gungan Warrior
    "07072": [],
    # Leia Organa, Heart of the Resistance
    "07073": [power_action(Remove(a(DIE.yours.of_character)).to(DiscardTop(VALUE_ON_IT, a(A_DECK))))],
    # First Aid
    "07077": [play(Heal(instead(2, 4, FIRST_ROUND), a(CHARACTER.red)))],
    # Motivate
    "07079": [
        play(
            SpotEither(Spot(CHARACTER.yours.red, 2), Spot(CHARACTER.yours.titled("Leia Organa"))).to(
                Resolve(a(DIE.yours.of_character), increased(1))
            )
        )
    ],
    # Reposition
    "07080": [play(make_opponent(Turn(a(DIE))).then(Turn(a(DIE.another))))],
    # Resistance Crait Speeder
    "07083": [
        before(
            resolving_this(),
            If(none_here(DAMAGE, "this support has no damage"), may(Place(1, DAMAGE, THIS_SUPPORT).to(RaiseValue(1)))),
        )
    ],
    # Suppressive Fire
    "07084": [
        after(is_activated(CHARACTER), may(Spend(1).and_(Discard(THIS_SUPPORT)).to(Remove(a(DIE.of_it.of_character)))))
    ],
    # Rex's Blaster Pistol
    "07087": [
        copies_non_unique_on(CHARACTER.titled("Rex")),
        after(YOU_ACTIVATE_ATTACHED, If(YOU_CONTROL_THE_BATTLEFIELD, may(Activate(a(CHARACTER.yours))))),
    ],
    # Anakin Skywalker, Podracing Prodigy
    "07088": [after(ACTIVATED, may(Turn(a(DIE.yours.called("droid", "podracer")))))],
    # Cassian Andor, Rebellion Operative
    "07090": [after(resolving_this(), may(DealIndirect(1, AN_OPPONENT).or_(DiscardTop(1, a(DECK)))))],
    # Clandestine Operation
    "07092": [
        play(
            SpotEither(Spot(CHARACTER.yours.yellow, 2), Spot(CHARACTER.yours.titled("Cassian Andor"))).to(
                resolve_all_alike(DIE.yours).then(DiscardTop(number_just("dice you just resolved"), a(A_DECK)))
            )
        )
    ],
    # Closing the Deal
    "07093": [play(Gain(5), MUST_PASS)],
    # Defensive Racing
    "07094": [
        play_only_if(were_removed(DIE.called("vehicle"))),
        play(Spot(CHARACTER.yours.yellow).to(Roll(a(OneOfThoseRemoved(DIE.called("vehicle")))))),
    ],
    # Anakin Skywalker's Podracer
    "07102": [
        AMBUSH,
        after(
            resolving_this(),
            may(
                DiscardTop(1, a(A_DECK)).or_(If(spotting(CHARACTER.titled("Anakin Skywalker").yours), DiscardRandom(1)))
            ),
        ),
    ],
    # Way of the Light
    "07106": [play(Remove(a(DIE.not_of_side(HERO))))],
    # Dex's Diner
    "07107": [
        action(
            Exhaust(THIS_SUPPORT).and_(Spend(1)).to(Heal(instead(1, 2, target_has(damage_at_least(6))), a(CHARACTER)))
        )
    ],
    # Become One
    "07108": [
        play(
            Remove(a(DIE.yours.blue)).then(
                Resolve(a(DIE.yours), increased(die_value("the value showing on the die you just removed")))
            )
        )
    ],
    # Beguile
    "07109": [play(Reroll(a(DIE.opposing)).then(Turn(a(DIE.theirs))).then(Remove(a(DIE.theirs))))],
    # Control
    "07110": [play(Turn(every(DIE), OF_YOUR_CHOICE))],
    # Flames of the Past
    "07112": [play(DiscardCopied(CARD))],
    # Peace and Quiet
    "07113": [play(Turn(a(DIE), side_of_value(0)))],
    # Honed Skills
    "07116": [each_of_yours_has_more(WHILE_UPGRADE_LIMIT, 1, CHARACTER)],
    # Dagger of Mortis
    "07117": [REDEPLOY, before(resolving_this(MELEE), may(MoveShield(a(CHARACTER.blue), ATTACHED)))],
    # Force Jump
    "07118": [
        only(CHARACTER.blue),
        special(Turn(a(DIE.showing(MELEE, RANGED, INDIRECT)), BLANK), RerollInstead(RESOLVING_DIE)),
    ],
    # Glancing Shot
    "07121": [play(Resolve(a(DIE.yours.showing(MELEE, RANGED)), decreased(1)).then(Remove(a(DIE))))],
    # Overload
    "07124": [play(Place(1, DAMAGE, a(in_play(SUPPORT))).then(may(DiscardThis(THAT_SUPPORT_IF_DAMAGED))))],
    # Reconstruct
    "07125": [play(AddToHand(a(SUPPORT.yours.in_discard)))],
    # Take the Fight to Them
    "07126": [play(ResolveAny(DIE.yours.showing_damage))],
    # Ammo Reserves
    "07128": [
        after(PLAYED_SUPPORT, Place(3, DAMAGE, ON_IT)),
        action(Exhaust(THIS_SUPPORT).and_(RemoveTokens(1, DAMAGE, ON_IT)).to(DealIndirect(1, AN_OPPONENT))),
    ],
    # Hailfire Droid Tank
    "07130": [
        after(played_a(CARD.called("vehicle")), may(DealIndirect(1, AN_OPPONENT))),
        after(played_a(CARD.called("droid")), may(Activate(IT_IN_PLAY))),
    ],
    # Friend or Foe
    "07132": [
        play(
            Reroll(a(DIE.of_character)).then(
                IfElse(
                    it_now_shows(
                        DIE.showing(MELEE, RANGED, INDIRECT), "it just rolled damage ([ranged], [melee] or [indirect])"
                    ),
                    Deal(1, ITS_CHARACTER),
                    Give(1, ITS_CHARACTER),
                )
            )
        )
    ],
    # Start Your Engines!
    "07137": [play(SearchDeck(CARD.called("podracer")), ShuffleDeck())],
    # Streetwise
    "07140": [before(played_a(CARD.kind(EVENT_CARD).colored(YELLOW)), may(Exhaust(THIS_SUPPORT).to(DecreaseCost(1))))],
    # XS Stock Light Freighter
    "07141": [
        AMBUSH,
        special(Place(2, RESOURCES, THIS_SUPPORT).or_(TakeAllFrom(ON_IT)), may(ExtraAction())),
    ],
    # Mandalorian Vambraces
    "07143": [action(ReturnThis(THIS_UPGRADE))],
    # Respected Businessman
    "07144": [after(YOU_ACTIVATE_ATTACHED, may(Gain(1)))],
    # V-1 Thermal Detonator
    "07145": [special(Discard(THIS_UPGRADE).to(Deal(2, each(CHARACTER.opposing))))],
    # Extract
    "07146": [play(ChooseAndSetAside(3, CARD.in_discard))],
    # Free Fall
    "07147": [AMBUSH, play(opponent(Remove(a(DIE.yours))))],
    # Nature's Charm
    "07149": [play(Reroll(up_to(2, DIE)))],
    # Macrobinoculars
    "07154": [special(LookAtHand(a(HAND.opposing)), Give(1, a(CHARACTER)))],
    # Arena of Death, Nar Shaddaa
    "07156": [claim(DealIndirect(to_a_maximum(3, number_of(CHARACTER.yours.defeated)), AN_OPPONENT))],
    # Bendu's Lair, Atollon
    "07157": [power_action(Roll(THIS_LYING_DIE)), after(YOU_TAKE_THIS, Remove(ITS_DIE))],
    # Comm Tower, Scarif
    "07158": [claim(Resolve(a(DIE.yours), increased(number_if(1, spotting(PLOT.yours)))))],
    # Rift Valley, Dathomir
    "07160": [claim(RevealTop(), If(COST_SHOWN_IS_ODD, Remove(a(DIE.having(at_most(2))))))],
}
