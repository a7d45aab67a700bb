/** Rows of buttons: one stop of the Tab key, arrows go from button to button. */

import { all } from "../../elements.js";
import { placeAfter } from "../../shortcuts.js";
import { h } from "../dom.js";
import { icon } from "./icons.js";

/** @import { Attribute } from "../dom.js" */

/** A row of buttons and other controls with a name for readers. @type {(label: string, ...inside: HTMLElement[]) => HTMLElement} */
export function toolbar(label, ...inside) {
  const bar = h("div", { class: "ws-tools", role: "toolbar", "aria-label": label }, ...inside);
  bar.addEventListener("keydown", (event) => moved(bar, event));
  bar.addEventListener("focusin", (event) => stop(bar, event.target));
  stop(bar, controls(bar)[0]);
  return bar;
}

/** A part of a row, with a line beside it. @type {(label: string, ...inside: HTMLElement[]) => HTMLElement} */
export function group(label, ...inside) {
  return h("div", { class: "ws-tools__group", role: "group", "aria-label": label }, ...inside);
}

/**
 * A button with an icon; its letter is in the list of keys.
 *
 * @type {(sign: string | SVGElement, label: string, key: string, onclick: () => void, more?: Record<string, Attribute>) => HTMLButtonElement}
 */
export function tool(sign, label, key, onclick, more = {}) {
  const told = key ? `${label} (${key})` : label;
  const keys = key ? { "data-key": key, "data-key-label": label } : {};
  const shown = typeof sign === "string" ? icon(sign) : sign;
  return h("button", { type: "button", class: "icon-button", title: told, "aria-label": label, onclick, ...keys, ...more }, shown);
}

/** A button of words. @type {(label: string, key: string, onclick: () => void, more?: Record<string, Attribute>) => HTMLButtonElement} */
export function word(label, key, onclick, more = {}) {
  const keys = key ? { "data-key": key, "data-key-label": label, title: `${label} (${key})` } : {};
  return h("button", { type: "button", class: "button button--small", onclick, ...keys, ...more }, label);
}

/** @type {(button: Element, isPressed: boolean) => void} */
export function press(button, isPressed) {
  button.setAttribute("aria-pressed", String(isPressed));
}

/**
 * A choice from a list: `options` are pairs of a value and its words.
 *
 * @template {string} Value
 * @param {string} label
 * @param {(readonly [Value, string])[]} options
 * @param {Value} value
 * @param {(value: Value) => void} onchange
 */
export function choice(label, options, value, onchange) {
  const made = options.map(([each, words]) => h("option", { value: each, selected: each === value }, words));
  const select = h("select", { "aria-label": label, onchange: () => onchange(/** @type {Value} */ (select.value)) }, ...made);
  return h("label", { class: "ws-tools__choice" }, h("span", {}, label), select);
}

/** What can be used in a row. @type {(bar: HTMLElement) => HTMLElement[]} */
function controls(bar) {
  return all(bar, "button, select, input, summary").filter((each) => !("disabled" in each && each.disabled));
}

/** @type {(bar: HTMLElement, chosen: EventTarget | null | undefined) => void} */
function stop(bar, chosen) {
  for (const each of controls(bar)) each.tabIndex = each === chosen ? 0 : -1;
}

/** @type {(bar: HTMLElement, event: KeyboardEvent) => void} */
function moved(bar, event) {
  const row = controls(bar);
  const here = row.findIndex((each) => each === event.target);
  const isField = here >= 0 && row[here].matches("select, input:not([type=checkbox])");
  const next = here < 0 || isField ? undefined : placeAfter(event.key, here, row.length);
  if (next === undefined) return;
  event.preventDefault();
  row[next].focus();
}
