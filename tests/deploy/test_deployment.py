"""The files of deploy/ agree with the entry, the table of variables and the documented proxy. Nothing is started."""

from __future__ import annotations

import re
import shlex
from functools import cache
from typing import Any

import pytest
import yaml

from config.entry import CELERY, WORDS, Wrong, command, state_of
from tests.support.prepared import ROOT

DEPLOY = ROOT / "deploy"
OPERATIONS = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
OF_THE_FILE = {"SERVER_NAME", "HTTPS_PORT", "SANDTABLE_IMAGE", "SANDTABLE_IMAGE_BEFORE"}
"""Variables that compose.yaml reads and no program of Sandtable does."""
OF_OTHERS = {"POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD", "REDIS_PASSWORD", "REDISCLI_AUTH"}
OF_NGINX = {"NGINX_ENTRYPOINT_LOCAL_RESOLVERS", "NGINX_LOCAL_RESOLVERS"}


@cache
def documented() -> dict[str, str]:
    """The rows of the table of variables, by each name in their first column."""
    found: dict[str, str] = {}
    for row in re.findall(r"^\| `[A-Z_`, ]+\|.*$", OPERATIONS, re.MULTILINE):
        found |= dict.fromkeys(re.findall(r"`([A-Z_]+)`", row.split("|")[1]), row)
    return found


@cache
def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def assigned(text: str) -> dict[str, str]:
    """The variables of a file with a line for each."""
    return dict(re.findall(r"^([A-Z_]+)=(.*)$", text, re.MULTILINE))


EXAMPLE = assigned((DEPLOY / "example.env").read_text(encoding="utf-8"))
OURS = {name: each for name, each in compose()["services"].items() if each["image"].startswith("${SANDTABLE_IMAGE")}


def test_every_variable_is_in_the_table_of_operations() -> None:
    named = set(EXAMPLE).union(
        *(each["environment"] for each in compose()["services"].values() if "environment" in each)
    )
    for unit in UNITS:
        named |= set(re.findall(r"([A-Z_]{3,})=", "".join(re.findall(r"^Environment=.*$", unit.read_text(), re.M))))
    assert named - set(documented()) - OF_THE_FILE - OF_OTHERS - OF_NGINX == set()


def test_what_is_required_is_given_by_the_compose_file_or_asked_for_by_the_example() -> None:
    required = {name for name, row in documented().items() if "**required**" in row}
    assert required == {"SECRET_KEY", "ALLOWED_HOSTS", "DATABASE_URL"}
    for name, service in OURS.items():
        assert required <= set(service["environment"]) | set(EXAMPLE), name
        assert service["environment"]["DJANGO_SETTINGS_MODULE"] == "config.settings.production"


def test_every_variable_that_the_settings_read_is_in_the_table() -> None:
    sources = "".join(path.read_text() for path in (ROOT / "config").rglob("*.py"))
    read = set(re.findall(r"""(?:env\.\w+|environ\.get|_processes)\(\s*"([A-Z_]+)\"""", sources))
    read |= set(re.findall(r"""environ(?:ment)?\.get\(\s*['"]([A-Z_]+)['"]""", sources))
    assert len(read) > 40
    assert read - set(documented()) == set()


def test_the_example_holds_no_secret() -> None:
    secrets = {name for name in EXAMPLE if re.search("KEY|PASSWORD|TOKEN", name)}
    assert len(secrets) == 6 and {EXAMPLE[name] for name in secrets} == {""}
    ignored = (ROOT / ".gitignore").read_text().splitlines()
    assert {"deploy/.env", "deploy/tls/"} <= set(ignored)


def test_every_variable_that_the_compose_file_needs_is_in_the_example() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    assert set(re.findall(r"(?<!\$)\$\{([A-Z_]+)", text)) <= set(EXAMPLE)


@pytest.mark.parametrize("name", OURS)
def test_a_service_of_the_compose_file_starts_what_the_entry_knows(name: str) -> None:
    service = OURS[name]
    assert command(service["command"], service["environment"])
    assert service["stop_grace_period"] == "60s"
    assert service["restart"] == ("no" if name == "setup" else "unless-stopped")
    assert service["volumes"] == ["var:/srv/sandtable/var"], "what they count together lies there"


def test_the_compose_file_has_every_program_once_and_those_of_the_version_before_on_demand() -> None:
    services = compose()["services"]
    always = [each["command"][0] for each in OURS.values() if "profiles" not in each]
    assert sorted(always) == ["dispatcher", "people", "setup", "web", "worker"]
    assert {name for name, each in services.items() if each.get("profiles")} == {"dispatcher-before", "worker-before"}
    assert set(services) - set(OURS) == {"database", "queue", "proxy"}
    published = {name for name, each in services.items() if "ports" in each}
    assert published == {"proxy"}, "database, queue and web are reached from inside alone"


def test_what_a_service_waits_for_is_there_and_can_tell_its_health() -> None:
    services = compose()["services"]
    for name, service in services.items():
        for other, how in service.get("depends_on", {}).items():
            assert other in services, name
            assert ("healthcheck" in services[other]) == (how["condition"] == "service_healthy"), (name, other)


def test_the_queue_forgets_nothing() -> None:
    words = compose()["services"]["queue"]["command"]
    for told in re.findall(r"`(append\w+ \w+|maxmemory-policy \w+)`", OPERATIONS):
        assert f"--{told}" in words


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_starts_what_the_entry_knows_and_gives_it_time_to_stop(unit: Any) -> None:
    text = unit.read_text()
    start = re.search(r"^ExecStart=\S+/python -m config\.entry (.+)$", text, re.MULTILINE)
    assert start and command(shlex.split(start.group(1)), {})
    settings = dict(re.findall(r"^(\w+)=(.*)$", text, re.MULTILINE))
    assert settings["TimeoutStopSec"] == "60" and settings["KillMode"] == "mixed" and settings["Restart"] == "always"
    assert settings["User"] == "sandtable" and settings["ProtectSystem"] == "strict"


def test_the_target_starts_every_unit() -> None:
    text = (DEPLOY / "systemd" / "sandtable.target").read_text()
    wanted = {re.sub(r"@\d+", "@", name) for name in re.findall(r"sandtable-\S+\.service", text)}
    assert wanted == {unit.name for unit in UNITS}


def directives(text: str) -> list[str]:
    """The settings of an nginx file in order, but for names, addresses, certificates and the way to find web."""
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.strip().startswith("#")]
    server = lines[lines.index("server {") :]
    own = ("server_name", "ssl_certificate", "resolver", "set $web", "proxy_pass ")
    return [line for line in server if not line.startswith(own)]


def test_the_proxy_of_the_compose_file_is_the_documented_one() -> None:
    documented_one = (ROOT / "config" / "nginx.conf").read_text().partition("upstream")[2].partition("\n}\n")[2]
    assert directives((DEPLOY / "nginx.conf.template").read_text()) == directives(documented_one)


def test_words_start_the_programs_that_operations_names() -> None:
    table = re.findall(r"^\| (web|dispatcher|worker|people) \| `([^`]+)`", OPERATIONS, re.MULTILINE)
    assert len(table) == 4
    for word, told in table:
        program, environment = command([word], {})
        line = " ".join(program).removeprefix("-m ")
        lane = f"LANE={environment['LANE']} " if "LANE" in environment else ""
        assert lane + line == told


def test_numbers_of_processes_come_from_the_environment() -> None:
    assert command(["worker"], {"WORKERS": "3"})[0] == [*CELERY, "--concurrency", "3"]
    assert command(["people"], {"PEOPLE_WORKERS": ""})[0][-4:] == ["--concurrency", "2", "--hostname", "people@%h"]
    assert command(["people"], {"LANE": "games"})[1]["LANE"] == "people"


def test_settings_are_those_of_production_unless_others_are_named() -> None:
    assert command(["web"], {})[1] == {"DJANGO_SETTINGS_MODULE": "config.settings.production"}
    assert command(["migrate"], {"DJANGO_SETTINGS_MODULE": "own"})[1] == {"DJANGO_SETTINGS_MODULE": "own"}


@pytest.mark.parametrize(
    ("words", "environment", "reason"),
    [
        ([], {}, "A word is missing"),
        (["wbe"], {}, "'wbe' is no word"),
        (["web", "fast"], {}, "web takes no further words"),
        (["manage"], {}, "manage needs a command"),
        (["worker"], {"WORKERS": "many"}, "WORKERS must be a whole number from 1, not 'many'"),
    ],
)
def test_wrong_words_are_told_plainly(words: list[str], environment: dict[str, str], reason: str) -> None:
    with pytest.raises(Wrong, match=re.escape(reason)):
        command(words, environment)


def test_every_word_but_the_look_at_health_is_a_program() -> None:
    for word in set(WORDS) - {"healthy"}:
        assert command([word, "check"] if word == "manage" else [word], {})[0]


READY = {"status": "degraded", "checks": {"dispatcher": "ok", "workers": "degraded"}, "reasons": {"workers": "gone"}}


@pytest.mark.parametrize(
    ("part", "told", "reason"),
    [
        ("dispatcher", READY, ""),
        ("workers", READY, "gone"),
        ("games", READY, "'games' is none of its parts: dispatcher, workers"),
        ("workers", {"status": "ok"}, "the answer names no parts: HEALTH_TOKEN"),
    ],
)
def test_a_part_that_is_not_told_is_not_healthy(part: str, told: dict[str, Any], reason: str) -> None:
    said = state_of(part, told)
    assert said.startswith(reason) and bool(said) == bool(reason)


def test_the_compose_file_asks_for_parts_that_readiness_has() -> None:
    sources = (ROOT / "web" / "health.py").read_text() + "".join(
        path.read_text() for path in (ROOT / "simulate").glob("*.py")
    )
    for service in OURS.values():
        words = service.get("healthcheck", {"test": []})["test"][5:]
        assert not words or f'"{words[0]}"' in sources
