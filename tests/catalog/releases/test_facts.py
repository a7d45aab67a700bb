"""The facts that come with the project are those of the community, mended as the list says."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from catalog.releases.dated_formats import dated
from catalog.releases.documents import Facts, documents, joined
from catalog.releases.lists_between import with_lists_between
from catalog.releases.mending import corrections, mend
from catalog.releases.records import fact_entry
from sandtable.compiled import ROOT
from sandtable.games.destiny import facts, formats
from sandtable.games.destiny.decklist import canonical, read_deck
from sandtable.games.destiny.own_formats import format_digest
from tools.card_facts import read

DATA = ROOT.parent / "shared" / "data"
SOURCES = {"2021": DATA / "swdestinydb", "2026-07": DATA / "arhdb"}
PUBLISHED = pytest.mark.skipif(
    not all(path.exists() for path in SOURCES.values()), reason="the community's files are not part of the project"
)


@pytest.mark.outside_data
@PUBLISHED
def test_the_files_are_the_community_s_facts_and_every_correction_is_needed() -> None:
    found, needed = Facts(), set()
    for date, folder in SOURCES.items():
        release, made = mend(read(folder, date))
        found = joined(found, release)
        needed.update(made)
    assert needed == set(corrections())
    found = replace(found, formats=with_lists_between(found.formats, found.cards))
    here = Path(facts.__file__).parent / "data"
    for name, text in documents(found).items():
        assert (here / name).read_text(encoding="utf-8") == text, name


def test_all_living_sets_are_there() -> None:
    sets = [entry["code"] for entry in facts.read("sets.json")]
    assert (len(sets), len(facts.all_cards())) == (27, 3104)
    for entry in facts.read("sets.json"):
        numbers = [card.position for card in facts.cards_of(entry["code"])]
        assert sorted(numbers) == list(range(1, entry["size"] + 1)), entry["code"]


def test_official_sets_and_those_of_fans() -> None:
    makers = {entry["code"]: entry.get("maker") for entry in facts.read("sets.json")}
    official = [code for code, maker in makers.items() if maker is None]
    assert official == ["AW", "SoR", "EaW", "TPG", "LEG", "RIV", "WotF", "AtG", "CONV", "AoN", "SoH", "CM", "TR"]
    assert makers["UA"] == "A Renewed Hope" and makers["EC"] == "The Coruscant Initiative"


def test_odd_records_are_mended() -> None:
    assert facts.card("15076").health is None
    assert facts.card("15101").name == "Death of CT-4040"
    assert facts.card("18085").points == (-2,)
    assert facts.card("21031").subtitle == "Aqualish Thug"
    assert (facts.card("20103").reprint_of, facts.card("17073").reprint_of) == ("02089", "01023")


def test_no_card_is_odd() -> None:
    known = facts.all_cards()
    subtypes = facts.read("names.json")["subtypes"]
    for card in known.values():
        assert " ".join(card.name.split()) == card.name and " ".join(card.subtitle.split()) == card.subtitle
        assert len(card.sides) in (0, 6) and len(set(card.subtypes)) == len(card.subtypes)
        assert card.type in facts.TYPES and set(card.subtypes) <= subtypes.keys()
        assert (card.health is not None) == (card.type == "character"), card.code
        assert card.cost is None or card.type in ("upgrade", "downgrade", "support", "event"), card.code
        assert bool(card.points) or card.type != "character"
        if card.reprint_of is not None:
            first = known[card.reprint_of]
            assert first.reprint_of is None and first.name.casefold() == card.name.casefold()
            assert (first.type, first.color, first.is_unique) == (card.type, card.color, card.is_unique), card.code


def test_five_cards_have_wildcards_and_none_of_them_a_special_for_it() -> None:
    wild = {card.code for card in facts.all_cards().values() if any(side.symbol == "*" for side in card.sides)}
    assert wild == {"02016", "03035", "11134", "20172", "22080"}
    assert [str(side) for side in facts.card("03035").sides] == ["+1*", "+1*", "+1*", "+2*1", "-", "-"]


@pytest.mark.parametrize("text", ["*", "2*", "+*", "X*", "+2**", "Re"])
def test_what_is_no_wildcard_and_no_reroll(text: str) -> None:
    with pytest.raises(facts.BadSide):
        facts.parse_side(text)


def test_texts_of_a_record_are_never_carried_over() -> None:
    record = {"code": "01001", "position": 1, "name": " A  b ", "type_code": "event", "faction_code": "red"}
    record |= {"affiliation_code": "hero", "rarity_code": "C", "is_unique": False, "deck_limit": 2, "has_errata": False}
    assert fact_entry({**record, "text": "Draw a card.", "flavor": "x", "illustrator": "y"}) == {
        "code": "01001", "position": 1, "name": "A b", "type": "event", "color": "red", "affiliation": "hero",
        "rarity": "C", "deck_limit": 2,
    }  # fmt: skip


# Formats by date ------------------------------------------------------------------------------------------------------

DIGESTS = {
    "STD": "2d43da39accab03c2e7689542208f0cfb05b38b64177b0ebbd5053a428f2f2fd",
    "TRI": "a186918bff5a2a47736271e676d4b6ffcbb61184743790db8579e871e271e0cd",
    "INF": "719fe3046c6697533aa194fae9099dc2a21de3b0f64082f7bf8f97a57c8af9eb",
    "ARNS": "ae8ad666bb1102b488bfe281c2e5bfea28508e8b53e3d32628976f666f04469d",
    "TCISTD": "3b2076c197c334db2ba3f59eab1bbea57896b10d18a2f4cddb8ccad376e8f456",
}
"""Digests of the definitions as answers have named them before there were formats by date."""


def test_a_code_that_decks_were_stored_with_has_the_definition_it_had() -> None:
    assert {code: format_digest(formats.get_format(code)) for code in DIGESTS} == DIGESTS


def test_a_stored_deck_of_the_earlier_infinite_is_read_as_it_was() -> None:
    stored: dict[str, object] = {
        "name": "Old",
        "format": "INF",
        "characters": [],
        "battlefield": None,
        "plots": [],
        "cards": {"701084": 2},
    }
    deck = read_deck(stored)
    assert deck.format == "INF" and '"format":"INF"' in canonical(deck)
    assert "EC" in (formats.get_format("INF").sets or ())
    newer = formats.published_now("INF")
    assert newer is not None and newer.code == "INF-2026-07" and newer.label == "Galactic Infinite"
    assert "EC" not in (newer.sets or ()) and "UA" in (newer.sets or ())


def test_formats_as_they_are_published_now() -> None:
    now = {each.code: each.label for each in formats.all_formats().values() if each.community and not each.until}
    assert now == {
        "STD": "FFG Standard",
        "TRI": "FFG Trilogy",
        "FFGInf": "FFG Infinite",
        "ARHS": "ARH Standard",
        "INF-2026-07": "Galactic Infinite",
    }
    living = formats.get_format("ARHS")
    assert living.bans("01103") and living.points_of("24090") == (7, 8) and living.errata == {"12149", "13006B"}
    assert living.restricted == {"15077", "21053", "21099", "15090"}
    assert living.restricted_pairs["20227"] == {"21060"}
    labels = [each.label for each in formats.all_formats().values()]
    assert len(set(labels)) == len(labels)


def entry(code: str, *sets: str, **more: object) -> dict[str, object]:
    return {"code": code, "name": code.title(), "data": {"sets": list(sets), **more}}


def test_a_changed_list_gets_a_code_of_its_own_and_the_earlier_one_keeps_its_code() -> None:
    first = dated([], [entry("STD", "AW"), entry("casual", "AW")], "2021")
    assert [each["code"] for each in first] == ["STD", "CASUAL"]  # small letters are for formats of players
    same = dated(first, [entry("STD", "AW"), entry("casual", "AW")], "2022")
    assert same == first
    changed = dated(first, [entry("STD", "AW", banned=["01001"])], "2022-03")
    assert [(each["code"], each["since"], each.get("until")) for each in changed] == [
        ("STD-2022-03", "2022-03", None),
        ("STD", "2021", "2022-03"),
        ("CASUAL", "2021", "2022-03"),
    ]
    assert [each.get("title", each["name"]) for each in changed] == ["Std", "Std (2021)", "Casual (2021)"]
    back = dated(changed, [entry("STD", "AW")], "2023")
    assert back[0]["code"] == "STD-2023"  # the earlier code stays closed: a deck with it was made for its time
