/** Widgets for counts: a number with buttons for one less and one more, and a group of such numbers. */

import { iconButton } from "../buttons.js";
import { h, keepChildren } from "../dom.js";
import { valueAt } from "../paths.js";
import { kept } from "../kept.js";
import { framed, grouped, register } from "./form.js";
import { whole, within } from "./numbers.js";

/** @import { AnyForm, GroupSchema, Shown, Widget } from "../types.d.ts" */

/** A number that is 0 where the document leaves it out. @type {Widget} */
function stepper(form, path, schema, hint) {
  const { minimum = 0, maximum = Infinity } = schema;
  const label = form.label(path, hint);
  const control = h("input", { type: "number", min: minimum, max: schema.maximum, step: 1, inputmode: "numeric" });
  /** @returns {number} */
  const now = () => valueAt(form.store.document, path) ?? 0;
  /** @type {(by: number) => () => void} */
  const step = (by) => () => form.count(path, within(now() + by, minimum, maximum));
  control.addEventListener("input", () => {
    const number = whole(control.value);
    if (number !== undefined) form.count(path, number);
  });
  control.addEventListener("change", () => {
    control.value = String(now());
    form.store.endOfStep();
  });
  const less = iconButton("less", `One less: ${label}`, step(-1));
  const more = iconButton("more", `One more: ${label}`, step(1));
  const node = framed(form, path, schema, hint, control, more);
  control.before(less);
  node.classList.add("ws-step");
  /** @type {(value: number | undefined) => void} */
  const update = (value) => {
    const number = value ?? 0;
    const isTyped = control === document.activeElement && Number(control.value) === number;
    if (control.value !== String(number) && !isTyped) control.value = String(number);
    node.classList.toggle("is-none", !number);
    less.disabled = number <= minimum;
    more.disabled = number >= maximum;
  };
  return { node, update };
}

/**
 * An object of counts. Where the hint names the usual keys, others are shown only when the document has them.
 *
 * @type {Widget<AnyForm, GroupSchema>}
 */
function counts(form, path, schema, hint) {
  const inside = h("div", { class: "ws-steps" });
  /** @type {Map<string, Shown>} */
  const fields = new Map();
  const usual = Object.keys(hint.choices ?? schema.properties);
  /** @type {(key: string) => Shown} */
  const made = (key) => form.field([...path, key], form.resolved(schema.properties[key]));
  /** @type {(value: Record<string, number> | undefined) => void} */
  const update = (value) => {
    const others = Object.keys(schema.properties).filter((key) => !usual.includes(key) && value?.[key] !== undefined);
    const shown = [...usual, ...others].map((key) => ({ key, field: kept(fields, key, made) }));
    for (const { key, field } of shown) field.update(value?.[key]);
    keepChildren(
      inside,
      shown.map(({ field }) => field.node),
    );
  };
  const node = grouped(form, path, schema, hint, inside);
  node.classList.add("ws-group--counts");
  return { node, update };
}

register("stepper", stepper);
register("counts", counts, { showsNothing: true });
