"""A form as a browser has it: what it would send if somebody pressed the button without touching a thing."""

from __future__ import annotations

from html.parser import HTMLParser


def sent_by(page: str, field: str) -> dict[str, list[str]]:
    """The values of the form that has this field, buttons left out."""
    reader = _Reader()
    reader.feed(page)
    (found,) = (form for form in reader.forms if field in form)
    return found


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.forms: list[dict[str, list[str]]] = []
        self._area = ""
        self._select = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.forms.append({})
        elif tag == "textarea":
            self._area = given["name"]
            self._put(self._area, "")
        elif tag == "select":
            self._select = given["name"]
        elif tag == "option" and "selected" in given:
            self._put(self._select, given["value"])
        elif tag == "input" and given.get("name"):
            is_box = given["type"] in ("checkbox", "radio")
            if given["type"] not in ("file", "submit") and not (is_box and "checked" not in given):
                self._put(given["name"], given.get("value", "on"))

    def handle_endtag(self, tag: str) -> None:
        if tag == "textarea":
            text = self.forms[-1][self._area][0].removeprefix("\n")
            self.forms[-1][self._area] = [text.replace("\n", "\r\n")]  # as browsers send it
            self._area = ""

    def handle_data(self, data: str) -> None:
        if self._area:
            self.forms[-1][self._area][0] += data

    def _put(self, name: str, value: str) -> None:
        if self.forms:
            self.forms[-1].setdefault(name, []).append(value)
