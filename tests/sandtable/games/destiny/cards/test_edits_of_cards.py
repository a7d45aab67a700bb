"""An edit of a card is played at once: no build has to be made for it."""

from pathlib import Path

from sandtable.compiled import is_interpreted
from sandtable.games.destiny import cards


def test_no_file_of_cards_is_compiled_or_read_by_the_compiler() -> None:
    folder = Path(cards.__file__).parent
    files = [path for path in folder.glob("*.py") if path.name != "__init__.py"]
    assert len(files) > 10
    assert [path.name for path in files if not is_interpreted(path.read_text(encoding="utf-8"))] == []
    compiled = [path for path in folder.parent.rglob("*.py") if path.parent != folder]
    naming = [path.name for path in compiled if "destiny.cards." in path.read_text(encoding="utf-8")]
    assert naming == [], "a module that imports a file of cards is compiled anew with each edit of it"
