# interpreted: a table of sentences, read once at import
"""The effects of the Galactic Struggle cards. Facts (cost, sides) are in data/sets/GS.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Palpatine, Ruling The Galaxy
    "19001": [
        special(
            Deal(number_of(DIE.yours.of_support), a(CHARACTER)).or_(Play(one_or_none(SUPPORT.yours.in_hand), less=2))
        )
    ],
    # Imperial Navy Squad Leader
    "19002": [PILOTING],
    # Emperor
    "19003": [
        only(CHARACTER.unique.having(of_colors(RED, BLUE), being("leader"))),
        after(PLAYED, Give(3, ATTACHED)),
        after(resolving_one_of(DIE.of_attached.of_character), may(DealIndirect(2, AN_OPPONENT))),
    ],
    # TIE Fighter Squadron
    "19004": [after_resolved_or_removed(may(DiscardCard(a(CARD.yours.in_hand)).to(Roll(THIS_LYING_DIE))))],
    # XX-9 Heavy Turbolaser
    "19005": [special(Remove(a(DIE.of_support.showing_damage)))],
    # TIE Interceptor
    "19006": [before(resolving_this(MELEE, RANGED), may(OnlyIf(THIS_IS_PILOTED, RaiseValue(1))))],
    # Devious
    "19007": [special(Deal(1, a(CHARACTER)).then(Turn(a(DIE.of_that_character.of_character))))],
    # Resupply
    "19008": [action(Exhaust(THIS_SUPPORT).to(Resolve(a(DIE.yours.showing(RESOURCE)), increased(1))))],
    # Defensive Fire
    "19010": [play(Spot(ANY_CARD.called("artillery", "vehicle").yours).to(Remove(a(DIE.showing_damage))))],
    # Command
    "19011": [play(SpotUpTo(2, CHARACTER.yours.having(being("leader"))).to(Remove(exactly(THAT_MANY, DIE))))],
    # I Have Been Expecting You
    "19012": [
        play(
            reroll_those(
                exactly(2, DIE.opposing),
                then_if_all(2, if_able(force_that_opponent(Resolve(a(DIE.of_those))))),
                Remove(every(DIE.of_those.having(THEY_DID_NOT_RESOLVE))),
            )
        )
    ],
    # I Have Foreseen It
    "19013": [
        play(
            name_number(
                Reroll(a(DIE.opposing)),
                If(
                    it_now_shows(DIE.having(CHOSEN_NUMBER), "that die's value is the chosen number"),
                    Remove(IT).and_(Deal(1, a(CHARACTER))),
                ),
            )
        )
    ],
    # Strike Me Down
    "19015": [
        play(opponent(Resolve(a(DIE.yours.of_character.showing_damage))).then(Turn(each(DIE.of_its_character), BLANK)))
    ],
    # Lack Of Vision
    "19016": [
        play(
            repeatable(
                Reroll(a(DIE)).then(If(it_now_shows(DIE.showing(BLANK), "that die is showing a blank"), may(REPEAT)))
            )
        )
    ],
    # It Is Your Destiny
    "19017": [play(Turn(a(DIE.opposing), DAMAGE_SIDE).then(Turn(a(DIE.another))))],
    # Emperor's Tower, Death Star II
    "19018": [power_action(Turn(a(DIE.yours), BLANK).to(Turn(a(DIE.opposing), BLANK)))],
    # Lando Calrissian, Joining The Rebellion
    "19019": [before(YOU_DRAW_STARTING_HAND, may(in_sentences(SearchToPlay(titled_print("19021"), 3), ShuffleDeck())))],
    # Nien Nunb, Gold Squadron Pilot
    "19020": [PILOTING, after(BEGINS_PILOTING, may(Reroll(a(DIE.yours.called("pilot")))))],
    # Millennium Falcon
    "19021": [special(RemoveTokens(1, SHIELDS, a(CARD_ON_THE_TABLE)).then(ResolveAnotherSide()))],
    # T-65 X-Wing
    "19022": [action(ReturnThis(THIS_CARD).to(Gain(1)))],
    # Y-Wing
    "19023": [special(Deal(1, each(CHARACTER.opposing)))],
    # Lando Calrissian's Blaster
    "19024": [AMBUSH, special(Deal(2, a(CHARACTER), UNBLOCKABLE).or_(Gain(1)))],
    # DH-17 Blaster Pistol
    "19025": [gains_while(this_is_on(CHARACTER.red), REDEPLOY)],
    # Co-Pilot
    "19026": [play_only_if(spotting(CHARACTER.yours.called("pilot"))), attached_co_pilots("pilot", 1)],
    # Lavish Cape
    "19027": [after(PLAYED, Give(1, ATTACHED).and_(may(Draw(1))))],
    # Divert
    "19028": [play(Resolve(a(DIE.yours.showing(SHIELD))).to(Remove(a(DIE))))],
    # Break Off The Attack
    "19029": [play(Remove(a(DIE.yours)).to(Remove(a(DIE.having(EQUAL_OR_LESSER)))))],
    # Accelerate To Attack Speed
    "19030": [play(spot_and_spend(ANY_CARD.yours.having(PILOTED).called("vehicle")).to(Turn(exactly(THAT_MANY, DIE))))],
    # Pull Up!
    "19031": [play(Spot(ANY_CARD.yours.called("pilot")).to(Remove(a(DIE.showing(RANGED, INDIRECT)))))],
    # Point Blank
    "19032": [
        play(
            Spot(ANY_CARD.yours.called("scoundrel")).to(
                Resolve(a(DIE.yours.showing(RANGED)), increased(if_alone(2, usually=1)))
            )
        )
    ],
    # Smuggling Job
    "19033": [
        play(
            Spot(CHARACTER.yours.yellow).to(
                Resolve(
                    a(DIE.yours.called("vehicle").of_support),
                    as_showing(RESOURCE, " as if it were showing a resource (it keeps its value)"),
                )
            )
        )
    ],
    # Fastest Hunk O' Junk
    "19034": [
        play(Activate(a(SUPPORT.yours.called("vehicle"))).then(If(ITS_DIE_SHOWS_NO_DAMAGE, may(Remove(a(DIE))))))
    ],
    # Rebel Alliance
    "19035": [play(Heal(1, a(CHARACTER.blue)), Heal(1, a(CHARACTER.red)), Heal(1, a(CHARACTER.yellow)))],
    # Reactor Shaft
    "19036": [
        claim(
            DealIndirect(1, YOURSELF)
            .to(
                RollOfChosenIfAble(
                    DIE.yours.of_support.called("vehicle").of_cards(cost_at_most(3, "")),
                    "one of your vehicle supports with a cost of 3 or less",
                )
            )
            .then(Resolve(THAT_DIE))
        )
    ],
}
