from django.apps import AppConfig


class DecksConfig(AppConfig):
    name = "decks"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from decks import guests  # noqa: F401  it hears when somebody keeps what they made as a guest
