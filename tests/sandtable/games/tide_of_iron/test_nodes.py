"""Every step of the round and of an attack can be stored."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from sandtable.games import tide_of_iron
from sandtable.games.tide_of_iron.frames import Node
from sandtable.games.tide_of_iron.nodes import nodes


def test_every_node_has_a_name() -> None:
    """Frames are stored by the names of their nodes; one without would break a game in the middle of its work."""
    found: dict[int, str] = {}
    for module in pkgutil.walk_packages(tide_of_iron.__path__, f"{tide_of_iron.__name__}."):
        values = vars(import_module(module.name)).items()
        found |= {id(value): f"{module.name}.{name}" for name, value in values if isinstance(value, Node)}
    known = {id(node) for node in nodes().values()}
    assert [name for node, name in found.items() if node not in known] == []
    assert len(set(nodes())) == len(known)
