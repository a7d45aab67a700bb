"""The kinds of questions in Stay on Target, the options that decline, the codes of drawn cards."""

from __future__ import annotations

from sandtable.engine.dice import seeded
from sandtable.engine.game import ACTION, INSIDE, TOGETHER
from tests.sandtable.games.stay_on_target.tables import FALCON, a_game, a_run
from tests.support.questions import codes_of, kind_and_no


def test_cards_are_laid_one_after_the_other() -> None:
    run = a_game("blue", "red")
    kinds = []
    while run.prompt != "which three squadron cards fly this run":
        kinds.append(kind_and_no(run.table))
        run.table.apply(0)
    assert kinds == [(ACTION, ""), (INSIDE, ""), (INSIDE, "")] * 2
    assert kind_and_no(run.table) == (TOGETHER, ""), "squadrons are chosen in secret"


def test_predictions_and_defences_are_secret_and_may_be_declined() -> None:
    run = a_run(["lasers 5"], {"blue": FALCON, "red": ("Defence", "1-3", "8-10")})
    assert kind_and_no(run.table) == (TOGETHER, "no prediction")
    run.predict()
    assert kind_and_no(run.table) == (TOGETHER, "take 5")


def test_cards_that_show_the_same_have_one_code_in_all_worlds() -> None:
    run = a_game("blue", "red", "gold")
    window = run.table.observe(1)
    found: dict[str, set[int]] = {}
    for number in range(60):
        for word, code in codes_of(window.imagine(seeded("worlds", number))).items():
            found.setdefault(word.partition(" #")[0], set()).add(code)
    copies = max(len(codes) for codes in found.values())
    assert len(found) > 5 and copies <= 2, "a card, and a second one of the same type and value beside it"
