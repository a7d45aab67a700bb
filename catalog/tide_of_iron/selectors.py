"""Reading the tables of the game for pages: every value in words, with its rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext as _

from catalog.rulebook import text_of
from catalog.tide_of_iron import words
from sandtable.games.tide_of_iron import facts
from sandtable.games.tide_of_iron.facts import VEHICLE_NAMES, Specialization, UnitType
from sandtable.games.tide_of_iron.terms import FIGURE_NAMES, NATIONS


@dataclass(frozen=True)
class Fact:
    """One value as people read it."""

    field: str
    """The field of the table that it shows."""
    label: str
    value: str
    is_working: bool = False
    """A working value: no source gives it for certain."""


@dataclass(frozen=True)
class Skill:
    """An ability or a specialization: its name, its effect in plain words, and its rules."""

    id: str
    name: str | Promise
    sentences: tuple[str, ...]
    numbers: tuple[Fact, ...]
    rules: tuple[str, ...]
    source: str
    is_working: bool
    count: int = 0
    """Tokens in the box."""


@dataclass(frozen=True)
class Attack:
    """One row of a unit's attack table."""

    name: str
    field: str
    range: int
    firepower: int

    @property
    def reach(self) -> int:
        """The longest distance of an attack, long range included, in hexes (TOI-RNG-06)."""
        return 2 * self.range


@dataclass(frozen=True)
class UnitPage:
    """A kind of unit and everything its page shows."""

    unit: UnitType
    shape: str
    class_name: str
    attacks: tuple[Attack, ...]
    facts: tuple[Fact, ...]
    skills: tuple[Skill, ...]
    traits: tuple[tuple[Promise, str], ...]
    """Pairs of trait and rule."""
    comparable: tuple[UnitType, ...]
    """Of the other nation."""


@dataclass(frozen=True)
class UnitGroup:
    """Kinds of unit that are compared with one another."""

    nation: int
    name: str
    units: tuple[UnitType, ...]


def unit_groups() -> list[UnitGroup]:
    """All kinds of unit by nation and class, in the order of the box."""
    units = facts.unit_types().values()
    return [
        UnitGroup(nation, name, tuple(it for it in units if it.nation == nation and it.is_vehicle == is_vehicle))
        for nation in range(NATIONS)
        for name, is_vehicle in ((_("Infantry figures"), False), (_("Vehicles"), True))
    ]


def unit_page(*, id_: str) -> UnitPage | None:
    """Everything that the page of a unit shows; None for an unknown id."""
    unit = facts.unit_types().get(id_)
    if unit is None:
        return None
    return UnitPage(
        unit=unit,
        shape=shape_of(unit),
        class_name=class_of(unit),
        attacks=tuple(_attacks(unit)),
        facts=tuple(_unit_facts(unit)),
        skills=tuple(ability(name) for name in unit.abilities),
        traits=tuple(words.TRAITS[name] for name in unit.traits),
        comparable=_comparable(unit),
    )


def shape_of(unit: UnitType) -> str:
    """The name of its symbol: "mg", "sherman". Equal kinds of both nations share one."""
    return VEHICLE_NAMES[unit.kind] if unit.is_vehicle else FIGURE_NAMES[unit.kind]


def class_of(unit: UnitType) -> str:
    if not unit.is_vehicle:
        return _("infantry figure")
    return _("heavy vehicle") if unit.is_heavy else _("light vehicle")


def _attacks(unit: UnitType) -> list[Attack]:
    """Normal and, where it differs, suppressive attacks (TOI-ARE-05)."""
    weapon, dice = unit.vs_infantry, unit.suppressive_firepower
    vehicles = Attack(_("Vehicles"), "vs_vehicle", unit.vs_vehicle.range, unit.vs_vehicle.firepower)
    if dice == weapon.firepower:
        return [Attack(_("Infantry"), "vs_infantry", weapon.range, weapon.firepower), vehicles]
    normal = Attack(_("Infantry, normal attack"), "vs_infantry", weapon.range, weapon.firepower)
    suppressive = Attack(_("Infantry, suppressive attack"), "suppressive_firepower", weapon.range, dice)
    return [normal, suppressive, vehicles]


def _unit_facts(unit: UnitType) -> list[Fact]:
    """Everything that is neither in the attack table nor among the abilities."""
    edition = _("the first edition") if unit.edition == 1 else _("the second edition")
    shown = [
        Fact("nation", _("Nation"), str(words.NATIONS[unit.nation])),
        Fact("is_vehicle", _("Class"), class_of(unit)),
        Fact("movement", _("Movement"), _("%d points") % unit.movement),
        Fact("armor", _("Armour"), str(unit.armor) if unit.armor else _("0 (none)")),
        Fact("count", _("In the box"), str(unit.count)),
        Fact("edition", _("In the box since"), edition),
    ]
    if unit.is_vehicle:
        carries = str(unit.capacity) if unit.capacity else _("0 (no transport)")
        shown.insert(4, Fact("capacity", _("Carries squads"), carries))
    else:
        shown.insert(4, Fact("holes", _("Holes of a base"), str(unit.holes)))
        shown.insert(5, Fact("assault_defense", _("Firepower defending in an assault"), str(unit.assault_defense)))
    if unit.minimum_range:
        shown.insert(6, Fact("minimum_range", _("Nearest target"), _("%d hexes away") % unit.minimum_range))
    return shown


def _comparable(unit: UnitType) -> tuple[UnitType, ...]:
    """Units of the other nation with the same role: the same figure, or vehicles of one class with equal transport."""
    others = (it for it in facts.unit_types().values() if it.nation != unit.nation and it.is_vehicle == unit.is_vehicle)
    if unit.is_vehicle:
        return tuple(it for it in others if (it.is_heavy, it.capacity) == (unit.is_heavy, unit.capacity))
    return tuple(it for it in others if it.kind == unit.kind)


def ability(id_: str) -> Skill:
    """An ability with its sentence; where the table has none, the texts of its rules."""
    name, rules = words.ABILITIES[id_]
    row = facts.abilities().get(id_)
    if row is None or row.effect.startswith("See "):
        return Skill(id_, name, tuple(map(text_of, rules)), (), rules, row.source if row else "", False)
    return Skill(id_, name, (row.effect,), _numbers(row.values), rules, row.source, row.inferred)


def specializations() -> list[Skill]:
    """The four tokens of a squad."""
    return [_specialization(row) for row in facts.specializations().values()]


def _specialization(row: Specialization) -> Skill:
    rules = words.SPECIALIZATIONS[row.id]
    return Skill(row.id, row.name, row.effect, _numbers(row.values), rules, row.source, row.inferred, row.count)


def _numbers(values: Mapping[str, int]) -> tuple[Fact, ...]:
    return tuple(
        Fact(name, str(words.VALUES.get(name, name.replace("_", " "))), str(it)) for name, it in values.items()
    )
