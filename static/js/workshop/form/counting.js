/** Widgets for counts: a number with buttons for one less and one more, and a group of such numbers. */

import { iconButton } from "../buttons.js";
import { h, keepChildren } from "../dom.js";
import { valueAt } from "../paths.js";
import { framed, grouped, register } from "./form.js";

/** A number that is 0 where the document leaves it out. */
function stepper(form, path, schema, hint) {
  const { minimum = 0, maximum = Infinity } = schema;
  const label = form.label(path, hint);
  const control = h("input", { type: "number", min: minimum, max: schema.maximum, step: 1, inputmode: "numeric" });
  const step = (by) => () => {
    const now = valueAt(form.store.document, path) ?? 0;
    form.count(path, Math.min(maximum, Math.max(minimum, now + by)));
  };
  control.addEventListener("input", () => {
    if (control.value !== "") form.count(path, Math.trunc(Number(control.value)));
  });
  control.addEventListener("change", () => {
    control.value = valueAt(form.store.document, path) ?? 0;
    form.store.endOfStep();
  });
  const less = iconButton("less", `One less: ${label}`, step(-1));
  const more = iconButton("more", `One more: ${label}`, step(1));
  const node = framed(form, path, schema, hint, control, more);
  control.before(less);
  node.classList.add("ws-step");
  const update = (value) => {
    const text = String(value ?? 0);
    if (control.value !== text && !(control === document.activeElement && Number(control.value) === (value ?? 0))) control.value = text;
    node.classList.toggle("is-none", !value);
    less.disabled = (value ?? 0) <= minimum;
    more.disabled = (value ?? 0) >= maximum;
  };
  return { node, update };
}

/** An object of counts. Where the hint names the usual keys, others are shown only when the document has them. */
function counts(form, path, schema, hint) {
  const inside = h("div", { class: "ws-steps" });
  const fields = new Map();
  const usual = Object.keys(hint.choices ?? schema.properties);
  const update = (value) => {
    const others = Object.keys(schema.properties).filter((key) => !usual.includes(key) && value?.[key] !== undefined);
    const keys = [...usual, ...others];
    for (const key of keys) {
      if (!fields.has(key)) fields.set(key, form.field([...path, key], form.resolved(schema.properties[key])));
      fields.get(key).update(value?.[key]);
    }
    keepChildren(
      inside,
      keys.map((key) => fields.get(key).node),
    );
  };
  const node = grouped(form, path, schema, hint, inside);
  node.classList.add("ws-group--counts");
  return { node, update };
}

register("stepper", stepper);
register("counts", counts, { showsNothing: true });
