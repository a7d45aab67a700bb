"""Notes of versions: addresses of studies are links, everything else stays text."""

from __future__ import annotations

from web.notes import with_links

ADDRESS = "/studies/p4T0k7eR2v9QmX1sB6nZ3a"


def test_the_address_of_a_study_is_a_link() -> None:
    assert with_links(f"Fair, see {ADDRESS}.") == f'Fair, see <a href="{ADDRESS}">{ADDRESS}</a>.'


def test_everything_else_stays_text() -> None:
    hostile = '<script>alert(1)</script> "/studies/short" https://example.org'
    assert with_links(hostile) == (
        "&lt;script&gt;alert(1)&lt;/script&gt; &quot;/studies/short&quot; https://example.org"
    )
    assert "<a" not in with_links(f"{ADDRESS}x")
    assert with_links("") == ""
