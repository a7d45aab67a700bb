"""The one reading of a playtest's games. Commands, pages, API and the text to paste take their numbers from here.

`kinds.report_on` decides once which kind of playtest it is: a duel or a free-for-all of decks, or a scenario that is
read by side or in turn order. Each kind is a class that answers for itself, so nobody else asks which kind it is.
"""

# interpreted: read after the games
