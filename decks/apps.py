from django.apps import AppConfig


class DecksConfig(AppConfig):
    name = "decks"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """The search language of cards learns how collections are read, and who made something as a guest is heard."""
        from catalog.query import owning
        from decks import guests  # noqa: F401  it hears when somebody keeps what they made as a guest
        from decks.collecting import owned_prints

        owning.register(owned_prints)
