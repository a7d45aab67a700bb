# interpreted: a table of sentences, read once at import
"""The effects of the Legacies cards. Facts (cost, sides) are in data/sets/LEG.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Mother Talzin, Nightsister Matriarch
    "05003": [after(ACTIVATED, may(RevealTopOf(a(DECK)).about_it(If(ITS_COST_IS_ODD, Turn(a(A_DIE_OF_THAT_PLAYER))))))],
    # Crystal Ball
    "05006": [after(YOU_ACTIVATE_ATTACHED, may(LookAtTop(1, a(A_DECK))))],
    # Battle Droid
    "05009": [
        after(
            ACTIVATED,
            If(
                this_just_rolled(INDIRECT),
                may(
                    Activate(
                        a(
                            in_these_words(
                                CHARACTER.yours.other.titled("Battle Droid").having(of_print("05009")),
                                "one of your other Battle Droids",
                            )
                        )
                    )
                ),
            ),
        )
    ],
    # Veteran Stormtrooper
    "05013": [],
    # Separatist Landing Craft
    "05014": [special(Spend(2).to(add_to_team("05009")), Discard(THIS_SUPPORT))],
    # Grand Moff
    "05016": [only(CHARACTER.unique.red), power_action(UseClaim().or_(SwitchBattlefield()))],
    # Kallus' Bo-Rifle
    "05017": [AMBUSH],
    # Greedo, Unlucky Mercenary
    "05021": [
        before(
            THIS_DEFEATED,
            Roll(any_number(lying(DIE.his.of_character))).then(ResolveAny(DIE.his.of_character)),
        )
    ],
    # Slave I
    "05025": [power_action(Reroll(a(DIE.yours.yellow)).then(may(Remove(a(DIE.opposing.having(VALUE_JUST_REROLLED))))))],
    # Hunter Instinct
    "05026": [special(Deal(instead(1, 2, target_has(damage_at_least(3))), a(CHARACTER)))],
    # Wrist Rockets
    "05027": [only(CHARACTER.yellow), special(Deal(2, a(CHARACTER)), may(Spend(1).to(Deal(2, a(CHARACTER)))))],
    # Aayla Secura, Jedi General
    "05029": [special(Turn(a(DIE.yours.of_cards(of_colors(BLUE, RED)))), Turn(a(DIE.opposing)))],
    # Jedi Temple Guard
    "05030": [GUARDIAN],
    # Luke Skywalker, Unlikely Hero
    "05031": [power_action(Spend(2).to(Resolve(a(DIE.of_this_character), increased(2))))],
    # Obi-Wan Kenobi, Jedi Master
    "05032": [after(ACTIVATED, may(Give(1, a(CHARACTER))))],
    # Yoda, Wizened Master
    "05033": [special(two_of(Gain(1), Give(1, a(CHARACTER)), Turn(a(DIE.yours)), DiscardTop(1, a(A_DECK))))],
    # ETA-2 Interceptor
    "05034": [action(either_price(Remove(this_die()), Remove(a(DIE.yours.showing(SHIELD)))).to(Exhaust(a(SUPPORT))))],
    # R2-D2
    "05035": [special(Draw(1), may(Turn(a(DIE.yours))))],
    # Obi-Wan Kenobi's Lightsaber
    "05037": [
        only(CHARACTER.blue),
        special(Give(1, ATTACHED), Deal(SHIELDS_ON_ATTACHED, a(CHARACTER), UNBLOCKABLE)),
    ],
    # Clone Trooper
    "05038": [
        after(ACTIVATED, or_if(Reroll(THIS_DIE), YOU_CONTROL_THE_BATTLEFIELD, Reroll(a(DIE.yours.of_character))))
    ],
    # Rose, Skilled Mechanic
    "05040": [special(Gain(1), may(RemoveTokens(1, DAMAGE, a(SUPPORT))))],
    # Mortar Team
    "05042": [sides_as(INDIRECT, RANGED, YOU_CONTROL_THE_BATTLEFIELD)],
    # Camouflaged Rifle
    "05044": [special(Deal(instead(2, 3, YOU_CONTROL_THE_BATTLEFIELD), a(CHARACTER)))],
    # Han Solo, Savvy Smuggler
    "05046": [after(ACTIVATED, may(Reroll(a(DIE))))],
    # Millennium Falcon
    "05052": [after(ACTIVATED_SUPPORT, may(Activate(a(CHARACTER.yours))))],
    # Republic Cruiser
    "05055": [special(Give(2, a(CHARACTER.unique)).or_(Give(1, each(CHARACTER.yours.unique))))],
    # Force Focus
    "05056": [
        to_play_spot(CHARACTER.blue),
        special(Turn(a(DIE.yours)), may(Reveal(a(CARD.yours.in_hand.colored(BLUE))).to(Turn(a(DIE.opposing))))),
    ],
    # Force Wave
    "05057": [only(CHARACTER.blue), special(DealEach(3, 2, 1))],
    # Heirloom Lightsaber
    "05058": [gains_while(this_is_on(CHARACTER.blue), REDEPLOY, "has")],
    # Lookout Post
    "05061": [CONTROL_THE_BATTLEFIELD],
    # Auto Cannon
    "05062": [],
    # E-11 Blaster
    "05063": [REDEPLOY],
    # Bartering
    "05067": [special(Gain(1), may(force_each_player(Draw(1))))],
    # Modified HWK-290
    "05070": [
        after(PLAYED_SUPPORT, Place(2, DAMAGE, ON_IT)),
        after(ACTIVATED_SUPPORT, DealIndirect(tokens_in_words(DAMAGE, "the damage on it"), YOURSELF)),
    ],
    # Hidden Blaster
    "05072": [AMBUSH, after(PLAYED, may(RemoveShieldFrom(a(CHARACTER))))],
    # Hunting Rifle
    "05073": [],
    # Consumed By The Dark Side
    "05075": [play(Deal(1, a(CHARACTER.yours.blue)).to(Turn(a(DIE), BLANK)))],
    # Double Strike
    "05077": [play(Resolve(a(DIE.yours.showing(MELEE)), STAYS))],
    # Snare
    "05080": [play_only_if(you_have(CHARACTER.yours.exhausted)), play(Exhaust(a(CHARACTER)))],
    # Witch Magick
    "05082": [play(RevealTopCards(3, a(DECK.yours), " (do not rearrange them)"), Heal(ODD_COSTS, a(CHARACTER)))],
    # Imperial Might
    "05086": [play(Resolve(a(DIE.yours), increased(2)))],
    # Scorched Earth
    "05087": [CONTROL_THE_BATTLEFIELD, play(DealIndirect(DICE_IN_THEIR_POOL, AN_OPPONENT))],
    # Target Practice
    "05089": [play(Reroll(any_number(DIE.yours.red)).then(Reroll(any_number(DIE.yours.red))))],
    # Three Steps Ahead
    "05090": [play(ExtraAction(3))],
    # Free-For-All
    "05093": [
        play(Remove(any_number(DIE.yours)).then(DealIndirect(number_just("dice you just removed"), AN_OPPONENT)))
    ],
    # Subdue
    "05097": [
        play(Choose(a(CHARACTER.having(damage_at_least(3)))).about_it(Remove(a(DIE.of_it.of_character_or_upgrade))))
    ],
    # Take Flight
    "05098": [AMBUSH, play(Reroll(up_to(2, DIE.yours.yellow)))],
    # Adapt
    "05100": [play(RemoveShieldFrom(a(CHARACTER.yours)).to(Gain(1)))],
    # Ataru Strike
    "05101": [
        play(
            Resolve(
                a(DIE.yours.blue.of_character.showing(MELEE)),
                increased(shields_if_it_has(all_at_once(), "the number of shields on that character")),
            )
        )
    ],
    # Heightened Awareness
    "05102": [AMBUSH, play(Give(3, a(CHARACTER)))],
    # Unbreakable
    "05105": [play(Remove(a(DIE.having(up_to_value(SHIELDS_ON_YOURS)))))],
    # Defensive Teaching
    "05106": [each_may_have_more_shields(1, CHARACTER.blue)],
    # Yoda's Hut
    "05107": [
        action(
            Exhaust(THIS_SUPPORT).to(Give(1, a(CHARACTER))), OnlyIf(that_character_has(shields_at_least(3)), Gain(1))
        )
    ],
    # Attack Run
    "05108": [AMBUSH, play(Activate(a(SUPPORT.yours)))],
    # Light 'Em Up
    "05111": [
        play(
            Reroll(a(DIE.yours)),
            If(
                it_now_shows(DIE.showing(RANGED), "it just rolled ranged damage ([ranged])"),
                may(resolve_with_another(DIE.yours.showing(RANGED), 2)),
            ),
        )
    ],
    # Refit
    "05113": [
        play(Play(one_or_none(CARD.yours.in_hand.called("vehicle")), less=1).then(Place(1, DAMAGE, THAT_VEHICLE)))
    ],
    # Special Modification
    "05114": [play(RemoveTokens(3, DAMAGE, a(SUPPORT)).or_(Turn(a(DIE.of_support))))],
    # Suppression Field
    "05115": [
        discarded_at(3),
        action(
            Exhaust(THIS_SUPPORT).to(Remove(a(DIE.showing_damage)).about_it(Place(VALUE_ON_IT, DAMAGE, THIS_SUPPORT)))
        ),
    ],
    # Bravado
    "05116": [play(Spot(CHARACTER.yours.yellow).to(Remove(a(DIE.opposing))).then(Deal(2, a(CHARACTER))))],
    # Impulsive
    "05119": [AMBUSH, play(Resolve(a(DIE.yours)))],
    # Into The Garbage Chute
    "05124": [play(Exhaust(a(CHARACTER.yours)).to(Remove(up_to(2, DIE.showing_damage))))],
    # Alter
    "05125": [play(Turn(up_to(2, DIE), OF_YOUR_CHOICE))],
    # Ancient Wisdom
    "05126": [play(Draw(2))],
    # Feel The Force
    "05127": [play(Turn(a(DIE.blue)))],
    # Invigorate
    "05128": [play(Spot(CHARACTER.yours.blue).to(Heal(1, each(CHARACTER.yours))))],
    # Legacies
    "05129": [play(Spot(CHARACTER.yours.blue).to(Resolve(a(DIE.yours.having(MODIFIER)), WITHOUT_MODIFIER)))],
    # Mislead
    "05130": [play(Remove(a(DIE.of_character.having(at_most(2)))))],
    # Respite
    "05131": [play(Exhaust(a(CHARACTER.yours)).to(Gain(1).and_(Draw(1))))],
    # Crash Landing
    "05137": [play(Remove(a(DIE.showing_damage)).then(DealIndirect(VALUE_ON_IT, YOURSELF)))],
    # Law and Order
    "05138": [play(Spot(CHARACTER.yours.red).to(Discard(a(UPGRADE))))],
    # Locked and Loaded
    "05139": [play(Spot(CHARACTER.yours.red).to(Turn(up_to(2, DIE.yours), INDIRECT)))],
    # Strength in Numbers
    "05141": [play(DealIndirect(number_of(CHARACTER.yours.exhausted), AN_OPPONENT))],
    # Sudden Impact
    "05142": [
        play(
            Remove(a(DIE.yours.showing(MELEE, RANGED, INDIRECT))).then(
                Deal(half_die_value("half of the value showing on that die, rounded up"), each(CHARACTER.opposing))
            )
        )
    ],
    # Superior Position
    "05143": [CONTROL_THE_BATTLEFIELD, play(Remove(a(DIE)))],
    # Target Intel
    "05144": [play(Resolve(a(DIE.yours.showing(INDIRECT)), as_showing(RANGED)))],
    # Bubble Shield
    "05145": [bears_indirect(3)],
    # Cover Team
    "05146": [action(Exhaust(THIS_SUPPORT).to(Resolve(a(DIE.yours.showing(INDIRECT)), increased(1))))],
    # Dangerous Maneuver
    "05150": [play(Heal(2, a(CHARACTER.yours)), DealIndirect(2, YOURSELF))],
    # Entangle
    "05151": [play(Spot(CHARACTER.yours.yellow).to(Remove(up_to_total(2, DIE, 3))))],
    # Hasty Exit
    "05153": [play(GiveControl().to(Remove(a(DIE.showing_damage))))],
    # Well-Connected
    "05157": [play(Spot(CHARACTER.yours.yellow).to(Gain(1)), each_opponent_may(Draw(1)))],
    # Defend
    "05158": [AMBUSH, play(Remove(up_to(3, DIE.showing(MELEE))))],
    # Dive
    "05159": [AMBUSH, play(Remove(up_to(3, DIE.showing(RANGED))))],
    # Backup Specialist
    "05163": [action(Exhaust(THIS_SUPPORT).to(Reroll(up_to(2, DIE.yours))))],
    # Remote Stockpile
    "05164": [action(Exhaust(THIS_SUPPORT).to(Place(1, RESOURCES, ON_IT).or_(TakeAllFrom(ON_IT))))],
    # Bodyguard
    "05166": [only(CHARACTER.non_unique), attached_has(GUARDIAN)],
    # Arid Wasteland, Geonosis
    "05174": [claim(opponent(Lose(1)))],
    # Citadel Landing Zone, Scarif
    "05175": [claim(Reroll(any_number(DIE.yours)).then(may(Resolve(a(DIE.yours)))))],
    # Outer Rim Outpost, Nal Hutta
    "05178": [claim(Gain(1).and_(Draw(1)))],
    # Petranaki Arena, Geonosis
    "05179": [claim(DealIndirect(1, YOURSELF).to(Deal(1, a(CHARACTER), UNBLOCKABLE)))],
    # Power Generator Trench, Death Star I
    "05180": [claim(Turn(a(DIE)))],
}
