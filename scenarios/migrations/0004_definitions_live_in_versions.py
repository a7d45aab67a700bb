"""A migration of its own: PostgreSQL alters no table that has rows with unchecked references."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("scenarios", "0003_first_versions")]

    operations = [
        migrations.RemoveField("scenario", "definition"),
        migrations.RemoveField("scenario", "version"),
        migrations.AddConstraint(
            "scenario",
            models.CheckConstraint(
                condition=models.Q(
                    models.Q(("house", None), ("owner__isnull", False)),
                    models.Q(("house__isnull", False), ("owner", None), ("visibility", "public")),
                    _connector="OR",
                ),
                name="scenario_of_somebody_or_of_the_house",
            ),
        ),
        migrations.AddIndex(
            "scenario", models.Index(fields=["visibility", "-updated_at"], name="scenario_shown")
        ),
        migrations.AddIndex("scenario", models.Index(fields=["owner", "-updated_at"], name="scenario_owned")),
    ]
