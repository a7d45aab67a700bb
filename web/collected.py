"""Style sheets and scripts as a server sends them: `collectstatic` has to put them into their folder."""

from __future__ import annotations

from django.contrib.staticfiles.storage import ManifestFilesMixin
from django.core.files.storage import storages


def static_files_problem() -> str:
    """A sentence where style sheets and scripts are missing, without which every page fails; else empty."""
    storage = storages["staticfiles"]
    if isinstance(storage, ManifestFilesMixin) and storage.read_manifest() is None:
        return "the static files are not collected; run `manage.py collectstatic --noinput`"
    return ""
