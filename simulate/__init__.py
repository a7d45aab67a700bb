"""Games played by the rules, by the thousand. The first import decides between the compiled and interpreted rules."""

from simulate.compiled import use_compiled

use_compiled()
