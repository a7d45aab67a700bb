"""The card language: nouns, amounts, targets, verbs, joints, occasions and abilities; language/ lists its words."""
