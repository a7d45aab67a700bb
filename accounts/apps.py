from django.apps import AppConfig


class AccountsConfig(AppConfig):
    name = "accounts"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Changes of accounts on the pages of allauth are written down."""
        from accounts import account_changes  # noqa: F401  it hears of them
