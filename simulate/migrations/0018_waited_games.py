from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("simulate", "0017_set_aside")]

    operations = [
        migrations.AddField(
            model_name="batch",
            name="waited_games",
            field=models.PositiveIntegerField(db_default=0, default=0, editable=False),
        ),
        migrations.AddField(
            model_name="watchedplay",
            name="spent_ms",
            field=models.PositiveIntegerField(db_default=0, default=0, editable=False),
        ),
    ]
