from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class SimulateConfig(AppConfig):
    name = "simulate"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """The studies of a person are counted, and the room that their games take."""
        from accounts.allowances import Allowance, register
        from simulate.models.room import megabytes_of, number_of_studies

        register(Allowance("studies", _("studies"), "STUDIES_PER_PERSON", number_of_studies))
        register(Allowance("megabytes", _("MB of playtests"), "STORAGE_MB_PER_PERSON", megabytes_of))
