# interpreted: only for people who add cards
"""Drafts of cards from their printed texts.

Nothing of a printed text is kept: a draft holds words of the language and names of missing ones.
"""

from sandtable.games.destiny.drafting.card_drafts import CardDraft, Verdict, draft

__all__ = ["CardDraft", "Verdict", "draft"]
