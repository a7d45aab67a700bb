/** An offer of a price list: what it costs, and of the many things that it may bring those that it brings. */

import { maybe } from "../../../elements.js";
import { button } from "../../buttons.js";
import { h, keepChildren } from "../../dom.js";
import { grouped, register } from "../../form/form.js";
import { valueAt } from "../../paths.js";
import { membersOf } from "./forces.js";

/** @import { GroupSchema } from "../../types.d.ts" */
/** @import { GameWidget } from "./types.d.ts" */

const FIRST = ["name", "cost", "at_most", "default", "command", "cards", "squads"];
/** Long groups that most offers do without, each with the words of its button. */
const LONG = [
  { keys: ["squad_bases", "figures", "specializations"], words: "Add: squads that the player builds" },
  { keys: ["vehicles"], words: "Add: vehicles" },
  { keys: ["start_cards"], words: "Add: cards in hand at the start" },
  { keys: ["operations"], words: "Add: operations cards" },
];

/** Long groups are shown where they hold something, or after their button. @type {GameWidget<GroupSchema>} */
function offer(form, path, schema, hint) {
  const inside = h("div", { class: "ws-fields" });
  const field = membersOf(form, path, schema);
  /** @type {Set<string>} */
  const opened = new Set();
  const buttons = LONG.map(({ keys, words }) =>
    button(words, () => {
      opened.add(words);
      update(valueAt(form.store.document, path));
      maybe(field(keys[0], valueAt(form.store.document, path)), "input, summary")?.focus();
    }),
  );
  const more = h("div", { class: "ws-more" }, ...buttons);
  /** @type {(value: unknown) => void} */
  const update = (value) => {
    for (const { keys, words } of LONG) if (keys.some((key) => valueAt(value, [key]) !== undefined)) opened.add(words);
    const shown = LONG.filter(({ words }) => opened.has(words)).flatMap(({ keys }) => keys);
    keepChildren(
      more,
      buttons.filter((_each, index) => !opened.has(LONG[index].words)),
    );
    const fields = [...FIRST, ...shown, "lays"].map((key) => field(key, value));
    keepChildren(inside, [...fields, more]);
  };
  return { node: grouped(form, path, schema, hint, inside), update };
}

register("offer", offer);
