"""Installing the tools for scripts: once for each lock file, not at all without Node, and never in silence."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools import node, programs

NEW = "v20.11.0"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with a lock file."""
    folder = tmp_path / "project"
    folder.mkdir()
    for name in node.FILES:
        (folder / name).write_text(name)
    return folder


def with_programs(monkeypatch: pytest.MonkeyPatch, folder: Path, *, version: str = "", npm: str = "") -> None:
    """Let the PATH have a Node of this version and an npm that is this shell script; nothing for an empty text."""
    folder.mkdir(exist_ok=True)
    for name, script in (("node", f"echo {version}" if version else ""), ("npm", npm)):
        if script:
            (folder / name).write_text(f"#!/bin/sh\n{script}\n")
            (folder / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(programs, "STRICT", False)


CALLED = 'echo "$@" >> calls; [ -d node_modules ] || /bin/mkdir node_modules'


def test_the_tools_are_installed_once_for_each_lock_file(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_programs(monkeypatch, tmp_path / "bin", version=NEW, npm=CALLED)
    assert node.main([], root) == node.main([], root) == 0
    assert (root / "calls").read_text().splitlines() == ["ci --ignore-scripts --loglevel=error"]
    (root / "package-lock.json").write_text("another version")
    node.main([], root)
    assert len((root / "calls").read_text().splitlines()) == 2


def test_an_installation_that_failed_is_tried_again(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with_programs(monkeypatch, tmp_path / "bin", version=NEW, npm=f"{CALLED}; exit 1")
    assert node.main([], root) == 0
    assert "npm could not install" in capsys.readouterr().out
    with_programs(monkeypatch, tmp_path / "bin", npm=CALLED)
    assert node.main([], root) == 0
    assert len((root / "calls").read_text().splitlines()) == 2


def test_scripts_are_run_one_after_the_other_and_a_bad_end_is_passed_on(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails = f'{CALLED}; case "$*" in *types) exit 2;; esac'
    with_programs(monkeypatch, tmp_path / "bin", version=NEW, npm=fails)
    assert node.main(["lint"], root) == 0
    assert node.main(["types", "test"], root) == 2
    ran = (root / "calls").read_text().splitlines()[1:]
    assert ran == [f"run --silent {name}" for name in ("lint", "types", "test")]


@pytest.mark.parametrize(
    ("version", "npm", "told"),
    [
        ("", "", "Node is not installed (Debian: apt-get install nodejs npm)"),
        (NEW, "", "npm is not installed (Debian: apt-get install nodejs npm)"),
        ("v16.20.2", CALLED, "Node 18.18 or newer is needed; this is v16.20.2"),
    ],
)
def test_without_node_scripts_are_skipped_with_a_reason_but_not_under_strict(
    version: str,
    npm: str,
    told: str,
    root: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with_programs(monkeypatch, tmp_path / "bin", version=version, npm=npm)
    assert node.main(["lint"], root) == 0
    assert f"scripts are not checked: {told}" in capsys.readouterr().out
    monkeypatch.setattr(programs, "STRICT", True)
    assert node.main(["lint"], root) == 1
    assert told in capsys.readouterr().out
    assert not os.path.exists(root / "calls")


def test_under_strict_a_missing_node_is_installed_where_that_is_possible(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_programs(monkeypatch, tmp_path / "bin")
    monkeypatch.setattr(programs, "STRICT", True)

    def install(*packages: str) -> bool:
        assert packages == ("nodejs", "npm")
        with_programs(monkeypatch, tmp_path / "bin", version=NEW, npm=CALLED)
        return True

    monkeypatch.setattr(programs, "install", install)
    assert node.main(["lint"], root) == 0
    assert (root / "calls").read_text().splitlines()[-1] == "run --silent lint"


def test_the_lock_file_names_no_place_to_download_from() -> None:
    text = (node.ROOT / "package-lock.json").read_text()
    assert '"integrity"' in text and '"resolved"' not in text
