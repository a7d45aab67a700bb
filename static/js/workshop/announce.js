import { one } from "../elements.js";

/** Say something to readers of the screen. @type {(text: string) => void} */
export function announce(text) {
  one(document, "[data-announcer]").textContent = text;
}
