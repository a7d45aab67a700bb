# interpreted: reads arguments and files, prints
"""The command line of the rules: `python -m sandtable play destiny kylo-ren-starter rey-starter`."""
