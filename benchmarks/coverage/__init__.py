"""Do the intervals and tests of playtests hold what they promise? Measured on results with a known truth."""
