# interpreted: a table of sentences, read once at import
"""The effects of the Awakenings cards with a die, 01001 to 01067. Facts (cost, sides, health): in data/sets/AW.json."""

from sandtable.games.destiny.language import *

WEAPON = "weapon"
DAMAGE_DIE = DIE.showing(MELEE, RANGED)
VEHICLE = "vehicle"

ABILITIES = {
    # Captain Phasma
    "01001": [have(CHARACTER.yours.non_unique, GUARDIAN)],
    # First Order Stormtrooper
    "01002": [],
    # General Grievous
    "01003": [before(OPPOSING_DEFEATED, may(MoveUpgrade(a(their_upgrade("ability")), THIS_CHARACTER)))],
    # General Veers
    "01004": [action(Remove(THIS_DIE).to(Turn(a(DIE.yours.of_support))))],
    # AT-ST
    "01005": [special(Discard(a(SUPPORT)))],
    # First Order TIE Fighter
    "01006": [special(RemoveShields(every(CHARACTER.opposing)))],
    # Commanding Presence
    "01007": [
        only(CHARACTER.red),
        special(
            Choose(a(DIE.red)), If(it_is(DIE.yours), Resolve(IT, increased(2))), If(it_is(DIE.opposing), Remove(IT))
        ),
    ],
    # F-11D Rifle
    "01008": [REDEPLOY, special(opponent(Deal(2, distributed(CHARACTER.yours))))],
    # Count Dooku
    "01009": [before(DEALT_DAMAGE, may(DiscardCard(a(CARD.yours.in_hand)).to(Give(1, HIM))))],
    # Darth Vader
    "01010": [after(ACTIVATED, may(opponent(DiscardCard(a(CARD.yours.in_hand)))))],
    # Kylo Ren, Vader's Disciple
    "01011": [
        special(
            Choose(a(CHARACTER.opposing)).then(LookAtRandom().and_(Deal(THE_COST_LOOKED_AT, THAT_CHARACTER))),
        )
    ],
    # Nightsister
    "01012": [action(Reroll(a(DIE)), Deal(1, THIS_CHARACTER))],
    # Force Choke
    "01013": [only(CHARACTER.blue), special(Deal(1, a(CHARACTER.other), UNBLOCKABLE).then(may(Turn(a(DIE.of_it)))))],
    # Immobilize
    "01014": [only(CHARACTER.blue), action(Remove(THIS_DIE).to(Turn(a(DIE), BLANK)))],
    # Kylo Ren's Lightsaber
    "01015": [
        only(CHARACTER.blue),
        special(Deal(2, a(CHARACTER)), If(BLOCKED, RerollInstead(RESOLVING_DIE))),
    ],
    # Sith Holocron
    "01016": [
        special(
            SwitchThis(a(UPGRADE.yours.in_hand.colored(BLUE).called("ability"))).then(may(Spend(1).to(RollItsDie())))
        )
    ],
    # Infantry Grenades
    "01017": [special(Deal(2, each(CHARACTER.opposing)), Discard(THIS_UPGRADE))],
    # Speeder Bike Scout
    "01018": [special(Remove(a(DIE)), may(ExtraAction()))],
    # Bala-Tik
    "01019": [after(OPPOSING_DEFEATED, may(Ready(THIS_CHARACTER)))],
    # Jabba the Hutt
    "01020": [after(ACTIVATED, may(Reroll(a(DIE.yellow))))],
    # Jango Fett
    "01021": [after(OPPONENT_ACTIVATED, may(Activate(THIS_CHARACTER)))],
    # Tusken Raider
    "01022": [after(ACTIVATED, may(DiscardCard(a(CARD.yours.in_hand)).to(Resolve(a(DIE.its)))))],
    # Crime Lord
    "01023": [
        only(CHARACTER.yellow),
        special(
            Spend(5)
            .to(Choose(a(CHARACTER)))
            .about_it(AfterRound(Defeat(THAT_CHARACTER), "that character is defeated after this round ends"))
        ),
    ],
    # Flame Thrower
    "01024": [special(Deal(1, up_to_different(3, CHARACTER)))],
    # Gaffi Stick
    "01025": [REDEPLOY, special(Remove(a(DIE.yours.showing(MELEE))).to(Deal(3, a(CHARACTER))))],
    # On The Hunt
    "01026": [special(RemoveShields(a(CHARACTER)), may(Spend(1).to(Remove(a(DIE.of_it)))))],
    # Admiral Ackbar
    "01027": [after(HAND_EMPTIED, they(Deal(2, a(CHARACTER.yours))))],
    # Leia Organa
    "01028": [action(Remove(THIS_DIE).to(Reroll(up_to(2, DIE.yours))))],
    # Poe Dameron
    "01029": [
        special(
            DiscardCard(a(CARD.yours.in_hand))
            .to(ResolveSide())
            .then(If(it_was(CARD.called(VEHICLE)), may(PayToPlay(IT_IN_DISCARD))))
        )
    ],
    # Rebel Trooper
    "01030": [GUARDIAN],
    # Launch Bay
    "01031": [x_is(number_of(CARD.yours.in_hand))],
    # Black One
    "01032": [special(Deal(1, a(CHARACTER)), RerollInstead(RESOLVING_DIE))],
    # Scout
    "01033": [special(LookAtHand(a(HAND.opposing)).and_(DiscardCard(a(cheapest_from_it(CARD)))))],
    # Survival Gear
    "01034": [],
    # Luke Skywalker, Jedi Knight
    "01035": [after(ACTIVATED, Draw(1))],
    # Padawan
    "01036": [cheaper(WEAPON, 1)],
    # Qui-Gon Jinn
    "01037": [before(GAINING_SHIELDS, may(RemoveShield(HIM).to(Deal(1, a(CHARACTER)))))],
    # Rey, Force Prodigy
    "01038": [after(UPGRADED, may(ExtraAction()))],
    # Force Protection
    "01039": [only(CHARACTER.blue), special(Give(3, distributed(CHARACTER.yours)))],
    # Jedi Robes
    "01040": [after(PLAYED, Give(in_first_round(2, usually=1), ATTACHED))],
    # Luke Skywalker's Lightsaber
    "01041": [only(CHARACTER.blue), special(Give(2, a(CHARACTER)).or_(Deal(2, a(CHARACTER), UNBLOCKABLE)))],
    # One With The Force
    "01042": [only(CHARACTER.blue), before(ATTACHED_DEFEATED, BecomeSupport())],
    # BB-8
    "01043": [special(Reroll(with_resolving_die(a(DIE.yours.other))), Stay(RESOLVING_DIE))],
    # Rey's Staff
    "01044": [special(Remove(a(DAMAGE_DIE)))],
    # Finn
    "01045": [
        attaches_any(WEAPON),
        deck_rule("You can include Red villain weapons and vehicles in your deck."),
    ],
    # Han Solo
    "01046": [after(PLAYED_AMBUSH, may(Give(1, THIS_CHARACTER)))],
    # Hired Gun
    "01047": [],
    # Padme Amidala
    "01048": [special(DiscardTop(1, a(DECK.opposing)).or_(Spend(1).to(DiscardTop(2, a(DECK.opposing)))))],
    # Millennium Falcon
    "01049": [special(Play(one_to_play(CARD.yours.in_discard_or_hand.kind(EVENT_CARD).colored(YELLOW)), FOR_FREE))],
    # Diplomatic Immunity
    "01050": [spread_shields(CHARACTER.yours)],
    # DL-44 Heavy Blaster Pistol
    "01051": [AMBUSH, after(PLAYED, opponent(Remove(a(DIE.yours))))],
    # Infiltrate
    "01052": [special(Reroll(up_to(2, DIE.opposing)))],
    # Outpost
    "01053": [special(UseClaim())],
    # DH-17 Blaster Pistol
    "01054": [],
    # IQA-11 Blaster Rifle
    "01055": [special(Deal(2, a(CHARACTER), UNBLOCKABLE))],
    # Promotion
    "01056": [only(CHARACTER.red), after(PLAYED, may(Draw(1)))],
    # Force Throw
    "01057": [only(CHARACTER.blue), special(Remove(a(DIE)).to(Deal(THE_VALUE, a(CHARACTER))))],
    # Force Training
    "01058": [
        to_play_spot(CHARACTER.blue),
        special(two_of(Deal(1, a(CHARACTER)), Gain(1), Give(1, a(CHARACTER)))),
    ],
    # Lightsaber
    "01059": [REDEPLOY, special(Deal(2, a(CHARACTER), UNBLOCKABLE))],
    # Mind Probe
    "01060": [only(CHARACTER.blue), special(Deal(CARDS_IN_THEIR_HAND, a(CHARACTER.opposing)))],
    # Comlink
    "01061": [after(PLAYED, may(Reroll(any_number(DIE.yours)).or_(Reroll(any_number(DIE.opposing)))))],
    # Datapad
    "01062": [special(Turn(a(DIE.yours), NO_DAMAGE))],
    # Holdout Blaster
    "01063": [AMBUSH, REDEPLOY],
    # Black Market
    "01064": [special(Draw(2), may(Play(a(UPGRADE.yours.in_hand), less=1)))],
    # Cunning
    "01065": [only(CHARACTER.yellow), special(UseSpecial(a(ANOTHER_SPECIAL)))],
    # Jetpack
    "01066": [special(Remove(a(DIE.showing(MELEE))).and_(Give(1, ATTACHED)))],
    # Thermal Detonator
    "01067": [to_play_spot(CHARACTER.yellow), special(Deal(3, each(CHARACTER.opposing)), Discard(THIS_UPGRADE))],
}
