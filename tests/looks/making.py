"""Make one object of every kind that a page shows, on prepared data: `python -m tests.looks.making` prints their names.

Everything is asked for as people and programs ask for it. No worker runs: the games are played here, and what is asked
for at the end stays unfinished, so that pages of waiting work stand still.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.looks.settings")
django.setup()

from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes  # noqa: E402
from allauth.mfa.totp.internal.auth import TOTP, generate_totp_secret  # noqa: E402
from django.conf import settings  # noqa: E402
from django.contrib.auth import get_user_model  # noqa: E402
from django.contrib.auth.models import AbstractBaseUser  # noqa: E402
from django.test import Client  # noqa: E402
from django.test.utils import override_settings  # noqa: E402

from catalog.saved import save_search  # noqa: E402
from decks import collecting  # noqa: E402
from decks import services as deck_services  # noqa: E402
from decks.demo import field_owner  # noqa: E402
from decks.models import Deck  # noqa: E402
from decks.selectors import demo_field  # noqa: E402
from sandtable.engine.registry import all_games  # noqa: E402
from sandtable.games.destiny.decklist import DeckList  # noqa: E402
from sandtable.games.destiny.own_formats import read_format  # noqa: E402
from scenarios import services as scenario_services  # noqa: E402
from scenarios.models import Scenario  # noqa: E402
from simulate.models import Batch, BatchState, SeatedGame, SeatedState, Study, StudyState, Visibility  # noqa: E402
from simulate.queue.work import run_chunk  # noqa: E402
from simulate.results.sharing.services import set_visibility  # noqa: E402
from simulate.results.shown import ONCE, SHOWN, keys_of  # noqa: E402
from simulate.study.field import services as services_of_fields  # noqa: E402
from simulate.study.field.shown import kept_digests, key_of, play_out, shown_fields  # noqa: E402
from simulate.study.services import create_study  # noqa: E402
from simulate.study.steering import steer_all  # noqa: E402
from simulate.watching.replay.preparing import prepare  # noqa: E402
from simulate.watching.seat import services as seat_services  # noqa: E402
from simulate.watching.table import services as table_services  # noqa: E402
from tests.conformance.examples import example_of  # noqa: E402
from tests.support.playtests import published  # noqa: E402
from tests.support.replays import a_playtest_of  # noqa: E402
from tests.support.seats import SMALL_GAME, answer_by_chance, let_agents_think, played_out  # noqa: E402

Made = dict[str, str]
QUICK: Final = "random"
INTO_A_GAME: Final = 8
"""Answers of a person before the picture of a seat is taken."""


class Maker:
    """Asks for everything in the name of the demo user and remembers what it is called."""

    def __init__(self) -> None:
        users = get_user_model().objects
        self.demo: AbstractBaseUser = users.get(username="demo")
        self.other: AbstractBaseUser = users.create_user("reader", password=None)
        TOTP.activate(self.other, generate_totp_secret())
        RecoveryCodes.activate(self.other)
        self.staff: AbstractBaseUser = users.create_superuser("keeper", password=None)
        self.client = _logged_in(self.demo)
        self.made: Made = {}
        self.asked = 0

    def ask(self, path: str, body: dict[str, Any]) -> str:
        """Start something by a call of the API; its id. AssertionError with the refusal."""
        self.asked += 1
        key = {"Idempotency-Key": f"looks{self.asked}"}
        answer = self.client.post(f"/api/v1/{path}", json.dumps(body), content_type="application/json", headers=key)
        assert answer.status_code in (200, 201, 202), f"{path}: {answer.status_code} {answer.content.decode()[:2000]}"
        return str(answer.json()["id"])

    def everything(self) -> Made:
        """Finished work first; then work that nobody does."""
        for part in (
            self.sessions,
            self.decks,
            self.scenarios,
            self.shown_field,
            self.playtests,
            self.studies,
            self.work,
        ):
            part()
        for part in (self.after_the_games, self.shown_field, self.seats, self.work, self.unfinished):
            part()
        return self.made

    def sessions(self) -> None:
        """Cookies by which a browser is each of the people."""
        for name, user in (("demo", self.demo), ("other", self.other), ("staff", self.staff)):
            self.made[f"session_{name}"] = _logged_in(user).cookies["sessionid"].value
        guest = Client()
        answer = guest.post("/play/at-once", {"game": "destiny", "key": "looks"})
        assert answer.status_code == 302, answer.content.decode()[:2000]
        self.made["cookie_guest"] = guest.cookies[settings.GUEST_COOKIE].value
        self.made["guest_seat"] = answer["Location"].partition("#")[0].rpartition("/")[2]
        self._think(self.made["guest_seat"])

    # Decks

    def decks(self) -> None:
        for name, slug in (("deck", "rey-starter"), ("deck_b", "kylo-ren-starter"), ("deck_c", "han-and-leia")):
            self.made[name] = Deck.objects.get(owner_id=self.demo.pk, slug=slug).public_id
        self.made["deck_illegal"] = Deck.objects.get(owner_id=self.demo.pk, slug="smugglers-and-sith").public_id
        original = Deck.objects.get(public_id=self.made["deck"])
        own = deck_services.clone_deck(version=original.newest, owner=self.demo, name="Rey, with two changes")
        deck_services.describe_deck(
            deck=own, notes="Keep the *shields* for Rey.\n\n- first turn: roll in", tags=["test"]
        )
        content = deck_services.content_of(own)
        deck_services.save_version(deck=own, content=_changed(content), expected=1, note="One card fewer")
        self.made["own_deck"] = own.public_id
        table = read_format({"name": "Our table", "sets": ["AW", "SoR"], "points": 30, "size": 30, "copies": 2})
        kept = deck_services.create_format(owner=self.demo, definition=table)
        self.made["format"] = kept.public_id
        self.made["new_deck"] = deck_services.begin_deck(
            owner=self.demo, name="Just begun", format=kept.format
        ).public_id
        collecting.own(owner=self.demo, counts={"01001": (1, 2), "01038": (2, 2), "01101": (2, 0)})
        self.made["shelf"] = collecting.share(owner=self.demo)
        save_search(owner=self.demo, address="q=cheap+blue+upgrade", name="Cheap upgrades")

    # Scenarios

    def scenarios(self) -> None:
        for game in _games_of_scenarios():
            house = Scenario.objects.filter(game=game, current__isnull=False).exclude(house="").order_by("pk").first()
            assert house is not None, f"{game} comes without a scenario"
            copy = scenario_services.clone_scenario(version=house.newest, owner=self.demo, title=f"My own {game}")
            self.made |= {
                f"scenario_{game}": house.public_id,
                f"version_{game}": house.newest.public_id,
                f"own_scenario_{game}": copy.public_id,
                f"own_version_{game}": copy.newest.public_id,
            }
        own = Scenario.objects.get(public_id=self.made["own_scenario_tide_of_iron"])
        longer = {**own.newest.definition, "title": "My own battle, a bit longer"}
        scenario_services.save_version(scenario=own, definition=longer, expected=1, note="Another title")

    # Playtests

    def shown_field(self) -> None:
        """A demo field as visitors find it, with fewer games."""
        each = shown_fields()[0]
        asked = services_of_fields.asked(replace(each.question(), pairs_each=1))
        key = key_of(each, kept_digests().get(each.name, "")) + ONCE
        study = create_study(owner=field_owner(), asked=replace(asked, title=each.title), idempotency_key=key)
        set_visibility(result=play_out(study), visibility=Visibility.PUBLIC)
        self.made["study_shown"] = study.public_id

    def playtests(self) -> None:
        for shown in SHOWN:
            self.made[f"shown_{shown.name}"] = Batch.objects.get(idempotency_key__in=keys_of(shown)).public_id
        self.made["playtest"] = self._playtest(40)
        self.made["playtest_three"] = self.ask(
            "playtests",
            {"sides": [self._side(name) for name in ("deck", "deck_b", "deck_c")], "rotations": 6, "seed": 5},
        )
        for game in _games_of_scenarios():
            seats = len(example_of(game).subjects)
            body = {"scenario": self.made[f"version_{game}"], "agents": [QUICK] * seats, "games": 2 * seats, "seed": 3}
            self.made[f"playtest_{game}"] = self.ask("scenario-playtests", body)
        series = {"side": self._side("deck"), "opponents_agent": QUICK, "pairs": 5, "seed": 6}
        series["opponents"] = [{"deck": self.made["deck_b"]}, {"deck": self.made["deck_c"]}]
        self.made["series"] = self.ask("playtest-series", series)
        two = {"sides": [self._side("deck"), self._side("deck_b")], "pairs": 20, "seed": 8}
        self.made["strengths"] = self.ask("playtests", two | {"strengths": [QUICK, "greedy-2"]})

    def _playtest(self, pairs: int) -> str:
        return self.ask("playtests", {"sides": [self._side("deck"), self._side("deck_b")], "pairs": pairs, "seed": 4})

    def _side(self, name: str) -> dict[str, str]:
        return {"deck": self.made[name], "agent": QUICK}

    # Studies

    def studies(self) -> None:
        for name, body in self._questions():
            self.made[f"study_{name}"] = self.ask("studies", body)

    def _questions(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """One question of each kind, with as few games as it takes."""
        old, new = {"deck": self.made["deck"]}, {"deck": self.made["deck_b"]}
        design = {"unit": "elo", "low": 0, "high": 40, "alpha": 0.05, "beta": 0.1, "most": 200}
        better = {"kind": "better", "old": old, "new": new, "agent": QUICK, "design": design, "seed": 4}
        yield "better", better
        yield "better_strengths", better | {"strengths": [QUICK, "greedy-2"], "design": {**design, "most": 40}}
        field = {"kind": "field", "decks": [old, new, {"deck": self.made["deck_c"]}], "seed": 3}
        yield "field", field | {"agents": [QUICK, "greedy-2"], "pairs": 4, "even": True}
        yield "field_row", {**field, "row": old, "decks": field["decks"][1:], "agents": [QUICK], "pairs": 10}  # type: ignore[index]
        removed = Deck.objects.get(public_id=self.made["deck"]).newest.snapshot["cards"]
        card = {"kind": "best_card", "deck": f"{self.made['deck']}:1", "removed": next(iter(removed))}
        card |= {"cards": ["01153", "01155"], "opponent": next(iter(demo_field())), "agent": QUICK}
        yield "best_card", card | {"pairs": 20, "final_pairs": 20, "seed": 3}
        causes = {"kind": "causes", "deck": old, "opponent": new, "agent": QUICK, "rotations": 20, "seed": 5}
        yield "causes", causes
        worth = {"kind": "worth", "playtest": self.made["playtest"], "weak": QUICK, "rotations": 50}
        yield "worth", worth
        balance: dict[str, Any] = {"kind": "balance", "scenario": self.made["own_version_tide_of_iron"], "target": 55}
        balance |= {"margin": 12.5, "agent": QUICK, "knobs": [{"key": "rounds", "first": "6", "last": "8"}]}
        yield "balance", balance | {"games": 200, "proof_games": 40, "seed": 5}

    # The work of workers and dispatcher

    def work(self) -> None:
        """Play until nothing is left to do."""
        while (sent := published()) or steer_all():
            for chunk in sent:
                run_chunk(chunk_id=chunk)

    def after_the_games(self) -> None:
        """Replays, judged games, qualities of play, a game that goes on from a moment."""
        from simulate.results.qualities import services as qualities
        from simulate.results.qualities.slices import watch_slice
        from simulate.watching.analysis import services as thoughts
        from simulate.watching.analysis.slices import think_slice
        from simulate.watching.replay.library import LIBRARY, OpenGame

        for name in ("shown_jabba", *(f"playtest_{game}" for game in _games_of_scenarios())):
            prepare(Batch.objects.get(public_id=self.made[name]), 0)
        batch = Batch.objects.get(public_id=self.made["shown_jabba"])
        _until_done(watch_slice, qualities.ask(batch=batch, user=self.demo).pk)
        judged = Batch.objects.get(public_id=self.made[f"playtest_{SMALL_GAME}"])
        opened = LIBRARY.open(judged, 0)
        if isinstance(opened, OpenGame):
            _until_done(think_slice, thoughts.ask(batch=judged, number=0, game=opened, user=self.demo).pk)
        body = {"decision": 4, "agents": [QUICK] * 2, "games": 6, "seed": 1}
        self.made["fork"] = self.ask(f"playtests/{self.made['shown_jabba']}/games/0/fork", body)

    # Seats

    def seats(self) -> None:
        chance = random.Random(1)
        for game in all_games():
            begun = self._sit_down(game, (0,))
            for _ in range(INTO_A_GAME):
                if begun.state != SeatedState.PERSON:
                    break
                answer_by_chance(begun, chance)
                begun = self._think(begun.public_id)
            self.made[f"seat_{game}"] = begun.public_id
        self.made["seat_shared_screen"] = self._sit_down(SMALL_GAME, (0, 1)).public_id
        self._shared_table()
        over = played_out(self._sit_down(SMALL_GAME, (0,), "over"))
        from simulate.watching.replay import preparing

        preparing.prepare(over, over.number)
        self.made["seat_over"] = over.public_id

    def _shared_table(self) -> None:
        most = max(all_games(), key=lambda game: len(example_of(game).subjects))
        seats = range(len(example_of(most).subjects))
        shared = self._sit_down(most, tuple(seats), "links")
        table_services.open_table(game=shared, given=seats[1:])
        links = table_services.new_links(game=shared, seats=seats[1:])
        table_services.take_by_link(user=self.other, letters=links[1])
        self.made |= {"seat_links": shared.public_id, "letters_seat": links[seats[-1]]}
        self.made["letters_watch"] = table_services.let_watch(game=shared)

    def _sit_down(self, game: str, people: tuple[int, ...], key: str = "") -> SeatedGame:
        begun = seat_services.start(
            owner=self.demo, request=a_playtest_of(game), people=people, idempotency_key=f"{game}{people}{key}"
        )
        return self._think(begun.public_id)

    def _think(self, public_id: str) -> SeatedGame:
        return let_agents_think(SeatedGame.objects.get(public_id=public_id))

    # Unfinished work

    def unfinished(self) -> None:
        self.made["playtest_running"] = self._playtest(4000)
        for chunk in published()[:1]:
            run_chunk(chunk_id=chunk)
        self.made["playtest_queued"] = self._playtest(60)
        self.made["playtest_paused"] = self._playtest(70)
        self.client.post(f"/api/v1/playtests/{self.made['playtest_paused']}/pause")
        self.made["playtest_cancelled"] = self._playtest(80)
        self.client.post(f"/api/v1/playtests/{self.made['playtest_cancelled']}/cancel")
        self.made["playtest_stale"] = self._playtest(90)
        Batch.objects.filter(public_id=self.made["playtest_stale"]).update(state=BatchState.STALE_ENGINE)
        design = {"unit": "elo", "low": 0, "high": 5, "alpha": 0.05, "beta": 0.1, "most": 4000}
        better = {"kind": "better", "old": {"deck": self.made["deck"]}, "new": {"deck": self.made["deck_b"]}}
        self.made["study_running"] = self.ask("studies", {**better, "agent": "greedy-2", "design": design, "seed": 1})
        self.made["study_failed"] = self.ask("studies", {**better, "agent": QUICK, "design": design, "seed": 2})
        Study.objects.filter(public_id=self.made["study_failed"]).update(state=StudyState.FAILED)
        scenario = Scenario.objects.get(public_id=self.made["own_scenario_tide_of_iron"])
        self.made["scenario_draft"] = scenario.public_id
        self.made["replay_waiting"] = self.made["shown_starters"]


def _logged_in(user: Any) -> Client:
    client = Client()
    client.force_login(user)
    return client


def _games_of_scenarios() -> list[str]:
    return [name for name, game in all_games().items() if game.scenarios() is not None]


def _changed(content: DeckList) -> DeckList:
    """A deck without its first card."""
    return replace(content, cards=content.cards[1:])


def _until_done(slice_of_work: Callable[[int], bool], pk: int) -> None:
    while slice_of_work(pk):
        pass


def main() -> None:
    with override_settings(ALLOWED_HOSTS=["*"]):
        print(json.dumps(Maker().everything()))


if __name__ == "__main__":
    main()
