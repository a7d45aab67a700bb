"""Hands of opponents that are looked at, revealed or detected, and cards in them that are played or discarded."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_free_for_all, a_piece, a_side, a_table

LEIA, KYLO, REY, JABBA, PHASMA, PADAWAN = "01028", "01011", "01038", "01020", "01001", "01036"
DODGE, COVER, ALL_IN, BLASTER, MARKET, SABER = "01155", "01157", "01152", "01054", "01064", "01059"
CASSIAN, BALA, GALEN, OPERATION, KALLUS = "14040", "14021", "14041", "14062", "21059"
FACE, PLAN, BEHIND, CLEVER, SLICE, SWITCH = "12027", "21064", "21062", "23019", "16100", "14088"
SABOTAGE, STATION = "02147", "18040"
RUSE, TORMENTED, THOUGHTS, SUPERIORITY = "11012", "04001", "24009", "15084"


@card("14062")
def test_the_operation_plays_a_detected_card_once_and_does_not_ready() -> None:
    scene = a_table([CASSIAN], a_side([LEIA], hand=[BLASTER]), resources=1, plots=[OPERATION])
    scene.activate("Cassian").pass_().use("Intelligence Operation", "DH-17")
    assert (scene.upgrades("Cassian"), scene.hand(THEM), scene.resources()) == (["DH-17 Blaster Pistol"], [], 0)
    assert scene.exhausted("Intelligence Operation")
    theirs = a_side([LEIA], deck=[DODGE] * 9)
    scene = a_table([CASSIAN], theirs, deck=[DODGE] * 9, plots=[a_piece(OPERATION, exhausted=True)]).pass_().pass_()
    while scene.duel.round == 1:
        scene.duel.apply(0)
    assert scene.exhausted("Intelligence Operation") and not scene.can("use Intelligence Operation")


@card("14062")
def test_the_operation_plays_no_card_that_is_not_detected() -> None:
    scene = a_table([CASSIAN], a_side([LEIA], hand=[BLASTER]), hand=[BLASTER], resources=1, plots=[OPERATION])
    scene.use("Intelligence Operation")
    assert (scene.upgrades("Cassian"), scene.resources()) == ([], 1) and scene.exhausted("Intelligence Operation")


@card("21059")
@rule("D-443")
def test_kallus_deals_one_indirect_damage_for_each_time_that_he_reveals_cards() -> None:
    scene = a_table([KALLUS, CASSIAN], a_side([LEIA], hand=[DODGE])).activate("Cassian")
    assert scene.damage("Leia") == 1
    scene.pass_().use("Kallus")
    assert scene.damage("Leia") == 2
    assert a_table([KALLUS, CASSIAN], a_side([LEIA])).activate("Cassian").damage("Leia") == 0


@card("21059")
def test_kallus_lets_both_players_play_an_event_of_the_other_hand() -> None:
    theirs = a_side([LEIA], hand=[COVER, BLASTER], resources=1)
    scene = a_table([KALLUS], theirs, hand=[COVER, DODGE]).use("Kallus", "yes", "Kallus", "yes", "Leia")
    assert (scene.shields("Kallus"), scene.shields("Leia"), scene.damage("Leia")) == (1, 0, 0)  # it blocked his damage
    assert (scene.hand(), scene.hand(THEM)) == (["Dodge"], ["DH-17 Blaster Pistol"])
    assert (scene.discard(), scene.discard(THEM)) == (["Take Cover"], ["Take Cover"])


@card("21059")
def test_kallus_plays_no_event_that_can_not_be_paid() -> None:
    scene = a_table([KALLUS], a_side([LEIA], hand=[DODGE], resources=1), hand=[DODGE], resources=1).use("Kallus")
    assert (scene.asked, scene.hand(), scene.hand(THEM)) == (THEM, ["Dodge"], ["Dodge"])
    assert scene.knows(ME) == ["Dodge", "Dodge"]


@card("12027")
def test_face_the_enemy_draws_two_cards_for_an_opponent_and_puts_cards_back_in_any_order() -> None:
    theirs = a_side([LEIA], hand=[DODGE], deck=[COVER, BLASTER, MARKET])
    scene = a_table([a_character(REY, exhausted=True)], theirs, hand=[FACE])
    scene.play("Face the Enemy", "Take Cover", "Dodge")
    assert (scene.hand(THEM), scene.deck(THEM)) == (["DH-17 Blaster Pistol"], ["Dodge", "Take Cover", "Black Market"])


@card("12027")
def test_face_the_enemy_needs_an_exhausted_character_and_two_cards_to_draw() -> None:
    theirs = a_side([LEIA], hand=[DODGE], deck=[COVER])
    assert a_table([REY], theirs, hand=[FACE]).play("Face the Enemy").hand(THEM) == ["Dodge"]
    scene = a_table([a_character(REY, exhausted=True)], theirs, hand=[FACE]).play("Face the Enemy")
    assert (scene.hand(THEM), scene.knows(ME), scene.asked) == (["Dodge", "Take Cover"], [], THEM)


@card("21064")
def test_contingency_plan_plays_an_event_from_the_top_three_cards_of_a_deck_for_its_cost() -> None:
    scene = a_table([LEIA], a_side([KYLO], deck=[BLASTER, COVER, DODGE, ALL_IN]), hand=[PLAN], resources=1)
    scene.play("Contingency Plan", "player 2", "yes", "Leia")
    assert (scene.shields("Leia"), scene.deck(THEM), scene.discard(THEM)) == (
        1,
        ["DH-17 Blaster Pistol", "Dodge", "All In"],
        ["Take Cover"],
    )
    scene = a_table([LEIA], a_side([KYLO], deck=[BLASTER, DODGE]), hand=[PLAN], resources=1)
    scene.play("Contingency Plan", "player 2")
    assert (scene.asked, scene.knows(ME), scene.resources()) == (THEM, ["DH-17 Blaster Pistol", "Dodge"], 1)


@card("21064")
def test_contingency_plan_needs_a_unique_red_character() -> None:
    scene = a_table([REY, "01002"], a_side([KYLO], deck=[COVER]), hand=[PLAN]).play("Contingency Plan")
    assert scene.knows(ME) == []


@card("21062")
def test_a_spy_behind_enemy_lines_discards_a_card_to_play_an_event_of_the_other_hand() -> None:
    theirs = a_side([LEIA], hand=[DODGE, BLASTER])
    scene = a_table([CASSIAN], theirs, hand=[BEHIND, COVER], resources=2)
    scene.play("Behind Enemy Lines", "yes")
    assert (scene.discard(THEM), scene.resources(), scene.hand()) == (["Dodge"], 0, [])
    assert sorted(scene.discard()) == ["Behind Enemy Lines", "Take Cover"]
    scene = a_table([REY], theirs, hand=[BEHIND, COVER], resources=2).play("Behind Enemy Lines")
    assert (scene.knows(ME), scene.hand(THEM)) == ([], ["Dodge", "DH-17 Blaster Pistol"])


@card("23019")
def test_effective_intelligence_makes_an_opponent_discard_one_of_two_cards_of_the_same_cost() -> None:
    theirs = a_side([LEIA], hand=[ALL_IN, COVER, BLASTER])  # 1, 0 and 1
    scene = a_table([REY], theirs, hand=[CLEVER]).play("Effective Intelligence")
    assert scene.asked == THEM and not scene.can("Take Cover")
    assert scene.answer("All In").discard(THEM) == ["All In"]


@card("23019")
def test_effective_intelligence_discards_nothing_where_all_costs_differ() -> None:
    theirs = a_side([LEIA], hand=[ALL_IN, COVER, DODGE])  # 1, 0 and 2
    scene = a_table([REY], theirs, hand=[CLEVER]).play("Effective Intelligence")
    assert (len(scene.hand(THEM)), len(scene.knows(ME))) == (3, 3)


@card("16100")
@rule("DST-DET-06")
def test_slice_gives_up_a_die_to_look_at_a_hand_and_detect_a_card_of_it() -> None:
    theirs = a_side([LEIA], hand=[DODGE, COVER])
    scene = a_table([a_character(REY, showing=("1MD", "1R"))], theirs, hand=[SLICE])
    scene.play("Slice")
    assert scene.asked == THEM
    scene.answer("melee")
    assert (scene.asked, scene.pool()) == (ME, ["1R"])
    scene.answer("Dodge")
    assert [scene.duel.print(each).title for each in scene.duel.detected] == ["Dodge"]
    scene.pass_().pass_()
    assert scene.duel.detected == ()


@card("16100")
def test_slice_sees_nothing_where_no_die_could_be_removed() -> None:
    scene = a_table([REY], a_side([LEIA], hand=[DODGE]), hand=[SLICE]).play("Slice")
    assert (scene.knows(ME), scene.duel.detected) == ([], ())


@card("14088")
@rule("DST-DET-06", "D-445")
def test_a_detected_card_is_switched_with_the_top_card_of_its_owners_deck_which_is_detected() -> None:
    scene = a_table([CASSIAN], a_side([LEIA], hand=[DODGE], deck=[COVER, BLASTER]), hand=[SWITCH])
    scene.activate("Cassian").pass_().play("Sneaky Diversion")
    assert (scene.hand(THEM), scene.deck(THEM)) == (["Take Cover"], ["Dodge", "DH-17 Blaster Pistol"])
    assert [scene.duel.print(each).title for each in scene.duel.detected] == ["Take Cover"]


@card("14088")
def test_nothing_is_switched_where_nothing_is_detected_or_no_deck_is_left() -> None:
    scene = a_table([CASSIAN], a_side([LEIA], hand=[DODGE], deck=[COVER]), hand=[SWITCH]).play("Sneaky Diversion")
    assert scene.hand(THEM) == ["Dodge"]
    scene = a_table([CASSIAN], a_side([LEIA], hand=[DODGE]), hand=[SWITCH])
    assert scene.activate("Cassian").pass_().play("Sneaky Diversion").hand(THEM) == ["Dodge"]


@card("14021")
def test_bala_tik_gets_shields_for_detected_cards_when_anybody_claims() -> None:
    scene = a_table([BALA], a_side([LEIA], hand=[DODGE])).activate("Bala-Tik").claim("no")
    assert scene.asked == ME
    assert scene.answer("yes").shields("Bala-Tik") == 1
    scene = a_table([BALA], a_side([LEIA], hand=[DODGE])).claim("no", "yes")
    assert scene.shields("Bala-Tik") == 0


@card("14041")
def test_galen_gains_a_resource_when_an_opponent_discards_a_detected_card_by_choice() -> None:
    theirs = a_side([a_character(LEIA, showing=("1R",))], hand=[DODGE])
    scene = a_table([GALEN], theirs).activate("Galen Erso").answer("discard Dodge to reroll")
    assert scene.asked == ME
    assert scene.answer("yes").resources() == 1


@card("14041", "02147")
def test_galen_gains_a_resource_for_a_detected_card_that_is_a_price() -> None:
    """Sabotage discards as many cards of its player's choice as a support costs: one for Black Stall Station."""
    theirs = a_side([LEIA], hand=[SABOTAGE, DODGE], resources=2)
    scene = a_table([GALEN, CASSIAN], theirs, supports=[STATION]).activate("Galen Erso").pass_().activate("Cassian")
    scene.play("Sabotage")
    assert (scene.supports(), scene.hand(THEM), scene.asked) == ([], [], ME)
    assert scene.answer("yes").resources() == 1


@card("14041")
def test_galen_gains_nothing_for_hidden_cards_or_for_those_that_he_discards() -> None:
    theirs = a_side([a_character(LEIA, showing=("1R",))], hand=[DODGE])
    scene = a_table([GALEN], theirs, turn=THEM).answer("discard Dodge to reroll")
    assert (scene.asked, scene.resources()) == (ME, 0)
    scene = a_table([GALEN, "14042"], a_side([LEIA], hand=[DODGE]), hand=[COVER]).activate("Galen Erso").pass_()
    scene.use("Jyn Erso")
    assert (scene.discard(THEM), scene.resources(), scene.asked) == (["Dodge"], 0, THEM)


@card("14041")
def test_galen_is_defeated_to_exhaust_a_character_or_support() -> None:
    theirs = a_side([LEIA], supports=[MARKET])
    scene = a_table([GALEN, REY], theirs).use("Galen Erso", "Black Market")
    assert (scene.team(), scene.exhausted("Black Market"), scene.exhausted("Leia")) == (["Rey"], True, False)
    assert a_table([GALEN, REY], theirs).use("Galen Erso", "Leia").exhausted("Leia")


@card("11012")
def test_sinister_ruse_deals_indirect_damage_equal_to_the_cost_of_a_random_card() -> None:
    scene = a_table([KYLO], a_side([LEIA], hand=[MARKET]), hand=[RUSE], resources=1).play("Sinister Ruse")
    assert (scene.damage("Leia"), scene.hand(THEM), scene.knows(ME)) == (3, ["Black Market"], ["Black Market"])
    assert a_table([KYLO], [LEIA], hand=[RUSE], resources=1).play("Sinister Ruse").damage("Leia") == 0


@card("04001")
def test_kylo_deals_two_damage_where_he_has_named_the_color_of_the_revealed_card() -> None:
    theirs = a_side([LEIA], hand=[MARKET])
    scene = a_table([TORMENTED], theirs).activate("Kylo Ren", "yes", "Yellow", "Leia")
    assert (scene.damage("Leia"), scene.knows(ME)) == (2, ["Black Market"])
    scene = a_table([TORMENTED], theirs).activate("Kylo Ren", "yes", "Gray")
    assert (scene.damage("Leia"), scene.asked) == (0, THEM)
    assert a_table([TORMENTED], theirs).activate("Kylo Ren", "no").knows(ME) == []


@card("24009")
def test_thoughts_betray_a_player_who_holds_a_card_of_the_chosen_color() -> None:
    theirs = a_side([LEIA], hand=[MARKET])
    scene = a_table([REY], theirs, hand=[THOUGHTS], resources=1)
    scene.play("Your Thoughts", "Yellow", "player 2", "Leia")
    assert (scene.discard(THEM), scene.damage("Leia")) == (["Black Market"], 2)
    scene = a_table([REY], theirs, hand=[THOUGHTS], resources=1).play("Your Thoughts", "Red", "player 2")
    assert (scene.discard(THEM), scene.damage("Leia"), scene.asked) == (["Black Market"], 0, THEM)
    scene = a_table([LEIA], theirs, hand=[THOUGHTS], resources=1).play("Your Thoughts")
    assert scene.hand(THEM) == ["Black Market"]


@card("15084")
def test_superiority_makes_a_card_of_an_opponent_cheaper_and_no_own_one() -> None:
    scene = a_table([KALLUS], a_side([LEIA], hand=[DODGE]), supports=[SUPERIORITY], resources=1)
    scene.use("Kallus", "yes")
    assert (scene.discard(THEM), scene.resources(), scene.exhausted("Superiority")) == (["Dodge"], 0, True)
    scene = a_table([KALLUS], hand=[ALL_IN], supports=[SUPERIORITY], resources=1).play("All In")
    assert (scene.resources(), scene.exhausted("Superiority")) == (0, False)
    used = [a_piece(SUPERIORITY, exhausted=True)]
    scene = a_table([KALLUS], a_side([LEIA], hand=[DODGE]), supports=used, resources=1).use("Kallus")
    assert scene.hand(THEM) == ["Dodge"]


@card("21059")
def test_with_several_opponents_kallus_reveals_one_hand_and_hurts_an_opponent_of_his_choice() -> None:
    sides = [a_side([KALLUS]), a_side([LEIA], hand=[DODGE]), a_side([JABBA], hand=[COVER])]
    scene = a_free_for_all(*sides).use("Kallus", "player 3")
    assert scene.knows(ME) == ["Take Cover"]


@card("21059")
@rule("DST-MUL-10")
def test_with_several_opponents_the_one_whose_hand_was_revealed_plays_an_event_of_kallus_player_only() -> None:
    sides = [a_side([KALLUS], hand=[COVER]), a_side([LEIA], hand=[COVER]), a_side([JABBA], hand=[BLASTER])]
    scene = a_free_for_all(*sides).use("Kallus", "player 3")
    assert scene.asked == 2
    scene.answer("yes", "Jabba")  # there is one event to play; its shield blocks his damage
    assert (scene.hand(0), scene.hand(1), scene.damage("Jabba")) == ([], ["Take Cover"], 0)
