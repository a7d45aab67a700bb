"""Cards that are discarded instead of being resolved, that play themselves from the hand, and games with decks."""

from __future__ import annotations

from sandtable.engine.viewing import told, view
from sandtable.engine.views import ONLOOKER
from sandtable.games.destiny.language import SUPPORT, Discard, a
from sandtable.games.destiny.moves import look_at
from sandtable.games.destiny.taking import take_card
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_free_for_all, a_piece, a_side, a_table

LEIA, KYLO, REY, JABBA, PHASMA, PADAWAN, SCOUT = "01028", "01011", "01038", "01020", "01001", "01036", "01018"
DODGE, COVER, ALL_IN, BLASTER, MARKET, SABER = "01155", "01157", "01152", "01054", "01064", "01059"
SHARD, PONDA, GREEZ, PRISONER, SABACC, DEAL = "24029", "21031", "14050", "03068", "21098", "14028"
TERMINAL, STRIKER, EMBARGO = "14085", "14019", "11033"


@card("24029")
def test_the_pirate_king_deals_indirect_damage_for_each_die_with_a_cost() -> None:
    mine = [a_character(SHARD, showing=("1R",)), a_character(REY, upgrades=(a_piece(BLASTER, showing="2RD1"),))]
    scene = a_table(mine, [KYLO, LEIA], resources=1).resolve("DH-17", "Kylo")
    assert scene.asked == THEM  # who divides the damage
    assert a_table(mine, [KYLO]).resolve("Gorian").damage("Kylo") == 0


@card("24029")
def test_the_pirate_king_resolves_a_die_for_one_less_against_an_unready_opponent() -> None:
    """The side shows 2 resources for 1 indirect damage, which is left out here."""
    scene = a_table([SHARD], [a_character(KYLO, exhausted=True)]).roll_next(4).activate("Gorian", "yes")
    assert (scene.resources(), scene.pool(), scene.damage("Gorian"), scene.damage("Kylo")) == (2, [], 0, 1)
    for theirs in ([a_character(KYLO)], [a_character(KYLO, showing=("1MD",))]):
        scene = a_table([SHARD], theirs).roll_next(4).activate("Gorian")
        assert (scene.asked, len(scene.pool())) == (THEM, 1)


@card("21031")
def test_ponda_loses_the_hand_of_his_player_when_an_opponent_defeats_him() -> None:
    theirs = a_side([a_character(PONDA, damage=11), LEIA], hand=[DODGE, COVER])
    scene = a_table([a_character(KYLO, showing=("1MD",))], theirs).resolve("Kylo", "Ponda")
    assert (scene.hand(THEM), sorted(scene.discard(THEM))) == ([], ["Dodge", "Take Cover"])


@card("21031")
@rule("DST-CAN-04")
def test_ponda_is_defeated_by_the_player_whose_effect_it_is_whoever_controls_the_battlefield() -> None:
    for holder in (ME, THEM):
        mine = a_side([a_character(PONDA, damage=11), a_character(KYLO, showing=("1MD",))], hand=[DODGE, COVER])
        fought = a_free_for_all(mine, a_side([a_character(KYLO, showing=("1MD",))]), turn=THEM, holder=holder)
        assert fought.resolve("Kylo", "Ponda").hand(ME) == []
        own = a_free_for_all(mine, a_side([REY]), holder=holder).resolve("Kylo", "Ponda")
        assert (own.team(), own.hand(ME)) == (["Kylo Ren"], ["Dodge", "Take Cover"])


@card("21031")
def test_ponda_rerolls_his_dice_and_gives_one_up_to_discard_a_weapon() -> None:
    theirs = [a_character(KYLO, upgrades=(BLASTER, SABER))]
    scene = a_table([a_character(PONDA, showing=("1R",))], theirs, resources=1).roll_next(0).use("Ponda Baba", "yes")
    assert (scene.upgrades("Kylo"), scene.pool(), scene.resources()) == (["Lightsaber"], [], 0)
    scene = a_table([a_character(PONDA, showing=("1R",))], theirs).roll_next(0).use("Ponda Baba")
    assert (scene.pool(), len(scene.upgrades("Kylo")), scene.asked) == (["2RD"], 2, THEM)


@card("14050")
def test_greez_guesses_the_cost_of_his_top_card() -> None:
    scene = a_table([GREEZ], deck=[DODGE]).roll_next(0).activate("Greez", "2", "Greez", "1 focus")
    assert (scene.pool(), scene.deck(), scene.knows(THEM)) == (["1F"], ["Dodge"], ["Dodge"])
    scene = a_table([GREEZ], deck=[DODGE]).roll_next(0).activate("Greez", "3")
    assert (scene.pool(), scene.knows(THEM)) == ([], ["Dodge"])


@card("14050")
@rule("D-894", "D-92")
def test_greez_who_has_no_card_left_has_guessed_no_cost() -> None:
    scene = a_table([a_character(GREEZ, dice=2)]).roll_next(0, 1).activate("Greez", "0")
    assert scene.asked == THEM, "an opponent removes one of the two dice"
    assert scene.answer("1 indirect").pool() == ["1F"]


@card("03068")
def test_prisoners_cost_two_cards_for_each_defeated_character() -> None:
    theirs = a_side([a_character(LEIA, damage=10), KYLO], hand=[DODGE, COVER, ALL_IN])
    scene = a_table([a_character(REY, showing=("1MD",))], theirs, hand=[PRISONER], resources=1)
    scene.resolve("Rey", "Leia").pass_().play("Take Prisoner")
    assert (len(scene.hand(THEM)), len(scene.discard(THEM))) == (1, 2)
    scene = a_table([REY], a_side([LEIA], hand=[DODGE]), hand=[PRISONER], resources=1).play("Take Prisoner")
    assert scene.hand(THEM) == ["Dodge"]


@card("03068")
@rule("DST-CHC-07")
def test_a_character_that_was_taken_is_no_defeated_one() -> None:
    theirs = a_side([LEIA, KYLO], hand=[DODGE, COVER, ALL_IN])
    scene = a_table([REY], theirs, hand=[PRISONER], resources=1)
    take_card(scene.duel, scene.find("Leia"), ME)
    assert len(scene.play("Take Prisoner").hand(THEM)) == 3


@card("21098")
@rule("D-446")
def test_sabacc_is_won_by_the_highest_total_up_to_seven() -> None:
    """3 + 3 + 1 = 7 beats 0 + 1 + 2 = 3, and 3 + 3 + 2 = 8 is too much."""
    theirs = a_side([LEIA], deck=[COVER, ALL_IN, DODGE, MARKET])
    scene = a_table([KYLO], theirs, hand=[SABACC], deck=[MARKET, SABER, ALL_IN]).play("Sabacc")
    assert (scene.resources(), scene.resources(THEM), len(scene.knows(THEM))) == (2, 0, 6)
    scene = a_table([KYLO], theirs, hand=[SABACC], deck=[MARKET, SABER, DODGE]).play("Sabacc")
    assert (scene.resources(), scene.resources(THEM)) == (0, 2)
    scene = a_table([KYLO], theirs, hand=[SABACC], deck=[DODGE, ALL_IN]).play("Sabacc")
    assert (scene.resources(), scene.resources(THEM)) == (2, 2)
    over = a_side([LEIA], deck=[MARKET, SABER, SCOUT])
    scene = a_table([KYLO], over, hand=[SABACC], deck=[MARKET, SABER, DODGE]).play("Sabacc")
    assert (scene.resources(), scene.resources(THEM)) == (0, 0)


@card("14028")
@rule("D-447")
def test_a_rotten_deal_gives_one_of_two_cards_to_each_player() -> None:
    theirs = a_side([LEIA], deck=[MARKET, BLASTER, DODGE])
    scene = a_table([KYLO], theirs, hand=[DEAL], resources=2).play("Rotten Deal")
    assert scene.asked == THEM
    scene.answer("DH-17")
    assert (scene.knows(ME), scene.options) == (
        ["DH-17 Blaster Pistol"],
        ["none", "the revealed card", "the other card"],
    )
    scene.answer("the revealed card")
    assert (scene.upgrades("Kylo"), scene.asked) == (["DH-17 Blaster Pistol"], THEM)
    scene.answer("yes")
    assert (scene.supports(THEM), scene.deck(THEM)) == (["Black Market"], ["Dodge"])


@card("14028")
@rule("D-447")
def test_a_third_card_that_the_opponent_knows_is_not_the_remaining_one() -> None:
    """The card that is played discards the other one, and the opponent happens to know the third."""
    theirs = a_side([LEIA], deck=["21076", BLASTER, DODGE, MARKET])
    scene = a_table([KYLO], theirs, hand=[DEAL], resources=2)
    look_at(scene.duel, THEM, scene.duel.decks[THEM][2])
    scene.play("Rotten Deal", "Get Around", "the revealed card")
    while not scene.can("pass"):
        assert "remaining card" not in scene.prompt
        scene.answer("deck of player 2" if scene.can("deck of player 2") else scene.options[0])
    assert scene.deck(THEM) == ["Dodge", "Black Market"]


@card("14028")
@rule("D-447")
def test_the_unseen_card_may_be_chosen_and_stays_where_it_can_not_be_played() -> None:
    theirs = a_side([LEIA], deck=[BLASTER, "01060", DODGE])  # Mind Probe is for Blue characters only
    scene = a_table([JABBA], theirs, hand=[DEAL], resources=2).play("Rotten Deal", "DH-17", "the other card")
    assert (scene.deck(THEM), scene.knows(ME), scene.upgrades("Jabba")) == (
        ["DH-17 Blaster Pistol", "Mind Probe", "Dodge"],
        ["DH-17 Blaster Pistol", "Mind Probe"],
        [],
    )
    scene = a_table([JABBA], theirs, hand=[DEAL], resources=2).play("Rotten Deal", "DH-17", "none")
    assert (scene.asked, scene.supports(THEM), len(scene.deck(THEM))) == (THEM, [], 3)
    scene = a_table([JABBA], a_side([LEIA]), hand=[DEAL], resources=2).play("Rotten Deal")
    assert (scene.asked, scene.resources()) == (THEM, 0)


@card("14085")
@rule("D-441")
def test_a_terminal_is_discarded_to_discard_a_card_that_an_opponent_has_paid_for() -> None:
    theirs = a_side([LEIA], hand=[MARKET, SABER, DODGE], resources=3)
    scene = a_table([KYLO], theirs, supports=[TERMINAL], turn=THEM).play("Black Market")
    assert (scene.asked, scene.resources(THEM), scene.supports(THEM)) == (ME, 0, [])
    scene.answer("yes")
    assert (scene.supports(), scene.discard(THEM), scene.asked) == ([], ["Black Market"], THEM)
    scene.answer("yes", "Lightsaber")
    assert (scene.upgrades("Leia"), scene.supports(THEM), scene.hand(THEM)) == (["Lightsaber"], [], ["Dodge"])


@card("14085")
@rule("D-441")
def test_a_canceled_event_does_nothing_and_a_terminal_need_not_be_used() -> None:
    theirs = a_side([LEIA], hand=[COVER])
    scene = a_table([KYLO], theirs, supports=[TERMINAL], turn=THEM).play("Take Cover", "yes")
    assert (scene.shields("Leia"), scene.discard(THEM), scene.asked) == (0, ["Take Cover"], ME)
    scene = a_table([KYLO], theirs, supports=[TERMINAL], turn=THEM).play("Take Cover", "no", "Leia")
    assert (scene.shields("Leia"), scene.supports()) == (1, ["Sliced Terminal"])


@card("14085")
@rule("D-441")
def test_a_canceled_upgrade_does_not_reach_its_character_and_own_cards_are_not_asked_about() -> None:
    theirs = a_side([REY], hand=[SABER], resources=3)
    scene = a_table([KYLO], theirs, supports=[TERMINAL], turn=THEM).play("Lightsaber", "yes")
    assert (scene.upgrades("Rey"), scene.discard(THEM), scene.asked) == ([], ["Lightsaber"], ME)
    scene = a_table([KYLO], hand=[COVER], supports=[TERMINAL]).play("Take Cover", "Kylo")
    assert scene.shields("Kylo") == 1


@card("14085")
@rule("DST-RPE-02")
def test_the_terminal_of_another_player_is_not_asked_for_after_the_card_was_discarded() -> None:
    """Only one effect comes instead of one thing; the other player keeps the terminal."""
    sides = [a_side([KYLO], supports=[TERMINAL]), a_side([LEIA], hand=[COVER]), a_side([REY], supports=[TERMINAL])]
    scene = a_free_for_all(*sides, turn=THEM).play("Take Cover", "Player 1", "yes")
    assert (scene.supports(ME), scene.discard(THEM), scene.supports(2)) == ([], ["Take Cover"], ["Sliced Terminal"])
    assert not scene.can("yes")


@card("14019")
@rule("D-442", "DST-MEM-06")
def test_a_striker_plays_itself_from_the_hand_after_an_opponent_has_activated_a_vehicle() -> None:
    theirs = a_side([LEIA], supports=[SCOUT])
    scene = a_table([KYLO], theirs, hand=[STRIKER, DODGE], turn=THEM)
    scene.activate("Speeder").use("TIE Striker")
    assert (scene.supports(), scene.discard(), scene.hand()) == (["TIE Striker"], ["Dodge"], [])
    assert not scene.can("use TIE Striker")


@card("14019")
@rule("D-442")
def test_a_striker_stays_in_the_hand_without_a_vehicle_or_another_card() -> None:
    theirs = a_side([LEIA], supports=[SCOUT])
    scene = a_table([KYLO], theirs, hand=[STRIKER, DODGE], turn=THEM).activate("Leia")
    assert not scene.can("use TIE Striker")
    scene = a_table([KYLO], theirs, hand=[STRIKER], turn=THEM).activate("Speeder")
    assert not scene.can("use TIE Striker")


def struck(deck: int) -> Scene:
    """A Striker has played itself for a Dodge, and the action phase has ended."""
    theirs = a_side([LEIA], supports=[SCOUT], deck=[DODGE] * 12)
    scene = a_table([KYLO], theirs, hand=[STRIKER, DODGE], deck=[DODGE] * deck, turn=THEM)
    return scene.activate("Speeder").use("TIE Striker").pass_().pass_()


@card("14019")
@rule("D-700")
def test_a_striker_that_has_played_itself_costs_four_cards_of_the_deck_in_the_next_upkeep() -> None:
    scene = struck(3)
    assert (scene.supports(), scene.discard()) == ([], ["Dodge", "TIE Striker"]), "three cards are no price"
    assert struck(12).answer("no").supports() == []
    scene = struck(12).answer("yes")
    assert (scene.supports(), len(scene.discard())) == (["TIE Striker"], 5)
    to_the_next_turn(scene).pass_().pass_()
    to_the_next_turn(scene)
    assert (scene.duel.round, scene.supports(), len(scene.discard())) == (3, ["TIE Striker"], 5), (
        "it costs nothing more"
    )


@card("14019")
@rule("D-700")
def test_a_striker_that_is_paid_for_costs_no_cards_of_the_deck() -> None:
    theirs = a_side([LEIA], deck=[DODGE] * 9)
    scene = a_table([KYLO], theirs, hand=[STRIKER], resources=3, deck=[DODGE] * 9).play("TIE Striker")
    scene.pass_().pass_()
    to_the_next_turn(scene)
    assert (scene.duel.round, scene.supports(), scene.discard()) == (2, ["TIE Striker"], [])


@card("14019")
@rule("D-700", "DST-DLY-01")
def test_nobody_is_asked_for_cards_for_a_striker_that_has_left_play() -> None:
    theirs = a_side([LEIA], supports=[SCOUT], deck=[DODGE] * 12)
    scene = a_table([KYLO], theirs, hand=[STRIKER, DODGE], deck=[DODGE] * 12, turn=THEM).activate("Speeder")
    scene.use("TIE Striker").carry_out(Discard(a(SUPPORT.opposing)), THEM).pass_().pass_()
    assert sorted(to_the_next_turn(scene).discard()) == ["Dodge", "TIE Striker"]


def to_the_next_turn(scene: Scene) -> Scene:
    """Both players keep all their cards in the upkeep, in which they are asked nothing else."""
    while not scene.can("pass"):
        scene.answer("keep the rest")
    return scene


@card("14085")
def test_with_several_opponents_the_one_who_played_the_card_plays_another() -> None:
    sides = [a_side([KYLO], supports=[TERMINAL]), a_side([LEIA], hand=[COVER, BLASTER]), a_side([REY], hand=[SABER])]
    scene = a_free_for_all(*sides, turn=THEM).play("Take Cover", "yes", "yes")
    assert scene.duel.upgrades[scene.find("Leia")] != () and scene.hand(THEM) == []


@card("11033")
@rule("D-448")
def test_an_embargo_keeps_all_copies_of_a_named_card_from_being_played_while_it_is_in_play() -> None:
    theirs = a_side([LEIA], hand=[COVER, ALL_IN], resources=1)
    scene = a_table([KYLO], theirs, hand=[EMBARGO, COVER], resources=1).play("Separatist Embargo", "Take Cover")
    assert not scene.can("play Take Cover") and scene.can("play All In")
    scene.pass_()
    assert not scene.can("play Take Cover")
    scene.carry_out(Discard(a(SUPPORT)))
    assert scene.can("play Take Cover")


@card("11033")
def test_an_embargo_names_any_card_of_the_decks_and_everybody_sees_it() -> None:
    theirs = a_side([LEIA], deck=[MARKET], hand=[ALL_IN])
    scene = a_table([KYLO], theirs, hand=[EMBARGO], resources=1).play("Separatist Embargo")
    assert scene.options == ["All In", "Black Market", "Separatist Embargo"]
    scene.answer("Black Market")
    assert "Black Market" in " ".join(told(view("destiny", scene.duel, ONLOOKER)))
