"""Battlefields with a Power Action. Values by hand from the printed cards."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_table

PERIMETER, TOWER, UNDERCITY, REFINERY, TEMPLE = "15073", "19018", "18109", "12157", "22091"
REY, FINN, TROOPER = "01038", "01045", "01002"
OUTPOST, COMLINK, EVENT, BLOCK = "01053", "01061", "01157", "01153"
"""A support of cost 2, an upgrade and two events."""
MINE = [a_character(REY, showing=["1MD"]), a_character(FINN, showing=["-"])]
THEIRS = [a_character(TROOPER, showing=["2RD", "1R"])]


@card(PERIMETER)
@rule("D-53")
def test_defensive_perimeter_turns_a_die_into_two_shields() -> None:
    scene = a_table(MINE, THEIRS, battlefield=PERIMETER).use("Defensive Perimeter", "Finn die", "Rey")
    assert (scene.pool(), scene.pool(THEM), scene.shields("Rey")) == (["1MD"], ["2RD", "1R"], 2)


@card(PERIMETER)
@rule("D-53", "DST-POW-04")
def test_defensive_perimeter_gives_nothing_without_a_die_to_remove() -> None:
    scene = a_table([REY], THEIRS, battlefield=PERIMETER).use("Defensive Perimeter")
    assert (scene.shields("Rey"), scene.pool(THEM), scene.asked) == (0, ["2RD", "1R"], THEM)
    assert not scene.pass_().can("use Defensive")


@card(TOWER)
@rule("D-53")
def test_emperors_tower_gives_a_die_for_a_die() -> None:
    """The die of Finn shows a blank already."""
    scene = a_table(MINE, THEIRS, battlefield=TOWER).use("Emperor's Tower", "2 ranged")
    assert (scene.pool(), scene.pool(THEM)) == (["-", "-"], ["-", "1R"])


@card(TOWER)
@rule("D-53", "DST-POW-06")
def test_emperors_tower_needs_a_die_of_its_player_and_is_closed_to_the_other_player() -> None:
    scene = a_table([REY], THEIRS, battlefield=TOWER).use("Emperor's Tower")
    assert scene.pool(THEM) == ["2RD", "1R"]
    assert not a_table(MINE, THEIRS, battlefield=TOWER, holder=THEM).can("use Emperor")


@card(UNDERCITY)
@rule("DST-THN-01", "D-97")
def test_undercity_draws_a_card_and_places_one_under_the_deck_unseen() -> None:
    scene = a_table([REY], hand=[BLOCK], deck=[EVENT, COMLINK], battlefield=UNDERCITY)
    scene.duel.record()
    scene.use("Undercity", "Block")
    assert (scene.hand(), scene.deck(), scene.knows(), scene.knows(THEM)) == (
        ["Take Cover"],
        ["Comlink", "Block"],
        ["Block"],
        [],
    )
    assert "Player 1 places Block from the hand on the bottom of the deck." in scene.log(ME)
    assert "Player 1 places a card from the hand on the bottom of the deck." in scene.log(THEM)


@card(UNDERCITY)
@rule("DST-THN-02")
def test_undercity_places_no_card_when_none_was_drawn() -> None:
    scene = a_table([REY], hand=[BLOCK], battlefield=UNDERCITY).use("Undercity")
    assert (scene.hand(), scene.deck(), scene.asked) == (["Block"], [], THEM)


@card(UNDERCITY)
@rule("DST-ABC-01")
def test_undercity_lets_its_claimer_draw_a_card() -> None:
    scene = a_table([REY], deck=[EVENT, COMLINK], battlefield=UNDERCITY, holder=THEM).claim("yes")
    assert (scene.hand(), scene.deck(), scene.duel.holder) == (["Take Cover"], ["Comlink"], ME)
    declined = a_table([REY], deck=[EVENT], battlefield=UNDERCITY).claim("no")
    assert declined.hand() == []


@card(REFINERY)
@rule("D-53", "DST-DEC-01")
def test_abandoned_refinery_exchanges_a_card_in_play_for_a_cheaper_one() -> None:
    scene = a_table([REY], hand=[OUTPOST], deck=[EVENT], supports=[OUTPOST], resources=1, battlefield=REFINERY)
    scene.use("Abandoned Refinery", "Outpost")
    assert (scene.supports(), scene.discard(), scene.hand(), scene.resources()) == (
        ["Outpost"],
        ["Outpost"],
        ["Take Cover"],
        0,
    )


@card(REFINERY)
@rule("DST-THN-02")
def test_abandoned_refinery_draws_nothing_when_no_card_was_played() -> None:
    scene = a_table([REY], hand=[OUTPOST], deck=[EVENT], supports=[OUTPOST], battlefield=REFINERY)
    scene.use("Abandoned Refinery")
    assert (scene.supports(), scene.hand(), scene.deck()) == ([], ["Outpost"], ["Take Cover"])


@card(REFINERY)
@rule("D-53")
def test_abandoned_refinery_does_nothing_without_a_card_to_discard() -> None:
    scene = a_table([REY], hand=[OUTPOST], deck=[EVENT], resources=5, battlefield=REFINERY).use("Abandoned Refinery")
    assert (scene.hand(), scene.resources(), scene.deck()) == (["Outpost"], 5, ["Take Cover"])


@card(TEMPLE)
@rule("D-118")
def test_jedi_temple_rerolls_as_many_dice_as_the_played_card_costs() -> None:
    scene = a_table(MINE, THEIRS, hand=[OUTPOST], resources=2, battlefield=TEMPLE).roll_next(0, 0)
    scene.use("Jedi Temple", "Outpost", "Finn die", "2 ranged", "Rey")
    assert (scene.pool(), scene.pool(THEM), scene.shields("Rey")) == (["1MD", "1RD"], ["1RD", "1R"], 1)


@card(TEMPLE)
@rule("D-53", "D-92")
def test_jedi_temple_gives_a_shield_also_when_no_card_is_played() -> None:
    scene = a_table(MINE, THEIRS, hand=[OUTPOST], resources=1, battlefield=TEMPLE).use("Jedi Temple", "Finn")
    assert (scene.hand(), scene.pool(THEM), scene.shields("Finn")) == (["Outpost"], ["2RD", "1R"], 1)
