/** Lists to choose from: the value of the document is always among the options, known or not. */

import { h } from "../dom.js";

/**
 * Show a value in a list. One that the list does not offer gets an option as long as the document has it; where a value
 * is missing, that option says so.
 *
 * @type {(control: HTMLSelectElement, value: unknown, missing?: string) => void}
 */
export function showChoice(control, value, missing = "Choose one") {
  const text = String(value ?? "");
  for (const each of [...control.options]) if ("strange" in each.dataset && each.value !== text) each.remove();
  if (![...control.options].some((each) => each.value === text)) {
    control.prepend(h("option", { value: text, "data-strange": "" }, text || missing));
  }
  control.value = text;
}
