from django.apps import AppConfig


class DecksConfig(AppConfig):
    name = "decks"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """The search language of cards learns how collections are read."""
        from catalog.query import owning
        from decks.collecting import owned_prints

        owning.register(owned_prints)
