"""Every scenario becomes a line of versions; what it was is its first one. The house's scenarios belong to nobody."""

import django.db.models.deletion
import django.utils.timezone
from django.conf import settings
from django.db import migrations, models

import scenarios.models


class Migration(migrations.Migration):
    dependencies = [
        ("scenarios", "0001_initial"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.RenameField("scenario", "name", "title"),
        migrations.AlterModelOptions("scenario", options={"ordering": ["title", "pk"]}),
        migrations.AlterField(
            "scenario",
            "owner",
            models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.CASCADE,
                related_name="scenarios",
                to=settings.AUTH_USER_MODEL,
            ),
        ),
        migrations.AlterField(
            "scenario",
            "visibility",
            models.CharField(
                choices=[("private", "Private"), ("unlisted", "Unlisted"), ("public", "Public")],
                default="private",
                max_length=10,
            ),
        ),
        migrations.AlterField(
            "scenario", "created_at", models.DateTimeField(default=django.utils.timezone.now, editable=False)
        ),
        migrations.AddField(
            "scenario",
            "house",
            models.CharField(
                blank=True,
                editable=False,
                help_text="Game and file of a scenario that comes with a game.",
                max_length=60,
                null=True,
                unique=True,
            ),
        ),
        migrations.CreateModel(
            "ScenarioVersion",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                (
                    "public_id",
                    models.CharField(
                        default=scenarios.models.random_id, editable=False, max_length=22, unique=True
                    ),
                ),
                ("number", models.PositiveIntegerField()),
                ("definition", models.JSONField()),
                ("digest", models.CharField(max_length=64)),
                ("note", models.CharField(blank=True, max_length=300)),
                ("created_at", models.DateTimeField(default=django.utils.timezone.now, editable=False)),
                (
                    "scenario",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="versions", to="scenarios.scenario"
                    ),
                ),
            ],
            options={
                "ordering": ["-number"],
                "constraints": [
                    models.UniqueConstraint(fields=["scenario", "number"], name="one_scenario_version_of_a_number"),
                    models.CheckConstraint(
                        condition=models.Q(("number__gte", 1)), name="scenario_versions_count_from_one"
                    ),
                ],
            },
        ),
        migrations.AddField(
            "scenario",
            "current",
            models.ForeignKey(
                blank=True,
                editable=False,
                null=True,
                on_delete=django.db.models.deletion.SET_NULL,
                related_name="+",
                to="scenarios.scenarioversion",
            ),
        ),
    ]
