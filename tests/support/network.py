"""Hosts on one machine: each is a name space of the network behind a bridge, and a test cuts and heals its link.

The bridge and its links lie in a name space, too, which the test enters for as long as it needs them. Elsewhere nobody
sees them come and go: a browser of another test would give up what it loads whenever the machine's network changes.

It takes root and the program `ip`. A machine that lacks them skips the test, also under STRICT=1: a container may
forbid them, and nothing that could be installed helps (the mark `hosts`, tests/support/strictness.py).
"""

from __future__ import annotations

import ctypes
import os
import secrets
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from typing import Final, TextIO

import pytest

BRIDGE: Final = "bridge"
ADDRESSES: Final = "10.250.0."
"""The network's addresses begin with this. Each test has a network of its own, so all may have the same."""
CLONE_NEWNET: Final = 0x40000000
"""The number by which Linux knows name spaces of the network."""
LIBC: Final = ctypes.CDLL(None, use_errno=True)


class CannotMakeHosts(Exception):
    """This machine has no name spaces for us; the text says why."""


@dataclass(frozen=True)
class Host:
    """A host of a network; `before` is what stands before a command line that is to run on it."""

    name: str
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
        ip("link", "set", self.space, "master", BRIDGE)

    def start(self) -> None:
        """Make it, and connect it with the bridge."""
        ip("netns", "add", self.space)
        inside = "inside"
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
            made.enter_context(_a_network())
            found, mark = {}, secrets.token_hex(3)
            for last, name in enumerate(names, 2):
                host = Host(name, f"{ADDRESSES}{last}", f"sandt{mark}h{last}")
                made.callback(host.end)
                host.start()
                found[name] = host
        except CannotMakeHosts as reason:
            pytest.skip(f"this machine allows no name spaces of the network: {reason}")
        yield found


@contextmanager
def _a_network() -> Iterator[None]:
    """This thread, and what it starts, are on a new network with a bridge until the end of the block."""
    if os.geteuid() != 0 or not shutil.which("ip"):
        raise CannotMakeHosts("it takes root and `ip` (Debian: apt-get install iproute2)")
    with open("/proc/thread-self/ns/net") as before:
        if LIBC.unshare(CLONE_NEWNET):
            raise CannotMakeHosts(os.strerror(ctypes.get_errno()))
        try:
            ip("link", "set", "lo", "up")
            ip("link", "add", BRIDGE, "type", "bridge")
            ip("addr", "add", f"{ADDRESSES}1/24", "dev", BRIDGE)
            ip("link", "set", BRIDGE, "up")
            yield
        finally:
            _move_to(before)


def enter(space: str) -> None:
    """Move this process, which has one thread, into a name space; the processes that it starts are there too."""
    with open(f"/run/netns/{space}") as place:
        _move_to(place)


def _move_to(place: TextIO) -> None:
    """Move this thread into a name space that is open as a file."""
    if LIBC.setns(place.fileno(), CLONE_NEWNET):
        raise OSError(ctypes.get_errno(), "can't enter the name space of the network")


def ip(*words: str) -> None:
    """Run `ip` with these words. Raises CannotMakeHosts with what it said."""
    done = subprocess.run(["ip", *words], capture_output=True, text=True)
    if done.returncode != 0:
        raise CannotMakeHosts(done.stderr.strip() or f"ip {' '.join(words)} failed")
