"""One deck against several: all or nothing, once a key, within the limits, and read side by side."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client
from django.urls import reverse
from rest_framework.test import APIClient

from sandtable.games.destiny.field import field
from sandtable.playtest import statistics
from sandtable.playtest.report.verdict import State
from sandtable.playtest.statistics import Interval
from simulate.asking import together
from simulate.asking.quota import most_open_batches
from simulate.asking.refusals import KeyReused, LimitReached, Refused
from simulate.asking.request import PlaytestRequest
from simulate.models import Batch, BatchState, Quota, Series
from simulate.queue import control, work
from simulate.results.series import selectors as series_selectors
from simulate.results.series import services as series_services
from tests.support.playtests import a_playable, a_request, a_side, a_user, offer, play_all
from tests.support.reports import games, of_decks

pytestmark = pytest.mark.django_db


def requests(opponents: int = 3, **more: Any) -> list[PlaytestRequest]:
    """The toy game against a number of opponents, ten pairs each; the deck A is stronger than they are."""
    return [a_request(a_side("A", strength=2), a_side(f"B{place}"), **more) for place in range(opponents)]


def create(opponents: int = 3, owner: Any = None, key: str = "key", **more: Any) -> Series:
    return together.create_series(owner=owner or a_user(), requests=requests(opponents, **more), idempotency_key=key)


def test_an_ordinary_playtest_for_each_opponent() -> None:
    made = create(3)
    assert [batch.labels for batch in made.batches.order_by("id")] == [["A", "B0"], ["A", "B1"], ["A", "B2"]]
    assert {(batch.n_games, batch.state) for batch in made.batches.all()} == {(20, BatchState.QUEUED)}
    quota = Quota.objects.get(owner=made.owner)
    assert (quota.open_batches, quota.queued_games) == (3, 60)


def test_opponents_do_not_share_their_luck() -> None:
    single = PlaytestRequest("toy", (a_side("A"),), ("random", "random"), 10, seed=40)
    made = series_services.requests_for(single, [a_side("B"), a_side("C")])
    assert [(request.seed, [side.label for side in request.subjects]) for request in made] == [
        (40, ["A", "B"]),
        (41, ["A", "C"]),
    ]


def test_the_same_key_gives_the_same_series() -> None:
    owner = a_user()
    assert create(3, owner) == create(3, owner)
    assert (Series.objects.count(), Batch.objects.count()) == (1, 3)


@pytest.mark.parametrize("opponents", [2, 4])
def test_a_key_belongs_to_all_of_its_opponents(opponents: int) -> None:
    owner = a_user()
    create(3, owner)
    with pytest.raises(KeyReused):
        create(opponents, owner)
    assert Batch.objects.count() == 3


def test_a_key_of_other_games_is_refused() -> None:
    owner = a_user()
    create(3, owner)
    with pytest.raises(KeyReused):
        create(3, owner, pairs=11)


def test_all_or_nothing_when_there_is_no_room(settings: Any) -> None:
    settings.PLAYTEST_OPEN_BATCHES = 4
    owner = a_user()
    create(2, owner, key="first")
    with pytest.raises(LimitReached, match=r"2 playtests under way.* these 3 .* the 4 allowed"):
        create(3, owner, key="second")
    assert (Series.objects.count(), Batch.objects.count()) == (1, 2)
    assert Quota.objects.get(owner_id=owner.pk).open_batches == 2
    create(2, owner, key="third")


def test_the_games_of_all_opponents_count(settings: Any) -> None:
    settings.PLAYTEST_QUEUED_GAMES = 59
    with pytest.raises(LimitReached, match="with these 60 it would be more than 59"):
        create(3)
    assert not Batch.objects.exists()


def test_every_problem_is_named_once() -> None:
    with pytest.raises(Refused) as refused:
        together.create_series(
            owner=a_user(), requests=requests(3, agents=("random", "oracle"), pairs=0), idempotency_key="key"
        )
    assert len(refused.value.problems) == 2
    assert any("oracle" in problem for problem in refused.value.problems)
    assert not Series.objects.exists()


@pytest.mark.parametrize("opponents", [0, together.MOST_OPPONENTS + 1])
def test_so_many_opponents_and_no_others(opponents: int) -> None:
    with pytest.raises(Refused, match=f"1 to {together.MOST_OPPONENTS} opponents, not {opponents}"):
        create(opponents)


def test_the_limits_have_room_for_the_whole_field() -> None:
    assert len(field()) == len(series_services.demo_field()) <= min(together.MOST_OPPONENTS, most_open_batches())
    assert [side.label for side in series_services.demo_field()] == [deck.name for deck in field().values()]


def test_a_finished_series_has_a_row_for_each_opponent_and_their_mean() -> None:
    made = create(2)
    play_all()
    standing = series_selectors.standing(made)
    assert [row.opponent for row in standing.rows] == ["B0", "B1"]
    assert (standing.is_open, standing.games_done, standing.games) == (False, 40, 40)
    points = [row.points.value for row in standing.rows if row.points]
    assert standing.together is not None
    assert standing.together.value == pytest.approx(sum(points) / 2)
    assert standing.together.games == 40


def test_no_mean_before_every_opponent_has_a_result() -> None:
    made = create(2)
    for chunk in made.batches.order_by("id")[0].chunks.all():
        work.run_chunk(chunk_id=chunk.pk)
    standing = series_selectors.standing(made)
    assert standing.rows[0].points is not None and standing.rows[1].points is None
    assert standing.together is None


def test_margins_of_independent_results_add_up_as_squares() -> None:
    found = statistics.mean([Interval(0.5, 0.47, 0.53, 100), Interval(0.7, 0.66, 0.74, 50)])
    # half of the root of 0.03² + 0.04²
    assert (found.value, found.low, found.high) == pytest.approx((0.6, 0.575, 0.625))
    assert found.games == 150


@pytest.mark.parametrize(("opponents", "state"), [(1, State.BETTER), (2, State.UNKNOWN)])
def test_a_lead_over_one_of_several_opponents_has_to_be_clearer(opponents: int, state: State) -> None:
    """Five pairs won and five shared: by chance a lead as clear comes about in about 3 of 100 playtests."""
    report = of_decks(games(*[0, 0] * 5, *[0, 1] * 5))
    assert 0.025 < report.points.contest.p_values[0] < 0.05
    rows = [series_selectors.Row(Batch(pk=number), report) for number in range(opponents)]
    standing = series_selectors.Standing("A", rows)
    assert [standing.state(row) for row in rows] == [state] * opponents


def test_cancelling_stops_what_is_open() -> None:
    made = create(3)
    control.cancel(batch=made.batches.order_by("id")[0])
    series_services.cancel(series=made)
    assert not made.batches.still_open().exists()
    assert Quota.objects.get(owner=made.owner).open_batches == 0
    with pytest.raises(control.NotPossible):
        series_services.cancel(series=made)


# Pages ----------------------------------------------------------------------------------------------------------------


@pytest.fixture
def ada(client: Client) -> Any:
    owner: Any = a_user("ada")
    client.force_login(owner)
    return owner


def form(**more: Any) -> dict[str, Any]:
    given = {
        "deck": "rey:1",
        "agent": "random",
        "against": "own",
        "opponents": ["kylo:1", "jango:1"],
        "opponent_agent": "random",
        "size": "own",
        "rotations": "5",
        "seed": "3",
        "key": "once",
    }
    return given | more


@pytest.fixture
def decks(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, a_playable("Rey"), a_playable("Kylo"), a_playable("Jango"))
    field = (a_side("Field one"), a_side("Field two"))
    monkeypatch.setattr("simulate.results.series.services.demo_field", lambda *decks: field)


def test_the_form_starts_all_and_shows_them_side_by_side(client: Client, ada: Any, decks: None) -> None:
    answer = client.post(reverse("simulate:series-new"), form())
    made = Series.objects.get(owner=ada)
    assert (answer.status_code, answer["Location"]) == (302, made.get_absolute_url())
    play_all()
    html = client.get(made.get_absolute_url()).content.decode()
    for batch in made.batches.all():
        assert batch.get_absolute_url() in html
    assert "Kylo, version 1" in html and "Jango, version 1" in html
    assert html.count("10 / 10") == 2
    assert "95 % sure" in html and "hx-get" not in html.split("<main", 1)[1]


def test_the_field_is_what_the_form_offers_first(client: Client, ada: Any, decks: None) -> None:
    page = client.get(reverse("simulate:series-new"), {"deck": "rey"}).content.decode()
    assert "The demo field of its format" in page
    client.post(reverse("simulate:series-new"), form(against="field", opponents=[]))
    assert [batch.labels[1] for batch in Batch.objects.order_by("id")] == ["Field one", "Field two"]


def test_the_form_sent_twice_starts_once(client: Client, ada: Any, decks: None) -> None:
    first = client.post(reverse("simulate:series-new"), form())
    assert client.post(reverse("simulate:series-new"), form())["Location"] == first["Location"]
    assert Batch.objects.count() == 2
    answer = client.post(reverse("simulate:series-new"), form(seed="4"))
    assert answer.status_code == 422 and "sent already" in answer.content.decode()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"opponents": []}, "1 to 16 opponents, not 0"),
        ({"deck": "nobody:1"}, "nobody:1"),
        ({"opponents": ["kylo:1", "nobody:1"]}, "nobody:1"),
        ({"against": "field"}, "You ticked opponents"),
        ({"rotations": ""}, "How many rotations?"),
        ({"rotations": "99999"}, "not 99999"),
        ({"agent": "oracle"}, "oracle"),
    ],
)
def test_what_can_not_start_is_said_and_nothing_starts(
    client: Client, ada: Any, decks: None, given: dict[str, Any], said: str
) -> None:
    answer = client.post(reverse("simulate:series-new"), form(**given))
    assert answer.status_code == 422
    assert said in answer.content.decode()
    assert not Batch.objects.exists()


def test_progress_is_asked_for_until_all_are_over(client: Client, ada: Any) -> None:
    made = create(2, ada)
    address = reverse("simulate:series-progress", args=[made.public_id])
    first = client.get(address)
    assert first.status_code == 200 and address in first.content.decode()
    assert client.get(address, headers={"If-None-Match": first["ETag"]}).status_code == 304
    play_all()
    assert client.get(address, headers={"If-None-Match": first["ETag"]}).status_code == 286


def test_the_page_s_button_cancels_all(client: Client, ada: Any) -> None:
    made = create(2, ada)
    client.post(reverse("simulate:series-cancel", args=[made.public_id]))
    assert set(made.batches.values_list("state", flat=True)) == {BatchState.CANCELLED}


@pytest.mark.parametrize("name", ["series", "series-progress"])
def test_a_series_is_its_owner_s_alone(client: Client, ada: Any, name: str) -> None:
    made = create(2, a_user("ben"))
    assert client.get(reverse(f"simulate:{name}", args=[made.public_id])).status_code == 404
    assert client.post(reverse("simulate:series-cancel", args=[made.public_id])).status_code == 404
    assert made.batches.still_open().count() == 2
    client.logout()
    assert client.get(reverse(f"simulate:{name}", args=[made.public_id])).status_code == 404


# The API --------------------------------------------------------------------------------------------------------------

URL = "/api/v1/playtest-series"
BODY: dict[str, Any] = {
    "game": "toy",
    "side": {"deck": "rey", "agent": "random"},
    "opponents": [{"deck": "kylo"}, {"deck": "jango", "version": 1}],
    "opponents_agent": "random",
    "pairs": 5,
    "seed": 3,
}


@pytest.fixture
def api(decks: None) -> APIClient:
    owner: Any = a_user("ada")
    client = APIClient()
    client.force_login(owner)
    return client


def post(api: APIClient, body: dict[str, Any], key: str = "once") -> Any:
    return api.post(URL, body, format="json", headers={"Idempotency-Key": key} if key else {})


def test_a_series_is_accepted_played_and_read(api: APIClient) -> None:
    answer = post(api, BODY)
    assert answer.status_code == 202
    assert answer["Location"].endswith(f"{URL}/{answer.json()['id']}")
    assert answer.json()["poll_after_ms"] > 0 and answer.json()["together"] is None
    play_all()
    result = api.get(answer["Location"]).json()
    assert [row["label"] for row in result["opponents"]] == ["Kylo, version 1", "Jango, version 1"]
    assert (result["games_done"], result["games"], result["poll_after_ms"]) == (20, 20, 0)
    points = [row["points"]["value"] for row in result["opponents"]]
    assert result["together"]["value"] == pytest.approx(sum(points) / 2)
    assert {row["playtest"]["state"] for row in result["opponents"]} == {"done"}


def test_the_same_key_answers_the_same_and_belongs_to_one_body(api: APIClient) -> None:
    assert post(api, BODY).json()["id"] == post(api, BODY).json()["id"]
    assert post(api, BODY | {"opponents": [{"deck": "kylo"}]}).status_code == 422
    assert Batch.objects.count() == 2


def test_the_api_names_every_problem_and_starts_nothing(api: APIClient) -> None:
    answer = post(
        api, BODY | {"side": {"deck": "x", "agent": "random"}, "opponents": [{"deck": "y"}, {"deck": "kylo"}]}
    )
    assert answer.status_code == 400
    places = [error["path"] for error in answer.json()["errors"]]
    assert places == ["/side/deck", "/opponents/0/deck"]
    assert not Batch.objects.exists()


@pytest.mark.parametrize(
    "change", [{"opponents": []}, {"pairs": 0}, {"opponents_agent": "oracle"}, {"game": "chess"}, {"hat": 1}]
)
def test_a_body_of_another_shape_is_refused(api: APIClient, change: dict[str, Any]) -> None:
    assert post(api, BODY | change).status_code == 400
    assert not Batch.objects.exists()


def test_only_destiny_has_a_field_to_leave_out(api: APIClient) -> None:
    body = {name: value for name, value in BODY.items() if name != "opponents"}
    answer = post(api, body)
    assert answer.status_code == 400 and "demo field" in answer.content.decode()


def test_the_limit_is_429_and_a_missing_key_400(api: APIClient, settings: Any) -> None:
    assert post(api, BODY, key="").status_code == 400
    settings.PLAYTEST_OPEN_BATCHES = 1
    assert post(api, BODY).status_code == 429
    assert not Series.objects.exists()


def test_the_api_cancels_all_once(api: APIClient) -> None:
    address = post(api, BODY)["Location"]
    assert {row["playtest"]["state"] for row in api.post(f"{address}/cancel").json()["opponents"]} == {"cancelled"}
    assert api.post(f"{address}/cancel").status_code == 409


def test_the_api_shows_nobody_else_s_series(api: APIClient) -> None:
    made = create(2, a_user("ben"))
    assert api.get(f"{URL}/{made.public_id}").status_code == 404
    assert api.post(f"{URL}/{made.public_id}/cancel").status_code == 404
