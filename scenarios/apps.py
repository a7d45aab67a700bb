from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class ScenariosConfig(AppConfig):
    name = "scenarios"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """The scenarios of a person are counted."""
        from accounts import allowances
        from scenarios.selectors import number_of_scenarios

        kind = allowances.Allowance("scenarios", _("scenarios"), "SCENARIOS_PER_PERSON", number_of_scenarios)
        allowances.register(kind)
