"""The qualities of play of a playtest, beside its fairness: asked for on a result, watched by workers, kept."""
