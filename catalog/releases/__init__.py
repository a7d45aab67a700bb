"""Card data of the community: read a release, mend odd records, carry over the facts, and compare with what is here.

`tools/card_facts.py` writes the facts that come with the project in this way; `manage.py load_cards` takes a newer
release into an installation. Nothing in this package but `storing` needs a database.
"""
