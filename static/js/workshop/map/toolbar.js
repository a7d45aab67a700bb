/** Rows of buttons: one stop of the Tab key, arrows go from button to button. */

import { h } from "../dom.js";
import { icon } from "./icons.js";

/** A row of buttons and other controls with a name for readers. */
export function toolbar(label, ...inside) {
  const bar = h("div", { class: "ws-tools", role: "toolbar", "aria-label": label }, ...inside);
  bar.addEventListener("keydown", (event) => moved(bar, event));
  bar.addEventListener("focusin", (event) => stop(bar, event.target));
  stop(bar, controls(bar)[0]);
  return bar;
}

/** A part of a row, with a line beside it. */
export function group(label, ...inside) {
  return h("div", { class: "ws-tools__group", role: "group", "aria-label": label }, ...inside);
}

/** A button with an icon; its letter is in the list of keys. */
export function tool(sign, label, key, onclick, more = {}) {
  const told = key ? `${label} (${key})` : label;
  const keys = key ? { "data-key": key, "data-key-label": label } : {};
  const shown = typeof sign === "string" ? icon(sign) : sign;
  return h("button", { type: "button", class: "icon-button", title: told, "aria-label": label, onclick, ...keys, ...more }, shown);
}

/** A button of words. */
export function word(label, key, onclick, more = {}) {
  const keys = key ? { "data-key": key, "data-key-label": label, title: `${label} (${key})` } : {};
  return h("button", { type: "button", class: "button button--small", onclick, ...keys, ...more }, label);
}

export function press(button, isPressed) {
  button.setAttribute("aria-pressed", String(isPressed));
}

/** A choice from a list: `options` are pairs of a value and its words. */
export function choice(label, options, value, onchange) {
  const made = options.map(([each, words]) => h("option", { value: each, selected: String(each) === String(value) }, words));
  const select = h("select", { "aria-label": label, onchange: () => onchange(select.value) }, ...made);
  return h("label", { class: "ws-tools__choice" }, h("span", {}, label), select);
}

function controls(bar) {
  return [...bar.querySelectorAll("button, select, input, summary")].filter((each) => !each.disabled);
}

function stop(bar, chosen) {
  for (const each of controls(bar)) each.tabIndex = each === chosen ? 0 : -1;
}

function moved(bar, event) {
  const all = controls(bar);
  const here = all.indexOf(event.target);
  const steps = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: all.length - 1 };
  const isField = event.target.matches("select, input:not([type=checkbox])");
  if (here < 0 || isField || !(event.key in steps)) return;
  event.preventDefault();
  all.at(steps[event.key] % all.length).focus();
}
