"""From interpreted to compiled rules while the service runs: nothing waits, and nothing is lost or played twice."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from sandtable.compiled import ROOT, folder
from tests.support.prepared import WITH_THE_DEMO, prepare
from tests.support.programs import missing
from tests.support.running import Service, a_running_service
from tests.support.site import Site
from tests.support.waiting import PATIENCE_S, wait_until
from tools import build_engine
from tools.c_objects import CannotCompile

pytestmark = [pytest.mark.slow, pytest.mark.deep(only=True)]
DECKS = ("kylo-ren-starter", "rey-starter")
PAIRS = 300
"""Interpreted, they take one process many times as long as it takes to compile what was edited."""
SEED = 20163
WANTED = {"COMPILE_RULES": "1", "SANDTABLE_INTERPRETED": "", "WORKERS": "1"}


@pytest.fixture(scope="module")
def compiled_project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project and its builds, which are up to date."""
    try:
        build_engine.build(ROOT)
    except CannotCompile as reason:
        missing(str(reason))
    copy = tmp_path_factory.mktemp("project")
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in filter(lambda name: (ROOT / name).is_file(), listed.stdout.splitlines()):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, copy / name)
    shutil.copytree(folder(ROOT), folder(copy))
    return copy


@pytest.fixture
def project(compiled_project: Path, tmp_path: Path) -> Iterator[Path]:
    """The same with an edit of the engine that no build has seen: everything runs interpreted until there is one."""
    source = compiled_project / "sandtable/engine/dice.py"
    text = source.read_text()
    source.write_text(f"{text}# {tmp_path.name}\n")
    yield compiled_project
    source.write_text(text)


@contextmanager
def no_build_begins(project: Path) -> Iterator[None]:
    """A build that is started in here waits, as for another one."""
    with (folder(project) / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def engine_named_by(service: Service) -> str:
    """The text of the front page's foot."""
    page = urllib.request.urlopen(service.address, timeout=PATIENCE_S).read().decode()
    return "compiled" if "compiled engine" in page else "interpreted" if "interpreted engine" in page else "neither"


def all_name(service: Service, kind: str) -> bool:
    """Whether every process behind the site says so, as far as many questions tell."""
    return all(engine_named_by(service) == kind for _ in range(20))


def site_of(service: Service, project: Path) -> Site:
    environment = {**os.environ, **WANTED, "SANDTABLE_VAR": str(service.folder), "LOG_LEVEL": "WARNING"}
    environment["DJANGO_SETTINGS_MODULE"] = "config.settings.embedded"
    return Site(service.folder, environment, root=project)


def ask(site: Site) -> str:
    """A playtest of two starter decks, asked for as anybody would through the API."""
    wanted = json.dumps({"pairs": PAIRS, "seed": SEED, "agents": "greedy-2"})
    return site.ask("-m", "tests.support.ask_playtest", *DECKS, wanted)


def played_headless(site: Site) -> dict[str, Any]:
    """The same games without any queue."""
    numbers = ("--games", str(2 * PAIRS), "--seed", str(SEED), "--agents", "greedy-2,greedy-2", "--json")
    answer: dict[str, Any] = json.loads(site.ask("manage.py", "play", "destiny", *DECKS, *numbers))
    return answer


def test_a_playtest_goes_over_to_the_compiled_rules_in_the_middle(project: Path, tmp_path: Path) -> None:
    prepare(tmp_path, WITH_THE_DEMO)
    waiting = ExitStack()
    waiting.enter_context(no_build_begins(project))
    with waiting, a_running_service(tmp_path, root=project, **WANTED) as service:
        site = site_of(service, project)
        assert all_name(service, "interpreted")
        batch = ask(site)
        site.wait_for_chunks("done")
        waiting.close()
        wait_until(lambda: "worker     | begins anew" in service.output, "the build")
        assert site.state(batch) == "running", "it was over before the rules were compiled"
        over = site.until_over(batch)
        wait_until(lambda: all_name(service, "compiled"), "new processes behind the site")
        assert "starting again" not in service.output and "died" not in service.output, "nothing died on the way"
        assert over["problems"] == []
    assert {(state, attempt) for _, _, state, attempt in site.chunks()} == {("done", 1)}
    assert over["games"] == list(range(2 * PAIRS))
    right = played_headless(site)
    assert right["build"] == "compiled"
    assert (over["state"], over["digest"]) == ("done", right["digest"])
