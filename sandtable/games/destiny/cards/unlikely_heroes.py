# interpreted: a table of sentences, read once at import
"""The effects of the Unlikely Heroes cards with a die. Facts (cost, sides) are in data/sets/UH.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Count Dooku, Makashi Master
    "18002": [after(YOU_HANDLED_THEIRS, Deal(1, HANDLED_CHARACTERS))],
    # Nightsister Acolyte
    "18003": [action(Play(a(CARD.yours.in_hand.having(ODD_COST))).to(Reroll(a(DIE))))],
    # Ren, Alluring Ideologue
    "18004": [after_first(THIS_TOOK, may(DiscardCard(a(CARD.yours.in_hand)).to(RollAside("03009"))))],
    # Asajj's Ginivex-Class Starfighter
    "18009": [
        power_action(
            Spot(CHARACTER.titled("Asajj Ventress").yours).to(Roll(a(character_die_of("Asajj Ventress", "her"))))
        )
    ],
    # Asajj's Lightsaber
    "18011": [
        after(played_on(CHARACTER.blue), may(Spend(1).to(MakeElite("this upgrade")))),
        this_die_cheaper_while(this_is_on(CHARACTER.titled("Asajj Ventress")), 1),
    ],
    # Dark Rage
    "18012": [
        only(CHARACTER.blue),
        value_more_while(
            attached_has_damage(6),
            instead(1, 2, attached_has_damage(9)),
            "increase this die's value by 1, or by 2 instead if attached character has 9 or more damage on it",
        ),
    ],
    # Deny Death
    "18013": [denied_by_discarding(CARD.yours.colored(BLUE).called("ability"), "ability")],
    # Water Of Life
    "18015": [special(Heal(1, a(CHARACTER)), Spot(ANY_CARD.yours.called("witch")).to(RerollInstead(RESOLVING_DIE)))],
    # Droideka
    "18016": [
        after(SET_UP, Give(1, THIS_CHARACTER)),
        dice_value_while(some_here(SHIELDS, 1, "this character has 1 or more shields"), DIE.its.of_character, 1),
        hurt_more_while(none_here(SHIELDS, "this character has no shields"), 1),
    ],
    # General Grievous, Kaleesh Warlord
    "18017": [
        focus_for_more(1, "droid"),
        power_action(
            DealIndirect(1, YOURSELF).to(
                Roll(a(lying_on(DIE.yours.called("droid"), "a droid die on a card you control")))
            )
        ),
    ],
    # Iden Versio, Imperial Ace
    "18018": [
        deck_rule("You may include Iden Versio on a team that also includes a Red hero leader."),
        PILOTING,
        raises_piloted(1),
    ],
    # Tarkin, Uncompromising Tactician
    "18019": [
        power_action(
            RevealHand(a(HAND.opposing)),
            may(DiscardCard(a(CARD.yours.in_hand)).to(DiscardCard(a(SAME_COST_IN_THEIR_HAND)))),
        )
    ],
    # Armored Assault Tank
    "18026": [power_action(Spot(ANY_CARD.called("leader").yours).to(Roll(THIS_LYING_DIE)))],
    # Tactical Droid
    "18028": [
        power_action(Resolve(a(DIE.yours.having(COST)), NOTING_ITS_SIDE).then(Turn(a(DIE.yours), UNLIKE_THAT_DIE)))
    ],
    # Uncompromising
    "18029": [
        gains_while(this_is_on(CHARACTER.called("leader")), REDEPLOY),
        after(resolving_this(), LookAtHand(a(HAND.opposing)).and_(DiscardCard(a(cheapest_from_it(CARD))))),
    ],
    # Aurra Sing, Merciless Hunter
    "18030": [action(Remove(a(DIE.yours)).to(Resolve(a(DIE.of_this_character.of_character), increased(1))))],
    # Bossk, Apex Predator
    "18031": [PILOTING, power_action(MoveUpTo(2, a(CHARACTER.opposing.damaged), a(CHARACTER.other)))],
    # Death Watch Mandalorian
    "18032": [
        has_while(ANY_CARD.yours.called("leader"), GUARDIAN),
        after(REMOVED_THIS_DIE, DealIndirect(1, AN_OPPONENT)),
    ],
    # Pre Vizsla, Death Watch Commander
    "18033": [
        after(
            SET_UP, PlayOn(a(CARD.yours.aside.titled("Darksaber").having(of_print("16103"))), THIS_CHARACTER, FOR_FREE)
        ),
        power_action(Remove(a(DIE.yours)).to(Give(1, THIS_CHARACTER))),
    ],
    # Gauntlet Fighter
    "18041": [AMBUSH, after(ACTIVATED_SUPPORT, may(Remove(a(DIE.yours.other)).to(Resolve(THIS_DIE))))],
    # Cad Bane's Ll-30
    "18042": [
        after(played_on(CHARACTER.titled("Cad Bane")), may(Spend(1).to(MakeElite("this upgrade")))),
        special(Deal(1, a(CHARACTER), UNBLOCKABLE)),
    ],
    # Modified Relby V-10
    "18043": [power_action(Remove(a(DIE.yours)).to(Roll(THIS_LYING_DIE)))],
    # Elite Mercenary
    "18045": [x_is(to_a_maximum(3, YOUR_RESOURCES))],
    # Chirrut Îmwe, Spiritual Warrior
    "18046": [
        cannot_play_on_this(CARD.colored(BLUE).called("ability")),
        power_action(
            or_instead(
                Turn(a(DIE.yours.of_character.showing(BLANK)), side_of_value(1)),
                Turn(a(DIE.yours.of_character.showing(BLANK))),
                spotting(ANY_CARD.yours.titled("Baze Malbus")),
            )
        ),
    ],
    # Mace Windu, Fearsome Duelist
    "18047": [
        UNBLOCKABLE_DIE,
        power_action(
            watching(
                Resolve(a(DIE.of_this_character.of_character.showing_damage), NOTING_ITS_SIDE).about_it(
                    If(A_CHARACTER_WAS_DEFEATED, may(ReturnAndResolve()))
                )
            )
        ),
    ],
    # Patient Padawan
    "18048": [after(resolving_this(SHIELD), may(DiscardTop(1, a(A_DECK))))],
    # Plo Koon, Jedi Ace
    "18049": [
        PILOTING,
        power_action(
            RemoveTokens(1, SHIELDS, a(CHARACTER.yours.called("pilot"))).to(
                Play(one_or_none(CARD.yours.in_hand.called("vehicle")), less=1)
            )
        ),
    ],
    # Plo Koon's Starfighter
    "18057": [
        after_first(
            THIS_BECOMES_PILOTED,
            may(
                or_instead(
                    Give(1, a(CHARACTER.red)),
                    Give(1, a(CHARACTER)),
                    piloted_by_one_of("it is piloted by Plo Koon", "Plo Koon"),
                )
            ),
        )
    ],
    # Sentinel Lightsaber
    "18058": [
        after(PLAYED, may(Give(1, a(CHARACTER)))),
        special(Exhaust(THIS_UPGRADE).to(Resolve(a(DIE.yours.showing(SHIELD)), STAYS)), RerollInstead(RESOLVING_DIE)),
    ],
    # Yoda's Teachings
    "18059": [
        play_only_if(spotting(CHARACTER.blue.yours)),
        special(two_of_these(Gain(1), Give(1, a(CHARACTER)), DiscardTop(1, a(A_DECK)), Turn(a(DIE.yours)))),
    ],
    # Baze Malbus, Devoted Guardian
    "18060": [
        GUARDIAN,
        power_action(
            Spend(1)
            .or_(Spot(CHARACTER.titled("Chirrut Îmwe").yours))
            .to(Resolve(a(DIE.yours.having(MODIFIER)), WITHOUT_MODIFIER))
        ),
    ],
    # Clone Commander Cody, Ardent Leader
    "18061": [
        after_start_or_control(If(YOU_CONTROL_THE_BATTLEFIELD, Draw(1))),
        power_action(DiscardCard(a(CARD.yours.in_hand)).to(Turn(a(DIE.called("trooper"))))),
    ],
    # Republic Senator
    "18062": [power_action(Play(one_or_none(CARD.yours.in_hand.kind(EVENT_CARD))).to(DiscardRandom(1)))],
    # Rex, Bastion Of The Republic
    "18063": [
        after_first_time(played_a(CARD.colored(RED).called("weapon", "equipment", "vehicle")), may(TakeControl()))
    ],
    # AT-TE
    "18067": [power_action(Resolve(this_die(), REROLLING)), special(Deal(1, each(CHARACTER.opposing)))],
    # The Bad Batch
    "18068": [
        after(
            ACTIVATED_SUPPORT,
            one_and_again_if(
                spotting(ANY_CARD.called("leader").yours),
                RollAside("05038", 1, "1 set-aside {} die"),
                RollAside("08075", 1, "1 set-aside {} die"),
            ),
        )
    ],
    # Dc-15a Blaster Carbine
    "18069": [action(Return(THIS_UPGRADE).to(UseBattlefield()))],
    # Bo-Katan Kryze, Rightful Ruler
    "18072": [
        power_action(
            Choose(a(DIE.opposing.showing_damage))
            .and_(force_them(Resolve(IT)))
            .then(may(Resolve(a(DIE.yours.showing_damage), increased(1))))
        ),
        special(DealIndirect(3, AN_OPPONENT, UNBLOCKABLE)),
    ],
    # Padmé Amidala, Political Idealist
    "18073": [
        power_action(RemoveTokens(3, RESOURCES, ON_THIS_CARD).to(Play(one_or_none(set_aside_card("01050")), FOR_FREE))),
        special(DiscardTop(2, a(A_DECK)), Place(1, RESOURCES, ON_THIS_CARD)),
    ],
    # Rebel Smuggler
    "18074": [PILOTING, after_first(RESOLVED_PILOTED, Gain(1))],
    # Zeb Orrelios, Honorable Warrior
    "18075": [after(resolving_this(MELEE, RANGED), may(Draw(1)))],
    # Defiant Uprising
    "18079": [after(activating(CHARACTER.having(of_colors(BLUE, RED))), may(Activate(THIS_SUPPORT)))],
    # Partisan Recruit
    "18082": [bears_indirect(3, " dealt to yourself")],
    # XS Freighter
    "18083": [
        before(ACTIVATED_BY_PILOTING, may(in_sentences(SearchToPlayHere(CARD.called("mod"), 1), ShuffleDeck()))),
        special(Roll(a(DICE_ON_ATTACHED_MODS))),
    ],
    # BB-8
    "18086": [after(PLAYED_SUPPORT, may(Spend(1).to(MakeElite("it")))), special(Draw(1))],
    # Chirrut's Staff
    "18087": [
        after(
            PLAYED,
            may(
                or_instead(
                    Reroll(a(DIE.showing(BLANK))),
                    Turn(that_one(DIE.showing(BLANK))),
                    this_is_on(CHARACTER.titled("Chirrut Îmwe")),
                )
            ),
        )
    ],
    # Ataru Mastery
    "18093": [
        only(CHARACTER.blue),
        limit_one("form"),
        after(PLAYED, Give(2, a(CHARACTER))),
        special(Give(2, a(CHARACTER)), Deal(SHIELDS_ON_THAT, a(CHARACTER))),
    ],
    # Ataru Training
    "18094": [
        only(CHARACTER.blue),
        special(
            Give(1, a(CHARACTER)),
            Deal(HALF_THE_SHIELDS_ON_THAT, a(CHARACTER)),
            may(
                DiscardFromIt(THIS_UPGRADE).to(
                    PlayOn(one_or_none(CARD.yours.in_hand_or_discard.titled("Ataru Mastery")), WAS_ATTACHED, FOR_FREE)
                )
            ),
        ),
    ],
    # Palace Of The Jedi, Coruscant
    "18095": [
        after(YOU_TAKE_THIS, Remove(ITS_DIE)),
        power_action(Roll(THIS_LYING_DIE)),
        special(MoveDamage(1, a(CHARACTER.damaged), a(CHARACTER.other))),
    ],
    # Security Droid
    "18099": [after(resolving_this(MELEE, RANGED), may(Spend(1).to(Remove(a(DIE.showing_damage)))))],
    # Utility Belt
    "18101": [attached_has_more(WHILE_UPGRADE_LIMIT, 1)],
    # Fennec Shand, Adept Mercenary
    "18103": [
        after(played_a(CARD.colored(YELLOW).kind(EVENT_CARD)), may(Reroll(a(DIE.yours)))),
        power_action(
            Reroll(a(DIE.called("weapon"))).then(
                IfElse(
                    it_now_shows(DIE.showing_damage, "that die is showing damage"),
                    Deal(1, a(CHARACTER)),
                    Give(1, THIS_CHARACTER),
                )
            )
        ),
    ],
    # Bo-Rifle
    "18108": [REDEPLOY, damage_sides_as(RANGED)],
    # Gozanti Cruiser
    "18112": [power_action(Remove(a(DIE.yours.showing(SHIELD))).to(DiscardRandom(1)))],
    # Z-95
    "18113": [
        before(ACTIVATED_SUPPORT, DealIndirect(1, YOURSELF)),
        open_action(DiscardCard(exactly(2, CARD.yours.in_hand)).to(TakeCard(THIS_SUPPORT))),
    ],
    # EE-3 Carbine Rifle
    "18114": [
        gains_while(this_is_on(CHARACTER.called("bounty-hunter", "trooper")), REDEPLOY),
        power_action(Remove(this_die(MELEE, RANGED)).to(DealIndirect(3, AN_OPPONENT))),
    ],
}
