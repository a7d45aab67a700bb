"""Units in the catalogue: every value of the tables stands on a page in words, and in the API."""

from __future__ import annotations

import json
from dataclasses import fields

import pytest
from django.test import Client

from catalog.tide_of_iron import selectors
from catalog.tide_of_iron import words as names
from drawing.unit_symbol import FRAMES, SIGNS, unit_symbol
from sandtable.games.tide_of_iron import facts
from sandtable.games.tide_of_iron.facts import VEHICLE_NAMES, UnitType
from sandtable.games.tide_of_iron.terms import FIGURE_NAMES, NATION_NAMES
from tests.catalog.tide_of_iron.reading import page, words

pytestmark = pytest.mark.django_db
UNITS = sorted(facts.unit_types())


def test_the_list_names_all_19_units(client: Client) -> None:
    read = words(client, "/tide-of-iron/units")
    assert len(UNITS) == 19
    for unit in facts.unit_types().values():
        assert unit.name in read
    assert "American: Vehicles" in read and "German: Infantry figures" in read
    assert "Tiger I 5 6 5 / 6 8 / 10 – 6" in read  # movement, armour, infantry, vehicles, carries, in the box


@pytest.mark.parametrize("id_", UNITS)
def test_every_value_of_a_unit_stands_on_its_page(client: Client, id_: str) -> None:
    unit = facts.unit_types()[id_]
    read = words(client, f"/tide-of-iron/units/{id_}")
    assert unit.name in read and str(names.NATIONS[unit.nation]) in read
    assert f"Movement {unit.movement} points" in read and f"Armour {unit.armor}" in read
    assert f"In the box since the {'second' if unit.edition == 2 else 'first'} edition" in read
    assert f"In the box {unit.count}" in read and " ".join(unit.source.split()) in read
    for weapon in (unit.vs_infantry, unit.vs_vehicle):
        row = f"{weapon.range} {2 * weapon.range} {weapon.firepower}" if weapon.firepower else "cannot attack"
        assert row in read
    assert f"Carries squads {unit.capacity}" in read or not unit.is_vehicle
    assert f"Holes of a base {unit.holes}" in read or unit.is_vehicle
    assert all(str(names.TRAITS[trait][0]) in read for trait in unit.traits)
    assert all(str(names.ABILITIES[ability][0]) in read for ability in unit.abilities)
    assert unit.inferred_note in read and ("working value" in read) >= unit.inferred


def test_a_mortar_says_both_attacks_and_its_nearest_target(client: Client) -> None:
    read = words(client, "/tide-of-iron/units/us_mortar")
    assert "Infantry, normal attack 8 16 2" in read and "Infantry, suppressive attack 8 16 4" in read
    assert "Nearest target 2 hexes away" in read and "Firepower defending in an assault 0" in read
    assert "What is not certain" in read


def test_no_field_of_a_unit_is_forgotten() -> None:
    """A new field of the table fails here until a page shows it."""
    elsewhere = {"id", "name", "kind", "is_heavy", "traits", "abilities", "source", "inferred", "inferred_note"}
    shown: set[str] = set()
    for id_ in UNITS:
        found = selectors.unit_page(id_=id_)
        assert found
        shown |= {fact.field for fact in found.facts} | {attack.field for attack in found.attacks}
    assert shown | elsewhere == {each.name for each in fields(UnitType)}


def test_every_ability_and_trait_has_a_name_words_and_rules_of_the_book(client: Client) -> None:
    for unit in facts.unit_types().values():
        assert set(unit.traits) <= set(names.TRAITS)
        for id_ in unit.abilities:
            skill = selectors.ability(id_)
            assert all(skill.sentences) and skill.rules
    rules = {rule for _, rules in names.ABILITIES.values() for rule in rules}
    rules |= {rule for _, rule in names.TRAITS.values()} | {r for rs in names.SPECIALIZATIONS.values() for r in rs}
    for rule in sorted(rules):
        assert client.get(f"/rules/{rule}").status_code == 302, rule


def test_an_ability_says_its_sentence_its_numbers_and_its_rule(client: Client) -> None:
    html = page(client, "/tide-of-iron/units/us_sherman")
    assert facts.abilities()["concussive_firepower"].effect in html
    assert '<a class="rule-id" href="/rules/TOI-DMG-10">TOI-DMG-10</a>' in html
    assert "A tank may move through hexes with enemy units but never end there." in html  # the rule speaks


def test_specializations_are_whole(client: Client) -> None:
    read = words(client, "/tide-of-iron/units").lower()
    for row in facts.specializations().values():
        assert row.name.lower() in read and row.source.lower() in read
        assert all(sentence.lower() in read for sentence in row.effect)
        assert all(f"{names.VALUES[name]} {value}".lower() in read for name, value in row.values.items())
        assert f"{row.count} tokens in the box" in read


def test_units_of_the_other_side_are_offered_for_comparison() -> None:
    def compared(id_: str) -> list[str]:
        found = selectors.unit_page(id_=id_)
        return [unit.id for unit in found.comparable] if found else []

    assert compared("us_sherman") == ["de_panzer4", "de_tiger1", "de_stug_iii"]
    assert compared("de_tiger1") == ["us_sherman", "us_m10"]
    assert compared("de_opel") == ["us_gmc"]
    assert compared("us_mg") == ["de_mg"]


def test_every_kind_has_a_sign_and_nations_differ_in_shape() -> None:
    assert set(SIGNS) == {*FIGURE_NAMES, *VEHICLE_NAMES}
    assert set(FRAMES) == set(NATION_NAMES) and len(set(FRAMES.values())) == 2
    assert unit_symbol("mg", "german", title="Gun <1>").startswith("<svg") and "Gun &lt;1&gt;" in unit_symbol(
        "mg", "german", title="Gun <1>"
    )


@pytest.mark.parametrize("path", ["units/us_panther", "units/%00", "units/..", "units/%F0%9F%98%80", "units/US_MG"])
def test_what_is_not_there_is_404(client: Client, path: str) -> None:
    for prefix in ("/tide-of-iron/", "/api/v1/tide-of-iron/"):
        assert client.get(prefix + path).status_code in (400, 404)


def test_units_for_programs(client: Client) -> None:
    answer = client.get("/api/v1/tide-of-iron/units")
    rows = json.loads(answer.content)
    assert [row["id"] for row in rows] == list(facts.unit_types())
    assert client.get("/api/v1/tide-of-iron/units", HTTP_IF_NONE_MATCH=answer["ETag"]).status_code == 304
    tiger = json.loads(client.get("/api/v1/tide-of-iron/units/de_tiger1").content)
    assert (tiger["nation"], tiger["kind"], tiger["armor"], tiger["is_heavy"]) == ("german", "tiger1", 6, True)
    assert tiger["vs_vehicle"] == {"range": 8, "firepower": 10} and tiger["url"] == "/tide-of-iron/units/de_tiger1"
    assert {"id": "thick_armor", "values": {"dice": 1, "face": 6}}.items() <= tiger["abilities"][-1].items()
    assert client.get("/api/v1/tide-of-iron/units?q=1").status_code == 400


def test_specializations_for_programs(client: Client) -> None:
    rows = json.loads(client.get("/api/v1/tide-of-iron/specializations").content)
    assert {row["id"]: row["values"] for row in rows}["flamethrower"] == {"range": 1, "firepower": 2, "cover": -5}
