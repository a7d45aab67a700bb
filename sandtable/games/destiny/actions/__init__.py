"""The six actions of a turn (DST-ACT-03), one file each."""
