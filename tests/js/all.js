/** All unit tests of the scripts, in one process: starting one for each file would take longer than the tests do. */

import { readdirSync } from "node:fs";

const files = readdirSync(new URL(".", import.meta.url), { recursive: true }).filter((name) => name.endsWith(".test.js"));
for (const name of files.sort()) await import(`./${name}`);
