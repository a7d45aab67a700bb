# interpreted: a table of sentences, read once at import
"""The effects of the Redemption cards with a die. Facts (cost, sides) are in data/sets/RM.json."""

from sandtable.games.destiny.language import *

ABILITIES = {
    # Darth Zannah, Student of the Sith
    "15001": [
        after(
            ACTIVATED,
            Deal(1, a(character_in_words(CHARACTER.yours.other.called("sith"), "another Sith you control"))).to(
                Roll(a(lying_on(DIE.of_that_character.of_character, "a character die on it")))
            ),
        ),
        after(
            defeated_you_control(CHARACTER.having(being("sith"))),
            ThisGainsDiceAndSubtype("sith", "this character gains their dice and Sith for the rest of the game"),
        ),
    ],
    # Kylo Ren, Driven by Fear
    "15002": [
        before(STARTING_HAND, may(ShuffleCopiesIn(2, ("01082", "02071")))),
        after(
            ACTIVATED,
            DealIndirect(2, AN_OPPONENT),
            force_that_opponent(Turn(the_dice(DIE.of_this_character.of_character), OF_THEIR_CHOICE)),
        ),
    ],
    # Maul, Consumed by Revenge
    "15003A": [
        after(
            played_a(CARD.kind(EVENT_CARD)),
            Place(1, RESOURCES, ON_THIS_CARD),
            If(
                some_here(RESOURCES, 7, "this character has 7 or more resources on it"),
                may(Spend(2).to(Flip("this card"))),
            ),
        )
    ],
    # Maul, Conqueror of Mandalore
    "15003B": [
        after(played_a(CARD.kind(EVENT_CARD)), Place(1, RESOURCES, ON_THIS_CARD)),
        power_action(Play(one_or_none(CARD.yours.in_hand.colored(BLUE).kind(EVENT_CARD).having(EVEN_COST)), less=1)),
        special(
            one_or_both(
                Gain(2),
                Resolve(a(DIE), YOURS_OR_THEIRS),
                some_here(RESOURCES, 7, "this character has 7 or more resources on it"),
            )
        ),
    ],
    # Savage Opress, Loyal Sibling
    "15004A": [
        team_up(1, "Maul"),
        GUARDIAN,
        power_action(DiscardCard(a(CARD.yours.in_hand)).and_(Spend(3)).then(Flip("this character"))),
    ],
    # Savage Opress, Dark Acolyte
    "15004B": [
        GUARDIAN,
        special(
            one_or_both(
                Deal(2, a(CHARACTER)),
                Turn(a(DIE), side_of_value(0)),
                some_here(DAMAGE, 6, "this character has 6 or more damage"),
            )
        ),
    ],
    # Tenth Brother, Tested by the Force
    "15005": [special(UseSpecial(a(ANOTHER_SPECIAL)))],
    # General Veers, Death Squadron General
    "15013": [
        after(FIRST_ROUND_STARTS, may(Spend(2).to(add_to_team("15015")))),
        power_action(TakeControl()),
    ],
    # Kendal Ozzel, Bumbling Tactician
    "15014": [before(STARTING_ROLL, each_opponent_may(LOSE_THE_ROLL_OFF.to(Give(2, distributed(CHARACTER.yours)))))],
    # Snowtrooper
    "15015": [health_while_fighting_on("Hoth", 1)],
    # Blizzard 1
    "15023": [
        FIXED_COST,
        after(
            ACTIVATED_SUPPORT,
            may(set_aside_again(RollAside(), "Set that die aside after it is resolved or removed")),
        ),
    ],
    # XJ9-CS14
    "15024": [special(SwitchBattlefield("a set-aside battlefield").and_(GiveControl("it")))],
    # Electrohammer
    "15025": [after(THIS_DIE_DEALT, may(Remove(a(DIE.of_that_character.of_character_or_upgrade))))],
    # Garindan, Information Trader
    "15026": [
        DETECT,
        after(DETECTED_LEAVES, may(Draw(1))),
        special(
            Choose(a(in_these_words(CARD.in_discard, "a card in any player's discard pile"))).and_(
                roll_into_own_pool("its", ". Set that die aside after it is resolved or removed")
            )
        ),
    ],
    # Pirate Loyalist
    "15027": [],
    # Skreek, Warbird Enforcer
    "15028": [
        PILOTING,
        after(ACTIVATED, If(THIS_SHOWS_DAMAGE, may(Spend(1).to(Remove(a(DIE.opposing.showing_damage)))))),
    ],
    # Ziro The Hutt, Crime Lord
    "15029": [power_action(PlayFromTop(4, DOWNGRADE).then(Deal(1, a(CHARACTER.opposing.having(HAS_DOWNGRADE)))))],
    # Pirate Crew Member
    "15035": [before(resolving_this(MELEE, RANGED), may(OnlyIf(TEAM_SHARES_COLOR, RaiseValue(1))))],
    # Burryaga Agaburry, Savior of Hetzal
    "15036": [
        power_action(
            Remove(a(DIE.of_this_character.of_character.showing_damage)).to(
                Play(one_or_none(CARD.yours.in_hand.kind(EVENT_CARD)), less=1)
            )
        )
    ],
    # Jaro Tapal, Selfless Master
    "15037": [
        team_up(1, "Cal Kestis"),
        GUARDIAN,
        before(THIS_TAKES, may(Resolve(a(DIE.yours.its.of_character.showing(MELEE, RANGED, INDIRECT))))),
    ],
    # Jedi Apprentice
    "15038": [include_only_if("you have a Jedi on your team"), upgrades_gain("weapon", REDEPLOY)],
    # Leia Organa, Adept Student
    "15039": [GUARDIAN, after(ACTIVATED, RevealTop(), Give(THE_COST_SHOWN, a(CHARACTER)))],
    # Luminara Unduli, Patient Master
    "15040": [
        each_has_more(WHILE_HEALTH, 1, CHARACTER.having(being("apprentice"))),
        special(
            two_of_these(
                DiscardRandom(1),
                Give(1, a(CHARACTER)),
                Roll(
                    a(lying_on_others(DIE.called("apprentice").yours, "an apprentice die on one of your other cards"))
                ),
            )
        ),
    ],
    # Qui-Gon Jinn, Venerable Maverick
    "15041": [
        this_has_both(WHILE_SHIELD_LIMIT, WHILE_UPGRADE_LIMIT, 1),
        power_action(RemoveShieldFrom(a(CHARACTER.yours.having(with_shields(3)))).to(Gain(1))),
    ],
    # Force Heal
    "15047": [only(CHARACTER.blue), special(Deal(1, a(CHARACTER.yours)).to(Heal(2, a(CHARACTER.other))))],
    # Leia Organa's Lightsaber
    "15048": [
        before(resolving_this(), RaiseValue(SHIELDS_ON_ATTACHED)),
        gains_while(this_is_on(CHARACTER.titled("Leia Organa")), REDEPLOY),
    ],
    # Admiral Ackbar, Brilliant Tactician
    "15049": [
        PILOTING,
        after(SET_UP, If(THIS_IS_ELITE, may(add_to_play_area("08086")))),
        after(UPKEEP_BEGINS, may(add_to_play_area("08086"))),
    ],
    # Chewbacca, Commanding Force
    "15051": [GUARDIAN, after(GUARDIAN_REMOVED, Deal(1, MATCHING_CHARACTER)), power_action(MoveAmong(2))],
    # Dak Ralter, Rogue Gunner
    "15052": [
        PILOTING,
        after(
            ACTIVATED,
            MoveTokens(
                1,
                SHIELDS,
                a(CARD_ON_THE_TABLE.you_control),
                a(in_these_words(CARD_ON_THE_TABLE.you_control, "another card you control")),
                is_other=True,
            ).or_(Give(1, a(CHARACTER.yours))),
        ),
    ],
    # General Rieekan, Mastermind
    "15053": [power_action(Draw(number_of(DIE.of_this_character.of_character.showing(SHIELD))))],
    # Rebel Sniper
    "15054": [
        power_action(
            DiscardCard(a(CARD.yours.in_hand)).to(Resolve(a(DIE.of_this_character.of_character), increased(1)))
        )
    ],
    # K-3PO
    "15056": [
        after_in_discard(OPPONENT_CLAIMED, may(PlayThisFromDiscard())),
        power_action(Discard(THIS_CARD).to(UseBattlefield("the claim ability"))),
    ],
    # Redemption
    "15057": [
        after(
            ACTIVATED_SUPPORT,
            set_aside_again(RollAside("04026", 2), "Set those dice aside after they are resolved or removed"),
        )
    ],
    # Rogue One
    "15058": [
        after(
            ACTIVATED_SUPPORT,
            or_if(
                RemoveTokens(1, SHIELDS, a(CARD_ON_THE_TABLE)),
                piloted_by_one_of(
                    "Luke Skywalker or Dak Ralter are piloting this vehicle", "Luke Skywalker", "Dak Ralter"
                ),
                Remove(a(DIE.having(value_of(0)))),
            ),
        )
    ],
    # Rogue Two
    "15059": [after(ACTIVATED_SUPPORT, Spot(CHARACTER.yours.unique.red).to(Reroll(a(DIE))))],
    # Wookiee Fluttercraft
    "15061": [
        after(
            ACTIVATED_SUPPORT,
            If(
                none_here(DAMAGE, "there is no damage on it"),
                may(
                    MoveDamage(
                        1,
                        a(CHARACTER.damaged.having(worded(HAS_GUARDIAN, "with Guardian"))),
                        ON_THIS_CARD,
                        reminds=False,
                    )
                ),
            ),
        )
    ],
    # Veteran of War
    "15062": [
        only(CHARACTER.unique.red),
        after(PLAYED, may(Spend(1).to(Heal(2, ATTACHED)))),
        special(Resolve(a(DIE.yours.red), increased(1)), Remove(a(DIE.opposing))),
    ],
    # Benthic, "Two Tubes"
    "15063": [
        PILOTING,
        after(OPPONENT_CLAIMED, Deal(2, a(CHARACTER))),
        power_action(DealIndirect(1, YOURSELF).to(Remove(a(DIE.showing_damage)))),
    ],
    # Dash Rendar, Outer Rim Hotshot
    "15064": [PILOTING, power_action(PlayGiving(one_or_none(CARD.yours.in_hand.colored(YELLOW)), AMBUSH))],
    # Lumpawaroo, Chewbacca's Pride
    "15065": [
        GUARDIAN,
        after(THIS_WAS_DEALT, Deal(HALF_OF_DEALT, a(CHARACTER))),
        before(
            resolving_one_of(DIE.of_this_character.of_character.showing_damage),
            OnlyIf(this_has(damage_at_least(6)), RaiseValue(1)),
        ),
    ],
    # Obi-Wan Kenobi, "Rako Hardeen"
    "15066": [
        attaches_color(BLUE),
        detects(2),
        after(ACTIVATED, If(opponent_has_detected(CARD.kind(EVENT_CARD)), Gain(1))),
    ],
    # Grand Theft Speeder
    "15068": [
        modify_opponents("vehicle"),
        after(
            ATTACHED_SUPPORT_IS_ACTIVATED,
            may(DiscardThis(THIS_DOWNGRADE).to(Resolve(a(DICE_OF_THAT_SUPPORT), ANYBODYS))),
        ),
    ],
    # Outrider
    "15072": [
        after(ACTIVATED_SUPPORT, LookAtTop(2, a(DECK.yours)).and_(OneUnderOtherToHand())),
        special(PlayBottom().or_(Resolve(a(DIE.yours), STAYS))),
    ],
    # Force Valor
    "15076": [
        play_only_if(spotting(CHARACTER.blue.yours)),
        special(two_of_these(Deal(1, a(CHARACTER)), Heal(1, a(CHARACTER)), Turn(a(DIE), side_not_showing(SPECIAL)))),
    ],
    # Lightsaber Tonfa
    "15078": [
        after(PLAYED, may(Spend(1).to(Place(1, RESOURCES, ON_IT)))),
        value_more(tokens_here(RESOURCES, "this upgrade")),
    ],
    # Quilloned Lightsaber
    "15079": [
        REDEPLOY,
        after_played_or_moved(
            If(it_is_on(CHARACTER.having(IS_HERO)), Heal(1, ATTACHED_IT)),
            If(it_is_on(CHARACTER.having(IS_VILLAIN)), Deal(1, a(CHARACTER.opposing))),
        ),
    ],
    # DC-17 Hand Blaster
    "15085": [],
    # Security Baton
    "15086": [
        REDEPLOY,
        after(ROLLED_THIS, may(Reroll(IT))),
        before(resolving_this(), may(RemoveShieldFrom(a(CHARACTER.opposing)))),
    ],
    # Doctor Aphra, Archaeologist
    "15087": [
        after(
            SET_UP,
            may(
                ShuffleIn(
                    up_to(6, CARD.yours.aside.called("droid").having(NO_CHARACTER)),
                    " (ignoring deckbuilding restrictions)",
                )
            ),
        ),
        after(played_a(CARD.called("droid")), may(DealIndirect(1, AN_OPPONENT))),
    ],
    # Hondo Ohnaka, Ultimate Pragmatist
    "15088": [
        after(ACTIVATED, may(RollAside("15027", 2, "2 set-aside {} dice"))),
        special(Deal(instead(2, 3, MADE_THEM_LOSE), a(CHARACTER.opposing))),
    ],
    # Dark Memories
    "15089": [REDEPLOY, after(ATTACHED_ACTIVATES, Deal(1, THE_CHARACTER))],
    # Black Market Arm
    "15093": [attached_has_more(WHILE_HEALTH, instead(1, 2, attached_is(CHARACTER.called("pirate", "bounty-hunter"))))],
    # Hustling
    "15094": [special(Gain(1).or_(RemoveTokens(1, RESOURCES, a(NON_PLOT))))],
    # Syndicate Electrostaff
    "15095": [play_only_if(TEAM_SHARES_SUBTYPE), cheaper_dice(DIE.of_attached.of_character_or_upgrade, 1)],
    # Mandalorian Executioner Vibro-Ax
    "15097": [
        only(CHARACTER.having(health_at_least(13, "with"))),
        REDEPLOY,
        special(Deal(2, a(CHARACTER), UNBLOCKABLE)),
    ],
}
