"""A person who enters a scenario of Tide of Iron through the forms of the workshop, field by field, without JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from playwright.sync_api import Locator

from sandtable.games.tide_of_iron import card_facts
from sandtable.games.tide_of_iron.scenario import SCENARIOS
from tests.scenarios.games.workshop_fields import hint_of
from tests.support.hands import Hands

GAME: Final = "tide_of_iron"
TABS: Final = {
    "About": ("title", "summary", "source", "reconstructed"),
    "Map": ("boards", "zones", "overlays", "markers", "labels"),
    "Objectives": ("objectives",),
    "Events": ("events", "special_actions", "purchases", "shared_decks"),
    "Americans": ("sides/american",),
    "Germans": ("sides/german",),
    "Armies": ("buying", "armies"),
    "Victory": ("rounds", "initiative", "teams", "victory"),
    "Special rules": ("rules", "special_rules"),
}
"""The tabs in the order in which they are filled in, each with its parts of the document."""


LONG_GROUPS: Final = {
    "Add: squads that the player builds": ("squad_bases", "figures", "specializations"),
    "Add: vehicles": ("vehicles",),
    "Add: cards in hand at the start": ("start_cards",),
    "Add: operations cards": ("operations",),
}
"""Groups of an offer that come by a button, by its words."""
Enter = Callable[[list[str], Any, Any], None]
"""Brings the value at some keys to the wanted one; the last argument is the value as it is."""

_DOCUMENT: Final = """async () => (await import("/static/js/workshop/main.js")).workshop.store.document"""


class Scribe:
    """Brings the document on the page to the one that is wanted."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.page = hands.page
        self.root = SCENARIOS.schema()

    def enter(self, wanted: Mapping[str, Any]) -> None:
        """Fill in every tab; what the page has and the wanted document has not is taken away."""
        for tab, parts in TABS.items():
            self.hands.press(self.page.get_by_role("tab", name=tab))
            for part in parts:
                keys = part.split("/")
                self._field(keys, _at(wanted, keys), _at(self._now(), keys))

    # -- fields --------------------------------------------------------------------------------------------------------

    def _field(self, keys: list[str], wanted: Any, now: Any) -> None:
        """Bring one value to the wanted one; None stands for a value that is left out."""
        if wanted == now:
            return
        schema = self._schema(keys)
        hint = hint_of(GAME, _pointer(keys))
        widget = hint.widget if hint else ""
        ways: dict[str, Enter] = {
            "decks": self._decks,
            "operations": self._cards,
            "strategy-cards": self._cards,
            "hexes": self._hexes,
            "keys": self._keys,
            "span": self._span,
            "victory": self._way,
            "condition": self._condition_of,
        }
        if widget in ways:
            ways[widget](keys, wanted, now)
        elif schema.get("type") == "object" and schema.get("additionalProperties"):
            self._names(keys, wanted or {}, now or {})
        elif schema.get("type") == "object":
            self._object(keys, wanted or {}, now or {}, widget)
        elif schema.get("type") == "array" and schema.get("uniqueItems"):
            self._ticks(keys, wanted or [], now or [])
        elif schema.get("type") == "array":
            self._list(keys, wanted or [], now or [])
        else:
            self._value(keys, wanted)

    def _value(self, keys: list[str], wanted: Any) -> None:
        """A text, a number, a choice or a mark, known by the id of its field."""
        field = self.page.locator(f'[id="f/{"/".join(keys)}"]')
        kind = field.evaluate("each => each.tagName + (each.type || '')")
        if kind.endswith("checkbox"):
            if field.is_checked() != bool(wanted):
                self.hands.press(field)
        elif kind.startswith("SELECT"):
            self._choose(field, "" if wanted is None else str(wanted))
        else:
            hint = hint_of(GAME, _pointer(keys))
            nothing = "0" if hint is not None and hint.widget == "stepper" else ""
            self.hands.write(field, nothing if wanted is None else str(wanted))

    def _object(self, keys: list[str], wanted: Mapping[str, Any], now: Mapping[str, Any], widget: str) -> None:
        """A group of fields. The buttons above a force or a placed unit come first, conditions last.

        What goes away goes before what comes, because some values exclude each other.
        """
        second = {"force": "squads", "placed": "vehicle"}.get(widget, "")
        if second and (second in wanted) != (second in now):
            self.hands.press(self._group(keys).get_by_role("radio").nth(int(second in wanted)))
            now = _at(self._now(), keys)
        for words, groups in LONG_GROUPS.items() if widget == "offer" else ():
            if any(key in wanted for key in groups) and not any(key in now for key in groups):
                self.hands.press(self._group(keys).get_by_role("button", name=words, exact=True))
        for key in sorted({*wanted, *now}, key=lambda each: (each == "if", each in wanted)):
            inner = [*keys, key]
            if now.get(key) is None and wanted.get(key) is not None and self._has_to_be_added(inner):
                label = str(hint_of(GAME, _pointer(inner)).label).lower()  # type: ignore[union-attr]
                self.hands.press(self._group(keys).get_by_role("button", name=f"Add: {label}", exact=True).first)
                self._field(inner, wanted[key], _at(self._now(), inner))
            else:
                self._field(inner, wanted.get(key), now.get(key))

    def _has_to_be_added(self, keys: list[str]) -> bool:
        """True for a group that is made by a button."""
        hint = hint_of(GAME, _pointer(keys))
        schema = self._schema(keys)
        return (
            schema.get("type") == "object"
            and "additionalProperties" in schema
            and (hint is None or hint.widget != "counts")
        )

    # -- lists ---------------------------------------------------------------------------------------------------------

    def _list(self, keys: list[str], wanted: list[Any], now: list[Any]) -> None:
        group = self._group(keys)
        for _extra in range(len(now) - len(wanted)):
            self.hands.press(group.locator("> details > ol > li > .ws-row__tools [aria-label^=Remove]").last)
        for index, each in enumerate(wanted):
            if index >= len(now):
                self.hands.press(group.locator("> button"))
            inner = [*keys, str(index)]
            self._field(inner, each, _at(self._now(), inner))

    def _names(self, keys: list[str], wanted: Mapping[str, Any], now: Mapping[str, Any]) -> None:
        """Named parts, zones and divisions: added, named, filled in; those that nobody wants go."""
        for name, each in wanted.items():
            if name not in now:
                self.hands.press(self._group(keys).locator("> button"))
                field = self.page.get_by_role("textbox", name="Name of new", exact=True)
                self.hands.write(field, name)
            inner = [*keys, name]
            self._field(inner, each, _at(self._now(), inner))
        for name in now:
            if name not in wanted:
                self.hands.press(self._group(keys).get_by_role("button", name=f"Remove {name}", exact=True))

    def _ticks(self, keys: list[str], wanted: list[Any], now: list[Any]) -> None:
        """Boxes to tick, in the order of the document."""
        for value in now:
            if value not in wanted:
                self.hands.press(self._group(keys).locator(f'input[type=checkbox][value="{value}"]'))
        for value in wanted:
            if value not in now:
                self.hands.press(self._group(keys).locator(f'input[type=checkbox][value="{value}"]'))

    def _keys(self, keys: list[str], wanted: list[str] | None, now: list[str] | None) -> None:
        for name in now or []:
            if name not in (wanted or []):
                self.hands.press(self._tick(keys, name))  # the box of a zone that is gone goes with its mark
        for name in wanted or []:
            if name not in (now or []):
                self.hands.press(self._tick(keys, name))

    def _tick(self, keys: list[str], name: str) -> Locator:
        return self._group(keys).get_by_role("checkbox", name=name.replace("_", " "), exact=True)

    def _hexes(self, keys: list[str], wanted: list[str] | None, now: list[str] | None) -> None:
        group = self._group(keys)
        for name in now or []:
            if name not in (wanted or []):
                self.hands.press(group.get_by_role("button", name=f"Take {name} away"))
        if wanted:
            self._type_hexes(group, wanted)

    def _type_hexes(self, group: Locator, names: list[str]) -> None:
        field = group.get_by_role("combobox", name="Add a hex").first
        self.hands.write(field, " ".join(names))

    def _span(self, keys: list[str], wanted: list[Any] | None, now: list[Any] | None) -> None:
        for field, value in zip(self._group(keys).locator("input").all(), wanted or ["", ""], strict=True):
            self.hands.write(field, str(value))

    def _decks(self, keys: list[str], wanted: list[dict[str, Any]] | None, now: Any) -> None:
        group = self._group(keys)
        self.hands.press(group.locator("> details > summary"))
        for index, deck in enumerate(wanted or []):
            self.hands.press(group.get_by_role("button", name=f"Add {deck['name']}", exact=True))
            row = group.locator(f'[data-path="/{"/".join(keys)}/{index}"]')
            if len(deck) > 1:
                self.hands.press(row.locator("summary"))
            for code in deck.get("without", []):
                self.hands.press(row.get_by_role("checkbox", name=card_facts.strategy_cards()[code].name).first)
            for key in ("from", "to"):
                if key in deck:
                    self._value([*keys, str(index), key], deck[key])
        self.hands.press(group.locator("> details > summary"))

    def _cards(self, keys: list[str], wanted: list[str] | None, now: Any) -> None:
        """Cards that are chosen from a list with their texts."""
        group = self._group(keys)
        known = {**card_facts.operations_cards(), **card_facts.strategy_cards()}
        self.hands.press(group.locator("> details > summary"))
        for code in wanted or []:
            self.hands.press(group.get_by_role("button", name=f"Add {known[code].name}", exact=True))
        self.hands.press(group.locator("> details > summary"))

    # -- victory -------------------------------------------------------------------------------------------------------

    def _way(self, keys: list[str], wanted: dict[str, Any], now: Any) -> None:
        """A way to win as a sentence: who, the grade, the condition, the time."""
        group = self._group(keys)
        self._choose(group.get_by_label("Who wins"), wanted["side"])
        self._choose(group.get_by_label("Grade"), wanted.get("grade", ""))
        when = wanted["when"]
        self._choose(group.get_by_label("When it is checked"), "round" if isinstance(when, int) else when)
        if isinstance(when, int):
            self.hands.write(group.get_by_label("Round", exact=True), str(when))
        self._condition([*keys, "if"], wanted["if"])

    def _condition_of(self, keys: list[str], wanted: Any, now: Any) -> None:
        self._condition(keys, wanted)

    def _condition(self, keys: list[str], wanted: dict[str, Any]) -> None:
        [(key, found)] = wanted.items()
        place = self.page.locator(f'.ws-condition[data-path="/{"/".join(keys)}"]')
        kind = _kind(key, found)
        self._choose(place.locator("> .ws-sentence > select[data-kinds]"), kind)
        if key in ("all", "any"):
            for index, each in enumerate(found):
                if index:
                    joins = place.locator("> .ws-condition__tools").get_by_role("button")
                    self.hands.press(joins.filter(has_text="and" if key == "all" else "or").first)
                self._condition([*keys, key, str(index)], each)
            return
        if key == "not":
            self._condition([*keys, "not"], found)
            return
        if key == "eliminated":
            self._choose(place.get_by_label("Side", exact=True), found)
            return
        if "side" in found:
            self._choose(place.get_by_label("Side", exact=True), found["side"])
        self._leaf(place, kind, found)

    def _leaf(self, place: Locator, kind: str, found: Mapping[str, Any]) -> None:
        number = found.get("at_least", found.get("ahead_by"))
        if kind == "markers":
            self._choose(place.get_by_label("Markers", exact=True), found["kind"])
        if kind in ("objectives", "more"):
            self._choose(place.get_by_label("Objectives", exact=True), found["objectives"])
        if kind == "markers" and isinstance(found["hexes"], str):
            self._choose(place.get_by_label("Objectives", exact=True), found["hexes"])
        if kind in ("hexes", "units"):
            names = found["objectives"] if kind == "hexes" else found["hexes"]
            aways = place.get_by_role("button", name="Take ")
            while aways.count():
                self.hands.press(aways.first)
            self._type_hexes(place, names)
        if kind == "zone":
            self._choose(place.get_by_label("Zone", exact=True), found["zone"])
        if kind == "done":
            self._choose(place.get_by_label("What has happened"), found["what"])
        if kind in ("hexes", "objectives", "markers"):
            self._choose(place.get_by_label("How many"), "all" if number is None else "some")
        if number is not None:
            label = {"points": "Victory points", "lead": "Victory points ahead", "more": "Objectives ahead"}
            label |= {"units": "Units", "zone": "Units", "done": "Times"}
            self.hands.write(place.get_by_label(label.get(kind, "At least"), exact=True), str(number))

    # -- the page and the schema ---------------------------------------------------------------------------------------

    def _choose(self, field: Locator, value: str) -> None:
        """An option of a list by its words."""
        if field.input_value() == value:
            return
        words = field.locator(f'option[value="{value}"]').first.text_content() or ""
        self.hands.choose(field, words)

    def _now(self) -> Any:
        """The document of the page, before the server has heard of it."""
        return self.page.evaluate(_DOCUMENT)

    def _group(self, keys: list[str]) -> Locator:
        return self.page.locator(
            f'fieldset[data-path="/{"/".join(keys)}"], .ws-plain[data-path="/{"/".join(keys)}"]'
        ).first

    def _schema(self, keys: list[str]) -> dict[str, Any]:
        found = self.root
        for key in keys:
            found = self._resolved(found)
            if found.get("type") == "array":
                found = found["items"]
            else:
                found = found.get("properties", {}).get(key) or found["additionalProperties"]
        return self._resolved(found)

    def _resolved(self, schema: Mapping[str, Any]) -> dict[str, Any]:
        if "$ref" not in schema:
            return dict(schema)
        name = schema["$ref"].rsplit("/", 1)[-1]
        return {**self._resolved(self.root["$defs"][name]), **{k: v for k, v in schema.items() if k != "$ref"}}


def _pointer(keys: list[str]) -> str:
    return "/" + "/".join("*" if key.isdigit() and _is_entry(keys, at) else key for at, key in enumerate(keys))


def _is_entry(keys: list[str], at: int) -> bool:
    """False for the numbers of divisions, which are names."""
    return at == 0 or keys[at - 1] != "divisions"


def _at(value: Any, keys: list[str]) -> Any:
    for key in keys:
        if isinstance(value, list):
            value = value[int(key)] if int(key) < len(value) else None
        else:
            value = (value or {}).get(key)
    return value


def _kind(key: str, found: Any) -> str:
    """The kind of a condition in the list of the form."""
    if key == "points":
        return "lead" if "ahead_by" in found else "points"
    if key == "controls":
        if "ahead_by" in found:
            return "more"
        return "objectives" if isinstance(found["objectives"], str) else "hexes"
    if key == "units":
        return "zone" if "zone" in found else "units"
    return key
