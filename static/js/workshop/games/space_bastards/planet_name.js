/** The name of a planet: docks and the planets in use follow it. */

import { announce } from "../../announce.js";
import { h } from "../../dom.js";
import { framed, register } from "../../form/form.js";
import { valueAt, withValue } from "../../paths.js";

/** @import { Path } from "../../types.d.ts" */
/** @import { GameWidget, Scenario } from "./types.d.ts" */

const NAME = /^[A-Za-z][A-Za-z0-9]{0,3}$/;

/** @type {GameWidget} */
function planetName(form, path, schema, hint) {
  const control = h("input", { type: "text", maxlength: schema.maxLength, autocomplete: "off" });
  /** @returns {string} */
  const now = () => valueAt(form.store.document, path) ?? "";
  control.addEventListener("change", () => {
    const [from, to] = [now(), control.value.trim()];
    const isFree = !form.store.document.planets?.some((each) => each.id === to);
    if (isFree && NAME.test(to)) form.store.edit(`Rename ${from}`, (document) => renamed(document, path, from, to));
    else if (to !== from) announce(isFree ? "A name is a letter and up to three letters or digits." : `There is a planet ${to} already.`);
    control.value = now();
  });
  const update = (/** @type {string | undefined} */ value) => {
    if (control !== document.activeElement) control.value = value ?? "";
  };
  return { node: framed(form, path, schema, hint, control), update };
}

/**
 * The document with another name of a planet, which docks and the planets in use follow.
 *
 * @type {(document: Scenario, path: Path, from: string, to: string) => Scenario}
 */
export function renamed(document, path, from, to) {
  const own = withValue(document, path, to);
  const isElsewhere = own.planets?.some((each) => each.id === from);
  if (isElsewhere) return own;
  const fields = own.fields?.map((each) => (each.planet === from ? { ...each, planet: to } : each));
  const used =
    own.planets_in_play &&
    Object.entries(own.planets_in_play).map(([players, names]) => [players, names.map((each) => (each === from ? to : each))]);
  return { ...own, ...(fields ? { fields } : {}), ...(used ? { planets_in_play: Object.fromEntries(used) } : {}) };
}

register("planet_name", planetName);
