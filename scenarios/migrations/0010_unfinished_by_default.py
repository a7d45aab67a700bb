from django.db import migrations, models


class Migration(migrations.Migration):
    """A default in the database, so that programs of the version before can save scenarios, too."""

    dependencies = [
        ("scenarios", "0009_unfinished"),
    ]

    operations = [
        migrations.AlterField(
            model_name="scenarioversion",
            name="is_unfinished",
            field=models.BooleanField(
                db_default=False,
                default=False,
                editable=False,
                help_text="Saved for a public scenario and not playable: only the owner sees it.",
            ),
        ),
    ]
