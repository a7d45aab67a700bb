import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("scenarios", "0008_players_of_measurements"),
    ]

    operations = [
        migrations.AddField(
            model_name="scenario",
            name="unfinished",
            field=models.ForeignKey(
                blank=True,
                editable=False,
                help_text="The newest version where a public scenario still shows an older one. Empty: they are the same.",
                null=True,
                on_delete=django.db.models.deletion.SET_NULL,
                related_name="+",
                to="scenarios.scenarioversion",
            ),
        ),
        migrations.AddField(
            model_name="scenarioversion",
            name="is_unfinished",
            field=models.BooleanField(
                default=False,
                editable=False,
                help_text="Saved for a public scenario and not playable: only the owner sees it.",
            ),
        ),
    ]
