"""Hosts on one machine: each is a name space of the network behind a bridge, and a test cuts and heals its link.

It takes root and the program `ip`. A machine that lacks them skips the test, also under STRICT=1: a container may
forbid them, and nothing that could be installed helps (the mark `hosts`, tests/support/strictness.py).
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from typing import Final

import pytest

NETWORKS: Final = range(1, 251)
"""The third number of the addresses of a network: 10.250.N.0/24. Tests that run at once have one each."""
CLONE_NEWNET: Final = 0x40000000
"""The number by which Linux knows name spaces of the network."""


class CannotMakeHosts(Exception):
    """This machine has no name spaces for us; the text says why."""


@dataclass(frozen=True)
class Host:
    """A host of a network; `before` is what stands before a command line that is to run on it."""

    name: str
    bridge: str
    address: str
    space: str
    """The name of its name space, and of its end of the link at the bridge."""

    @property
    def before(self) -> tuple[str, ...]:
        return "ip", "netns", "exec", self.space

    def cut(self) -> None:
        """Nothing reaches it, and nothing it says reaches others, from now on. Nobody is told."""
        ip("link", "set", self.space, "nomaster")

    def heal(self) -> None:
        ip("link", "set", self.space, "master", self.bridge)

    def start(self) -> None:
        """Make it, and connect it with the bridge."""
        ip("netns", "add", self.space)
        inside = f"{self.space}i"
        ip("link", "add", self.space, "type", "veth", "peer", "name", inside)
        ip("link", "set", inside, "netns", self.space)
        ip("-n", self.space, "addr", "add", f"{self.address}/24", "dev", inside)
        ip("-n", self.space, "link", "set", "lo", "up")
        ip("-n", self.space, "link", "set", inside, "up")
        ip("link", "set", self.space, "up")
        self.heal()

    def end(self) -> None:
        """Take it away; processes that still run on it keep a network of their own without a link."""
        for words in (("link", "del", self.space), ("netns", "del", self.space)):
            with suppress(CannotMakeHosts):  # it was never made
                ip(*words)


@contextmanager
def hosts_named(*names: str) -> Iterator[dict[str, Host]]:
    """Hosts with these names on a network of their own; the test itself has the address that ends in 1.

    Skips the test where the machine allows no hosts.
    """
    with ExitStack() as made:
        try:
            number, bridge = _new_bridge()
            made.callback(ip, "link", "del", bridge)
            found = {}
            for last, name in enumerate(names, 2):
                host = Host(name, bridge, f"10.250.{number}.{last}", f"{bridge}h{last}")
                made.callback(host.end)
                host.start()
                found[name] = host
        except CannotMakeHosts as reason:
            pytest.skip(f"this machine allows no name spaces of the network: {reason}")
        yield found


def _new_bridge() -> tuple[int, str]:
    """The number of a network that nobody has, and the name of its bridge."""
    if os.geteuid() != 0 or not shutil.which("ip"):
        raise CannotMakeHosts("it takes root and `ip` (Debian: apt-get install iproute2)")
    for number in NETWORKS:
        bridge = f"sandt{number}"
        with suppress(NameIsTaken):
            ip("link", "add", bridge, "type", "bridge")
            ip("addr", "add", f"10.250.{number}.1/24", "dev", bridge)
            ip("link", "set", bridge, "up")
            return number, bridge
    raise CannotMakeHosts("all networks are in use")


def enter(space: str) -> None:
    """Move this process, which has one thread, into a name space; the processes that it starts are there too."""
    with open(f"/run/netns/{space}") as place:
        if ctypes.CDLL(None, use_errno=True).setns(place.fileno(), CLONE_NEWNET):
            raise OSError(ctypes.get_errno(), f"can't enter the name space {space}")


class NameIsTaken(CannotMakeHosts):
    """Another test has this network."""


def ip(*words: str) -> None:
    """Run `ip` with these words. Raises CannotMakeHosts with what it said."""
    done = subprocess.run(["ip", *words], capture_output=True, text=True)
    if "File exists" in done.stderr:
        raise NameIsTaken(done.stderr.strip())
    if done.returncode != 0:
        raise CannotMakeHosts(done.stderr.strip() or f"ip {' '.join(words)} failed")
