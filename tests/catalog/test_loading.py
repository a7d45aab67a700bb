from __future__ import annotations

from dataclasses import replace

import pytest
from django.core.management import call_command
from django.db import IntegrityError, transaction

from catalog.loading import load_catalog
from catalog.models import Card, CardSet, CatalogState, DieSide, Format, Standing
from sandtable.games.destiny import facts, formats
from tests.support.effort import at_most

pytestmark = pytest.mark.django_db


def snapshot() -> dict[str, list[object]]:
    """Every row the loader writes, primary keys included."""
    models = (Card, CardSet, CatalogState, DieSide, Format, Standing, Card.subtypes.through, Format.sets.through)
    return {model.__name__: list(model.objects.order_by("pk").values_list()) for model in models}


def test_every_set_and_card_is_there() -> None:
    assert CardSet.objects.count() == 27
    assert Card.objects.count() == 3104
    assert DieSide.objects.count() == 6 * 1349


def test_a_second_load_changes_nothing() -> None:
    before = snapshot()
    report = load_catalog()
    assert (report.created, report.changed, report.unchanged, report.removed) == (0, 0, 3104, 0)
    assert snapshot() == before


def test_a_load_from_nothing_takes_seconds() -> None:
    Card.objects.all().update(reprint_of=None, parallel_die=None)
    Card.objects.all().delete()
    with at_most(seconds=10):
        assert load_catalog().created == 3104


def test_only_what_differs_is_written_and_counted() -> None:
    cards = dict(facts.all_cards())
    cards["01045"] = replace(cards["01045"], health=99)
    del cards["01174"]
    before = dict(Card.objects.values_list("code", "updated_at"))
    state = CatalogState.objects.get()
    report = load_catalog(cards=cards)
    assert (report.created, report.changed, report.removed) == (0, 1, 1)
    assert Card.objects.get(code="01045").health == 99
    after = dict(Card.objects.values_list("code", "updated_at"))
    assert {code for code in after if after[code] != before[code]} == {"01045"}
    assert CatalogState.objects.get().revision == state.revision + 1


def test_a_fact_that_breaks_a_constraint_leaves_everything_as_it_was() -> None:
    cards = dict(facts.all_cards())
    cards["01044"] = replace(cards["01044"], name="Changed")
    cards["01045"] = replace(cards["01045"], color="purple")
    before = snapshot()
    with pytest.raises(IntegrityError), transaction.atomic():
        load_catalog(cards=cards)
    assert snapshot() == before


def test_the_command_reports_counts_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    call_command("load_catalog")
    said = capsys.readouterr().out
    assert "0 created, 0 changed, 3104 unchanged, 0 removed" in said
    assert facts.data_version() in said


def test_every_side_comes_back_as_it_was_written() -> None:
    stored: dict[str, list[str]] = {}
    for side in DieSide.objects.order_by("card", "number"):
        stored.setdefault(side.card_id, []).append(str(side))
    published = {
        entry["code"]: entry["sides"]
        for card_set in facts.read("sets.json")
        for entry in facts.read(f"sets/{card_set['code']}.json")["cards"]
        if "sides" in entry
    }
    assert stored == published


def test_numbers_of_one_card_by_hand() -> None:
    """Read off the card: Finn, Awakenings 45."""
    finn = Card.objects.get(code="01045")
    assert (finn.name, finn.subtitle, finn.type, finn.color, finn.affiliation) == (
        "Finn",
        "First Order Defector",
        "character",
        "yellow",
        "hero",
    )
    assert (finn.points, finn.health, finn.is_unique) == ((13, 16), 10, True)


@pytest.mark.parametrize("format", formats.all_formats())
def test_lists_and_points_of_each_format_are_stored(format: str) -> None:
    expected = formats.get_format(format)
    banned = {each for code in expected.banned for each in facts.prints_of(code)}
    assert set(Card.objects.banned_in(format).values_list("code", flat=True)) == banned
    restricted = {each for code in expected.restricted for each in facts.prints_of(code)}
    assert set(Card.objects.restricted_in(format).values_list("code", flat=True)) <= restricted
    for row in Standing.objects.filter(format=format, is_rebalanced=True):
        assert row.points in {expected.balance.get(each) for each in facts.prints_of(row.card_id)}


def test_legal_in_means_sets_reprints_and_bans() -> None:
    legal = set(Card.objects.legal_in("TRI").values_list("code", flat=True))
    assert "09001" in legal  # Convergence is one of its sets
    assert "01045" not in legal  # Awakenings is not
    assert "01085" in legal  # but this card was printed again in Convergence as 09010
    assert not legal & set(Card.objects.banned_in("TRI").values_list("code", flat=True))
    assert not Card.objects.legal_in("awakenings").filter(type="plot").exists()


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("card_code_has_its_shape", {"code": "nope"}),
        ("card_type_is_known", {"type": "ship"}),
        ("card_color_is_known", {"color": "pink"}),
        ("card_character_has_health", {"type": "character", "health": None}),
        ("card_points_start_with_one_die", {"points_1": None, "points_2": 3}),
        ("card_position_starts_at_one", {"position": 0}),
        ("card_has_a_name", {"name": ""}),
    ],
)
def test_the_database_refuses_impossible_cards(name: str, values: dict[str, object]) -> None:
    card = Card.objects.get(code="01045")
    card.code = "99999"
    for field, value in values.items():
        setattr(card, field, value)
    with pytest.raises(IntegrityError, match=name), transaction.atomic():
        card.save(force_insert=True)


def test_the_database_refuses_impossible_sides() -> None:
    for values in ({"number": 6}, {"number": 0}, {"number": 5, "symbol": "??"}):
        with pytest.raises(IntegrityError), transaction.atomic():
            DieSide.objects.create(card_id="01045", **{"symbol": "R", "value": 1} | values)
