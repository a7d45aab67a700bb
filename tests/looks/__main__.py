"""`python -m tests.looks`: the tour of `touring.py`, with the settings that it needs."""

import os
import sys

import django

if __name__ == "__main__":
    os.environ["DJANGO_SETTINGS_MODULE"] = "tests.looks.settings"
    django.setup()
    from tests.looks.touring import main  # models can be imported only now

    sys.exit(main(sys.argv[1:]))
