/** The fields inside the sentences of conditions: lists to choose from, and numbers. */

import { h } from "../../dom.js";
import { whole } from "../../form/numbers.js";
import { showChoice } from "../../form/options.js";

/** A list to choose from; `offer` gives it other options. */
/** @typedef {{ node: HTMLSelectElement, update: (value: unknown) => void, offer: (options: Record<string, string>) => void }} Select */
/** A field for a number. @typedef {{ node: HTMLInputElement, update: (value: number | undefined) => void }} NumberField */

/** @type {(label: string, options: Record<string, string>, change: (value: string) => void, missing?: string) => Select} */
export function select(label, options, change, missing = "Choose one") {
  const node = h("select", { "aria-label": label });
  const offer = (/** @type {Record<string, string>} */ known) =>
    node.replaceChildren(...Object.entries(known).map(([value, text]) => h("option", { value }, text)));
  offer(options);
  node.addEventListener("change", () => change(node.value));
  return { node, update: (value) => showChoice(node, value, missing), offer };
}

/** @type {(label: string, min: number, max: number, change: (number: number) => void) => NumberField} */
export function number(label, min, max, change) {
  const node = h("input", { type: "number", min, max, step: 1, "aria-label": label, class: "ws-amount" });
  node.addEventListener("input", () => {
    const typed = whole(node.value);
    if (typed !== undefined) change(typed);
  });
  const update = (/** @type {number | undefined} */ value) => {
    if (node.value === "" || Number(node.value) !== value) node.value = String(value ?? "");
  };
  return { node, update };
}
