# interpreted: a table of sentences, read once at import
"""The effects of the Spirit of Rebellion cards without a die. Facts (cost, sides) are in data/sets/SoR.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Imperial War Machine
    "02062": [play(Resolve(a(DIE.yours.red.having(RESOURCE_COST)), FREE_OF_COST))],
    # Lockdown
    "02063": [AMBUSH, play(Spot(CHARACTER.yours.red, 2).to(TakeControl()))],
    # Sustained Fire
    "02064": [play_with_several(2, DIE.yours.showing(RANGED)), play(RemoveShields(every(CHARACTER.opposing)))],
    # We Have Them Now
    "02068": [CONTROL_THE_BATTLEFIELD, play(Turn(up_to(4, DIE.yours), DAMAGE_SIDE))],
    # Attrition
    "02069": [after(YOURS_DEFEATED, Deal(1, a(CHARACTER)))],
    # Anger
    "02071": [
        play_with_several(2, DIE.yours.showing(BLANK)),
        play(Resolve(a(DIE.opposing.showing(MELEE, RANGED, INDIRECT)), AS_YOURS)),
    ],
    # Lightsaber Throw
    "02072": [play_with_a_die(DIE.yours.showing(MELEE)), play(Deal(2, a(CHARACTER)))],
    # Manipulate
    "02073": [play(Turn(a(DIE.yours), BLANK).then(Turn(a(DIE.opposing), BLANK)))],
    # Now You Will Die
    "02075": [
        play(
            Resolve(
                a(DIE.yours),
                as_showing(MELEE, " as if it were showing melee damage ([melee]) (it keeps its original value)"),
            )
        )
    ],
    # Rise Again
    "02076": [
        play(Heal(5, a(CHARACTER.unique.blue)), may(PlayOn(a(UPGRADE.yours.in_discard), THE_CHARACTER, FOR_FREE)))
    ],
    # The Price of Failure
    "02077": [play(Spot(CHARACTER.yours.blue).and_(Defeat(a(CHARACTER.yours))).to(Ready(a(CHARACTER))))],
    # Doubt
    "02080": [play(Reroll(a(DIE.opposing)).then(that_opponent_either(Resolve(THAT_DIE), Remove(IT))))],
    # Loose Ends
    "02084": [AMBUSH, play(Remove(a(DIE.yours.showing(RANGED))).to(DiscardTop(4, a(DECK.opposing))))],
    # Relentless Pursuit
    "02086": [play(MoveUpTo(2, a(CHARACTER.opposing.damaged), a(CHARACTER.other)))],
    # Armor Plating
    "02089": [before(ATTACHED_TAKES, may(BlockUpTo(2).then(Discard(THIS_UPGRADE))))],
    # Emergency Evacuation
    "02090": [play(Remove(every(DIE)))],
    # Guerrilla Warfare
    "02092": [AMBUSH, play(Remove(a(DIE.yours.red)).to(Deal(1, a(CHARACTER))))],
    # Rebel Assault
    "02094": [play_with_a_die(DIE.yours.showing(RANGED)), play(Remove(a(DIE.opposing.not_showing_damage)))],
    # Spirit of Rebellion
    "02096": [play(Give(instead(1, 2, A_COPY_DISCARDED), a(CHARACTER)))],
    # Tactical Aptitude
    "02099": [after(YOU_ACTIVATE_ATTACHED, may(Draw(1).then(PutUnderDeck(a(CARD.yours.in_hand)))))],
    # Caution
    "02100": [play(Remove(a(DIE.yours.of_character)).to(Give(3, a(BESIDE_ITS_CHARACTER))))],
    # Guard
    "02103": [
        play(
            Remove(a(DIE.yours.blue.showing(MELEE))).to(
                Remove(as_many_as(that_value("the value of the die you just removed"), DIE.opposing))
            )
        )
    ],
    # Krayt Dragon Howl
    "02104": [
        play(
            Spot(CHARACTER.yours.blue)
            .to(Choose(a(DIE.opposing)))
            .about_it(that_opponent(Remove(THAT_DIE).or_(DiscardTop(2, a(DECK.yours)))))
        )
    ],
    # My Ally Is The Force
    "02105": [AMBUSH, play(Resolve(a(DIE.yours.blue), STAYS))],
    # Synchronicity
    "02106": [
        play_with_dice(DIE.yours.showing(MELEE), DIE.yours.showing(SHIELD)),
        play(Deal(2, a(CHARACTER), UNBLOCKABLE)),
    ],
    # Your Eyes Can Deceive You
    "02107": [
        after(
            rolls(DIE.yours.showing(SHIELD), "one of your dice rolls a shield ([shield])"),
            may(Exhaust(THIS_SUPPORT).to(Turn(a(DIE.opposing)))),
        )
    ],
    # Protective Mentor
    "02108": [attached_shields_block_for_any(CHARACTER)],
    # Garbage'll Do
    "02110": [AMBUSH, play(Remove(a(DIE.yours.called("vehicle"))).to(Give(1, each(CHARACTER.yours))))],
    # Hold On!
    "02111": [AMBUSH, play(MoveAnyNumber(SHIELDS, a(CHARACTER.yours), a(CHARACTER.other)))],
    # Rebel
    "02112": [play_with_a_die(DIE.yours.showing(DISCARD)), play(Play(one_or_none(CARD.yours.in_discard), less=1))],
    # Loth-Cat and Mouse
    "02114": [play(opponent(Remove(a(DIE.your_own))).then(Remove(a(DIE.theirs))))],
    # Double-Dealing
    "02117": [
        after(
            rolls(DIE.yours.showing(SPECIAL), "one of your dice rolls a special ([special])"),
            may(Exhaust(THIS_SUPPORT).to(Gain(1))),
        )
    ],
    # Salvo
    "02121": [play(ResolveAtEach(a(DIE.yours.showing(RANGED))))],
    # Life Debt
    "02118": [
        only(CHARACTER.yellow),
        after(YOU_ACTIVATE_ATTACHED, may(MOVE_ONE_TO_IT)),
    ],
    # Suppression
    "02122": [play(Remove(a(DIE.yours.red.showing(RANGED))).then(Remove(a(DIE.opposing))))],
    # Air Superiority
    "02124": [
        after(PLAYED_SUPPORT, Place(3, SHIELDS, ON_IT)),
        action(Exhaust(THIS_SUPPORT).to(MoveTokens(1, SHIELDS, ON_IT, a(CHARACTER)))),
    ],
    # Wingman
    "02126": [only(CHARACTER.red), after(activating(CHARACTER.red), may(Activate(ATTACHED)))],
    # Decisive Blow
    "02127": [play(ResolveAtOne(a(DIE.yours.showing(MELEE))).then(RemoveAllOfIt()))],
    # High Ground
    "02128": [
        CONTROL_THE_BATTLEFIELD,
        play(Remove(a(DIE.opposing.showing_damage)).then(If(it_was_die(DIE.of_character), Deal(1, ITS_CHARACTER)))),
    ],
    # Momentum Shift
    "02129": [play(MoveShield(a(CHARACTER.opposing), a(CHARACTER.yours)))],
    # Overconfidence
    "02130": [
        play(Spot(CHARACTER.yours.blue).to(reroll_then(exactly(2, DIE), Remove(a(DIE.of_those.having(LOWEST_VALUE))))))
    ],
    # Rejuvenate
    "02132": [play(Spot(CHARACTER.yours.blue).to(Heal(1, a(CHARACTER))))],
    # Meditate
    "02134": [
        action(Exhaust(THIS_SUPPORT).and_(Remove(a(DIE.yours.showing(BLANK)))).to(Turn(a(DIE.yours), NO_DAMAGE)))
    ],
    # Force Illusion
    "02135": [before(ATTACHED_TAKES, may(DiscardToBlock().then(Discard(THIS_UPGRADE))))],
    # Evade
    "02136": [play(Remove(a(DIE.showing(RANGED))))],
    # New Orders
    "02137": [play(SwitchBattlefield().and_(UseClaim()))],
    # Parry
    "02138": [play(Remove(a(DIE.showing(MELEE))))],
    # Resolve
    "02140": [action(DiscardCard(a(CARD.yours.in_hand)).to(Reroll(a(DIE.opposing))))],
    # "Fair" Trade
    "02145": [
        play(
            Resolve(a(DIE.yours.showing(RESOURCE))).then(
                SwitchResources("all of your resources with all of an opponent's resources")
            )
        )
    ],
    # Friends in Low Places
    "02146": [
        play(
            Spot(CHARACTER.yours.yellow).to(
                LookAtHand(a(HAND.opposing)).and_(
                    DiscardCard(a(one_from_it(CARD.kind(EVENT_CARD).having(cost_at_most(1)))))
                )
            )
        )
    ],
    # Sabotage
    "02147": [play(DiscardHandFor(a(SUPPORT)))],
    # Fast Hands
    "02150": [only(CHARACTER.yellow), after(YOU_ACTIVATE_ATTACHED, may(Resolve(a(DIE.of_it))))],
    # Carbon-freezing Chamber, Bespin
    "02151": [claim(BAR_ROLLING)],
    # Ewok Village, Endor
    "02154": [claim(RemoveShields(a(CHARACTER)))],
    # Moisture Farm, Tatooine
    "02156": [claim(Gain(1))],
    # Otoh Gunga, Naboo
    "02157": [claim(Heal(1, a(CHARACTER)))],
    # Secluded Beach, Scarif
    "02158": [claim(Remove(a(DIE.opposing.showing(RANGED))))],
    # Secret Facility, Scarif
    "02159": [claim(ResolveUpTo(3, DIE.yours.showing_damage))],
}
