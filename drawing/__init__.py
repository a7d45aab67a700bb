"""Pictures made on the server: die faces and charts as SVG, each with its text twin. Pure Python, no Django.

Texts (titles, captions, labels) come in already translated. Colours come from CSS classes, so pictures follow
light and dark.
"""

from __future__ import annotations
