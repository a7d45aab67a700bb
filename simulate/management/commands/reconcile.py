"""`manage.py reconcile`: check the books of every playtest, repair them and tell what was wrong."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand

from simulate.models import Batch
from simulate.queue.reconcile import reconcile


class Command(BaseCommand):
    help = "Compare game records, chunks, playtests and quotas; repair from the chunks."

    def handle(self, *args: Any, **options: Any) -> None:
        found = reconcile(Batch.objects.all(), is_thorough=True)
        for difference in found:
            self.stdout.write(difference)
        for batch in Batch.objects.exclude(set_aside="").order_by("pk"):
            self.stdout.write(f"batch {batch.pk} ({batch.public_id}) is set aside: {batch.set_aside}")
        self.stdout.write(f"{Batch.objects.count()} playtests checked, {len(found)} differences")
