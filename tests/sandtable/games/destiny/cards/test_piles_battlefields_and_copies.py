"""Cards about discard piles, unused battlefields, detected cards and dice that are rolled from those set aside."""

from __future__ import annotations

from sandtable.engine.dice import seeded
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.game import RULES
from sandtable.games.destiny.setting_up import seat
from tests.support import card, rule
from tests.support.destiny import THEM, Scene, a_character, a_piece, a_side, a_table

LEIA, KYLO, REY, VADER, JABBA, JANGO = "01028", "01011", "01038", "01010", "01020", "01021"
EVENT, DODGE, COVER, BLASTER, SABER = "01153", "01155", "01157", "01054", "01059"
ECHO_BASE, COMMAND_CENTER = "01166", "01168"


@card("07064")
def test_steadfast_moves_one_damage_or_two_with_an_empty_discard_pile() -> None:
    team = [a_character(REY, damage=3)]
    scene = a_table(team, [KYLO], hand=["07064"], discard=[EVENT], resources=1).play("Steadfast", "Kylo")
    assert (scene.damage("Rey"), scene.damage("Kylo")) == (2, 1)
    scene = a_table(team, [a_character(KYLO, shields=2)], hand=["07064"], resources=1).play("Steadfast", "Kylo")
    assert (scene.damage("Rey"), scene.damage("Kylo"), scene.shields("Kylo")) == (1, 2, 2)


@card("07064")
def test_steadfast_takes_no_damage_of_another_color() -> None:
    scene = a_table([a_character(LEIA, damage=3)], [KYLO], hand=["07064"], resources=1).play("Steadfast")
    assert (scene.damage("Leia"), scene.damage("Kylo")) == (3, 0)


@card("07064")
@rule("DST-CHT-03", "DST-CHT-04")
def test_steadfast_takes_damage_of_a_damaged_character() -> None:
    team = [a_character(REY, damage=1), a_character("01035")]
    scene = a_table(team, [KYLO], hand=["07064"], discard=[EVENT], resources=1).play("Steadfast", "Kylo")
    assert (scene.damage("Rey"), scene.damage("Kylo")) == (0, 1), "Luke is undamaged"


@card("07146")
def test_extract_sets_up_to_three_cards_of_one_pile_aside() -> None:
    theirs = a_side([KYLO], discard=[DODGE, COVER, BLASTER, SABER])
    scene = a_table([REY], theirs, hand=["07146"], discard=[EVENT]).play("Extract", "Dodge")
    assert not scene.can("All In"), "the own pile is another one"
    scene.answer("Take Cover", "Lightsaber")
    assert (scene.aside(), scene.discard(THEM)) == (["Dodge", "Take Cover", "Lightsaber"], ["DH-17 Blaster Pistol"])


@card("07146")
def test_extract_may_take_none() -> None:
    scene = a_table([REY], a_side([KYLO], discard=[DODGE]), hand=["07146"]).play("Extract", "no more")
    assert (scene.aside(), scene.discard(THEM)) == ([], ["Dodge"])


@card("14023")
def test_bing_detects_raises_damage_by_detected_cards_and_acts_again_with_two_of_them() -> None:
    scene = a_table(["14023"], a_side([KYLO], hand=[DODGE])).roll_next(0).activate("Bing", "detect a card")
    assert (len(scene.duel.detected), scene.asked) == (1, THEM)
    scene.pass_().resolve("Bing", "yes")
    assert scene.damage("Kylo") == 2, "1 indirect damage and one more"
    two = a_table(["14023", "14040"], a_side([KYLO], hand=[DODGE, COVER])).activate("Cassian").pass_()
    assert two.roll_next(0).activate("Bing", "detect a card").asked == 0, "two detected cards: one more action"


@card("14023")
def test_bing_may_leave_the_value_as_it_is() -> None:
    scene = a_table(["14023"], a_side([KYLO], hand=[DODGE])).roll_next(0).activate("Bing", "detect a card").pass_()
    assert scene.resolve("Bing", "no").damage("Kylo") == 1


@card("14037")
def test_cals_lightsaber_is_turned_on_cal_and_rolls_a_copy_from_a_side_without_damage() -> None:
    cal = a_character("14031", upgrades=[a_piece("14037", "2MD")])
    scene = a_table([cal], [KYLO]).roll_next(2).use("Cal Kestis' Lightsaber", "1 shield", "yes")
    assert scene.pool() == ["1Sh", "+3MD"]


@card("14037")
def test_on_others_cals_lightsaber_is_not_turned_and_a_damage_side_rolls_no_copy() -> None:
    rey = a_character(REY, upgrades=[a_piece("14037", "2MD")])
    assert a_table([rey], [KYLO]).use("Cal Kestis' Lightsaber").pool() == ["2MD"]
    blank = a_character(REY, upgrades=[a_piece("14037", "-")])
    scene = a_table([blank], [KYLO]).roll_next(0).use("Cal Kestis' Lightsaber", "yes")
    assert scene.pool() == ["-", "2MD"]


@card("14031")
def test_cal_takes_no_upgrade_of_another_color() -> None:
    scene = a_table(["14031"], hand=[BLASTER, SABER], resources=3)
    assert not scene.can("play DH-17") and scene.can("play Lightsaber")


@card("14031")
def test_cals_die_is_worth_more_with_an_equipment_a_weapon_and_an_ability_on_him() -> None:
    full = a_character("14031", showing=["1MD"], upgrades=[SABER, "01040", "01060"])
    assert a_table([full], [KYLO]).resolve("Cal Kestis", "Kylo").damage("Kylo") == 2
    two = a_character("14031", showing=["1MD"], upgrades=[SABER, "01040"])
    assert a_table([two], [KYLO]).resolve("Cal Kestis", "Kylo").damage("Kylo") == 1


@card("15024")
def test_xj9_switches_the_battlefield_and_gives_the_new_one_to_an_opponent() -> None:
    theirs = a_side([KYLO], battlefield=COMMAND_CENTER)
    scene = a_table([LEIA], theirs, supports=[a_piece("15024", "Sp")]).resolve("XJ9")
    assert (scene.duel.battlefield, scene.duel.holder) == (scene.duel.setup.battlefields[THEM], THEM)


@card("15056")
@rule("DST-OUT-01")
def test_k_3po_may_be_played_from_the_discard_pile_after_an_opponent_claims() -> None:
    scene = a_table([LEIA], [KYLO], discard=["15056"], resources=1, turn=THEM, holder=THEM)
    scene.claim("no")
    assert "K-3PO" in scene.prompt
    scene.answer("yes")
    assert (scene.supports(), scene.discard(), scene.resources()) == (["K-3PO"], [], 0)


@card("15056")
@rule("DST-OUT-01")
def test_k_3po_does_nothing_in_the_hand_in_play_or_without_the_resource() -> None:
    for hand, supports in ((["15056"], []), ([], ["15056"])):
        scene = a_table([LEIA], [KYLO], hand=hand, supports=supports, resources=1, turn=THEM, holder=THEM)
        assert "play this card" not in scene.claim("no").prompt
    scene = a_table([LEIA], [KYLO], discard=["15056"], turn=THEM, holder=THEM).claim("no")
    assert "K-3PO" not in scene.prompt


@card("15056")
def test_k_3po_is_discarded_to_use_the_claim_ability_and_waits_in_the_pile_again() -> None:
    """Command Center (01168) is not claimed; its claim ability is used."""
    scene = a_table([a_character(LEIA, damage=1)], [KYLO], supports=["15056"], holder=THEM).use("K-3PO")
    assert (scene.supports(), scene.discard(), scene.duel.claimer) == ([], ["K-3PO"], -1)
    k3po = scene.find("K-3PO")
    assert any(k3po in waiting for waiting in scene.duel.watch), "it waits in the pile"


@card("15087")
@rule("DST-ASD-11")
def test_aphra_may_shuffle_set_aside_droids_into_the_deck() -> None:
    deck = ((EVENT, 2), (DODGE, 2), (COVER, 2), ("01156", 2))
    mine = DeckList("", "INF", (Member("15087", 1),), (ECHO_BASE,), (), deck, set_aside=(("22083", 2), (SABER, 1)))
    theirs = DeckList("", "INF", (Member(KYLO, 1),), (ECHO_BASE,), (), deck)
    duel = RULES.start(seat([mine, theirs]), seeded("aphra"), 5000)
    while duel.holder < 0 or sum(duel.shields) < 2:
        duel.apply(0)
    scene = Scene(duel)
    before = len(scene.deck())
    scene.answer("yes", "NED-B")
    assert not scene.can("Lightsaber"), "no droid"
    scene.answer("NED-B")
    assert (len(scene.deck()), scene.aside()) == (before + 2, ["Lightsaber"])


@card("15087")
def test_aphra_may_deal_a_damage_after_a_droid_is_played() -> None:
    scene = a_table(["15087"], [KYLO], hand=["22083", COVER], resources=2).play("NED-B", "yes")
    assert scene.damage("Kylo") == 1
    scene.pass_().play("Take Cover", "Aphra")
    assert scene.damage("Kylo") == 1


@card("16001")
def test_alazmec_colonist_sets_a_random_card_aside_for_indirect_damage_of_its_cost() -> None:
    scene = a_table(["16001"], a_side([KYLO], discard=[SABER])).activate("Alazmec")
    assert (scene.damage("Kylo"), scene.aside(), scene.discard(THEM)) == (3, ["Lightsaber"], [])


@card("16001")
def test_alazmec_colonist_deals_nothing_without_a_card_or_cost() -> None:
    assert a_table(["16001"], [KYLO]).activate("Alazmec").damage("Kylo") == 0
    scene = a_table(["16001"], a_side([KYLO], discard=[COVER])).activate("Alazmec")
    assert (scene.damage("Kylo"), scene.aside()) == (0, ["Take Cover"])


@card("16006")
def test_dark_dispatch_removes_turns_and_rolls_a_purge_trooper_die() -> None:
    theirs = [a_character(LEIA, showing=["2RD"]), a_character(JABBA, showing=["1R"])]
    scene = a_table(["15005"], theirs, hand=["16006"], resources=2).roll_next(1)
    assert scene.play("Dark Dispatch").pool(THEM) == ["-"]
    assert scene.pool() == ["3RD1"]


@card("16006")
def test_dark_dispatch_does_nothing_without_an_inquisitor() -> None:
    theirs = [a_character(LEIA, showing=["2RD"])]
    assert a_table([REY], theirs, hand=["16006"], resources=2).play("Dark Dispatch").pool(THEM) == ["2RD"]


@card("16080")
def test_makashi_riposte_resolves_melee_unblockable_and_shields_a_master() -> None:
    rey = a_character(REY, showing=["1MD"], upgrades=[SABER])
    scene = a_table([rey], [a_character(KYLO, shields=2)], hand=["16080"]).play("Makashi Riposte", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo"), scene.shields("Rey"), scene.pool()) == (1, 2, 0, [])


@card("16080")
def test_a_master_of_makashi_gets_two_shields() -> None:
    rey = a_character(REY, showing=["1MD"], upgrades=["16084"])
    scene = a_table([rey], [KYLO], discard=["16080"], resources=1).answer("renew Makashi Riposte", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Rey"), scene.aside()) == (1, 2, ["Makashi Riposte"])


@card("18065")
def test_maintain_position_shields_two_characters_and_two_more_for_the_battlefield() -> None:
    team = [LEIA, REY, "01030"]
    scene = a_table(team, hand=["18065"], discard=["18064"], resources=1)
    scene.play("Maintain Position", "Leia", "Rey", "yes", "Leia", "Trooper")
    assert (scene.shields("Leia"), scene.shields("Rey"), scene.shields("Rebel Trooper")) == (2, 1, 1)
    assert scene.duel.holder == THEM


@card("18065")
def test_maintain_position_offers_no_more_without_hold_the_line_in_the_pile() -> None:
    scene = a_table([LEIA, REY], hand=["18065"], resources=1).play("Maintain Position", "Leia", "Rey")
    assert (scene.asked, scene.duel.holder) == (THEM, 0)


@card("21024")
def test_the_star_destroyer_is_activated_without_a_die_and_rolls_three_tie_fighter_dice() -> None:
    scene = a_table([LEIA], supports=["21024"]).roll_next(0, 1, 2).activate("Imperial-Class", "yes")
    assert (scene.pool(), scene.resources(), scene.exhausted("Imperial-Class")) == (["1RD", "+2RD", "2ID"], 1, True)


@card("21024")
def test_the_cost_of_the_star_destroyer_cannot_be_decreased() -> None:
    scene = a_table([LEIA], hand=["21024"], supports=["03127"], resources=5)
    assert not scene.can("play Imperial-Class")
    assert a_table([LEIA], hand=["21024"], supports=["03127"], resources=6).can("play Imperial-Class")


@card("21063")
def test_code_k_one_zero_ends_the_phase_and_uses_another_battlefield() -> None:
    mine = a_character(LEIA, showing=["2RD", "1F"], upgrades=[a_piece(BLASTER, "1RD")])
    theirs = a_side([KYLO], battlefield=COMMAND_CENTER, deck=[EVENT])
    scene = a_table([mine], theirs, hand=["21063"], deck=[DODGE], resources=3).play("Code K-One-Zero")
    assert scene.duel.battlefield == scene.duel.setup.battlefields[THEM]
    assert "Code K-One-Zero" in scene.aside()


@card("21063")
def test_code_k_one_zero_needs_three_dice() -> None:
    mine = a_character(LEIA, showing=["2RD", "1F"])
    scene = a_table([mine], hand=["21063"], resources=3).play("Code K-One-Zero")
    assert (scene.pool(), scene.aside(), scene.asked) == (["2RD", "1F"], ["Code K-One-Zero"], THEM)


@card("22023")
def test_executor_rolls_a_bombardment_die_after_a_red_leader_die() -> None:
    scene = a_table([a_character(LEIA, showing=["2RD"])], [KYLO], supports=["22023"]).roll_next(1)
    scene.resolve("Leia", "Kylo", "yes")
    assert (scene.pool(), scene.exhausted("Executor")) == (["5ID"], True)


@card("22023")
def test_executor_rolls_a_die_or_discards_a_support_for_two() -> None:
    scene = a_table([LEIA], supports=["22023"]).roll_next(4).use("Executor", "roll")
    assert scene.pool() == ["4Dr"]
    scene = a_table([LEIA], a_side([KYLO], supports=["22083"]), supports=["22023"], resources=2)
    scene.use("Executor", "spend", "NED-B")
    assert (scene.supports(THEM), scene.resources()) == ([], 0)


@card("22048")
def test_binary_force_activates_a_blue_character_and_turns_a_die_like_another_character_die() -> None:
    theirs = [a_character(JABBA, showing=["1R"])]
    scene = a_table([REY, LEIA], theirs, hand=["22048"]).roll_next(0).play("Binary Force", "yes")
    assert scene.options == ["1 resource", "+1 resource"], "Rey's die has two sides with that symbol"
    assert scene.answer("+1 resource").pool() == ["+1R"] and scene.exhausted("Rey")


@card("22048")
def test_binary_force_turns_nothing_where_no_other_character_die_shows_a_symbol_of_that_die() -> None:
    theirs = [a_character(VADER, showing=["2Dr"])]
    scene = a_table([REY], theirs, hand=["22048"]).roll_next(0).play("Binary Force")
    assert (scene.pool(), scene.asked) == (["1MD"], THEM)


@card("22116")
def test_the_trade_route_rolls_a_scavenger_die_and_resolves_it_or_takes_a_resource() -> None:
    scene = a_table([LEIA], a_side([KYLO], resources=2), battlefield="22116").roll_next(0).claim("yes", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(), scene.resources(THEM)) == (1, [], 2)
    scene = a_table([LEIA], a_side([KYLO], resources=2), battlefield="22116").roll_next(5).claim("yes")
    assert (scene.pool(), scene.resources(), scene.resources(THEM)) == ([], 1, 1)


@card("23036")
def test_scum_and_villainy_removes_damage_and_with_a_copy_in_the_pile_a_small_die_for_a_card() -> None:
    theirs = [a_character(LEIA, showing=["2RD"]), a_character(REY, showing=["1R"])]
    scene = a_table([JABBA], theirs, hand=["23036", DODGE], discard=["23036"], resources=1)
    scene.play("Scum And Villainy", "yes")
    assert (scene.pool(THEM), scene.hand()) == ([], [])
    scene = a_table([JABBA], theirs, hand=["23036", DODGE], resources=1).play("Scum And Villainy")
    assert (scene.pool(THEM), scene.asked) == (["1R"], THEM)


@card("23039")
def test_highsinger_deals_a_damage_when_rolled_and_plays_a_yellow_event_which_is_set_aside() -> None:
    scene = a_table([JABBA], [KYLO], supports=["23039"]).roll_next(3).activate("C-21 Highsinger")
    assert (scene.damage("Kylo"), scene.pool()) == (1, ["1R"])


@card("23039")
def test_highsinger_gives_a_shield_or_plays_a_yellow_event_of_the_pile_which_is_set_aside() -> None:
    theirs = [a_character(KYLO, showing=["1MD"])]
    ship = a_piece("23039", "Sp")
    scene = a_table([JABBA], theirs, discard=["23036", DODGE], supports=[ship], resources=1)
    scene.resolve("C-21 Highsinger", "play", "Scum")
    assert (scene.pool(THEM), scene.aside(), scene.discard()) == ([], ["Scum And Villainy"], ["Dodge"])
    assert scene.resources() == 0, "its cost is paid"
    scene = a_table([JABBA], theirs, supports=[ship]).resolve("C-21 Highsinger", "give", "Jabba")
    assert scene.shields("Jabba") == 1


@card("23105")
def test_going_somewhere_rolls_a_greedo_or_a_han_die() -> None:
    theirs = [a_character(REY, showing=["1MD"])]
    scene = a_table([JABBA], theirs, hand=["23105"], resources=1).roll_next(1)
    scene.play("Going Somewhere", "yes", "villain")
    assert (scene.pool(THEM), scene.pool()) == ([], ["2RD"])


@card("24090")
def test_senate_guard_shields_when_defeated_and_as_an_elite_rolls_a_stun_baton_die() -> None:
    scene = a_table([a_character("24090", dice=2)]).roll_next(0).activate("Senate Guard")
    assert scene.pool() == ["1MD"]
    assert a_table(["24090"]).activate("Senate Guard").pool() == []
    theirs = [a_character("24090", damage=6), a_character(LEIA)]
    scene = a_table([a_character(KYLO, showing=["1MD"])], theirs).resolve("Kylo", "Senate Guard")
    scene.answer("Leia")
    assert scene.shields("Leia") == 2


@card("24090")
def test_senate_guard_has_guardian() -> None:
    theirs = [a_character(KYLO, showing=["1MD"])]
    assert "Guardian" in a_table(["24090", LEIA], theirs).activate("Senate Guard").prompt


@card("16099")
def test_rally_the_covert_rolls_four_dice_which_are_resolved_or_take_others_along() -> None:
    """Two of the four are resolved; the two shields that are removed take two dice showing 1 along."""
    theirs = [a_character(LEIA, showing=["1F"]), a_character(REY, showing=["1R"])]
    scene = a_table([JABBA], theirs, hand=["16099"], resources=3).roll_next(0, 1, 3, 3)
    scene.play("Rally The Covert", "1 ranged", "Leia", "2 ranged", "Leia", "none", "1 focus", "1 resource")
    assert (scene.damage("Leia"), scene.pool(), scene.pool(THEM), scene.exhausted("Jabba")) == (3, [], [], True)


@card("16099")
def test_rally_the_covert_may_leave_the_others_and_rolls_nothing_without_a_ready_character() -> None:
    theirs = [a_character(LEIA, showing=["1F"])]
    scene = a_table([JABBA], theirs, hand=["16099"], resources=3).roll_next(1, 5, 1, 1)
    scene.play("Rally The Covert", "none")
    assert (scene.pool(), scene.pool(THEM), scene.asked) == ([], ["1F"], THEM), "no die shows 2 or 0"
    scene = a_table([a_character(JABBA, exhausted=True)], theirs, hand=["16099"], resources=3).play("Rally The Covert")
    assert scene.pool() == []


@card("21105")
def test_dank_farrik_rerolls_all_dice_after_an_opponent_removed_one_of_yours() -> None:
    mine = [a_character(REY, showing=["1MD"]), a_character(LEIA, showing=["2RD"])]
    theirs = a_side([a_character(KYLO, showing=["1MD"])], hand=["16042"], resources=1)
    scene = a_table(mine, theirs, discard=["21105"], turn=THEM).play("Dissuade").roll_next(2, 5)
    scene.answer("renew Dank Farrik")
    assert (scene.pool(), scene.pool(THEM), scene.aside()) == (["1Dc"], ["-"], ["Dank Farrik"])


@card("21105")
def test_dank_farrik_waits_for_a_removed_die() -> None:
    scene = a_table([a_character(REY, showing=["1MD"])], [KYLO], hand=["21105"], discard=["21105"])
    assert not scene.can("play Dank") and not scene.can("renew Dank")
