"""The package by itself: installed without the apps and without Django, it plays the same games."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from importlib.util import find_spec
from pathlib import Path

import pytest
from django.core.management import call_command

from sandtable.__main__ import main
from sandtable.command.shipped import short_names
from sandtable.compiled import ROOT
from sandtable.engine.registry import all_games

NEEDED = ("librt", "mypy_extensions", "numpy", "scipy")
"""The modules of the requirements that `pyproject.toml` names for the package."""
DUEL = ("play", "destiny", "kylo-ren-starter", "rey-starter", "--games", "20", "--seed", "1", "--json")
SCENARIOS = {
    name: short_names(name, "scenarios")[0] for name, game in all_games().items() if game.scenarios() is not None
}
"""The first scenario that comes with each game."""
ALL_COMMANDS = """
import json, sys
from sandtable.__main__ import main
sys.exit(max(main(words) for words in json.loads(sys.argv[1])))
"""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing but the installed package and what it needs."""
    place = tmp_path_factory.mktemp("package")
    sources = place / "sources"
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "sandtable", sources / "sandtable", ignore=ignored)
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, sources)
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*build, "--wheel-dir", place, sources], check=True, capture_output=True)
    site = place / "site"
    with zipfile.ZipFile(next(place.glob("*.whl"))) as wheel:
        wheel.extractall(site)
    for name in NEEDED:
        link_to(name, site)
    return site


def link_to(name: str, site: Path) -> None:
    """Make an installed module, and the libraries that its wheel brings, importable from `site`."""
    spec = find_spec(name)
    assert spec is not None, name
    module = Path(spec.submodule_search_locations[0] if spec.submodule_search_locations else spec.origin or "")
    for path in (module, module.with_name(f"{name}.libs")):
        if path.exists():
            (site / path.name).symlink_to(path)


def alone(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run `python` with the package in `home` and without all other installed packages."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "DJANGO"))}
    environment |= {"PYTHONPATH": str(home), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run([sys.executable, "-S", *words], cwd=home, env=environment, capture_output=True, text=True)


@pytest.fixture(scope="module")
def digest(home: Path) -> str:
    """The digest of the games that the installed package plays."""
    ended = alone(home, "-m", "sandtable", *DUEL)
    assert ended.returncode == 0, ended.stderr
    return str(json.loads(ended.stdout)["digest"])


def test_the_installed_package_plays_the_same_games_without_django(
    home: Path, digest: str, capsys: pytest.CaptureFixture[str]
) -> None:
    call_command(*DUEL)
    assert json.loads(capsys.readouterr().out)["digest"] == digest
    assert alone(home, "-c", "import django").returncode != 0


def test_scenarios_come_with_the_package(home: Path) -> None:
    commands = [("play", name, "--scenario", scenario, "--games", "2") for name, scenario in SCENARIOS.items()]
    ended = alone(home, "-c", ALL_COMMANDS, json.dumps(commands))
    assert ended.returncode == 0, ended.stderr
    assert len(re.findall("^digest ", ended.stdout, re.MULTILINE)) == len(SCENARIOS) >= 4


def test_an_agent_of_ones_own_plays(home: Path, digest: str) -> None:
    """The agent always takes the first option; its games are not those of the random agent."""
    (home / "first_option.py").write_text(
        "from sandtable.agents.contract import Agent\n\n\n"
        "class First(Agent):\n    def choose(self, observation, dice):\n        return 0\n"
    )
    ended = alone(home, "-m", "sandtable", *DUEL, "--agents", "first_option:First,random")
    assert ended.returncode == 0, ended.stderr
    told = json.loads(ended.stdout)
    assert sum(told["wins"]) + told["draws"] == 20 and told["digest"] != digest


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("play", "chess", "a", "b"), "there is no game called 'chess'"),
        (("play", "destiny", "rey-starter", "none"), "there is no deck called 'none'; with the game come"),
        (("play", "destiny", "rey-starter", "../rey-starter"), "there is no deck called '../rey-starter'"),
        (("play", "destiny", "rey-starter", "rey-starter", "--games", "0"), "--games must be at least 1"),
        (("play", "destiny", "rey-starter", "rey-starter", "--agents", "clever"), "--agents takes one or 2 of random"),
        (("play", "destiny", "rey-starter", "rey-starter", "--agents", "json:dumps"), "is no class of"),
        (("play", "destiny", "rey-starter", "rey-starter", "--agents", "no.such:One"), "can't be imported"),
        (("play", "destiny", "--scenario", "none"), "there is no scenario 'none'; with the game come none"),
        (("play", "destiny", "rey-starter"), "two to four decks"),
    ],
)
def test_wrong_words_are_told(words: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert told in capsys.readouterr().err


def test_a_file_that_is_no_deck_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "deck.json"
    for text, told in (("[1]", "is no JSON object"), ("{", "is no JSON"), ("[" * 100_000, "is no JSON")):
        deck.write_text(text)
        assert main(("play", "destiny", "rey-starter", str(deck))) == 2
        assert f"deck.json {told}" in capsys.readouterr().err


def test_the_list_of_games_names_what_comes_with_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("games",)) == 0
    told = capsys.readouterr().out
    documents = [word for name in all_games() for kind in ("decks", "scenarios") for word in short_names(name, kind)]
    assert documents and all(word in told for word in documents)
