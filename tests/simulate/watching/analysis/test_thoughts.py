"""An agent judges a game in slices of work; its thoughts are kept, and shown to readers who may see them."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse
from pytest_django.fixtures import Settings

from sandtable.agents import USUAL, agent
from sandtable.engine.dice import seeded
from sandtable.engine.registry import all_games
from sandtable.engine.viewing import games_with_views
from sandtable.playtest.plan import Plan
from sandtable.playtest.qualities.judging import Judged, Swing, judge, swings
from sandtable.playtest.qualities.watching import Position, Watched, watch
from simulate.asking.request import PlaytestRequest, on_scenario
from simulate.asking.services import create_batch
from simulate.models import Batch, Thoughts
from simulate.queue import clock
from simulate.queue.slices import MOST_ATTEMPTS
from simulate.results.sharing.services import set_visibility
from simulate.watching.analysis import slices
from simulate.watching.analysis.packing import judged_as_json, packed
from simulate.watching.analysis.selectors import Course, course_of
from simulate.watching.analysis.services import OPEN_PER_USER
from simulate.watching.fork.services import Moment, Wanted, fork
from simulate.watching.replay.library import LIBRARY, OpenGame
from simulate.watching.replay.preparing import prepare
from tests.conformance.examples import example_of
from tests.support.kept_rows import KeptRows
from tests.support.pages import html_of, words_of
from tests.support.playtests import a_user, play_all
from tests.support.replays import a_playtest_of

GAME = next(
    name
    for name in sorted(games_with_views())
    if all_games()[name].scenarios() is not None and len(example_of(name).subjects) == 2
)
"""A game on a scenario for two players."""


# -- by hand -----------------------------------------------------------------------------------------------------


def test_a_swing_is_a_step_in_which_somebody_loses_much() -> None:
    """From 50 to 30 percent the first loses 20 points; 30 to 33 is no swing; the second then loses 60 points."""
    shares = [(0.5, 0.5), (0.3, 0.7), (0.33, 0.67), (0.93, 0.07)]
    found = swings([0, 4, 9, 15], shares)
    assert [(each.decision, each.party, round(each.lost, 2)) for each in found] == [(0, 0, 0.2), (9, 1, 0.6)]
    assert swings([0], [(0.5, 0.5)]) == [] and found[0] == Swing(0, 0, found[0].lost)


def test_the_curve_is_that_of_the_parties_wherever_they_sit() -> None:
    """In the second game of a pair the first party has the second seat, which is far ahead here."""
    ahead = Judged(Position(decision=0, round=1, seat=0, values=(0, 100)), begins=True, count=1, options=())
    model = {"scale": 10.0, "heads": [0.0, 0.0], "strength": 0.0, "growth": 0.0}
    thoughts = Thoughts(judged=packed([judged_as_json(ahead)]), model=model, wanted=5)
    course = Course(thoughts, parties=[1, 0], names=["Blue", "Red"], winners=[0])
    (at, (blue, red)), end = course.points
    assert at == 0 and blue > 0.9 and red < 0.1
    assert end == (5, (1.0, 0.0))


# -- a game ------------------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def folder(settings: Settings, tmp_path: Path) -> None:
    settings.VAR_DIR = tmp_path


def played() -> Batch:
    """A finished playtest of Ada."""
    frozen = a_playtest_of(GAME).scenario
    assert frozen is not None
    asked: PlaytestRequest = on_scenario(
        game=GAME, scenario=frozen, agents=("greedy-2", "random"), games=24, seed=3, keeps_sides=True
    )
    made = create_batch(owner=a_user("ada"), request=asked, idempotency_key="k")
    play_all()
    return Batch.objects.get(pk=made.pk)


def thought_through() -> Batch:
    """The same, and an agent has judged its first game."""
    batch = played()
    thought(batch, batch.owner)
    return batch


PLAYED = KeptRows(lambda: played().pk)
JUDGED = KeptRows(lambda: thought_through().pk)


@pytest.fixture
def batch(db: None) -> Batch:
    return Batch.objects.get(pk=PLAYED.put_back())


@pytest.fixture
def ada(batch: Batch) -> Any:
    return batch.owner


@pytest.fixture
def judged(db: None) -> Course:
    """Finished thoughts about the first game of such a playtest."""
    return course_of(Thoughts.objects.select_related("batch").get(batch=JUDGED.put_back()))


def browser(user: Any) -> Client:
    client = Client()
    client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    return client


def address(batch: Batch, name: str = "thoughts", *more: int, number: int = 0) -> str:
    return reverse(f"simulate:{name}", args=[batch.public_id, number, *more])


def opened(batch: Batch, number: int = 0) -> OpenGame:
    prepare(batch, number)
    found = LIBRARY.open(batch, number)
    assert isinstance(found, OpenGame)
    return found


def thought(batch: Batch, user: Any, judge: str = USUAL) -> Course:
    """The finished thoughts about the first game, in slices of a few steps each."""
    opened(batch)
    assert browser(user).post(address(batch, "ask-thoughts"), {"judge": judge}).status_code == 302
    kept, ticks = Thoughts.objects.get(agent=judge), count()
    while slices.think_slice(kept.pk, lambda: float(next(ticks))):
        pass
    return course_of(Thoughts.objects.select_related("batch").get(pk=kept.pk))


def test_slices_find_what_one_go_finds(judged: Course) -> None:
    course, batch = judged, judged.thoughts.batch
    game = opened(batch)
    assert course.thoughts.state == "done" and course.thoughts.done == game.last and course.thoughts.games == 24
    assert course.model is not None
    for each in course.judged[::5]:
        at = each.position.decision
        dice = seeded(batch.seed, 0, at, "thoughts")
        assert each == judge(game.state(at), at, game.recording.decisions[at], 2, agent(USUAL, GAME), dice)
    watched = {each.decision: each.values for each in watch(batch.plan(), 0).positions}
    begun = {each.position.decision: each.position.values for each in course.judged if each.begins}
    assert watched and all(begun[at] == values for at, values in watched.items())


def test_the_curve_ends_with_the_result_and_options_are_in_order(judged: Course) -> None:
    course, game = judged, opened(judged.thoughts.batch)
    assert all(sum(row) == pytest.approx(1) for _at, row in course.points)
    last, row = course.points[-1]
    assert last == game.last and row[course.winners[0]] == 1.0
    chosen = [each for each in course.judged if each.count > 1]
    for each in chosen:
        at = each.position.decision
        question = game.state(at).ask()
        assert question is not None
        shown = list(course.options(each, question.options, game.recording.decisions[at]))
        assert sum(option.is_taken for option in shown) == 1
        assert [option.value for option in shown] == sorted((option.value for option in shown), reverse=True)
        shares = [option.share for option in shown if option.share is not None]
        assert len(shares) == len(shown) and shares == sorted(shares, reverse=True)
    assert len(chosen) > 5


def test_options_are_for_the_seat_that_decides_and_for_those_who_see_everything(judged: Course) -> None:
    course, batch = judged, judged.thoughts.batch
    opened(batch)
    each = next(each for each in course.judged if each.count > 1)
    at, seat = each.position.decision, each.position.seat
    reader = browser(batch.owner)
    texts = {view: words_of(html_of(reader.get(address(batch, "thoughts-options", at), {"view": view})))
             for view in ("all", str(seat), str(1 - seat), "none")}  # fmt: skip
    assert "taken" in texts["all"] and texts["all"] == texts[str(seat)]
    for view in (str(1 - seat), "none"):
        assert "this viewer does not see the question" in texts[view] and "taken" not in texts[view]
    whole = html_of(reader.get(address(batch), {"at": at}, headers={"HX-Request": "true"}))
    assert "<polyline" in whole and "<html" not in whole and f'data-replay-at="{course.swings[0].decision}"' in whole
    part = html_of(reader.get(f"{address(batch)}?at={at}&view={seat}"))
    assert "<polyline" not in part and "<html" in part
    assert reader.get(address(batch, "thoughts-options", 10**6)).status_code == 404


def test_others_see_what_they_may_and_ask_when_they_are_known(batch: Batch, ada: Any) -> None:
    opened(batch)
    ben = browser(a_user("ben"))
    for page in (ben.get(address(batch)), ben.post(address(batch, "ask-thoughts")), Client().get(address(batch))):
        assert page.status_code == 404
    set_visibility(result=batch, visibility="public")
    assert Client().post(address(batch, "ask-thoughts")).status_code == 302 and not Thoughts.objects.exists()
    assert "Log in to ask" in words_of(html_of(Client().get(address(batch))))
    assert ben.post(address(batch, "ask-thoughts")).status_code == 302
    assert ben.get(address(batch, "ask-thoughts")).status_code == 405
    assert Thoughts.objects.get().asked_by is not None
    assert "games of this playtest" in words_of(html_of(browser(ada).get(address(batch))))


def test_a_reader_chooses_who_judges_and_looks_at_one_after_the_other(judged: Course) -> None:
    batch = judged.thoughts.batch
    ada = batch.owner
    greedy, planner = judged, thought(batch, ada, "planner-2")
    assert greedy.points == planner.points, "the curve is the same: it follows from positions, not from options"
    differing = [
        each.position.decision
        for each, other in zip(greedy.judged, planner.judged, strict=True)
        if each.options != other.options
    ]
    assert differing
    at = differing[0]
    pages = {
        judge: words_of(html_of(browser(ada).get(address(batch), {"at": str(at), "judge": judge})))
        for judge in (USUAL, "planner-2", "", "nobody")
    }
    assert f"as {USUAL} judges them" in pages[USUAL] and "one step ahead with what" in pages[USUAL]
    assert "as planner-2 judges them" in pages["planner-2"] and "by playing on" in pages["planner-2"]
    assert pages[""] == pages["nobody"] == pages["planner-2"], "the newest thoughts, unless somebody asks for others"


def test_who_values_nothing_can_not_judge(batch: Batch, ada: Any) -> None:
    opened(batch)
    for name in ("random", "greedy-0", "<b>", "planner-2 without op fire", ""):
        answer = browser(ada).post(address(batch, "ask-thoughts"), {"judge": name}, follow=True)
        assert "these agents can judge: greedy-3, greedy-2, planner-2, deep-2, planner-3" in words_of(html_of(answer))
    assert not Thoughts.objects.exists()


def test_nobody_lets_workers_think_without_end(batch: Batch, ada: Any) -> None:
    for number in range(OPEN_PER_USER + 2):
        opened(batch, number)
        browser(ada).post(address(batch, "ask-thoughts", number=number))
    browser(ada).post(address(batch, "ask-thoughts", number=0))
    assert Thoughts.objects.count() == OPEN_PER_USER


def test_a_worker_that_dies_costs_its_slice_and_many_end_the_work(batch: Batch, ada: Any) -> None:
    opened(batch)
    browser(ada).post(address(batch, "ask-thoughts"))
    kept = Thoughts.objects.get()
    sent: list[int] = []
    assert slices.relay_thoughts(sent.append) == 1 and sent == [kept.pk]
    assert slices.relay_thoughts(sent.append) == 0, "the message is on its way"
    Thoughts.objects.update(lease_token="dead", lease_until=clock.seconds_from_now(60))
    assert not slices.think_slice(kept.pk), "another worker has it"
    Thoughts.objects.update(lease_until=clock.seconds_from_now(-1), attempt=MOST_ATTEMPTS)
    assert not slices.think_slice(kept.pk)
    assert (Thoughts.objects.get().state, Thoughts.objects.get().problem) == ("failed", slices.WORKER)
    assert "No worker has brought this to its end" in words_of(html_of(browser(ada).get(address(batch))))
    browser(ada).post(address(batch, "ask-thoughts"))
    assert Thoughts.objects.get().state == "running"


def test_the_clock_of_a_busy_machine_has_no_say_in_the_model(judged: Course) -> None:
    quick = judged.thoughts
    batch = quick.batch
    opened(batch)
    Thoughts.objects.all().delete()
    browser(batch.owner).post(address(batch, "ask-thoughts"))
    hours, kept = count(step=3600), Thoughts.objects.get()
    while kept.model is None:
        assert slices.think_slice(kept.pk, lambda: float(next(hours)))
        kept.refresh_from_db()
    assert (kept.games, kept.model) == (quick.games, quick.model)


def test_of_playtests_with_slow_agents_fewer_games_are_watched(batch: Batch) -> None:
    assert slices.games_to_watch(Batch(n_games=500, snapshot=batch.snapshot)) == slices.GAMES
    slow = {**batch.snapshot, "agents": ["greedy-2", "planner-2 without op fire"]}
    assert slices.games_to_watch(Batch(n_games=500, snapshot=slow)) == slices.SLOW_GAMES < slices.GAMES


def test_a_game_that_fails_teaches_nothing_and_stops_nothing(
    batch: Batch, ada: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(plan: Plan, number: int) -> Watched:
        if number == 5:
            raise AssertionError("this game fails")
        return watch(plan, number)

    monkeypatch.setattr("simulate.results.qualities.slices.watch", failing)
    course = thought(batch, ada)
    assert course.thoughts.games == 24 and course.model is not None


def test_other_rules_end_the_work(batch: Batch, ada: Any) -> None:
    opened(batch)
    browser(ada).post(address(batch, "ask-thoughts"))
    Thoughts.objects.update(engine_fingerprint="0" * 32)
    assert not slices.think_slice(Thoughts.objects.get().pk)
    assert Thoughts.objects.get().problem == slices.RULES


def test_a_game_of_a_fork_is_judged_across_the_turn_of_its_luck(batch: Batch, ada: Any) -> None:
    game = opened(batch)
    made = fork(
        owner=ada,
        moment=Moment(batch, 0, game, game.last // 2),
        wanted=Wanted(("random", "random"), 2, 8),
        idempotency_key="fork",
    )
    play_all()
    course = thought(made, ada)
    kept = opened(made)
    assert course.thoughts.state == "done" and course.thoughts.done == kept.last
    late = [each.position for each in course.judged if each.position.decision > game.last // 2]
    assert late and all(kept.state(each.decision).seat() == each.seat for each in late)
