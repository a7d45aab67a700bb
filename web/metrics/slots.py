"""Files in which the processes of one machine count, each in its own, so that any of them can tell the sum.

A process takes the lowest number that no living process has, and goes on where the last one with this number ended.
So there are never more files than processes at a time, and no sum ever falls.
"""

from __future__ import annotations

import fcntl
import logging
import os
import shutil
import time
from pathlib import Path
from threading import Lock
from typing import Any, Final

from prometheus_client.mmap_dict import MmapedDict

log = logging.getLogger(__name__)
MOST: Final = 512
"""Processes of one machine that can count."""
ROOM: Final = 1 << 20
"""Bytes that are made sure of for a file. Without them a full disk would end the process when it counts."""
KINDS: Final = ("counter", "histogram")
OLD_S: Final = 7 * 86_400
_BOOT: Final = Path("/proc/sys/kernel/random/boot_id")


class Slots:
    """The numbers of processes, and their files in a folder."""

    def __init__(self, folder: Path) -> None:
        self.place = folder
        self.folder = folder / _boot()
        self.process = 0
        self.number = -1
        self.held: Any = None
        self.lock = Lock()

    def name(self) -> str:
        """The number in the names of this process's files; "none" before it has one."""
        return str(self.number) if self.process == os.getpid() and self.number >= 0 else "none"

    def is_taken(self) -> bool:
        """Take a number for this process, once; False where there is no room to count."""
        if self.process != os.getpid():
            with self.lock:
                self.number = self._taken()
                self.process = os.getpid()
        return self.number >= 0

    def _taken(self) -> int:
        try:
            self._make_folder()
            number = self._free_number()
            for kind in KINDS:
                make_room(self.folder / f"{kind}_{number}.db")
        except OSError as error:
            log.warning("this process counts nothing for the metrics: %s", error)
            return -1
        return number

    def _free_number(self) -> int:
        """The lowest free number. It is a locked byte of one file: the lock ends with the process, and forks have none.

        Raises OSError where all are taken.
        """
        self.held = (self.folder / "slots").open("a+b")
        for number in range(MOST):
            try:
                fcntl.lockf(self.held, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, number)
            except OSError:
                continue
            return number
        raise OSError(f"{MOST} processes count already")

    def _make_folder(self) -> None:
        """A folder for each start of the machine: files that a crash left half written are not read."""
        if self.folder.is_dir():
            return
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for other in self.place.iterdir():
            if other != self.folder and other.stat().st_mtime < time.time() - OLD_S:
                shutil.rmtree(other, ignore_errors=True)


def make_room(path: Path) -> None:
    """Make sure of the disk for a file of counts. One that can't be read is begun anew."""
    try:
        list(MmapedDict.read_all_values_from_file(str(path)))  # type: ignore[no-untyped-call]
    except FileNotFoundError:
        pass
    except Exception as error:  # a damaged file ends the reader in many ways
        log.warning("the counts in %s are lost: %s", path.name, error)
        path.unlink()
    with path.open("a+b") as file:
        os.posix_fallocate(file.fileno(), 0, ROOM)


def _boot() -> str:
    """The name of this start of the machine."""
    return _BOOT.read_text().strip() if _BOOT.exists() else "boot"
