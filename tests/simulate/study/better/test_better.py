"""Is B better than A: the answer is the one of the rows, read in order; pages, API and refusals."""

from __future__ import annotations

import html
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pytest
from django.urls import reverse
from rest_framework.test import APIClient

from sandtable.agents import USUAL
from sandtable.playtest.batch import play_chunk
from sandtable.playtest.sequential.design import Design
from sandtable.playtest.sequential.running import Answer, Running
from sandtable.playtest.sequential.together import Agreement, together
from sandtable.playtest.shares import points_of
from simulate.models import Batch, BatchState, Study, StudyState
from simulate.queue import work
from simulate.study import steering
from simulate.study.better import question
from simulate.study.better.words import Told
from simulate.study.services import Asked, create_study
from simulate.study.step import Cell
from tests.support.playtests import a_playable, a_side, a_skirmish, a_user, offer
from tests.support.toy_study import play, play_to_the_end, waiting

pytestmark = pytest.mark.django_db
DESIGN = Design(0, 20, most=400)
"""Decided after some twenty pairs."""


def a_study(strength: int = 0, design: Design = DESIGN, seed: int = 5, **old: Any) -> Study:
    spec = question.of_decks("toy", a_side("A", **old), a_side("B", strength=strength), ["random"], design, seed)
    return create_study(owner=a_user(), asked=Asked("better", "B or A?", "toy", spec), idempotency_key="key")


def from_rows(study: Study) -> Running:
    """The test over games that are played anew, in order, without any rows."""
    plan, state = study.batches.get().plan(), Running(120)
    games = play_chunk(plan, 0, 2 * DESIGN.most)
    pairs = zip(games[::2], games[1::2], strict=True)
    state.feed(DESIGN, (points_of(one, 1, 2) + points_of(two, 1, 2) for one, two in pairs))
    return state


def told(study: Study) -> tuple[str, int]:
    study.refresh_from_db()
    return study.result["answer"], study.result["rotations"]


@pytest.mark.parametrize("strength", [0, 1, 2])
def test_it_stops_by_itself_with_the_answer_of_its_games(strength: int) -> None:
    study = play_to_the_end(a_study(strength))
    again = from_rows(study)
    assert study.state == StudyState.DONE
    assert told(study) == (again.answer, again.observed)
    assert study.batches.get().state == BatchState.DONE


def test_a_stronger_deck_is_better_and_an_equal_one_is_not() -> None:
    assert told(play_to_the_end(a_study(strength=2)))[0] == Answer.HIGH
    assert told(play_to_the_end(a_study(strength=0)))[0] == Answer.LOW


def shuffled(study: Study, dice: random.Random) -> None:
    """Chunks land in any order, some are steered at once and some by the dispatcher later."""
    while study.is_open and (chunks := waiting(study)):
        chunk = dice.choice(chunks)
        if dice.random() < 0.5:
            play(chunk)
        else:
            work.run_chunk(chunk_id=chunk.pk)
        if dice.random() < 0.2:
            steering.steer_all()
        study.refresh_from_db()
    steering.steer_all()


SEEDS = range(6)


@pytest.mark.usefixtures("usual_chunks")
@pytest.mark.parametrize("order", SEEDS)
def test_the_answer_is_the_same_in_whatever_order_chunks_end(order: int) -> None:
    study = a_study(strength=1, seed=order)
    shuffled(study, random.Random(order))
    again = from_rows(study)
    assert told(study) == (again.answer, again.observed)


@contextmanager
def without_the_prefix_rule() -> Iterator[None]:
    """Every game that has landed counts, in the order of landing."""

    def landed(batch: Batch, known: int) -> int:
        return sum(batch.chunks.filter(state="done").values_list("size", flat=True))

    def records(cell: Cell, first: int, stop: int) -> Any:
        batch = Batch.objects.get(study_key=cell.key)
        done = batch.chunks.filter(state="done").order_by("pk")
        landed_games = [game for chunk in sorted(done, key=lambda each: -each.first_game) for game in chunk.records()]
        return landed_games[first * cell.size : stop * cell.size]

    with patch("simulate.study.evidence.finished_prefix", landed), patch.object(Cell, "records", records):
        yield


@pytest.mark.usefixtures("usual_chunks")
def test_without_the_prefix_rule_the_order_would_be_seen() -> None:
    different = 0
    for order in SEEDS:
        with without_the_prefix_rule():
            study = a_study(strength=1, seed=order)
            shuffled(study, random.Random(order))
        again = from_rows(study)
        different += told(study) != (again.answer, again.observed)
        study.batches.all().delete()
    assert different, "a decision on what has landed would pass unnoticed"


def test_games_after_the_decision_are_kept_and_do_not_count() -> None:
    study = a_study(strength=2)
    for chunk in reversed(waiting(study)):
        play(chunk)
    study = play_to_the_end(study)
    again = from_rows(study)
    assert told(study) == (again.answer, again.observed)
    assert study.batches.get().games_done > 2 * again.observed


def test_failed_games_are_left_out_and_a_majority_of_them_ends_the_test() -> None:
    some = play_to_the_end(a_study(strength=1, crash_every=9))
    assert some.result["left_out"] > 0 and some.result["answer"] in (Answer.HIGH, Answer.LOW)
    all_fail = play_to_the_end(a_study(strength=1, crash_every=1))
    assert (all_fail.state, all_fail.result["answer"]) == (StudyState.DONE, Answer.FAILED)


def test_it_ends_undecided_after_the_most_pairs() -> None:
    study = play_to_the_end(a_study(strength=0, design=Design(0, 1, most=60)))
    assert told(study) == (Answer.UNDECIDED, 60)
    assert study.batches.get().n_games == 120, "no more is asked for than the test may use"


def scenario_spec(design: Design, old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    before, after = (a_skirmish(**each).scenario for each in (old, new))
    assert before is not None and after is not None
    return question.of_scenarios("skirmish", before, after, [("random", "random")], 0, design, 3)


def a_scenario_study(**new: Any) -> Study:
    from sandtable.playtest.sequential.design import BALANCE_PRESETS

    spec = scenario_spec(BALANCE_PRESETS["quick"], {}, new)
    return create_study(owner=a_user(), asked=Asked("better", "moved?", "skirmish", spec), idempotency_key="key")


def test_two_versions_of_a_scenario_play_the_same_seeds() -> None:
    study = a_scenario_study()
    old, new = (study.batches.get(study_key=key) for key in ("old", "new"))
    assert (old.seed, old.rotation_size, old.n_games) == (new.seed, 1, new.n_games)


def test_the_same_scenario_twice_did_not_move() -> None:
    study = play_to_the_end(a_scenario_study())
    assert study.result["answer"] == Answer.LOW
    assert study.result["counts"] == {"0.5": study.result["observed"]}, "the same luck, the same games"


@pytest.mark.usefixtures("usual_chunks")
def test_the_pages_of_a_study(client: Any) -> None:
    study = a_study(strength=2)
    client.force_login(study.owner)
    page = reverse("simulate:study", args=[study.public_id])
    progress = reverse("simulate:study-progress", args=[study.public_id])
    assert "Not known yet whether B is better than A" in client.get(page).content.decode()
    first = client.get(progress)
    assert first.status_code == 200
    assert client.get(progress, headers={"If-None-Match": first["ETag"]}).status_code == 304
    play(waiting(study)[0])
    assert client.get(progress, headers={"If-None-Match": first["ETag"]}).status_code == 200
    play_to_the_end(study)
    over = client.get(progress)
    assert over.status_code == 286
    shown = over.content.decode()
    assert "B is better than A. The chance of saying so when it is not is at most 5\u00a0%." in shown
    assert shown.count("<svg") == 2 and "Says   | B is better than A." in shown and "How we decided" in shown
    assert "What is next" in shown and f"Check with {USUAL}" in shown
    assert study.title in client.get(reverse("simulate:study-list")).content.decode()


def test_the_page_of_its_playtest_leads_back_and_has_no_buttons_to_stop_it(client: Any) -> None:
    study = a_study(strength=2)
    client.force_login(study.owner)
    playtest = reverse("simulate:playtest", args=[study.batches.get().public_id])
    shown = client.get(playtest).content.decode()
    assert study.get_absolute_url() in shown and 'id="cancel"' not in shown and 'id="pause"' not in shown
    play_to_the_end(study)
    assert "Its study knew the answer after" in client.get(playtest).content.decode()


def test_a_stranger_sees_nothing_and_a_shared_study_can_be_read(client: Any) -> None:
    study = a_study()
    page = reverse("simulate:study", args=[study.public_id])
    assert client.get(page).status_code == 404
    client.force_login(a_user())
    assert client.get(page).status_code == 404
    assert client.post(reverse("simulate:study-cancel", args=[study.public_id])).status_code == 404
    Study.objects.update(visibility="unlisted")
    assert client.get(page).status_code == 200
    assert client.post(reverse("simulate:study-cancel", args=[study.public_id])).status_code == 404


def test_the_form_starts_a_study_once(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, a_playable("Kylo"), a_playable("Rey"))
    monkeypatch.setattr("simulate.asking.deck_choices.GAME", "toy")
    client.force_login(a_user())
    sent = {"deck_a": "kylo:1", "deck_b": "rey:1", "agent": "random", "preset": "quick", "seed": 4, "key": "once"}
    first, second = (client.post(reverse("simulate:better-new"), sent) for _ in range(2))
    assert first.status_code == second.status_code == 302 and first["Location"] == second["Location"]
    study = Study.objects.get()
    assert study.title == "Is Rey, version 1 better than Kylo, version 1?"
    assert study.batches.get().labels == ["Kylo, version 1", "Rey, version 1"]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"deck_b": "kylo:1"}, "same cards"),
        ({"preset": "own", "high": ""}, "This field is required"),
        ({"preset": "own", "low": 3, "high": 1, "unit": "points", "alpha": 5, "beta": 5, "most": 9}, "above the lower"),
        ({"preset": "own", "low": 0, "high": 1, "unit": "points", "alpha": 99, "beta": 5, "most": 9}, "25 %"),
        ({"agent": "oracle"}, "oracle"),
        ({"preset": "?"}, "?"),
    ],
)
def test_the_form_names_what_is_wrong(
    client: Any, monkeypatch: pytest.MonkeyPatch, wrong: dict[str, Any], said: str
) -> None:
    offer(monkeypatch, a_playable("Kylo"), a_playable("Rey"))
    client.force_login(a_user())
    sent = {"deck_a": "kylo:1", "deck_b": "rey:1", "agent": "random", "preset": "quick", "seed": 4, "key": "once"}
    answer = client.post(reverse("simulate:better-new"), sent | wrong)
    assert answer.status_code == 422 and said in answer.content.decode()
    assert not Study.objects.exists()


def post(api: APIClient, body: dict[str, Any], key: str = "key") -> Any:
    return api.post(reverse("simulate-api:studies"), body, format="json", headers={"Idempotency-Key": key})


def test_the_api_starts_reads_lists_and_cancels(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, a_playable("Kylo"), a_playable("Rey"))
    api = APIClient()
    api.force_authenticate(a_user())
    body = {"kind": "better", "old": {"deck": "kylo"}, "new": {"deck": "rey"}, "agent": "random", "preset": "quick"}
    made = post(api, body)
    assert made.status_code == 202, made.data
    assert post(api, body).data["id"] == made.data["id"]
    assert (made.data["kind"], made.data["state"], list(made.data["playtests"])) == ("better", "running", ["games"])
    read = api.get(made.data["url"])
    assert read.status_code == 200 and read.data["poll_after_ms"] > 0
    assert api.get(made.data["url"], headers={"If-None-Match": read["ETag"]}).status_code == 304
    assert [each["id"] for each in api.get(reverse("simulate-api:studies")).data["results"]] == [made.data["id"]]
    cancelled = api.post(reverse("simulate-api:study-cancel", args=[made.data["id"]]))
    assert (cancelled.status_code, cancelled.data["state"]) == (200, "cancelled")
    assert api.post(reverse("simulate-api:study-cancel", args=[made.data["id"]])).status_code == 409


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"kind": "worse"}, "/kind"),
        ({"kind": ["better"]}, "/kind"),
        ({"preset": "quick", "design": {"high": 3}}, "/preset"),
        ({"preset": None, "design": {"high": 99}}, "/design/high"),
        ({"new": {"deck": "nobody"}}, "/new/deck"),
        ({"new": {"scenario": "x"}}, "/new"),
        ({"new": {"deck": "kylo"}}, "/new"),
        ({"agent": "oracle"}, "/agent"),
    ],
)
def test_the_api_names_the_place_of_a_problem(
    monkeypatch: pytest.MonkeyPatch, change: dict[str, Any], place: str
) -> None:
    offer(monkeypatch, a_playable("Kylo"), a_playable("Rey"))
    api = APIClient()
    api.force_authenticate(a_user())
    body = {"kind": "better", "old": {"deck": "kylo"}, "new": {"deck": "rey"}, "agent": "random", "preset": "quick"}
    sent = {name: value for name, value in (body | change).items() if value is not None}
    answer = post(api, sent)
    assert answer.status_code == 400
    assert place in [error["path"] for error in answer.json()["errors"]]


def test_the_calculator_is_open_and_says_what_is_wrong(client: Any) -> None:
    address = reverse("simulate:study-calculator")
    shown = client.get(address)
    assert shown.status_code == 200 and "752" in shown.content.decode(), "752 pairs at 3 points: see the theory's test"
    for wrong, words in [
        ({"low": "5", "high": "1"}, "above the lower"),
        ({"truth": "nan"}, "A valid number is required"),
    ]:
        refused = client.get(address, wrong)
        assert refused.status_code == 422 and words in refused.content.decode()


def test_the_estimate_is_by_preset(client: Any) -> None:
    client.force_login(a_user())
    shown = client.get(reverse("simulate:better-estimate"), {"preset": "quick", "agent": "random"}).content.decode()
    assert "550" in shown
    assert client.get(reverse("simulate:better-estimate"), {"preset": "none"}).status_code == 200


def at_two_strengths(strength: int, agents: tuple[str, str] = ("random", "greedy-2"), seed: int = 5) -> Study:
    sides = a_side("Kylo"), a_side("Rey", strength=strength)
    spec = question.of_decks("toy", *sides, agents, DESIGN, seed)
    return create_study(owner=a_user(), asked=Asked("better", "B or A?", "toy", spec), idempotency_key="key")


def test_each_strength_has_a_test_of_its_own() -> None:
    """Each answer is the one that a study of this strength alone would give."""
    study = play_to_the_end(at_two_strengths(2))
    assert [batch.study_key for batch in study.batches.order_by("pk")] == ["games", "games@1"]
    assert [batch.agents for batch in study.batches.order_by("pk")] == ["random,random", "greedy-2,greedy-2"]
    first, second = study.result["strengths"]
    for place, (told_of, agent) in enumerate([(first, "random"), (second, "greedy-2")]):
        sides = a_side("Kylo"), a_side("Rey", strength=2)
        spec = question.of_decks("toy", *sides, [agent], DESIGN, 5 + place)
        alone = create_study(owner=a_user(), asked=Asked("better", "?", "toy", spec), idempotency_key=f"alone {place}")
        assert play_to_the_end(alone).result == {name: told_of[name] for name in alone.result}
    assert study.result["agreement"] == "same" and study.result["answer"] == first["answer"] == Answer.HIGH


def test_the_page_and_the_api_say_the_joint_answer_with_names_and_what_is_next(client: Any) -> None:
    study = play_to_the_end(at_two_strengths(2))
    client.force_login(study.owner)
    shown = client.get(study.get_absolute_url()).content.decode()
    assert "At every strength alike:" in shown and shown.count("Rey is better than Kylo.") >= 2
    assert shown.count("How we decided") == 2 and shown.count("chart__picture") == 4
    api = APIClient()
    api.force_authenticate(study.owner)
    said = api.get(reverse("simulate-api:study", args=[study.public_id])).data["verdict"]
    assert said.startswith("At every strength alike: random: Rey is better than Kylo.") and "Next: " in said
    assert f"Says   | {said}" in html.unescape(shown)


def test_a_contradiction_depends_on_who_plays() -> None:
    """Two tests under way, one far from even and one even, as the rows of a study would have them."""
    high, low = Running(4), Running(4)
    high.feed(DESIGN, [4, 4, 4, 2] * 100)
    low.feed(DESIGN, [2, 3, 1, 2] * 100)
    found = together([high, low], 0.02)
    assert (high.answer, low.answer) == (Answer.HIGH, Answer.LOW)
    assert (found.agreement, found.high, found.low) == (Agreement.DEPENDS, 0, 1)
    assert together([low, low], 0.02).agreement == Agreement.SAME
    assert together([high, Running(4)], 0.02).agreement == Agreement.OPEN


def test_the_forms_and_the_api_take_two_strengths(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, a_playable("Kylo"), a_playable("Rey"))
    monkeypatch.setattr("simulate.asking.deck_choices.GAME", "toy")
    user = a_user()
    client.force_login(user)
    sent = {"deck_a": "kylo:1", "deck_b": "rey:1", "agent": "random", "preset": "quick", "seed": 4, "key": "once"}
    strengths = ["random", "greedy-2"]
    assert client.post(reverse("simulate:better-new"), sent | {"strengths": ["random"]}).status_code == 422
    assert client.post(reverse("simulate:better-new"), sent | {"strengths": strengths}).status_code == 302
    api = APIClient()
    api.force_authenticate(user)
    decks = {"old": {"deck": "kylo"}, "new": {"deck": "rey"}}
    body = {"kind": "better", **decks, "agent": "random", "preset": "quick", "strengths": strengths, "seed": 4}
    assert post(api, body).status_code == 202
    by_page, by_api = Study.objects.order_by("pk")
    assert by_page.spec == by_api.spec and by_page.spec["strengths"] == strengths


def test_an_answer_that_its_interval_does_not_reach_says_why() -> None:
    """The test ended with "better"; the interval for every look still has an even share, and the sentence says why."""
    study = play_to_the_end(a_study(strength=1))
    told_of = Told(study)
    low, up = told_of.bounds
    assert (study.result["answer"], low <= 1 / 2) == (Answer.HIGH, "That interval is wider" in told_of.verdict())
    assert low < study.result["mean"] < up


def test_a_study_without_kept_means_is_read_and_told(client: Any) -> None:
    """As studies of older versions are stored."""
    study = play_to_the_end(a_study(strength=2))
    del study.progress["running"]["means"]
    study.save()
    client.force_login(study.owner)
    shown = client.get(study.get_absolute_url()).content.decode()
    assert "B is better than A." in shown and shown.count("chart__picture") == 1
