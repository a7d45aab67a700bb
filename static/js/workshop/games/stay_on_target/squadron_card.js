/** One squadron card: its name, its kind, and the values that this kind has. Another kind brings other values. */

import { iconButton } from "../../buttons.js";
import { h, keepChildren } from "../../dom.js";
import { grouped, register } from "../../form/form.js";
import { valueAt } from "../../paths.js";

/** The values of each kind that has some, as a new card begins; `types` may be left out. */
const STARTS = {
  defence: { defence: 3 },
  evade: { min: 3, max: 5 },
  deflect: {},
};
const SHOWN = { defence: ["defence"], evade: ["min", "max", "types"], deflect: [] };
const OWN = ["defence", "min", "max", "types"];

function squadronCard(form, path, schema, hint) {
  const inside = h("div", { class: "ws-fields" });
  const fields = new Map();
  const field = (key) => {
    if (!fields.has(key)) fields.set(key, form.field([...path, key], form.resolved(schema.properties[key])));
    return fields.get(key);
  };
  const kind = field("kind");
  kind.node.querySelector("select").addEventListener("change", (event) => changeKind(form, path, event.target.value), { capture: true });
  const spare = new Map(OWN.map((key) => [key, withRemover(form, path, key, field)]));
  const update = (value) => {
    const usual = SHOWN[value?.kind] ?? [];
    const others = OWN.filter((key) => !usual.includes(key) && value?.[key] !== undefined);
    for (const key of ["name", "kind", ...usual, ...others]) field(key).update(value?.[key]);
    const nodes = ["name", "kind", ...usual].map((key) => field(key).node);
    keepChildren(inside, [...nodes, ...others.map((key) => spare.get(key)())]);
  };
  return { node: grouped(form, path, schema, hint, inside), update };
}

/** The card of another kind, with its name and without the values of the old kind: they would mean nothing. */
function changeKind(form, path, kind) {
  const { name } = valueAt(form.store.document, path);
  form.store.set(path, { name, kind, ...STARTS[kind] }, "Change the kind of a card");
}

/** A value that means nothing on this kind of card, with a button that takes it away. */
function withRemover(form, path, key, field) {
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
