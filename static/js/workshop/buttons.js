/** Buttons of words and buttons of signs. */

import { h } from "./dom.js";
import { icon } from "./icons.js";

/** @import { Attribute } from "./dom.js" */

/** A button with words. @type {(label: string, onclick: () => void, attributes?: Record<string, Attribute>) => HTMLButtonElement} */
export function button(label, onclick, attributes = {}) {
  return h("button", { type: "button", class: "button button--small", onclick, ...attributes }, label);
}

/**
 * A button with a sign of icons.js, or with a letter; its words are for readers and for the tooltip.
 *
 * @type {(sign: string, label: string, onclick: () => void, attributes?: Record<string, Attribute>) => HTMLButtonElement}
 */
export function iconButton(sign, label, onclick, attributes = {}) {
  return h("button", { type: "button", class: "icon-button", title: label, "aria-label": label, onclick, ...attributes }, icon(sign));
}
