# interpreted: only for people who add cards
"""Drafts of cards: the words of the card language that say a printed text.

Nothing of a printed text is kept: a draft holds words of the language and names of what is missing.
"""

from sandtable.games.destiny.drafting.card_drafts import CardDraft, Verdict, draft

__all__ = ["CardDraft", "Verdict", "draft"]
