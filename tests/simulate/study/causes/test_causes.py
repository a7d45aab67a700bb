"""Studies of causes: cards exchanged one at a time, changes of a scenario, from a result to the table of effects."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from decks import services as decks_of
from decks.selectors import demo_field
from decks.stored import read_stored
from sandtable.games.destiny.decklist import demo_decks, to_json
from sandtable.games.destiny.facts import all_cards, card, prints_of
from sandtable.playtest.plan import GameRecord
from simulate.asking import deck_choices
from simulate.asking import services as asking
from simulate.asking.request import PlaytestRequest, Subject
from simulate.models import Batch, Study, StudyState
from simulate.study.causes.files import effects_csv
from simulate.study.causes.kind import KIND
from simulate.study.causes.page import ordered
from simulate.study.causes.question import BASE, Change, Question, read
from simulate.study.causes.services import base_of, question_of, refusal, things
from simulate.study.step import Cell, Evidence, Step
from tests.support.playtests import a_playable, a_request, a_skirmish, offer
from tests.support.toy_study import play_to_the_end

pytestmark = pytest.mark.django_db
REY, KYLO = (Subject(name, to_json(demo_decks()[f"{name}-starter"])) for name in ("rey", "kylo-ren"))
DODGE, BLOCK = "01155", "01153"


def decks(rotations: int = 20, agent: str = "random") -> PlaytestRequest:
    return PlaytestRequest("destiny", (REY, KYLO), (agent, agent), rotations, 7)


def a_question(most: int = 100, things: int = 2) -> Question:
    names = (DODGE, BLOCK, "01151", "01154")[:things]
    return Question(decks(most), 0, tuple(Change(code, old=code) for code in names))


def test_the_time_before_the_start_counts_each_look_at_each_playtest() -> None:
    """100 rotations are ten looks at the playtest as it is and at one without each of two cards."""
    (work,) = KIND.foreseen(a_question(100, things=2).as_json()).works
    assert (work.games, work.pieces) == (0.8 * 200 * 3, 0.8 * 10 * 3)


@pytest.fixture
def ada() -> User:
    return User.objects.create_user("ada")


@pytest.fixture
def as_ada(ada: User) -> Client:
    client = Client()
    client.force_login(ada)
    return client


@pytest.fixture
def batch(ada: User) -> Batch:
    return asking.create_batch(owner=ada, request=decks(), idempotency_key="k")


def a_cell(key: str, asked: int, finished: int, winners: str) -> Cell:
    """A playtest of pairs; `winners` repeats: the deck that wins both games of a pair, or "-" for one each."""

    def fetch(first: int, stop: int) -> list[GameRecord]:
        records = []
        for number in range(first, stop):
            pair = winners[number // 2 % len(winners)]
            winner = number % 2 if pair == "-" else int(pair)
            records.append(GameRecord(number, "losses" if winner else "wins", (winner,), "end", 3, 9, 0, number))
        return records

    return Cell(key, 2, 2, asked, finished, False, fetch)


def look(question: Question, progress: dict[str, Any], **cells: Cell) -> Step:
    return KIND.decide(question.as_json(), progress, Evidence(cells.values()))


def test_the_first_step_asks_for_the_deck_as_it_is_and_without_each_card() -> None:
    step = KIND.decide(a_question().as_json(), {}, Evidence())
    asked = {ask.key: ask.request for ask in step.ask}
    assert list(asked) == [BASE, "without/0", "without/1"]
    assert {(request.seed, request.rotations) for request in asked.values()} == {(7, 10)}
    assert asked[BASE].subjects == decks().subjects
    assert asked["without/0"].subjects[0].subject["exchanges"] == {DODGE: None}
    assert asked["without/0"].subjects[1] == decks().subjects[1]


def test_a_question_survives_its_spec() -> None:
    assert read(json.loads(json.dumps(a_question().as_json()))) == a_question()


def test_nothing_is_decided_before_all_playtests_have_come_to_the_look() -> None:
    question = a_question()
    cells = {"base": a_cell(BASE, 10, 10, "0"), "a": a_cell("without/0", 10, 10, "1")}
    start = {"looked": 0, "counts": {}, "says": {}}
    waiting = look(question, start, **cells, b=a_cell("without/1", 10, 9, "0"))
    assert waiting.progress == start
    assert (waiting.ask, waiting.grow, list(waiting.stop), waiting.result) == ((), [], [], {})


def test_a_card_that_helps_is_declared_and_the_others_go_on() -> None:
    """Without the first card all games are lost, without the second one nothing changes."""
    question = a_question()
    start = {"looked": 0, "counts": {}, "says": {}}
    cells = {"base": a_cell(BASE, 40, 40, "0"), "a": a_cell("without/0", 40, 40, "1")}
    step = look(question, start, **cells, b=a_cell("without/1", 40, 40, "0"))
    first, second = step.result["effects"]
    assert (first["says"], first["value"], second["says"], second["value"]) == ("helps", 1.0, "testing", 0.0)
    assert first["rotations"] < second["rotations"] == 40
    assert second["unchanged"] == 40
    assert list(step.stop) == ["without/0"]
    assert {grow.key: grow.rotations for grow in step.grow} == {BASE: 10, "without/1": 10}
    assert not step.is_over


def test_the_answer_does_not_depend_on_how_many_games_landed_at_once() -> None:
    question = a_question()
    shapes = {"base": (BASE, "0-01"), "a": ("without/0", "1-00"), "b": ("without/1", "0-0-")}
    progress: dict[str, Any] = {"looked": 0, "counts": {}, "says": {}}
    for finished in range(10, 101, 10):
        cells = {name: a_cell(key, 100, finished, wins) for name, (key, wins) in shapes.items()}
        progress = look(question, progress, **cells).progress
    cells = {name: a_cell(key, 100, 100, wins) for name, (key, wins) in shapes.items()}
    at_once = look(question, {"looked": 0, "counts": {}, "says": {}}, **cells)
    assert progress == at_once.progress
    assert at_once.is_over
    assert {each["says"] for each in at_once.result["effects"]} <= {"open", "helps", "hurts", "small"}


def test_on_a_scenario_the_effect_is_that_of_the_change() -> None:
    request = a_skirmish("random", "random", games=40)
    question = question_of(request, subject=0, chosen=list(things(request, 0))[:1], instead="", rotations=40)
    assert question.is_about_changes

    def side(key: str, winner: int) -> Cell:
        records = [GameRecord(n, ("wins", "losses")[winner], (winner,), "end", 3, 9, 0, n) for n in range(40)]
        return Cell(key, 2, 1, 40, 40, False, lambda first, stop: records[first:stop])

    step = look(question, {"looked": 0, "counts": {}, "says": {}}, base=side(BASE, 1), changed=side("without/0", 0))
    assert step.result["effects"][0]["value"] == 1.0


def test_seats_that_are_turned_are_kept_and_seats_that_are_alike_refused() -> None:
    turned = a_skirmish("random", "greedy-2", games=10)
    assert turned.scenario is not None and turned.scenario.turns_seats
    kept = base_of(turned).scenario
    assert kept is not None and not kept.turns_seats
    assert refusal(turned) == ""
    alike = replace(turned, scenario=replace(turned.scenario, has_sides=False))
    assert "alike" in refusal(alike)
    assert "nothing that could be exchanged" in refusal(a_request())


def test_the_surest_effect_stands_first() -> None:
    effects = [{"thing": name, "low": low, "value": 0.0} for name, low in (("a", -0.2), ("b", 0.1), ("c", -0.1))]
    assert [each["thing"] for each in ordered({"effects": effects})] == ["b", "c", "a"]


def test_from_a_result_to_the_answer(batch: Batch, as_ada: Client) -> None:
    address = f"/studies/causes/new/{batch.public_id}"
    assert "Dodge" in as_ada.get(address).content.decode()
    given = {"which": "chosen", "things": [DODGE, BLOCK], "instead": "", "size": "20", "key": "abc"}
    answer = as_ada.post(address, given)
    assert answer.status_code == 302, answer.content
    assert "The first effects come with the first look" in as_ada.get(answer["Location"]).content.decode()
    study = play_to_the_end(Study.objects.get())
    assert study.state == StudyState.DONE, study.problem
    assert {each["thing"] for each in study.result["effects"]} == {"Dodge", "Block"}
    assert {each["rotations"] for each in study.result["effects"]} == {20}
    text = as_ada.get(answer["Location"]).content.decode()
    assert "nothing shown" in text and "at most 10 % are false" in text
    table = as_ada.get(f"/studies/causes/{study.public_id}/effects.csv")
    head, *lines = table.content.decode().splitlines()
    assert head == "thing,says,value,low,high,rotations,unchanged"
    assert sorted(line.split(",")[0] for line in lines) == ["Block", "Dodge"]


def test_all_cards_of_the_other_deck(batch: Batch, as_ada: Client) -> None:
    given = {"which": "all", "instead": "", "size": "20", "key": "abc"}
    answer = as_ada.post(f"/studies/causes/new/{batch.public_id}?side=1", given)
    assert answer.status_code == 302, answer.content
    assert Study.objects.get().batches.count() == 1 + len(KYLO.subject["cards"])


def of_decks(as_ada: Client, ada: User, **more: Any) -> Any:
    """The answer to a question about the first deck of the field of Infinite, against itself."""
    content = next(iter(demo_field("INF-2026-07").values()))
    deck = decks_of.create_deck(owner=ada, content=read_stored(content))
    named = {"deck": deck.public_id}
    body = {"kind": "causes", "deck": named, "opponent": named, "agent": "random", "rotations": 2, **more}
    headers = {"Idempotency-Key": "once"}
    return as_ada.post("/api/v1/studies", json.dumps(body), content_type="application/json", headers=headers)


@pytest.mark.parametrize("code", ["13007A", "13007B", "11158", "13002A", "13002B"])
def test_only_a_card_of_a_deck_comes_instead(as_ada: Client, ada: User, code: str) -> None:
    """A plot and its back, a battlefield, a character and its back are refused in plain words at their field."""
    answer = of_decks(as_ada, ada, instead=code)
    (error,) = answer.json()["errors"]
    found = card(code)
    told = f"{found.full_name} is a {found.type}. Name an event, an upgrade, a downgrade or a support."
    assert (answer.status_code, error["path"], error["message"]) == (400, "/instead", told)


def test_no_card_is_exchanged_for_itself(as_ada: Client, ada: User) -> None:
    """Two prints are one card; of all cards of the deck it is left out."""
    content = next(iter(demo_field("INF-2026-07").values()))
    held = next(code for code in content["cards"] if len(prints_of(code)) > 1)
    other_print = next(code for code in prints_of(held) if code != held)
    for instead in (held, other_print):
        answer = of_decks(as_ada, ada, instead=instead, things=[held])
        (error,) = answer.json()["errors"]
        assert (answer.status_code, error["path"]) == (400, "/things/0")
        assert error["message"] == "This is the card that comes instead. Choose other ones."


def test_cards_of_one_name_have_rows_of_their_own() -> None:
    """Two different cards called Millennium Falcon in one deck, and two prints of Armor Plating."""
    subject = to_json(demo_decks()["rey-starter"]) | {"cards": {"05052": 1, "08103": 1, "11052": 1, "02089": 1}}
    request = replace(decks(), subjects=(Subject("Rey", subject), KYLO))
    assert things(request, 0) == {
        "05052": "Millennium Falcon (LEG 52)",
        "08103": "Millennium Falcon (AtG 103)",
        "11052": "Armor Plating (SoH 52)",
        "02089": "Armor Plating (SoR 89)",
    }


def test_the_cards_that_may_come_instead_are_those_the_deck_can_use(batch: Batch, as_ada: Client) -> None:
    """Kylo Ren's deck is one of villains."""
    page = as_ada.get(f"/studies/causes/new/{batch.public_id}?side=1").content.decode()
    assert "Block (01153)" in page
    heroes = [code for code, found in all_cards().items() if found.affiliation == "hero"]
    assert not [code for code in heroes if f"({code})" in page]


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"which": "chosen"}, "Choose at least one."),
        ({"which": "chosen", "things": ["01001"]}, "01001"),
        ({"which": "chosen", "things": [DODGE], "instead": "01084"}, "This can't be asked"),
        ({"which": "chosen", "things": [DODGE], "instead": "<b>"}, "There is no card called “&lt;b&gt;”"),
    ],
)
def test_a_bad_form_names_its_problem(batch: Batch, as_ada: Client, given: dict[str, Any], says: str) -> None:
    answer = as_ada.post(f"/studies/causes/new/{batch.public_id}", {"size": "20", "key": "abc", **given})
    assert answer.status_code == 422
    assert says in answer.content.decode()
    assert not Study.objects.exists()


def post(client: Client, **body: Any) -> Any:
    return client.post(
        "/api/v1/studies",
        json.dumps({"kind": "causes", **body}),
        content_type="application/json",
        headers={"Idempotency-Key": "k1"},
    )


def test_the_api_asks_the_same(batch: Batch, as_ada: Client) -> None:
    answer = post(as_ada, playtest=batch.public_id, things=[DODGE], rotations=20)
    assert answer.status_code == 202, answer.content
    assert sorted(answer.json()["playtests"]) == ["base", "without/0"]


@pytest.mark.parametrize(
    ("body", "place"),
    [({"things": ["99999"]}, "/things/0"), ({"side": 2}, "/side"), ({"rotations": 1}, "/rotations"), ({"x": 1}, "/x")],
)
def test_the_api_names_what_is_wrong(batch: Batch, as_ada: Client, body: dict[str, Any], place: str) -> None:
    answer = post(as_ada, playtest=batch.public_id, **body)
    assert answer.status_code == 400
    assert place in [each["path"] for each in answer.json()["errors"]]


def test_games_of_others_are_not_asked_about(batch: Batch, client: Client) -> None:
    client.force_login(User.objects.create_user("eve"))
    assert client.get(f"/studies/causes/new/{batch.public_id}").status_code == 404
    assert post(client, playtest=batch.public_id).status_code == 404


def test_from_a_deck_to_the_question_about_all_its_cards(as_ada: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    offered = {name: a_playable(name.title()) for name in ("rey", "kylo")}
    for name, side in (("rey", REY), ("kylo", KYLO)):
        vars(offered[name])["subject"] = side.subject
    offer(monkeypatch, *offered.values())
    monkeypatch.setattr(deck_choices, "GAME", "destiny")
    address = "/studies/causes/new"
    assert "Exchanged for" in as_ada.get(f"{address}?deck=rey:1").content.decode()
    given = {"deck": "rey:1", "opponent": "kylo:1", "agent": "random", "size": "20", "seed": "5", "key": "abc"}
    answer = as_ada.post(address, given)
    assert answer.status_code == 302, answer.content.decode()
    assert Study.objects.get().batches.count() == 1 + len(REY.subject["cards"])
    refused = as_ada.post(address, {**given, "opponent": "", "key": "other"})
    assert refused.status_code == 422


def test_a_name_in_the_csv_is_no_formula() -> None:
    effect = {"thing": "=1+1", "says": "open", "value": 0.0, "low": -1.0, "high": 1.0, "rotations": 2, "unchanged": 1}
    assert effects_csv({"effects": [effect]}).splitlines()[1].startswith("'=1+1,open,")
