"""Sequential tests: play until one of two hypotheses on a mean is settled, with a known risk of error.

The test is Wald's, generalised to unknown distributions (GSPRT): its statistic is the log ratio of the greatest
likelihoods that either hypothesis allows. An observation is a score: the points of a mirrored pair (five values, hence
"pentanomial"), of a single game (three), or of any rotation.
"""

# interpreted: runs between the games
