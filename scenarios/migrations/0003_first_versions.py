"""What a scenario was becomes its first version."""

import hashlib
import json

from django.db import migrations

from scenarios.models import random_id


def first_versions(apps, schema_editor):
    Version = apps.get_model("scenarios", "ScenarioVersion")
    for scenario in apps.get_model("scenarios", "Scenario").objects.all():
        text = json.dumps(scenario.definition, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        scenario.current = Version.objects.create(
            public_id=random_id(),
            scenario=scenario,
            number=1,
            definition=scenario.definition,
            digest=hashlib.blake2b(text.encode(), digest_size=32).hexdigest(),
        )
        scenario.save()


class Migration(migrations.Migration):
    dependencies = [("scenarios", "0002_versions")]

    operations = [migrations.RunPython(first_versions, migrations.RunPython.noop)]
