"""Rules, agents and playtests of tabletop games.

The first import decides between the compiled and the interpreted rules.
"""

from sandtable.compiled import use_compiled

use_compiled()
