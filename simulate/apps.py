from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class SimulateConfig(AppConfig):
    name = "simulate"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Register the limits of a person, and the state of the queue for health and metrics."""
        from accounts.allowances import Allowance, register
        from simulate.models.room import megabytes_of, number_of_studies
        from simulate.overview import health, metrics
        from web.health import PARTS
        from web.metrics.views import SOURCES

        parts = {"dispatcher": health.dispatcher, "workers": health.workers, "waiting": health.waiting}
        PARTS.checks |= parts
        PARTS.on_database |= set(parts)
        SOURCES.append(metrics.gauges)
        register(Allowance("studies", _("studies"), "STUDIES_PER_PERSON", number_of_studies))
        register(Allowance("megabytes", _("MB of playtests"), "STORAGE_MB_PER_PERSON", megabytes_of))
