/** Signs of buttons, drawn as lines: fonts do not have all of them. */

import { svg } from "./dom.js";

/** @type {Record<string, string>} */
const LINES = {
  up: "M8 13V3M3.5 7.5 8 3l4.5 4.5",
  down: "M8 3v10M3.5 8.5 8 13l4.5-4.5",
  double: "M5.5 5.5h8v8h-8zM10.5 3V2.5h-8v8H3",
  remove: "M3.5 3.5l9 9M12.5 3.5l-9 9",
  more: "M8 3v10M3 8h10",
  less: "M3 8h10",
  place: "M8 14s4.5-4.3 4.5-8a4.5 4.5 0 0 0-9 0c0 3.700 4.500 8 4.500 8zM8 7.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3z",
  group: "M6 2H3v12h3M10 2h3v12h-3",
  release: "M3 2v12M6.500 8H13M10 5l3 3-3 3",
};

/** The drawing of a sign; any other text stands for itself. @type {(name: string) => SVGElement | string} */
export function icon(name) {
  if (!(name in LINES)) return name;
  const line = {
    d: LINES[name],
    fill: "none",
    stroke: "currentColor",
    "stroke-width": 1.6,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  };
  return svg("svg", { viewBox: "0 0 16 16", class: "ws-icon", "aria-hidden": "true" }, svg("path", line));
}
