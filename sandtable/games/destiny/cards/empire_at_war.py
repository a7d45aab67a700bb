# interpreted: a table of sentences, read once at import
"""The effects of the Empire at War cards. Facts (cost, sides) are in data/sets/EaW.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Ciena Ree, Adept Pilot
    "03001": [power_action(Spend(2).to(Ready(a(ANY_CARD.called("vehicle")))))],
    # Thrawn, Master Strategist
    "03004": [
        after(
            ACTIVATED,
            may(name_cost_then(LookAtHand(a(HAND.opposing)).and_(DiscardCard(a(OF_CHOSEN_COST))))),
        )
    ],
    # AT-DP
    "03005": [special(Discard(a(SUPPORT.having(cost_at_most(2)))))],
    # T-7 Ion Disruptor Rifle
    "03007": [to_play_spot(CHARACTER.red), action(DiscardCard(a(CARD.yours.in_hand)).to(Turn(THIS_DIE, ONE_HIGHER)))],
    # Seventh Sister, Agile Inquisitor
    "03010": [
        after(
            ACTIVATED,
            may(
                set_aside_again(
                    RollAside("03013", 1, "an {} die"), "Set aside that die after it is resolved or removed"
                )
            ),
        )
    ],
    # ID9 Seeker Droid
    "03013": [x_is(counting(dice_titled("ID9 Seeker Droid"), "the number of ID9 Seeker Droid dice in your pool"))],
    # Grand Inquisitor's Lightsaber
    "03015": [only(CHARACTER.blue), special(Turn(a(DIE.of_character), BLANK), RerollInstead(RESOLVING_DIE))],
    # Bossk, Wookiee Slayer
    "03017": [after(ACTIVATED, may(MoveDamage(1, a(CHARACTER.opposing.damaged), a(CHARACTER.other))))],
    # Cad Bane, Vicious Mercenary
    "03018": [action(PlayOn(a(UPGRADE.yours.in_hand), THIS_CHARACTER, 0).then(may(Activate(HIM))))],
    # Gamorrean Guard
    "03019": [GUARDIAN],
    # Hound's Tooth
    "03020": [after(ACTIVATED_SUPPORT, may(Remove(a(DIE.yours.yellow.of_character)).to(Gain(1))))],
    # LL-30 Blaster Pistol
    "03022": [AMBUSH, REDEPLOY, special(Turn(a(DIE.yours.not_this), RANGED))],
    # Rookie Pilot
    "03027": [after(ACTIVATED, may(Reroll(a(DIE.yours.called("vehicle")))))],
    # Ghost
    "03028": [special(ResolveAnotherSide())],
    # A280 Blaster Rifle
    "03030": [REDEPLOY, special(Give(2, distributed(CHARACTER.yours)))],
    # Master of the Council
    "03036": [only(CHARACTER.blue), special(Exhaust(THIS_UPGRADE).and_(Spend(2)).to(Ready(a(CHARACTER))))],
    # Coordination
    "03037": [special(Give(1, each(CHARACTER.yours)))],
    # Lando Calrissian, Galactic Entrepreneur
    "03039": [starts_with(1)],
    # Sabine Wren, Explosives Expert
    "03040": [before(ACTIVATING, may(PlayOnForLessIf(a(CARD.yours.in_discard.called("weapon")), HER, 1, "Thermal")))],
    # Wookiee Warrior
    "03041": [],
    # Tough Haggler
    "03044": [special(LookAtHand(a(HAND.opposing)).and_(choose_to_discard(2, 2)))],
    # T-47 Airspeeder
    "03045": [special(Exhaust(a(SUPPORT)).or_(Draw(2)))],
    # Natural Pilot
    "03048": [after(YOU_ACTIVATE_ATTACHED, may(Ready(a(ANY_CARD.called("vehicle")))))],
    # Ancient Lightsaber
    "03049": [action(Heal(2, ATTACHED), place_under_deck("place this upgrade on the bottom of your deck"))],
    # Shoto Lightsaber
    "03051": [
        after(
            YOU_ACTIVATE_ATTACHED,
            If(
                it_has_another(CARD.colored(BLUE).called("weapon")),
                may(Give(1, THE_CHARACTER).or_(RemoveShieldFrom(a(CHARACTER)))),
            ),
        )
    ],
    # Weapons Cache
    "03052": [special(Play(one_or_none(CARD.yours.in_hand.called("weapon")), less=2))],
    # X-8 Night Sniper
    "03055": [AMBUSH, action(Spend(1).to(Turn(THIS_DIE)))],
    # Z-95 Headhunter
    "03056": [],
    # Lead by Example
    "03059": [after(YOU_ACTIVATE_ATTACHED, may(Activate(a(SUPPORT.yours))))],
    # Scatterblaster
    "03060": [
        special(Deal(1, up_to_different(4, CHARACTER))),
        action(Remove(a(DIE.of_attached.of_character)).to(Turn(THIS_DIE))),
    ],
    # Crossfire
    "03062": [
        play(Remove(a(DIE.having(RESOURCE_COST))).or_(Spend(1).to(Remove(exactly(2, DIE.having(RESOURCE_COST))))))
    ],
    # Red Alert
    "03066": [play(Ready(a(CHARACTER.non_unique.red)))],
    # Take Prisoner
    "03068": [play(TakePrisoners())],
    # Indomitable
    "03072": [play_only_if(ONE_CHARACTER), play(Give(3, a(CHARACTER.blue)))],
    # Hate
    "03077": [REDEPLOY, after(YOU_ACTIVATE_ATTACHED, may(DealTo(1, THE_CHARACTER).to(Deal(1, a(CHARACTER.other)))))],
    # Anarchy
    "03078": [play(Remove(a(DIE.yours.yellow)).then(Deal(VALUE_ON_IT, each(CHARACTER.opposing))))],
    # Bounty Postings
    "03079": [play(Draw(number_of(CHARACTER.opposing)))],
    # Twin Shadows
    "03084": [play(SPOT_SAME_TITLE.to(Remove(up_to(2, DIE))))],
    # Hutt Ties
    "03085": [action(Exhaust(THIS_SUPPORT).to(opponent(Lose(1).or_(Remove(a(DIE.yours))))))],
    # No Survivors
    "03087": [play(Deal(1, each(CHARACTER.opposing.having(DAMAGED))))],
    # Detention Center
    "03088": [
        action(
            Exhaust(THIS_SUPPORT).to(
                Remove(a(DIE.of_character)).then(
                    any_player_may(Remove(a(DIE.yours.of_character)).to(Discard(THIS_SUPPORT)))
                )
            )
        )
    ],
    # Entrenched
    "03090": [play(Give(5, distributed(CHARACTER.yours)))],
    # Bestow
    "03099": [play(MoveFromOneOf(UPGRADE.having(not_being("ability")), CHARACTER.yours.blue, CHARACTER))],
    # Trust The Force
    "03103": [play(Reroll(any_number(DIE.blue)))],
    # Fearless
    "03106": [after(YOU_ACTIVATE_ATTACHED, may(Give(1, THE_CHARACTER).and_(Draw(1))))],
    # Against The Odds
    "03107": [play(RerollNoting(a(DIE.yours)).then(If(SAME_SYMBOL_AGAIN, may(Resolve(IT, increased(2))))))],
    # Bad Feeling
    "03109": [play(Remove(a(DIE.yours)).to(Reroll(any_number(DIE))))],
    # Double-Cross
    "03110": [play(Remove(a(DIE.yours.yellow.of_character)).to(Resolve(a(DIE.opposing), AS_YOURS)))],
    # Local Patrol
    "03112": [play(opponent(Lose(1).or_(DiscardTop(2, a(DECK.yours)))))],
    # Thermal Paint
    "03116": [
        after(
            YOU_ACTIVATE_ATTACHED,
            opponent(Deal(1, a(CHARACTER.yours))).then(may(DiscardThis(THIS_UPGRADE).to(Deal(1, THAT_CHARACTER)))),
        )
    ],
    # Pinned Down
    "03124": [play(Spot(ANY_CARD.yours.called("vehicle")).to(Remove(a(DIE))))],
    # Tech Team
    "03127": [before(played_a(SUPPORT), may(Exhaust(THIS_SUPPORT).to(DecreaseCost(1))))],
    # Force Vision
    "03129": [AMBUSH, play(LookAtTop(5, a(DECK)))],
    # Lightsaber Pull
    "03130": [play(Spot(CHARACTER.yours.blue).to(SearchDeck(CARD.colored(BLUE).called("weapon"))), ShuffleDeck())],
    # Lightsaber Training
    "03131": [play(Turn(up_to(2, DIE.yours.blue.called("weapon")), OF_YOUR_CHOICE))],
    # Something Familiar
    "03133": [
        play(
            Spot(CHARACTER.yours.blue, 2).to(RevealRandom()).then(may(Turn(up_to(THE_COST_SHOWN, DIE), OF_YOUR_CHOICE)))
        )
    ],
    # Voices Cry Out
    "03134": [play(Reroll(every(DIE.having(at_least(2)))))],
    # Keen Instincts
    "03135": [only(CHARACTER.blue), action(Remove(a(DIE.of_attached.of_character)).to(Give(1, ATTACHED_IT)))],
    # Battle Rage
    "03136": [
        play(
            SpotFirst(CHARACTER.yours.having(damage_at_least(6))).about_it(
                Resolve(a(DIE.of_that_character.of_character.showing_damage), increased(2))
            )
        )
    ],
    # Disable
    "03137": [play(Exhaust(a(SUPPORT)))],
    # Pickpocket
    "03139": [play(DISCARD_RANDOM_OF_EACH, Draw(number_just("cards that were just discarded")))],
    # Truce
    "03142": [AMBUSH, play(each_player(Gain(1)))],
    # Stolen Cache
    "03143": [
        after(PLAYED_SUPPORT, Exhaust(THIS_IT)),
        action(Exhaust(THIS_SUPPORT).to(Gain(1)), Discard(THIS_SUPPORT)),
    ],
    # Hidden Agenda
    "03144": [action(Play(one_or_none(CARD.yours.in_hand.kind(EVENT_CARD)), less=2), Discard(THIS_UPGRADE))],
    # Mandalorian Armor
    "03145": [after(PLAYED, Give(1, ATTACHED)), attached_has_more(WHILE_SHIELD_LIMIT, 1)],
    # Rend
    "03150": [play(Discard(a(CARD.kind(SUPPORT_CARD, UPGRADE_CARD).having(cost_exactly(0)))))],
    # Plastoid Armor
    "03152": [attached_has_more(WHILE_HEALTH, 1)],
    # Main Plaza, Vashka
    "03157": [
        claim(
            MoveDamage(1, a(CHARACTER.damaged), THIS_BATTLEFIELD, reminds=False).or_(
                MoveDamage(ALL_DAMAGE_HERE, THIS_BATTLEFIELD, a(CHARACTER))
            )
        )
    ],
    # Port District, Bespin
    "03159": [ambush_here(3)],
}
