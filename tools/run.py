"""`make run`: prepare the data and start web, workers and dispatcher together: `python -m tools.run`.

Nothing waits for the compiler: where the rules are not compiled yet, they run interpreted, and are compiled beside.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

from tools.build_engine import stale
from tools.c_objects import CannotCompile, need_compiler
from tools.supervisor import Program, Supervisor

ROOT = Path(__file__).resolve().parent.parent
SETTINGS = "config.settings.embedded"
BIN = Path(sys.executable).parent


class CannotStart(RuntimeError):
    """The reason against starting the service, with the remedy."""


def port() -> int:
    """The port from the environment. Raises CannotStart when it is no port or somebody has it."""
    text = os.environ.get("PORT", "").strip() or "8000"
    if not text.isdecimal() or not 0 < int(text) < 65536:
        raise CannotStart(f"PORT must be a number from 1 to 65535, not {text!r}.")
    number = int(text)
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host(), number))
        except PermissionError:
            raise CannotStart(f"Port {number} is for the system only. Try another one: PORT=8000 make run") from None
        except OSError as error:
            raise CannotStart(
                f"Port {number} can't be used ({error.strerror}). Try: PORT={number + 1} make run"
            ) from None
    return number


def host() -> str:
    return os.environ.get("HOST", "").strip() or "127.0.0.1"


def workers() -> int:
    """Games are played by this many processes (WORKERS); as many as there are processors, unless told otherwise."""
    return processes("WORKERS", os.cpu_count() or 1)


def people_workers() -> int:
    """The processes of the lane for people (PEOPLE_WORKERS): one for a long thought, one for the next quick answer."""
    return processes("PEOPLE_WORKERS", 2)


def processes(variable: str, usually: int) -> int:
    """A number of processes from the environment. Raises CannotStart where it is none."""
    text = os.environ.get(variable, "").strip() or str(usually)
    if not text.isdecimal() or not int(text):
        raise CannotStart(f"{variable} must be a whole number from 1, not {text!r}.")
    return int(text)


def prepare() -> None:
    """Database, catalogue, demo content. Raises CannotStart when a step fails (its reason is printed by the step)."""
    if subprocess.run([sys.executable, "-m", "tools.prepare"], cwd=ROOT, env=environment()).returncode:
        raise CannotStart("The data can't be prepared; the reason is above.")


def environment() -> dict[str, str]:
    return {**os.environ, "DJANGO_SETTINGS_MODULE": SETTINGS}


def programs(number: int) -> list[Program]:
    """Web, workers and dispatcher (docs/operations.md gives the reason for every option)."""
    settings = {"DJANGO_SETTINGS_MODULE": SETTINGS}
    web = ["--config", "python:config.web_server", "--bind", f"{host()}:{number}", "--log-level", "warning"]
    worker = [f"{BIN}/celery", "--quiet", "-A", "config", "worker"]
    people = [*worker, "--concurrency", str(people_workers()), "--hostname", "people@%h"]
    services = [
        Program("web", [f"{BIN}/gunicorn", *web, "config.wsgi"], settings),
        # Told to go (SIGTERM), a worker finishes its chunks, which takes seconds, and takes no more.
        Program("worker", [*worker, "--concurrency", str(workers())], settings, nice=5),
        Program("people", people, settings | {"LANE": "people"}),
        Program("dispatcher", [sys.executable, "manage.py", "dispatcher"], settings),
    ]
    results = [RESULTS] if is_wanted("FIRST_RESULTS") else []
    return [*services, *results, *([FIELDS] if is_wanted("FIELD_RESULTS") else []), *compilers()]


def is_wanted(variable: str) -> bool:
    """Whether a variable says 1, as it does when nothing is said. Raises CannotStart for another word than 0 or 1."""
    text = os.environ.get(variable, "").strip() or "1"
    if text not in ("0", "1"):
        raise CannotStart(f"{variable} must be 0 or 1, not {text!r}.")
    return text == "1"


RESULTS = Program(
    "results",
    [sys.executable, "manage.py", "load_results"],
    {"DJANGO_SETTINGS_MODULE": SETTINGS},
    nice=10,  # behind everything that somebody has asked for
    is_task=True,
)

FIELDS = Program(
    "fields",
    [sys.executable, "manage.py", "load_field_results"],
    {"DJANGO_SETTINGS_MODULE": SETTINGS},
    nice=10,
    is_task=True,
    after="compiler",  # interpreted rules would take hours
)

COMPILER = Program(
    "compiler",
    [sys.executable, "-m", "tools.build_engine"],
    nice=5,  # behind the pages, and even with the games: the sooner it is done, the sooner they are played
    is_task=True,
    # Gunicorn starts new processes and lets the old ones finish; the worker finishes its chunks and is started again.
    renews={"web": signal.SIGHUP, "worker": signal.SIGTERM, "people": signal.SIGTERM},
)


def compilers() -> list[Program]:
    """The compiler, where a build of the rules is out of date and wanted (COMPILE_RULES, SANDTABLE_INTERPRETED).

    A machine without a C compiler is told of it, loudly, and goes on.
    """
    from sandtable.compiled import Sources, kept_interpreted

    sources = Sources(ROOT)
    if not is_wanted("COMPILE_RULES") or not set(stale(sources)) - kept_interpreted(list(sources.groups)):
        return []
    try:
        need_compiler()
    except CannotCompile as reason:
        print(f"\n*** The rules are NOT compiled: {reason}", file=sys.stderr)
        print("*** They run interpreted: the same results, several times slower.\n", file=sys.stderr)
        return []
    return [COMPILER]


def announcement(address: str, is_compiling: bool) -> str:
    """The message for the person at the terminal."""
    from sandtable.compiled import is_release
    from sandtable.engine.build import build_kind

    rules = build_kind()
    if rules == "compiled" and is_release():
        rules = "compiled, release build"
    beside = "; being compiled in some minutes at most, then games are several times faster" if is_compiling else ""
    return "\n".join(
        [
            "",
            f"  Sandtable   {address}",
            "  Log in as   demo / sandtable-demo",
            f"  Rules       {rules}{beside}",
            "  Stop        Ctrl-C",
            "",
        ]
    )


def answers(address: str) -> bool:
    """Whether the site gives any answer at all."""
    try:
        urllib.request.urlopen(address, timeout=2).close()  # noqa: S310 - our own address
    except urllib.error.HTTPError:
        return True
    except OSError:
        return False
    return True


def main() -> int:
    try:
        os.chdir(ROOT)
        number = port()
        started = programs(number)
        prepare()
    except CannotStart as reason:
        print(f"\n*** {reason}", file=sys.stderr)
        return 1
    address = f"http://{'localhost' if host() == '127.0.0.1' else host()}:{number}/"
    probe = f"http://{host()}:{number}/health/live"
    welcome = announcement(address, COMPILER in started)
    Supervisor(started, is_ready=lambda: answers(probe), announcement=welcome).run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
