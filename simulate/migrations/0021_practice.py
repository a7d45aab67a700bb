from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("simulate", '0020_checked_version')]

    operations = [
        migrations.AddField(
            model_name="seatedgame",
            name="is_practice",
            field=models.BooleanField(db_default=False, default=False),
        ),
    ]
