"""Lines as people decorate them: Markdown, BBCode, HTML, bullets and odd signs, taken off before a line is read."""

from __future__ import annotations

import html
import re
from typing import Final

ORNAMENTS: Final = frozenset("-=_*~#+.·•¯‾—–―─━═|:^<>/\\`\"' ")
"""Signs that underline a heading or part the sections."""

_TAG: Final = re.compile(
    r"\[/?(?:b|i|u|s|url|card|deck|size|color|font|list|quote|code|img|h\d|center|left|spoiler|table|tr|td|th|ul|ol|li|\*)"
    r"(?:=[^\[\]]{0,200})?\]",
    re.IGNORECASE,
)
_HTML_TAG: Final = re.compile(r"</?[A-Za-z][A-Za-z0-9]{0,9}(?:\s[^<>]{0,200})?/?>")
_LINK: Final = re.compile(r"!?\[([^\[\]]{0,200})\]\(\s*<?([^()\s]{0,300})>?\s*\)")
_CARD_ADDRESS: Final = re.compile(r"/cards?/(\d{5,6}[A-D]?)\b")
_TASK: Final = re.compile(r"^\s*(?:[-*+]\s+)?[\[(][ xX✓✔]?[\])]\s+")
_QUOTE: Final = re.compile(r"^\s*(?:[>»]\s*)+")
_BULLET: Final = re.compile(r"^\s*(?:[-*+•·–—▪◦●○■□▢✓✔☐☑►▶→➤★☆♦]+\s*(?=\S)|#{1,6}\s+)")
_EMPHASIS: Final = re.compile(r"\*\*|__|~~|`+|(?<!\w)\*(?=\S)|(?<=\S)\*(?![\w*])|(?<!\w)_(?=\S)|(?<=[^\s\d])_(?!\w)")
_SIGNS: Final = str.maketrans(
    {
        "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‘": "'", "’": "'", "´": "'",
        "\u00a0": " ", "\u2007": " ", "\u202f": " ", "\u2009": " ", "\u3000": " ", "（": "(", "）": ")", "＃": "#",
        "\ufeff": None, "\u200b": None, "\u200c": None, "\u200d": None, "\u2060": None, "\u00ad": None,
    }
)  # fmt: skip
_LONGEST: Final = 600
"""Letters of a line that are looked at; a line of a deck is far shorter."""


def is_ornament(source: str) -> bool:
    """A line of signs that says nothing."""
    return all(letter in ORNAMENTS for letter in source)


def undressed(source: str) -> str:
    """The words of a line without what decorates them; the number, the name and brackets stay."""
    text = html.unescape(source[:_LONGEST]).translate(_SIGNS).strip()
    text = _LINK.sub(_link_text, _QUOTE.sub("", text))
    text = _HTML_TAG.sub(" ", _TAG.sub(" ", text))
    text = _EMPHASIS.sub("", _TASK.sub("", text, count=1))
    text = _BULLET.sub("", text, count=1)
    text = _EMPHASIS.sub("", text).strip().strip("|").strip()
    return " ".join(text.replace("\t", "\x1f").split(" ")).replace("\x1f", "\t").strip()


def _link_text(match: re.Match[str]) -> str:
    """The words of a link; the code of the card, too, where the address has it and the words don't."""
    code = _CARD_ADDRESS.search(match[2])
    return f"{match[1]} [{code[1]}]" if code and code[1] not in match[1] else match[1]
