"""The kinds of pages: for each named address an example or more, or the reason why it is no page.

A new address that shows a page gets a line in `EXAMPLES`; the objects it needs are made in `tests/looks/making.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from django.urls import URLPattern, URLResolver, reverse

from simulate.watching.boards import all_boards
from tests.support.seats import SMALL_GAME


@dataclass(frozen=True)
class Example:
    """A page as somebody sees it."""

    route: str
    """The name of its address, or an address."""
    args: tuple[str, ...] = ()
    """The parts of the address; names in braces are those of made objects."""
    who: str = "demo"
    query: str = ""
    note: str = ""
    """The state that this example shows, where a page has several."""
    status: int = 200
    press: str = ""
    """The selector of a button that is pressed before anybody looks."""

    @property
    def title(self) -> str:
        """A short name, unique among the examples; the pictures are called after it."""
        parts = (self.route.strip("/").replace("/", "-"), self.note)
        who = self.who if self.who != "demo" else ""
        return "_".join(filter(None, (*parts, who))).replace(" ", "-").replace(":", "-")

    def address(self, made: dict[str, str]) -> str:
        path = self.route
        if not path.startswith("/"):
            path = reverse(self.route, args=[each.format(**made) for each in self.args])
        return path + self.query.format(**made)


def _each_game(route: str, name: str, games: Iterable[str], **more: str) -> Iterator[Example]:
    for game in games:
        yield Example(route, ("{" + f"{name}_{game}" + "}",), note=game, **more)  # type: ignore[arg-type]


GAMES: Final = sorted(all_boards())
ON_SCENARIOS: Final = [game for game in GAMES if game != "destiny"]
VISITOR, GUEST, OTHER, STAFF = "visitor", "guest", "other", "staff"

EXAMPLES: Final = (
    Example("home", who=VISITOR),
    Example("home"),
    Example("home", who=OTHER),
    # The catalogue
    Example("catalog:card-list", who=VISITOR),
    Example("catalog:card-list", query="?q=cost:1 type:event&view=table", note="found"),
    Example("catalog:card-list", query="?q=nothing-is-called-so", note="none"),
    Example("catalog:card-list", query="?q=cost%3E%3E", note="wrong query", status=400),
    Example("catalog:search-help", who=VISITOR),
    Example("catalog:card", ("01038", "rey-force-prodigy"), who=VISITOR),
    Example("catalog:card", ("01153",), note="event"),
    Example("catalog:find", who=VISITOR, query="?q=rey"),
    Example("catalog:set-list", who=VISITOR),
    Example("catalog:set", ("AW",), who=VISITOR),
    Example("catalog:coverage", ("AW",), who=VISITOR),
    Example("catalog:tide-of-iron", who=VISITOR),
    Example("catalog:toi-units", who=VISITOR),
    Example("catalog:toi-unit", ("us_elite",), who=VISITOR),
    Example("catalog:toi-terrain", who=VISITOR),
    Example("catalog:toi-parameters", who=VISITOR),
    Example("catalog:toi-boards", who=VISITOR),
    Example("catalog:toi-board", ("1A",), who=VISITOR),
    Example("catalog:toi-cards", who=VISITOR),
    Example("catalog:searches"),
    Example("catalog:searches", who=OTHER),
    Example("catalog:toi-card", ("shout_them_down",), who=VISITOR),
    Example("catalog:rule-books", who=VISITOR),
    Example("catalog:rule", ("DST-DMG-04",), who=VISITOR),
    Example("catalog:rule-book", (SMALL_GAME.replace("_", "-"),), who=VISITOR),
    # Decks
    Example("decks:deck-list"),
    Example("decks:deck-list", who=VISITOR),
    Example("decks:deck-list", who=OTHER),
    Example("decks:deck-new"),
    Example("decks:import", who=VISITOR),
    Example("decks:compare", query="?a={deck}.1&b={deck_b}.1"),
    Example("decks:compare", note="nothing chosen"),
    Example("decks:deck-short", ("{deck}",)),
    Example("decks:deck", ("{own_deck}", "rey-with-two-changes"), note="own"),
    Example("decks:deck", ("{deck_illegal}", "x"), note="illegal"),
    Example("decks:deck-version", ("{own_deck}", "rey-with-two-changes", "1"), note="old"),
    Example("decks:deck-odds", ("{deck}",)),
    Example("decks:deck-edit", ("{own_deck}",)),
    Example("decks:deck-edit", ("{new_deck}",), note="empty"),
    Example("decks:deck-steps", ("{own_deck}",)),
    Example("decks:deck-print", ("{deck}",)),
    Example("decks:deck-notes", ("{own_deck}",)),
    Example("decks:deck-delete", ("{own_deck}",)),
    Example("decks:collection"),
    Example("decks:collection", who=OTHER),
    Example("decks:collection-import"),
    Example("decks:collection-set", ("AW",)),
    Example("decks:collection-shared", ("{shelf}",), who=VISITOR),
    Example("decks:format-list"),
    Example("decks:format-list", who=OTHER),
    Example("decks:format-new"),
    Example("decks:format", ("{format}",)),
    Example("decks:format-edit", ("{format}",)),
    Example("decks:format-delete", ("{format}",)),
    # Scenarios
    Example("scenarios:scenario-list", who=VISITOR),
    Example("scenarios:scenario-list"),
    Example("scenarios:scenario-list", query="?show=mine", who=OTHER),
    Example("scenarios:new"),
    Example("scenarios:design"),
    Example("scenarios:guides", who=VISITOR),
    Example("scenarios:guide", ("tide_of_iron",), who=VISITOR),
    *_each_game("scenarios:scenario", "scenario", ON_SCENARIOS, who=VISITOR),
    Example("scenarios:scenario", ("{own_scenario_tide_of_iron}",), note="own"),
    Example("scenarios:compare", ("{own_scenario_tide_of_iron}",)),
    Example("scenarios:version", ("{own_scenario_tide_of_iron}", "1"), note="old"),
    *(Example("scenarios:print", ("{scenario_" + game + "}", "1"), note=game) for game in ON_SCENARIOS),
    Example("scenarios:edit", ("{own_scenario_tide_of_iron}",)),
    *_each_game("scenarios:workshop", "own_scenario", ON_SCENARIOS),
    Example("scenarios:delete", ("{own_scenario_tide_of_iron}",)),
    # Play
    Example("simulate:agents", who=VISITOR),
    Example("simulate:play", who=VISITOR),
    Example("simulate:play"),
    Example("simulate:play", who=GUEST),
    Example("simulate:play-scenario", query="?version={version_tide_of_iron}"),
    Example("simulate:play-scenario", note="nothing chosen"),
    Example("simulate:play-decks"),
    Example("simulate:play-from", ("{shown_jabba}", "0"), query="?at=5"),
    *_each_game("simulate:seat", "seat", GAMES),
    Example("simulate:seat", ("{guest_seat}",), who=GUEST),
    Example("simulate:seat", ("{seat_shared_screen}",), note="shared screen"),
    Example("simulate:seat", ("{seat_over}",), note="over"),
    Example("simulate:seat", ("{seat_links}",), note="links"),
    Example("simulate:seat-people", ("{seat_links}",)),
    Example("simulate:seat-people", ("{seat_links}",), note="new links", press='tbody button[value="links"]'),
    Example("simulate:seat-invitation", ("{letters_seat}",), who=VISITOR),
    Example("simulate:seat-invitation", ("A" * 22,), who=VISITOR, note="gone", status=404),
    Example("simulate:seat-watch", ("{letters_watch}",), who=VISITOR),
    Example("simulate:seat-replay", ("{seat_over}",)),
    Example("simulate:seat-log", ("{seat_" + SMALL_GAME + "}",)),
    # Studies
    Example("simulate:study-list"),
    Example("simulate:study-list", who=OTHER),
    *(
        Example("simulate:study", ("{study_" + name + "}",), note=name)
        for name in ("better", "better_strengths", "field", "field_row", "best_card", "causes", "worth", "balance")
    ),
    Example("simulate:study", ("{study_shown}",), who=VISITOR, note="demo field"),
    Example("simulate:study", ("{study_running}",), note="running"),
    Example("simulate:study", ("{study_failed}",), note="failed"),
    Example("simulate:balance-new", ("{own_version_tide_of_iron}",)),
    Example("simulate:best-card-new", query="?deck={deck}:1"),
    Example("simulate:study-calculator", who=VISITOR),
    Example("simulate:better-new"),
    Example("simulate:better-scenario-new", query="?b={own_version_tide_of_iron}"),
    Example("simulate:causes-of-deck"),
    Example("simulate:causes-new", ("{playtest}",)),
    Example("simulate:field-new"),
    Example("simulate:field-scenario-new", query="?version={version_tide_of_iron}"),
    Example("simulate:field-join", ("{study_field}",)),
    Example("simulate:field-pairings", ("{study_field}",)),
    Example("simulate:worth-new", ("{playtest}",)),
    # Playtests
    Example("simulate:playtest-list"),
    Example("simulate:playtest-list", who=OTHER),
    Example("simulate:public-results", who=VISITOR),
    Example("simulate:playtest-new"),
    Example("simulate:playtest-scenario-new", query="?version={version_tide_of_iron}"),
    Example("simulate:playtest-scenario-new", note="nothing chosen"),
    Example("simulate:series-new"),
    Example("simulate:series", ("{series}",)),
    Example("simulate:series", ("{strengths}",), note="two strengths"),
    Example("simulate:playtest", ("{shown_jabba}",), who=VISITOR),
    Example("simulate:playtest", ("{playtest_three}",), note="three decks"),
    Example("simulate:playtest", ("{playtest}",), note="own"),
    Example("simulate:playtest", ("{fork}",), note="fork"),
    *_each_game("simulate:playtest", "playtest", ON_SCENARIOS),
    *(
        Example("simulate:playtest", ("{playtest_" + state + "}",), note=state)
        for state in ("running", "queued", "paused", "cancelled", "stale")
    ),
    Example("simulate:cards", ("{shown_jabba}",), who=VISITOR),
    Example("simulate:qualities", ("{shown_jabba}",)),
    Example("simulate:qualities", ("{playtest}",), note="not measured"),
    Example("simulate:game", ("{shown_jabba}", "0"), who=VISITOR, note="destiny", query="?at=30"),
    *(Example("simulate:game", ("{playtest_" + game + "}", "0"), note=game, query="?at=20") for game in ON_SCENARIOS),
    Example("simulate:game", ("{replay_waiting}", "7"), note="waits", status=202),
    Example("simulate:fork", ("{shown_jabba}", "0"), query="?at=5"),
    # Accounts and the rest
    Example("api-docs", who=VISITOR),
    Example("accounts:tokens"),
    Example("accounts:data"),
    Example("accounts:changes"),
    Example("status", who=VISITOR),
    Example("/keepers/now", who=STAFF),
    Example("account_login", who=VISITOR),
    Example("account_logout"),
    Example("account_signup", who=VISITOR),
    Example("account_signup", who=GUEST),
    Example("account_change_password"),
    Example("mfa_index"),
    Example("mfa_index", who=OTHER, note="on"),
    Example("account_reset_password", who=VISITOR),
    Example("account_reset_password_done", who=VISITOR),
    Example("/looks/error/400", who=VISITOR, status=400),
    Example("/looks/error/403", who=VISITOR, status=403),
    Example("/looks/error/409", who=VISITOR, status=409),
    Example("/looks/error/413", who=VISITOR, status=413),
    Example("/looks/error/500", who=VISITOR, status=500),
    Example("/looks/error/503", who=VISITOR, status=503),
    Example("/looks/forged", who=VISITOR, status=403),
    Example("/decks/nothing-here", who=VISITOR, status=404),
)

NO_PAGES: Final = {
    "sends a file": (
        "accounts:data-file",
        "catalog:toi-board-picture",
        "decks:export",
        "decks:deck-picture",
        "decks:collection-export",
        "decks:collection-wanted",
        "scenarios:definition",
        "scenarios:map",
        "scenarios:thumbnail",
        "simulate:causes-csv",
        "simulate:field-csv",
        "schema",
        "live",
        "ready",
        "metrics",
    ),
    "sends a part of a page that a script asks for": (
        "decks:card-panel",
        "scenarios:workshop-history",
        "simulate:seat-table",
        "simulate:seat-watch-table",
        "simulate:seat-moment",
        "simulate:study-progress",
        "simulate:better-estimate",
        "simulate:field-estimate",
        "simulate:estimate",
        "simulate:scenario-estimate",
        "simulate:series-estimate",
        "simulate:series-progress",
        "simulate:progress",
        "simulate:trial",
        "simulate:moment",
        "simulate:thoughts",
        "simulate:thoughts-options",
        "simulate:replay-progress",
    ),
    "leads to another page": ("catalog:community-card", "catalog:community-set"),
    "is allauth's, and the service sends nobody there": (
        "account_inactive",
        "account_reauthenticate",
        "account_email",
        "account_email_verification_sent",
        "account_set_password",
        "account_confirm_login_code",
        "account_confirm_email",
        "account_reset_password_from_key",
        "account_reset_password_from_key_done",
    ),
    "asks for a code or the password first (tests/accounts/test_second_factor.py lets them be read)": (
        "mfa_authenticate",
        "mfa_reauthenticate",
        "mfa_activate_totp",
        "mfa_deactivate_totp",
        "mfa_view_recovery_codes",
        "mfa_generate_recovery_codes",
        "mfa_download_recovery_codes",
    ),
}
"""Named addresses that answer GET and need no example, by the reason."""


def without_example(patterns: Iterable[URLPattern | URLResolver]) -> list[str]:
    """The named addresses that answer GET and are neither an example nor, with a reason, no page."""
    known = {each.route for each in EXAMPLES}.union(*NO_PAGES.values())
    return [name for name, pattern in named(patterns) if name not in known and answers_get(pattern)]


def named(patterns: Iterable[URLPattern | URLResolver], space: str = "") -> Iterator[tuple[str, URLPattern]]:
    """The named addresses of people: those of programs and of the admin site are left out."""
    for each in patterns:
        if isinstance(each, URLResolver):
            inner = f"{space}{each.namespace}:" if each.namespace else space
            if not inner.endswith("-api:") and not inner.startswith("admin:"):
                yield from named(each.url_patterns, inner)
        elif each.name:
            yield f"{space}{each.name}", each


def answers_get(pattern: URLPattern) -> bool:
    """False where a decorator of the view lets no GET through."""
    view: Any = pattern.callback
    while view is not None:
        for cell in getattr(view, "__closure__", None) or ():
            methods = cell.cell_contents
            if isinstance(methods, list) and methods and all(isinstance(each, str) for each in methods):
                return "GET" in methods
        view = getattr(view, "__wrapped__", None)
    return True
