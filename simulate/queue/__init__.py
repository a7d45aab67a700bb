"""The chunk protocol: rows are the truth, messages are hints (docs/playtests.md).

Every step is one guarded statement, or one short transaction around one. `locks.py` has the order of locks.
"""
