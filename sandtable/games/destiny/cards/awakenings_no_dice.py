# interpreted: a table of sentences, read once at import
"""The effects of the Awakenings cards without a die, 01068 to 01174. Facts (cost, sides) are in data/sets/AW.json."""

from sandtable.games.destiny.language import *

WEAPON = "weapon"
DAMAGE_DIE = DIE.showing(MELEE, RANGED)
VEHICLE = "vehicle"

ABILITIES = {
    # Cannon Fodder
    "01068": [play(deal_value_of(a(DAMAGE_DIE.opposing), a(CHARACTER.yours.non_unique)).then(Remove(THAT_DIE)))],
    # Closing the Net
    "01069": [play(opponent(Remove(a(DIE.yours))), may(PutThisUnder()))],
    # Endless Ranks
    "01070": [play(ReturnToGame(a(CHARACTER.yours.defeated.non_unique.red)))],
    # Occupation
    "01071": [CONTROL_THE_BATTLEFIELD, play(opponent(Lose(ALL_RESOURCES)))],
    # Probe
    "01072": [play(LookAtRandom(2).and_(DiscardCard(any_of(those(CARD.kind(EVENT_CARD))))))],
    # Sweep the Area
    "01073": [
        play(
            Count(CHARACTER.yours.ready.red, "ready Red characters you have"), Reroll(exactly(THAT_MANY, DIE.opposing))
        )
    ],
    # Tactical Mastery
    "01074": [play(Spot(CHARACTER.yours.red).to(ExtraAction(2)))],
    # The Best Defense...
    "01075": [play(DealTo(3, a(CHARACTER.yours.red)).to(Remove(up_to(2, DIE.opposing))))],
    # Drudge Work
    "01076": [action(Exhaust(both(THIS_SUPPORT, a(CHARACTER.yours))).to(Gain(1)))],
    # Local Garrison
    "01077": [OPPONENTS_GAIN_LESS],
    # Personal Escort
    "01078": [attached_has(GUARDIAN)],
    # Abandon All Hope
    "01079": [play(opponent(Lose(ALL_RESOURCES).or_(DiscardCard(every(CARD.yours.in_hand)))))],
    # Boundless Ambition
    "01080": [play(Draw(UP_TO_HAND_SIZE))],
    # Enrage
    "01081": [play(Deal(1, a(CHARACTER.yours.blue)).to(Gain(1)))],
    # Feel Your Anger
    "01082": [
        play(
            Count(DIE.opposing.showing(BLANK), "blanks ([blank]) showing on an opponent's dice"),
            Remove(exactly(THAT_MANY, DIE.theirs)),
        )
    ],
    # Force Strike
    "01083": [play(Turn(a(DIE.yours.blue), MELEE).then(may(Resolve(THAT_DIE))))],
    # Intimidate
    "01084": [play(RemoveShields(a(CHARACTER)))],
    # Isolation
    "01085": [play(Spot(CHARACTER.yours.blue).to(Remove(a(DIE.of_character))))],
    # No Mercy
    "01086": [
        play(
            DiscardCard(any_number(CARD.yours.in_hand.colored(BLUE))).then(
                Resolve(a(DAMAGE_DIE.yours), increased(FOR_EACH_DISCARDED))
            )
        )
    ],
    # Pulling the Strings
    "01087": [play(LookAtTop(3, a(ANY_DECK)).then(PutBack()))],
    # Emperor's Favor
    "01088": [LARGER_HAND],
    # Power of the Dark Side
    "01089": [
        action(Exhaust(THIS_SUPPORT).to(Reroll(a(DIE.yours))), If(it_shows(BLANK), Deal(2, a(CHARACTER), UNBLOCKABLE)))
    ],
    # Hidden In Shadow
    "01090": [action(If(ATTACHED_HAS_NO_SHIELDS, Exhaust(THIS_UPGRADE).to(Give(1, ATTACHED_IT))))],
    # Nowhere to Run
    "01091": [play(Turn(each(DIE.yours.showing(BLANK))))],
    # Ace in the Hole
    "01092": [play(DiscardCard(a(UPGRADE.yours.in_hand.colored(YELLOW))).to(RollLooseDie()))],
    # Armed to the Teeth
    "01093": [
        play(
            Discard(any_number(upgrade_on(CHARACTER.yours.yellow))).then(
                Deal(number_just("upgrades you just discarded"), a(CHARACTER))
            )
        )
    ],
    # Confiscation
    "01094": [play(SpendCostOf(UPGRADE.opposing).to(Return(THAT_UPGRADE)))],
    # Fight Dirty
    "01095": [
        play(Remove(any_number(DIE.yours.yellow)).then(Deal(number_just("dice you just removed"), a(CHARACTER))))
    ],
    # Go for the Kill
    "01096": [play(Resolve(a(DIE.yours.showing(RANGED)), AS_UNBLOCKABLE))],
    # He Doesn't Like You
    "01097": [play(Remove(a(DIE.yours)).to(Remove(a(DIE.opposing))))],
    # Lying in Wait
    "01098": [play(opponent(DiscardCard(down_to(CARDS_IN_YOUR_HAND, CARD.yours.in_hand))))],
    # Backup Muscle
    "01099": [
        when_played(PlaceDamage(3, THIS_IT)),
        action(Exhaust(THIS_SUPPORT).to(MoveDamage(1, THIS_IT, a(CHARACTER)))),
    ],
    # My Kind of Scum
    "01100": [
        after(RESOLVED_DISRUPT, may(Exhaust(THIS_SUPPORT).to(Gain(number_just("resources your opponent just lost")))))
    ],
    # Underworld Connections
    "01101": [action(Exhaust(THIS_SUPPORT).to(Gain(1)))],
    # Prized Possession
    "01102": [after(PLAYED, may(Remove(a(DIE.opposing.of_character)).and_(PlaceHere())))],
    # Commando Raid
    "01103": [play(Resolve(a(DIE.yours.red.showing(DISCARD)), increased(2)).then(Draw(1)))],
    # Defensive Position
    "01104": [CONTROL_THE_BATTLEFIELD, play(Remove(every(DIE.opposing.having(at_least(2)))))],
    # Field Medic
    "01105": [play(RemoveDamage(2, a(CHARACTER)))],
    # Hit and Run
    "01106": [AMBUSH, play(Activate(a(CHARACTER.yours.red)))],
    # It's a Trap!
    "01107": [AMBUSH, play(ChooseSymbol(DIE.opposing).then(Turn(any_number(DIE.yours.red), SIDES_OF_THAT_SYMBOL)))],
    # Natural Talent
    "01108": [play(Resolve(a(DIE.yours), increased(1)))],
    # Rearm
    "01109": [play(Play(one_to_play(UPGRADE.yours.in_discard.colored(RED)), less=1))],
    # Retreat
    "01110": [play(OpponentMayAct().then(EndActionPhase()))],
    # Strategic Planning
    "01111": [play(Ready(a(SUPPORT)).or_(Exhaust(a(SUPPORT))))],
    # Surgical Strike
    "01112": [
        play(
            Remove(any_number(DIE.yours.red.showing(RANGED)), raised=1).to(
                Discard(a(costing_at_most(COMBINED_VALUE, SUPPORT)))
            )
        )
    ],
    # Resistance HQ
    "01113": [
        action(
            Exhaust(THIS_SUPPORT)
            .and_(DiscardCard(a(CARD.yours.in_hand)))
            .to(Give(1, a(CHARACTER)))
            .then(unless_paid(1, Ready(THIS_SUPPORT)))
        )
    ],
    # Anticipate
    "01114": [play(opponent(ResolveAny(DIE.yours)).then(Remove(every(DIE.theirs.unresolved))))],
    # Defensive Stance
    "01115": [play(Give(2, a(CHARACTER)))],
    # Force Misdirection
    "01116": [play(ChooseSymbol(DIE.yours.blue).then(Remove(every(DIE.opposing.having(THAT_SYMBOL)))))],
    # Heroism
    "01117": [play(deal_value_of(a(DAMAGE_DIE.opposing), a(CHARACTER.yours.unique)).then(Remove(THAT_DIE)))],
    # Noble Sacrifice
    "01118": [play(Defeat(a(CHARACTER.yours.blue)).to(Exhaust(a(CHARACTER))))],
    # Patience
    "01119": [
        play(Remove(any_number(DIE.yours)).then(DiscardTop(number_just("dice you just removed"), a(DECK.opposing))))
    ],
    # Return of the Jedi
    "01120": [play(AddToHand(a(CARD.yours.in_discard.colored(BLUE).kind(EVENT_CARD))))],
    # Riposte
    "01121": [
        play(RemoveAnyShields(a(CHARACTER.yours)).then(Deal(number_just("shields you just removed"), a(CHARACTER))))
    ],
    # Willpower
    "01122": [play(MoveDamage(1, a(CHARACTER.yours.exhausted.damaged), a(CHARACTER.opposing.exhausted)))],
    # Jedi Council
    "01123": [
        action(
            Exhaust(THIS_SUPPORT)
            .to(LookAtTop(2, a(DECK)))
            .then(may(DiscardCard(a(THOSE_CARDS)).and_(that_player(Draw(THE_OTHER)))))
        )
    ],
    # Awakening
    "01124": [action(Exhaust(THIS_SUPPORT).to(Resolve(a(DIE.yours.modified), AS_UNMODIFIED)))],
    # The Force is Strong
    "01125": [
        action(
            Exhaust(THIS_SUPPORT)
            .and_(DiscardCard(a(CARD.yours.in_hand.colored(BLUE))))
            .to(Play(one_to_play(CARD.yours.in_hand.copies), FOR_FREE))
        )
    ],
    # Daring Escape
    "01126": [AMBUSH, play(Reroll(any_number(DIE.opposing)).then(Remove(every(DIE.theirs.showing(BLANK)))))],
    # Don't Get Cocky
    "01127": [play(each_player(Draw(2)))],
    # Draw Attention
    "01128": [play(MoveUpTo(2, a(CHARACTER.yours.damaged), a(CHARACTER.yours.other)))],
    # Hyperspace Jump
    "01129": [play(EndActionPhase(), may(SwitchBattlefield()))],
    # Let The Wookiee Win
    "01130": [play(opponent(DealTo(2, a(CHARACTER.yours.exhausted)).or_(Remove(exactly(2, DIE.yours)))))],
    # Negotiate
    "01131": [play(Remove(a(DIE.yours.of_character)).to(opponent(Remove(exactly(2, DIE.yours)))))],
    # Scavenge
    "01132": [
        play(
            DiscardTop(3, a(DECK.yours)).then(may(AddToHand(a(CARD.yours.in_discard.kind(UPGRADE_CARD, SUPPORT_CARD)))))
        )
    ],
    # Shoot First
    "01133": [
        AMBUSH,
        play(Resolve(a(DIE.yours.yellow.showing(RANGED))).then(Remove(a(DIE.opposing.showing(RANGED))))),
    ],
    # Smuggling
    "01134": [play(Spot(CHARACTER.yours.yellow).and_(DiscardCard(a(CARD.yours.in_hand))).to(Gain(1)))],
    # Play the Odds
    "01135": [action(Exhaust(THIS_SUPPORT).to(Reroll(a(DIE.yours.yellow))), If(it_shows(RESOURCE, "it"), Gain(1)))],
    # Street Informants
    "01136": [AMBUSH, action(Exhaust(THIS_SUPPORT).to(LookAtHand(a(HAND.opposing))))],
    # Second Chance
    "01137": [
        only(CHARACTER.yellow),
        instead_of_defeat(ATTACHED_DEFEATED, unless_still_doomed(Heal(5, ATTACHED_IT).and_(Discard(THIS_UPGRADE)))),
    ],
    # Award Ceremony
    "01138": [play(Spot(CHARACTER.yours.red).to(Draw(number_of(CHARACTER.yours.exhausted))))],
    # Dug in
    "01139": [CONTROL_THE_BATTLEFIELD, play(Give(3, distributed(CHARACTER.yours)))],
    # Firepower
    "01140": [play(Resolve(a(DIE.yours.red.showing(RANGED)), increased(if_resolving(VEHICLE, 2, usually=1))))],
    # Leadership
    "01141": [play(Exhaust(a(CHARACTER.yours.unique.red)).to(Ready(a(CHARACTER.other))))],
    # Logistics
    "01142": [play(Spot(CHARACTER.yours.red).to(Resolve(a(DIE.showing(RESOURCE)), increased(1))))],
    # Squad Tactics
    "01143": [play(ActivateAtOnce(any_number(CHARACTER.yours.non_unique)))],
    # Supporting Fire
    "01144": [action(Exhaust(THIS_SUPPORT).to(Resolve(a(DIE.yours.showing(RANGED)), increased(1))))],
    # Deflect
    "01145": [
        play(Spot(CHARACTER.yours.blue).to(Remove(a(DIE.showing(RANGED))).and_(Deal(HALF_THAT_DAMAGE, a(CHARACTER)))))
    ],
    # Disturbance in the Force
    "01146": [play(Reroll(every(DIE)))],
    # Mind Trick
    "01147": [play(Spot(CHARACTER.yours.blue).to(SplitPool()))],
    # The Power of the Force
    "01148": [play(Resolve(a(DIE.yours), valued(number_of(UPGRADE.yours.colored(BLUE)))))],
    # Use The Force
    "01149": [play(Spot(CHARACTER.yours.blue).to(Turn(a(DIE))))],
    # It Binds All Things
    "01150": [before(playing(BLUE, UPGRADE_CARD), may(Exhaust(THIS_SUPPORT).to(DecreaseCost(1))))],
    # Aim
    "01151": [play(Turn(a(DIE.yours), RANGED))],
    # All In
    "01152": [play(ResolveAny(DIE.yours))],
    # Block
    "01153": [play(Remove(every(DIE.opposing.showing(MELEE))))],
    # Close Quarters Assault
    "01154": [
        play(Count(DIE.yours.showing(MELEE), "dice you have showing melee damage ([melee])"), DiscardRandom(THAT_MANY))
    ],
    # Dodge
    "01155": [play(Remove(every(DIE.opposing.showing(RANGED))))],
    # Flank
    "01156": [
        MORE_READY_CHARACTERS,
        play(against_that_opponent(Remove(a(said_as(DIE.opposing, "one of that opponent's dice"))))),
    ],
    # Take Cover
    "01157": [play(Give(1, a(CHARACTER)))],
    # Disarm
    "01158": [
        play(Remove(a(DAMAGE_DIE.yours)).to(Discard(a(costing_at_most(ITS_VALUE, CARD.called(WEAPON, "equipment"))))))
    ],
    # Electroshock
    "01159": [play(Spot(CHARACTER.yours.yellow).to(Remove(a(DIE.having(at_most(2))))))],
    # Reversal
    "01160": [play(Spot(CHARACTER.yours.yellow).to(Remove(a(DAMAGE_DIE)).and_(Deal(THAT_DAMAGE, a(CHARACTER)))))],
    # Scramble
    "01161": [play(Spot(CHARACTER.yours.yellow).to(Reroll(every(DIE.opposing))))],
    # Unpredictable
    "01162": [AMBUSH, play(Reroll(a(said_as(DIE, "a die (yours or an opponent's)"))))],
    # Infamous
    "01163": [before(playing(YELLOW), may(Exhaust(THIS_SUPPORT).to(GiveKeyword(AMBUSH))))],
    # Hunker Down
    "01164": [if_(TAKES_MELEE, Discard(THIS_UPGRADE)), action(Exhaust(THIS_UPGRADE).to(Give(1, ATTACHED)))],
    # Command Center
    "01165": [claim(each_opponent(DiscardTop(2, a(DECK.yours))))],
    # Echo Base
    "01166": [claim(Give(1, a(CHARACTER)))],
    # Emperor's Throne Room
    "01167": [claim(Turn(a(DIE.yours), SPECIAL).then(may(Resolve(THAT_DIE))))],
    # Frozen Wastes
    "01168": [claim(Remove(a(DIE.of_character)))],
    # Imperial Armory
    "01169": [claim(Play(one_to_play(UPGRADE.yours.in_hand), less=1))],
    # Jedi Temple
    "01170": [claim(LookAtHand(a(HAND.opposing)).and_(DiscardCard(up_to(2, from_it(CARD.kind(EVENT_CARD))))))],
    # Rebel War Room
    "01171": [claim(Resolve(a(DIE.yours), UNPAID))],
    # Mos Eisley Spaceport
    "01172": [claim(Return(a(UPGRADE.yours)).to(Gain(1)))],
    # Separatist Base
    "01173": [claim(each_opponent_chooses(Deal(1, a(CHARACTER.yours), UNBLOCKABLE)))],
    # Starship Graveyard
    "01174": [claim(PutOnDeck(a(CARD.yours.in_discard.kind(SUPPORT_CARD, UPGRADE_CARD))))],
}
