"""`manage.py load_field_results`: play the demo fields that a new installation shows, and check their digests."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from sandtable.engine.build import build_kind
from simulate.asking.refusals import Refused
from simulate.results.shown import Differs, Missing
from simulate.study.field.shown import ask, kept_digests, play_out, show, shown_fields


class Command(BaseCommand):
    help = (
        "Play the demo fields that visitors of a new installation find, and show each whose digest is the kept one."
        " It takes minutes; what was played is not played again."
    )

    def handle(self, *args: Any, **options: Any) -> None:
        if not settings.EMBEDDED:
            raise CommandError("The demo fields are there in embedded mode only.")
        if build_kind() != "compiled":
            self.stdout.write("Fields: not played, because the rules are not compiled; it would take hours.")
            return
        digests, wrong, fresh = kept_digests(), [], 0
        known = [each for each in shown_fields() if each.name in digests]
        for each in known:
            try:
                fresh += show(each, digests[each.name], play_out(ask(each, digests[each.name])))
            except (Missing, Refused, Differs) as reason:
                wrong.append(str(reason))
        self.stdout.write(f"Fields: {fresh} shown, {len(known) - fresh - len(wrong)} there already.")
        if missing := [each.name for each in shown_fields() if each not in known]:
            told = "No digest is kept of %s; `manage.py keep_field_results` plays them."
            self.stdout.write(told % ", ".join(missing))
        if wrong:
            raise CommandError("Not shown:\n" + "\n".join(wrong))
