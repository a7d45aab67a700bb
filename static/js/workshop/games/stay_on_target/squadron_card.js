/** One squadron card: its name, its kind, and the values that this kind has. Another kind brings other values. */

import { one } from "../../../elements.js";
import { iconButton } from "../../buttons.js";
import { h, keepChildren } from "../../dom.js";
import { grouped, register } from "../../form/form.js";
import { kept } from "../../kept.js";
import { valueAt } from "../../paths.js";

/** @import { Field, GroupSchema, Path } from "../../types.d.ts" */
/** @import { GameForm, GameWidget, Kind, SquadronCard } from "./types.d.ts" */

/** The values of each kind that has some, as a new card begins; `types` may be left out. @type {Record<Kind, Partial<SquadronCard>>} */
const STARTS = {
  defence: { defence: 3 },
  evade: { min: 3, max: 5 },
  deflect: {},
};
/** @type {Record<Kind, string[]>} */
const SHOWN = { defence: ["defence"], evade: ["min", "max", "types"], deflect: [] };
const OWN = ["defence", "min", "max", "types"];

/** @type {GameWidget<GroupSchema>} */
function squadronCard(form, path, schema, hint) {
  const inside = h("div", { class: "ws-fields" });
  /** @type {Map<string, Field>} */
  const fields = new Map();
  /** @type {(key: string) => Field} */
  const field = (key) => kept(fields, key, () => form.field([...path, key], form.resolved(schema.properties[key])));
  const kind = one(field("kind").node, "select", HTMLSelectElement);
  kind.addEventListener("change", () => changeKind(form, path, /** @type {Kind} */ (kind.value)), { capture: true });
  const spare = new Map(OWN.map((key) => [key, withRemover(form, path, key, field)]));
  /** @type {(value: SquadronCard | undefined) => void} */
  const update = (value) => {
    const usual = (value && SHOWN[value.kind]) ?? [];
    const others = OWN.filter((key) => !usual.includes(key) && valueAt(value, [key]) !== undefined);
    for (const key of ["name", "kind", ...usual, ...others]) field(key).update(valueAt(value, [key]));
    const nodes = ["name", "kind", ...usual].map((key) => field(key).node);
    keepChildren(inside, [...nodes, ...others.flatMap((key) => spare.get(key)?.() ?? [])]);
  };
  return { node: grouped(form, path, schema, hint, inside), update };
}

/**
 * The card of another kind, with its name and without the values of the old kind: they would mean nothing.
 *
 * @type {(form: GameForm, path: Path, kind: Kind) => void}
 */
function changeKind(form, path, kind) {
  const name = valueAt(form.store.document, [...path, "name"]);
  form.store.set(path, { name, kind, ...STARTS[kind] }, "Change the kind of a card");
}

/**
 * A value that means nothing on this kind of card, with a button that takes it away.
 *
 * @type {(form: GameForm, path: Path, key: string, field: (key: string) => Field) => () => HTMLElement}
 */
function withRemover(form, path, key, field) {
  /** @type {HTMLElement | null} */
  let node = null;
  return () => {
    const label = form.label([...path, key]);
    node ??= h(
      "div",
      { class: "ws-optional" },
      iconButton("remove", `Remove ${label}`, () => form.set([...path, key], undefined)),
    );
    node.prepend(field(key).node);
    return node;
  };
}

register("squadron_card", squadronCard);
