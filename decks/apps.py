from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class DecksConfig(AppConfig):
    name = "decks"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """The search language of cards learns how collections are read, who made something as a guest is heard, and the
        decks of a person are counted."""
        from accounts import allowances
        from catalog.query import owning
        from decks import guests  # noqa: F401  it hears when somebody keeps what they made as a guest
        from decks.collecting import owned_prints
        from decks.selectors import number_of_decks

        owning.register(owned_prints)
        allowances.register(allowances.Allowance("decks", _("decks"), "DECKS_PER_PERSON", number_of_decks))
