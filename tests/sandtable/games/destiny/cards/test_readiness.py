"""Supports that are exhausted, readied and discarded: AT-ST, Drudge Work, Strategic Planning."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

KYLO, REY, FINN = "01011", "01038", "01045"
ATST, DRUDGE, PLANNING = "01005", "01076", "01111"
BB8, TIE, CONNECTIONS = "01043", "01006", "01101"
ATST_SPECIAL = a_piece(ATST, "Sp", exhausted=True)


@card("01005")
def test_the_atst_discards_a_support() -> None:
    theirs = a_side([KYLO], supports=[a_piece(BB8, "1F", exhausted=True), CONNECTIONS])
    scene = a_table([FINN], theirs, supports=[ATST_SPECIAL]).resolve("AT-ST")
    assert sorted(scene.options) == ["AT-ST", "BB-8", "Underworld Connections"]
    scene.answer("BB-8")
    assert (scene.supports(THEM), scene.discard(THEM), scene.pool(THEM)) == (["Underworld Connections"], ["BB-8"], [])
    assert (scene.supports(), scene.pool()) == (["AT-ST"], [])


@card("01005")
@rule("D-51", "DST-DLP-01", "DST-ABL-06")
def test_the_atst_alone_discards_itself() -> None:
    scene = a_table([FINN], [KYLO], supports=[ATST_SPECIAL]).resolve("AT-ST")
    assert (scene.supports(), scene.discard(), scene.pool()) == ([], ["AT-ST"], [])


@card("01076")
def test_drudge_work_exhausts_a_character_for_a_resource() -> None:
    scene = a_table([FINN, REY], [KYLO], supports=[DRUDGE]).use("Drudge Work", "Rey")
    assert (scene.resources(), scene.exhausted("Drudge Work"), scene.exhausted("Rey")) == (1, True, True)
    assert (scene.exhausted("Finn"), scene.asked) == (False, THEM)


@card("01076")
@rule("DST-RDY-08", "D-53")
def test_drudge_work_needs_itself_and_one_of_your_characters_ready() -> None:
    tired = a_character(FINN, exhausted=True)
    assert not a_table([tired], [KYLO], supports=[DRUDGE]).can("use Drudge")
    assert not a_table([FINN], [KYLO], supports=[a_piece(DRUDGE, exhausted=True)]).can("use Drudge")
    scene = a_table([tired, REY], [KYLO], supports=[DRUDGE]).use("Drudge Work")
    assert (scene.resources(), scene.exhausted("Rey"), scene.exhausted("Kylo")) == (1, True, False)


@card("01111")
@rule("D-114", "DST-RDY-02")
def test_strategic_planning_readies_a_support_which_is_activated_again() -> None:
    tie = a_piece(TIE, "1RD", exhausted=True)
    scene = a_table([FINN], [KYLO], hand=[PLANNING], supports=[tie, CONNECTIONS], resources=1)
    scene.play("Strategic", "ready a support")
    assert (scene.exhausted("TIE Fighter"), scene.pool()) == (False, ["1RD"])
    assert scene.pass_().can("activate First Order TIE")


@card("01111")
@rule("D-114", "DST-RDY-07")
def test_strategic_planning_exhausts_a_support() -> None:
    theirs = a_side([KYLO], supports=[CONNECTIONS])
    scene = a_table([FINN], theirs, hand=[PLANNING], supports=[a_piece(TIE, exhausted=True)], resources=1)
    scene.play("Strategic", "exhaust a support")
    assert (scene.exhausted("Underworld"), scene.asked) == (True, THEM)
    assert not scene.can("use Underworld")


@card("01111")
@rule("DST-CHE-01", "DST-RDY-03")
def test_strategic_planning_may_find_nothing_to_ready() -> None:
    scene = a_table([FINN], [KYLO], hand=[PLANNING], supports=[CONNECTIONS], resources=1)
    scene.play("Strategic", "ready a support")
    assert (scene.exhausted("Underworld"), scene.asked, scene.discard()) == (False, THEM, ["Strategic Planning"])


@card("01111")
def test_strategic_planning_exhausts_only_what_is_ready() -> None:
    mine = [a_piece(TIE, exhausted=True), a_piece(CONNECTIONS), a_piece(BB8)]
    scene = a_table([FINN], [KYLO], hand=[PLANNING], supports=mine, resources=1).play("Strategic", "exhaust a support")
    assert (scene.asked, sorted(scene.options)) == (ME, ["BB-8", "Underworld Connections"])
