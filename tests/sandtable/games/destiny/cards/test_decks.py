"""Cards that look at decks, discard from them or put cards back."""

from __future__ import annotations

from sandtable.games.destiny.terms import OUT_OF_CARDS
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_free_for_all, a_side, a_table

TROOPER, FINN, REY, PADME = "01002", "01045", "01038", "01048"
NET, STRINGS, PATIENCE, COUNCIL, SCAVENGE = "01069", "01087", "01119", "01123", "01132"
COMMAND_CENTER, GRAVEYARD = "01165", "01174"
TAKE_COVER, BLOCK, DODGE, FLANK, ENRAGE = "01157", "01153", "01155", "01156", "01081"
LIGHTSABER, BB8 = "01059", "01043"


def padme(*deck: str, resources: int = 0) -> Scene:
    return a_table([a_character(PADME, showing=["Sp"])], a_side([FINN], deck=deck), resources=resources)


@card("01048")
def test_padme_discards_the_top_card_for_nothing() -> None:
    scene = padme(TAKE_COVER, BLOCK, DODGE, resources=1).resolve("Padm", "discard the top card")
    assert (scene.discard(THEM), scene.deck(THEM), scene.resources()) == (["Take Cover"], ["Block", "Dodge"], 1)


@card("01048")
@rule("DST-CHE-02", "D-53")
def test_padme_pays_for_two_cards_once_that_is_chosen() -> None:
    scene = padme(TAKE_COVER, BLOCK, DODGE, resources=1).resolve("Padm", "spend 1 resource")
    assert (scene.discard(THEM), scene.deck(THEM), scene.resources()) == (["Take Cover", "Block"], ["Dodge"], 0)
    assert scene.asked == THEM


@card("01048")
@rule("DST-CHE-01", "D-53")
def test_padme_may_choose_what_she_cannot_pay() -> None:
    scene = padme(TAKE_COVER).resolve("Padm", "spend 1 resource")
    assert (scene.discard(THEM), scene.deck(THEM), scene.pool()) == ([], ["Take Cover"], [])


@card("01048")
def test_padme_discards_what_is_left_of_a_deck() -> None:
    scene = padme(TAKE_COVER, resources=1).resolve("Padm", "spend 1 resource")
    assert (scene.discard(THEM), scene.resources()) == (["Take Cover"], 0)
    assert padme().resolve("Padm", "discard the top card").discard(THEM) == []


@card("01048")
@rule("DST-WIN-03")
def test_padme_can_win_by_emptying_a_deck() -> None:
    theirs = a_side([FINN], deck=[TAKE_COVER])
    scene = a_table([a_character(PADME, showing=["Sp"])], theirs, deck=[BLOCK] * 9)
    scene.resolve("Padm", "discard the top card").pass_().pass_()
    assert (scene.duel.ending, scene.duel.winner) == (OUT_OF_CARDS, ME)


@card("01048", "01174")
def test_padme_discards_the_card_everybody_saw_go_on_top() -> None:
    theirs = a_side([FINN], deck=[TAKE_COVER], discard=[LIGHTSABER])
    mine = (a_character(PADME, showing=["Sp"]), FINN)  # Finn can still be activated, so the round goes on
    scene = a_table(mine, theirs, battlefield=GRAVEYARD, turn=THEM).claim("yes")
    scene.resolve("Padm", "discard the top card")
    assert (scene.discard(THEM), scene.deck(THEM)) == (["Lightsaber"], ["Take Cover"])


def net(*answers: str) -> Scene:
    theirs = [a_character(FINN, showing=["2RD", "1Sh"])]
    return a_table([TROOPER], theirs, hand=[NET], deck=[BLOCK], resources=1).play("Closing the Net", *answers)


@card("01069")
def test_net_lets_an_opponent_choose_which_die_goes() -> None:
    scene = net()
    assert scene.asked == THEM
    scene.answer("shield", "no")
    assert (scene.pool(THEM), scene.discard(), scene.deck()) == (["2RD"], ["Closing the Net"], ["Block"])


@card("01069")
def test_net_may_go_under_the_deck_where_everybody_knows_it() -> None:
    scene = net("ranged", "yes")
    assert (scene.pool(THEM), scene.discard(), scene.deck()) == (["1Sh"], [], ["Block", "Closing the Net"])
    assert (scene.knows(THEM), scene.knows()) == (["Closing the Net"], ["Closing the Net"])


@card("01069")
@rule("D-92")
def test_net_may_go_under_the_deck_without_any_die() -> None:
    scene = a_table([TROOPER], [FINN], hand=[NET], deck=[BLOCK], resources=1).play("Closing the Net", "yes")
    assert scene.deck() == ["Block", "Closing the Net"]


def strings(*deck: str) -> Scene:
    return a_table([TROOPER], a_side([FINN], deck=deck), hand=[STRINGS], deck=[ENRAGE]).play("Pulling the Strings")


@card("01087")
@rule("DST-LOK-01", "D-97")
def test_strings_put_some_on_the_bottom_and_the_rest_in_any_order() -> None:
    scene = strings(TAKE_COVER, BLOCK, DODGE, FLANK).answer("player 2")
    assert scene.knows() == ["Take Cover", "Block", "Dodge"]
    scene.answer("Block", "none", "Dodge")
    assert (scene.deck(THEM), scene.asked) == (["Dodge", "Take Cover", "Flank", "Block"], THEM)


@card("01087")
def test_strings_put_each_card_below_the_one_before() -> None:
    scene = strings(TAKE_COVER, BLOCK, DODGE, FLANK).answer("player 2", "Dodge", "Take Cover", "Block")
    assert scene.deck(THEM) == ["Flank", "Dodge", "Take Cover", "Block"]


@card("01087")
def test_strings_may_leave_everything_as_it_was() -> None:
    scene = strings(TAKE_COVER, BLOCK, DODGE, FLANK).answer("player 2", "none", "Take Cover", "Block")
    assert scene.deck(THEM) == ["Take Cover", "Block", "Dodge", "Flank"]


@card("01087")
@rule("DST-THN-01")
def test_strings_place_nothing_unless_three_cards_were_seen() -> None:
    scene = strings(TAKE_COVER, BLOCK).answer("player 2")
    assert (scene.knows(), scene.deck(THEM), scene.asked) == (["Take Cover", "Block"], ["Take Cover", "Block"], THEM)


@card("01087")
def test_nobody_else_knows_any_more_where_a_card_went() -> None:
    theirs = a_side([FINN], deck=[BLOCK, DODGE, FLANK], discard=[LIGHTSABER])
    scene = a_table([TROOPER], theirs, hand=[STRINGS], battlefield=GRAVEYARD, turn=THEM).claim("yes")
    assert scene.knows(THEM) == ["Lightsaber"]
    scene.play("Pulling the Strings", "player 2", "none", "Dodge", "Block")
    assert (scene.deck(THEM), scene.knows(THEM)) == (["Dodge", "Block", "Lightsaber", "Flank"], [])


def patience(*deck: str) -> Scene:
    mine = [a_character(FINN, showing=["1Sh", "-"])]
    theirs = a_side([TROOPER], deck=deck)
    return a_table(mine, theirs, hand=[PATIENCE], resources=1).play("Patience")


@card("01119")
def test_patience_discards_a_card_for_each_die() -> None:
    scene = patience(TAKE_COVER, BLOCK, DODGE).answer("shield", "blank")
    assert (scene.pool(), scene.discard(THEM), scene.deck(THEM)) == ([], ["Take Cover", "Block"], ["Dodge"])


@card("01119")
@rule("DST-CHT-07", "D-92")
def test_patience_without_dice_discards_nothing() -> None:
    scene = patience(TAKE_COVER).answer("no more")
    assert (scene.pool(), scene.deck(THEM), scene.asked) == (["1Sh", "-"], ["Take Cover"], THEM)


@card("01119")
def test_patience_discards_no_more_than_the_deck() -> None:
    assert patience(TAKE_COVER).answer("shield", "blank").discard(THEM) == ["Take Cover"]


def council(*deck: str, mine: tuple[str, ...] = ()) -> Scene:
    scene = a_table([REY], a_side([TROOPER], deck=deck), supports=[COUNCIL], deck=mine)
    return scene.use("Jedi Council")


@card("01123")
def test_council_discards_one_card_and_gives_the_other() -> None:
    scene = council(TAKE_COVER, BLOCK, DODGE).answer("player 2", "yes", "Take Cover")
    assert (scene.discard(THEM), scene.hand(THEM), scene.deck(THEM)) == (["Take Cover"], ["Block"], ["Dodge"])
    assert ("Block" in scene.knows(), scene.knows(THEM), scene.exhausted("Jedi Council")) == (True, [], True)


@card("01123")
def test_council_can_look_at_your_own_deck() -> None:
    scene = council(mine=(TAKE_COVER, BLOCK)).answer("player 1", "yes", "Block")
    assert (scene.discard(), scene.hand(), scene.deck()) == (["Block"], ["Take Cover"], [])


@card("01123")
@rule("DST-LOK-02")
def test_council_may_leave_both_cards() -> None:
    scene = council(TAKE_COVER, BLOCK).answer("player 2", "no")
    assert (scene.deck(THEM), scene.hand(THEM), scene.asked) == (["Take Cover", "Block"], [], THEM)


@card("01123")
@rule("DST-THN-02")
def test_council_does_nothing_to_a_single_card() -> None:
    scene = council(TAKE_COVER).answer("player 2")
    assert (scene.knows(), scene.deck(THEM), scene.asked) == (["Take Cover"], ["Take Cover"], THEM)


@card("01132")
@rule("EX-19", "DST-THN-01", "DST-THN-02")
def test_scavenge_takes_a_card_back_only_after_three() -> None:
    scene = a_table([FINN], [TROOPER], hand=[SCAVENGE], deck=[BLOCK, DODGE], discard=[BB8]).play("Scavenge")
    assert (scene.discard(), scene.hand(), scene.asked) == (["BB-8", "Block", "Dodge", "Scavenge"], [], THEM)
    scene = a_table([FINN], [TROOPER], hand=[SCAVENGE], deck=[BLOCK, DODGE, FLANK], discard=[BB8]).play("Scavenge")
    scene.answer("yes")
    assert (scene.hand(), scene.knows(THEM)) == (["BB-8"], ["BB-8"])


@card("01132")
def test_scavenge_can_take_what_it_has_just_discarded() -> None:
    deck = [BLOCK, LIGHTSABER, BB8, DODGE]
    scene = a_table([FINN], [TROOPER], hand=[SCAVENGE], deck=deck).play("Scavenge", "yes")
    assert scene.options == ["Lightsaber", "BB-8"]
    scene.answer("Lightsaber")
    assert (scene.hand(), scene.discard(), scene.deck()) == (["Lightsaber"], ["Block", "BB-8", "Scavenge"], ["Dodge"])


@card("01132")
def test_scavenge_may_take_nothing() -> None:
    scene = a_table([FINN], [TROOPER], hand=[SCAVENGE], deck=[BLOCK, BB8, DODGE]).play("Scavenge", "no")
    assert (scene.hand(), len(scene.discard())) == ([], 4)
    scene = a_table([FINN], [TROOPER], hand=[SCAVENGE], deck=[BLOCK, FLANK, DODGE]).play("Scavenge")
    assert scene.asked == THEM


@card("01165")
def test_command_center_discards_two_cards_of_a_deck() -> None:
    theirs = a_side([FINN], deck=[TAKE_COVER, BLOCK, DODGE])
    scene = a_table([TROOPER], theirs, deck=[FLANK], battlefield=COMMAND_CENTER).claim("yes")
    assert (scene.discard(THEM), scene.deck(THEM), scene.deck()) == (["Take Cover", "Block"], ["Dodge"], ["Flank"])


@card("01165")
@rule("D-72")
def test_command_center_is_optional_and_takes_what_is_there() -> None:
    theirs = a_side([FINN], deck=[TAKE_COVER])
    assert a_table([TROOPER], theirs, battlefield=COMMAND_CENTER).claim("no").discard(THEM) == []
    assert a_table([TROOPER], theirs, battlefield=COMMAND_CENTER).claim("yes").discard(THEM) == ["Take Cover"]


@card("01165")
def test_command_center_hits_each_opponent() -> None:
    sides = [a_side([TROOPER], deck=[BLOCK] * 3, battlefield=COMMAND_CENTER) for _ in range(3)]
    scene = a_free_for_all(*sides).claim("yes")
    assert [len(scene.deck(seat)) for seat in range(3)] == [3, 1, 1]
