"""The contest of cards for one place of a deck: legal candidates, stages, the order of landing, the new version."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from decks import services as decks
from decks.models import Deck
from decks.playable import Playable
from decks.selectors import demo_field
from decks.slots import cards_of, cards_to_choose, find_card, name_of, with_card
from decks.stored import read_stored
from sandtable.games.destiny.decklist import demo_decks, format_of, to_json
from sandtable.games.destiny.facts import card, prints_of
from sandtable.games.destiny.legality import problems
from simulate.asking.choosing import Search
from simulate.models import Study, StudyState
from simulate.study import steering
from simulate.study.answers import answer_of
from simulate.study.best_card import services
from simulate.study.best_card.services import Wanted
from simulate.study.card_choices import choices
from simulate.study.services import create_study
from tests.support.playtests import a_user
from tests.support.toy_study import play, play_to_the_end, waiting

pytestmark = pytest.mark.django_db


def somebody(name: str = "owner") -> Any:
    """A user with this name."""
    return a_user(name)


def snapshot() -> dict[str, Any]:
    """The first deck that comes with the game: 30 cards."""
    return next(iter(demo_field().values()))


def a_deck(owner: Any) -> Deck:
    return decks.create_deck(owner=owner, content=read_stored(snapshot()))


def allowed(removed: str, most: int = 3) -> list[str]:
    """Cards of other decks of the game that may take the place."""
    others = [code for each in demo_field().values() for code in each["cards"]]
    found = []
    for code in dict.fromkeys(others):
        wanted = numbers(removed, [code])
        if code != removed and not services.problems_of(playable_of(snapshot()), wanted):
            found.append(code)
    assert len(found) >= most
    return found[:most]


def playable_of(deck: dict[str, Any]) -> Any:
    return Playable("x", 1, "Deck", deck)


def numbers(removed: str, cards: list[str], **more: Any) -> Wanted:
    given: dict[str, Any] = {"opponent": next(iter(demo_field())), "agent": "random", "pairs": 12, "final_pairs": 4}
    return Wanted(removed=removed, cards=cards, **(given | {"seed": 3} | more))


def a_contest(owner: Any, deck: Deck | None = None, key: str = "key", **more: Any) -> Study:
    stored = services.find_deck(owner, (deck or a_deck(owner)).public_id)
    assert stored is not None
    removed = next(iter(snapshot()["cards"]))
    question = services.question(stored, numbers(removed, allowed(removed), **more))
    return create_study(owner=owner, asked=services.asked(question), idempotency_key=key)


def test_a_card_takes_the_place_of_another() -> None:
    deck = snapshot()
    removed, added = next(iter(deck["cards"])), allowed(next(iter(deck["cards"])), 1)[0]
    changed = with_card(deck, added, removed)
    assert sum(changed["cards"].values()) == sum(deck["cards"].values())
    assert changed["cards"].get(removed, 0) == deck["cards"][removed] - 1
    assert changed["cards"][added] == deck["cards"].get(added, 0) + 1
    assert sum(with_card(deck, added)["cards"].values()) == sum(deck["cards"].values()) + 1


def test_cards_are_found_by_code_and_by_name() -> None:
    code, _name = cards_of(snapshot())[0]
    assert find_card(code) == find_card(f" {name_of(code)} ") == code
    with pytest.raises(ValueError, match="There is no card called “Moon base”"):
        find_card("Moon base")


def test_all_candidates_play_first_and_the_present_card_reaches_the_final() -> None:
    study = a_contest(somebody())
    assert sorted(study.batches.values_list("study_key", flat=True)) == ["0/0/0", "0/1/0", "0/2/0", "0/3/0"]
    study = play_to_the_end(study)
    assert study.state == StudyState.DONE
    assert len(study.result["search"]) == 4
    assert "0" in study.result["final"] and 2 <= len(study.result["final"]) <= 3
    assert all(sum(counts) == 4 for counts in study.result["final"].values())


def test_every_candidate_meets_every_opponent() -> None:
    study = a_contest(somebody(), opponent="field")
    assert study.batches.count() == 4 * len(demo_field())


@pytest.mark.usefixtures("usual_chunks")
def test_the_order_of_landing_changes_nothing() -> None:
    from simulate.queue import work

    whole = play_to_the_end(a_contest(somebody("one")))
    study = a_contest(somebody("two"))
    while chunks := waiting(study):
        for chunk in reversed(chunks):
            work.run_chunk(chunk_id=chunk.pk)
        steering.steer_all()
    study.refresh_from_db()
    assert study.result == whole.result
    other = play_to_the_end(a_contest(somebody("three"), seed=4))
    assert other.result != whole.result, "other games lead elsewhere"


@pytest.mark.usefixtures("usual_chunks")
def test_nothing_is_decided_before_a_stage_is_complete() -> None:
    study = a_contest(somebody())
    chunks = waiting(study)
    for chunk in chunks[:-1]:
        play(chunk)
    study.refresh_from_db()
    assert study.result["search"] == {} and study.batches.count() == 4


def test_the_owner_gets_a_new_version_and_a_reader_a_copy() -> None:
    owner = somebody()
    deck = a_deck(owner)
    study = play_to_the_end(a_contest(owner, deck))
    study.result["verdict"]["best"] = 1
    study.save(update_fields=["result"])
    opened = services.open_version(study=study, reader=owner)
    assert opened == deck and opened.number == 2
    assert study.spec["candidates"][1]["card"] in opened.newest.snapshot["cards"]
    assert study.get_absolute_url() in opened.newest.note
    assert services.open_version(study=study, reader=owner).number == 2
    reader = somebody("reader")
    copied = services.open_version(study=study, reader=reader)
    assert copied != deck and services.open_version(study=study, reader=reader) == copied
    assert copied.newest.snapshot["cards"] == opened.newest.snapshot["cards"]


def address(deck: Deck) -> str:
    return f"{reverse('simulate:best-card-new')}?deck={deck.public_id}:{deck.number}"


def sent(removed: str, cards: str) -> dict[str, str]:
    return {
        "removed": removed,
        "cards": cards,
        "opponent": next(iter(demo_field())),
        "agent": "random",
        "pairs": "100",
        "seed": "1",
        "key": "k",
    }


def test_the_form_starts_a_contest(client: Client) -> None:
    owner = somebody()
    client.force_login(owner)
    deck = a_deck(owner)
    removed = next(iter(snapshot()["cards"]))
    cards = "\n".join(allowed(removed, 2))
    assert client.get(address(deck)).status_code == 200
    reply = client.post(address(deck), sent(removed, cards))
    study: Any = Study.objects.get()
    assert (reply.status_code, reply["Location"]) == (302, study.get_absolute_url())
    page = client.get(study.get_absolute_url()).content.decode()
    assert "Stage 1 is being played" in page and "(in the deck now)" in page
    study = play_to_the_end(study)
    done = client.get(study.get_absolute_url()).content.decode()
    assert "came first in the final for" in done and "95 % sure" in done and "<svg" in done
    assert re.search(r"Next: (ask again|try .+ in a new version|leave .+ where it is)", answer_of(study).sentence)


def test_cards_are_searched_and_ticked_ones_stay(client: Client) -> None:
    """As a page without JavaScript does it: the button "Search" leads to the page with everything filled in."""
    owner = somebody()
    client.force_login(owner)
    deck = a_deck(owner)
    asked = sent(next(iter(snapshot()["cards"])), "01153") | {"q": "take cover", "page": "1", "deck": deck.public_id}
    led = client.post(address(deck), asked)
    assert led.status_code == 302 and not Study.objects.exists()
    found = client.get(led["Location"]).content.decode()
    assert "1 card has “take cover” in its name." in found
    assert re.search(r'name="cards"\s+value="01153"[^>]*checked', found) and "Block (01153)" in found
    assert re.search(r'name="cards"\s+value="01157"', found) and not re.search(r'value="01157"[^>]*checked', found)
    assert f'<input type="hidden" name="deck" value="{deck.public_id}">' in found
    nothing = client.get(address(deck) + "&q=" + "x" * 300).content.decode()
    assert "No card has “xxx" in nothing


def test_ticked_cards_start_a_contest(client: Client) -> None:
    owner = somebody()
    client.force_login(owner)
    deck = a_deck(owner)
    removed = next(iter(snapshot()["cards"]))
    ticked = sent(removed, "") | {"cards": allowed(removed, 2), "q": "force"}
    assert client.post(address(deck), ticked).status_code == 302
    assert [each["card"] for each in Study.objects.get().spec["candidates"][1:]] == allowed(removed, 2)


def test_more_cards_than_a_contest_has_are_refused(client: Client) -> None:
    owner = somebody()
    client.force_login(owner)
    deck = a_deck(owner)
    removed = next(iter(snapshot()["cards"]))
    many = [code for code, _name in cards_to_choose()[:21]]
    reply = client.post(address(deck), sent(removed, "") | {"cards": many})
    assert reply.status_code == 422 and "no more than 20" in reply.content.decode()


def test_characters_are_no_candidates() -> None:
    names = [name for _code, name in cards_to_choose()]
    assert "Rey, Force Prodigy" not in names and "Use The Force" in names


def codes(offered: Iterable[tuple[str, str]]) -> set[str]:
    return {code for code, _name in offered}


def later_deck() -> dict[str, Any]:
    """The first deck of the demo field of Infinite: a format of all sets, with downgrades."""
    return next(iter(demo_field("INF-2026-07").values()))


def test_cards_are_offered_of_the_deck_s_format() -> None:
    """Evade (02136) came with the second set; decks of Awakenings can't have it, and have no downgrades."""
    everything, awakenings = codes(cards_to_choose()), codes(cards_to_choose(snapshot()))
    assert awakenings < everything and "02136" in everything - awakenings
    later = codes(cards_to_choose(later_deck()))
    assert "02136" in later
    of_type = {name: {code for code in everything if card(code).type == name} for name in ("downgrade", "support")}
    assert of_type["downgrade"] & later and not of_type["downgrade"] & awakenings
    assert of_type["support"] & awakenings


@pytest.mark.parametrize(
    "deck", [*demo_field().values(), *demo_field("INF-2026-07").values()], ids=lambda each: each["name"]
)
def test_only_cards_that_the_team_can_use_are_offered(deck: dict[str, Any]) -> None:
    """Each instead of a card of the deck: side, color, format and texts of the team let it in."""
    stored = read_stored(deck)
    place, copies = stored.cards[0]
    others = tuple(each for each in stored.cards if each[0] != place)
    offered = [code for code, _name in cards_to_choose(deck)][::7]
    for code in offered:
        changed = replace(
            stored, cards=(*others, (place, copies - 1), (code, 1)) if copies > 1 else (*others, (code, 1))
        )
        broken = {problem.rule for problem in problems(changed, format_of(changed))}
        assert broken <= COUNTED, f"{name_of(code)}: {broken}"


COUNTED = {"DST-CUS-09", "D-27", "FORMAT-RESTRICTED", "FORMAT-PAIRS", "DST-GEN-01"}
"""Rules that count copies or look at the rest of the deck."""


def test_cards_of_one_name_are_told_apart() -> None:
    """Three different cards are called BB-8; of reprints one name stands for all."""
    with pytest.raises(
        ValueError, match=r"BB-8 \(AW 43\) \(01043\), BB-8 \(AtG 84\) \(08084\), BB-8 \(UH 86\) \(18086\)"
    ):
        find_card("BB-8")
    assert find_card("bb-8 (uh 86)") == "18086"
    assert find_card("Dead Or Alive") == "11138"
    assert name_of("18086") == "BB-8 (UH 86)" and name_of("11138") == "Dead Or Alive"


def test_accents_and_typographic_quotes_need_not_be_typed() -> None:
    assert find_card("deja vu") == find_card("Déjà Vu") == "08047"
    offered = choices(Search("he doesn’t LIKE", 1), snapshot()).entries
    assert [(each.value, each.label) for each in offered] == [("01097", "He Doesn't Like You (01097)")]


def test_a_contest_needs_another_card_than_the_present_one() -> None:
    """Two prints of a card are one card."""
    later = later_deck()
    held = next(code for code in later["cards"] if len(prints_of(code)) > 1)
    other_print = next(code for code in prints_of(held) if code != held)
    playable = Playable("x", 1, "Deck", later)
    for cards in ([held], [other_print], [held, other_print]):
        assert services.problems_of(playable, numbers(held, cards)) == ["The place has this card now. Name other ones."]


def test_two_prints_of_a_card_compete_once() -> None:
    wanted = numbers("01153", ["09011", "01086", "01153"])
    assert services.candidates_of(wanted) == ["09011"]


def test_a_full_deck_is_asked_for_a_place_and_another_one_for_a_free_one(client: Client) -> None:
    """The starter format has decks of 20 cards."""
    owner = somebody()
    client.force_login(owner)
    full = to_json(demo_decks()["rey-starter"])
    fewer = full | {"cards": dict(list(full["cards"].items())[1:])}
    chosen = []
    for content in (full, fewer):
        deck = decks.create_deck(owner=owner, content=read_stored(content))
        page = client.get(address(deck)).content.decode()
        chosen += re.findall(r'<option value="(\w*)"\s+selected', page)[:1]
    assert chosen[0] in full["cards"] and chosen[1] not in full["cards"]


def test_the_form_says_which_field_the_opponents_are_of(client: Client) -> None:
    """A format without a demo field has that of Awakenings."""
    owner = somebody()
    client.force_login(owner)
    for content in (snapshot() | {"format": "TRI"}, snapshot()):
        deck = decks.create_deck(owner=owner, content=read_stored(content))
        page = client.get(address(deck)).content.decode()
        assert "all 12 decks of the demo field, of Awakenings (rules v1.1)" in page
    deck = decks.create_deck(owner=owner, content=read_stored(later_deck()))
    assert re.search(
        r"all \d+ decks of the demo field, of Galactic Infinite", client.get(address(deck)).content.decode()
    )


def test_a_card_is_found_by_the_line_that_a_list_shows() -> None:
    assert find_card("Evade (02136)") == "02136"


def test_every_wrong_card_is_named(client: Client) -> None:
    owner = somebody()
    client.force_login(owner)
    deck = a_deck(owner)
    reply = client.post(address(deck), sent("", "Moon base\n<b>nothing</b>"))
    text = reply.content.decode()
    assert reply.status_code == 422 and not Study.objects.exists()
    assert "no card called “Moon base”" in text and "&lt;b&gt;nothing" in text


def test_a_candidate_that_breaks_a_rule_is_refused_with_its_reason(client: Client) -> None:
    """A deck of 30 cards has no free place."""
    owner = somebody()
    client.force_login(owner)
    deck = a_deck(owner)
    code = allowed(next(iter(snapshot()["cards"])), 1)[0]
    reply = client.post(address(deck), sent("", code))
    assert reply.status_code == 422 and name_of(code) in reply.content.decode()
    assert not Study.objects.exists()


def test_a_private_deck_of_others_is_not_there(client: Client) -> None:
    deck = a_deck(somebody("owner"))
    client.force_login(somebody("stranger"))
    assert client.get(address(deck)).status_code == 404


def test_the_api_starts_a_contest_and_names_what_is_wrong(client: Client) -> None:
    owner = somebody()
    client.force_login(owner)
    deck = a_deck(owner)
    removed = next(iter(snapshot()["cards"]))
    body = {"kind": "best_card", "deck": deck.public_id, "removed": removed, "cards": allowed(removed, 2)}
    body |= {"agent": "random", "pairs": 20, "final_pairs": 10, "opponent": next(iter(demo_field()))}

    def send(key: str, **changes: Any) -> Any:
        headers = {"Idempotency-Key": key}
        return client.post("/api/v1/studies", json.dumps(body | changes), "application/json", headers=headers)

    bad = send("a", cards=["Moon base"], removed="99999", opponent="nobody")
    assert bad.status_code == 400
    assert [each["path"] for each in bad.json()["errors"]] == ["/cards/0", "/removed", "/opponent"]
    assert send("b", deck="nothing").status_code == 400
    good = send("c")
    assert good.status_code == 202, good.content
    assert Study.objects.get().spec["removed"] == removed


def test_a_final_that_is_too_long_here_is_refused_at_once(settings: Any) -> None:
    settings.PLAYTEST_GAMES_PER_BATCH = 20
    removed = next(iter(snapshot()["cards"]))
    playable, cards = playable_of(snapshot()), allowed(removed, 1)
    found = services.problems_of(playable, numbers(removed, cards, final_pairs=11))
    assert found == ["A playtest has at most 20 games here; choose fewer pairs."]
    assert services.problems_of(playable, numbers(removed, cards, final_pairs=10)) == []
