"""Style sheets and scripts as a server sends them: `collectstatic` has to put them into their folder."""

from __future__ import annotations

from django.contrib.staticfiles.storage import ManifestFilesMixin
from django.core.files.storage import storages


def static_files_problem() -> str:
    """Why every page would fail for want of style sheets and scripts; empty where they are there."""
    storage = storages["staticfiles"]
    if isinstance(storage, ManifestFilesMixin) and storage.read_manifest() is None:
        return "the static files are not collected; run `manage.py collectstatic --noinput`"
    return ""
