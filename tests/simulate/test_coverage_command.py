"""The report on rules and cards, and that every citation of a test exists."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command
from pytest_django.fixtures import Settings

from sandtable.engine.registry import all_games
from sandtable.games.destiny.facts import all_cards
from sandtable.games.destiny.text import is_encoded
from simulate.management.citations import books, citations, unknown

BOOK = """
- **DST-ACT-01** One. [p.1]
- **DST-ACT-02** Two; see DST-ACT-01.
- `DST-ACT-03` Three.
EX: [EX-01] An example.
DECISION: [D-01] A decision.
"""
TESTS = """
@rule("DST-ACT-01", "EX-01")
def test_one(): ...

class TestMore:
    @pytest.mark.rule("D-01")
    def test_two(self): ...
"""


@pytest.fixture
def project(tmp_path: Path, settings: Settings) -> Path:
    """A project with one book and two tests."""
    settings.BASE_DIR = tmp_path
    for name, text in {"docs/rules/tic-tac-toe.md": BOOK, "tests/test_it.py": TESTS}.items():
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(text)
    (tmp_path / "docs/rules/exempt").mkdir()
    return tmp_path


def report() -> dict[str, dict[str, dict[str, object]]]:
    output = StringIO()
    call_command("coverage", "--json", stdout=output)
    found: dict[str, dict[str, dict[str, object]]] = json.loads(output.getvalue())
    return found


@pytest.mark.usefixtures("project")
def test_rules_are_counted_once_and_the_uncited_named() -> None:
    rules = {"total": 3, "cited": 1, "exempt": 0, "uncited": ["DST-ACT-02", "DST-ACT-03"]}
    assert report() == {"tic_tac_toe": {"rules": rules}}


def test_an_exemption_has_a_known_rule_and_a_reason(project: Path) -> None:
    file = project / "docs/rules/exempt/tic_tac_toe.toml"
    file.write_text('DST-ACT-02 = "about the box"\n')
    assert report()["tic_tac_toe"]["rules"]["exempt"] == 1
    file.write_text('DST-ACT-99 = "about the box"\nDST-ACT-02 = ""\n')
    with pytest.raises(CommandError, match="DST-ACT-99 is not a rule of the book; DST-ACT-02 has no reason"):
        call_command("coverage")


def test_a_citation_of_an_unknown_id_is_refused_with_its_place(project: Path) -> None:
    (project / "tests/test_it.py").write_text('@rule("DST-ACT-77")\ndef test_one(): ...\n')
    with pytest.raises(CommandError, match="tests/test_it.py:1 cites DST-ACT-77"):
        call_command("coverage")


def test_this_project_cites_only_what_stands_in_its_books() -> None:
    known = books(settings.BASE_DIR / "docs" / "rules")
    assert unknown(list(citations(settings.BASE_DIR / "tests")), known) == []


@pytest.mark.parametrize("game", all_games())
def test_every_rule_is_cited_or_exempt_and_few_are_exempt(game: str) -> None:
    rules = report()[game]["rules"]
    assert rules["uncited"] == []
    assert isinstance(rules["exempt"], int)
    assert rules["exempt"] <= 60


NOTHING_TO_PROVE = {"D-115"}
"""D-115 only says that something is not read."""


@pytest.mark.parametrize("game", all_games())
def test_every_example_and_decision_is_cited(game: str) -> None:
    book = next(book for book in books(settings.BASE_DIR / "docs" / "rules") if book.game == game)
    cited = {citation.id for citation in citations(settings.BASE_DIR / "tests")}
    assert sorted(book.extras - cited - NOTHING_TO_PROVE) == []


def test_everything_in_the_book_of_later_decks_is_cited() -> None:
    """It has no game of its own: its rules are those of Destiny."""
    book = next(book for book in books(settings.BASE_DIR / "docs" / "rules") if book.game == "destiny_later")
    cited = {citation.id for citation in citations(settings.BASE_DIR / "tests")}
    assert [id_ for id_ in (*book.rules, *sorted(book.extras)) if id_ not in cited] == []


def test_examples_and_decisions_carry_the_letters_of_their_book(tmp_path: Path) -> None:
    (tmp_path / "chess.md").write_text(
        "- EX (A): [EX-CHS-01] One.\n- DECISION: [D-CHS-02] Two. EX-CHS-03\n- DECISION: (CHS-D04) Three.\n"
    )
    assert books(tmp_path)[0].extras == {"EX-CHS-01", "D-CHS-02", "CHS-D04"}


def test_every_example_and_decision_of_tide_of_iron_has_an_id() -> None:
    folder = settings.BASE_DIR / "docs" / "rules"
    book = next(book for book in books(folder) if book.game == "tide_of_iron")
    lines = (folder / "tide-of-iron.md").read_text().splitlines()
    examples = sum(line.strip().startswith(("- EX:", "- EX (")) for line in lines)
    decisions = sum(line.strip().startswith("- DECISION:") for line in lines)
    assert sum(id_.startswith("EX-TOI-") for id_ in book.extras) == examples
    assert sum(id_.startswith("D-TOI-") for id_ in book.extras) == decisions
    assert f"| **Total** | **{len(book.rules)}** | **{examples}** | **{decisions}** |" in lines


def told(*words: str) -> list[str]:
    output = StringIO()
    call_command("coverage", *words, stdout=output)
    return output.getvalue().splitlines()


@pytest.mark.django_db
def test_cards_without_an_encoding_are_listed_by_set() -> None:
    """Awakenings is encoded; of the next set the cards that have no sentence are told, each with its name."""
    lines = told("destiny", "--missing", "--set", "sor")
    missing = [code for code, facts in all_cards().items() if facts.set_code == "SoR" and not is_encoded(code)]
    assert len(missing) > 0 and [line.split()[1] for line in lines] == missing
    assert all(
        line.startswith(f"SoR  {code}  {all_cards()[code].name}") for line, code in zip(lines, missing, strict=True)
    )
    assert not [line for line in told("destiny", "--missing") if line.startswith("AW ")]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("destiny", "--missing", "--set", "AW"), "no card of a set 'AW' is missing"),
        (("--missing",), "needs a game"),
        (("chess",), "'chess' has no rule book"),
    ],
)
def test_what_can_not_be_listed_is_told(words: tuple[str, ...], problem: str) -> None:
    with pytest.raises(CommandError, match=problem):
        call_command("coverage", *words)


def test_one_game_is_reported_alone() -> None:
    assert [line.partition(":")[0] for line in told("destiny")] == ["destiny"]


def test_the_books_and_cards_of_this_project_are_found() -> None:
    found = report()
    assert found["destiny"]["rules"]["total"] == 436
    assert found["destiny"]["cards"]["total"] == 174
    assert found["tide_of_iron"]["rules"]["total"], "every book has rules"
    assert found["tide_of_iron"]["cards"] == {"total": 108, "encoded": 108, "missing": []}


def test_what_cards_wait_for_is_kept_without_their_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A text of a word that the language lacks leaves nothing behind but the kind of this word."""
    (tmp_path / "data").mkdir()
    (tmp_path / "texts").mkdir()
    monkeypatch.setattr("sandtable.games.destiny.__file__", str(tmp_path / "__init__.py"))
    code = next(card.code for card in all_cards().values() if not card.reprint_of and not is_encoded(card.code))
    texts = [{"code": code, "text": "After the moon rises for the first time each round, frobnicate."}]
    (tmp_path / "texts" / "MOON.json").write_text(json.dumps(texts))
    call_command("coverage", "destiny", "--missing", "--keep", "--from", tmp_path / "texts", stdout=StringIO())
    kept = (tmp_path / "data" / "waiting.json").read_text()
    assert "moon" not in kept
    assert "memory" in json.loads(kept)[code].split()
