/** Icons of the map's tools as SVG paths in a square of 20 units. */

import { svg } from "../dom.js";

/** @type {Record<string, string>} */
const PATHS = {
  hand: "M6 11V5.5a1.2 1.2 0 0 1 2.4 0V9V4a1.2 1.2 0 0 1 2.4 0V9V5a1.2 1.2 0 0 1 2.4 0V10V7a1.2 1.2 0 0 1 2.4 0v5c0 3-1.8 5-4.6 5-2.4 0-3.6-1-4.8-3L4 11.4c-.6-1 .9-2 1.7-1.1z",
  pen: "M4 16l1-4L13.5 3.5l3 3L8 15zM11.5 5.5l3 3",
  line: "M5 15L15 5M5 15m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15 5m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
  rectangle: "M3 5h14v10H3z",
  fill: "M9 3l7 7-6 6-7-7zM3 9.5h12.5M17.5 13c1 1.6 1 3 0 3s-1-1.4 0-3",
  eraser: "M8 16l-5-5 7-7 6 6-6 6zM6.5 7.5l6 6M8 16h9",
  dropper: "M4 16l.8-3.6L10.5 6.7l2.8 2.8L7.6 15.2zM9.5 5.7l4.8 4.8M12 8.2L16 4.2a1.5 1.5 0 0 0-2.2-2.2L9.8 6",
  select: "M4 7V4h3M13 4h3v3M16 13v3h-3M7 16H4v-3M9 4h2M16 9v2M11 16H9M4 11V9",
  boards: "M3 4h6v12H3zM11 4h6v5h-6zM11 11h6v5h-6z",
  flag: "M5 17V3M5 4h10l-3 3 3 3H5",
  label: "M4 6V4h12v2M10 4v12M8 16h4",
  unit: "M3 5h14v10H3zM3 5l14 10M3 15L17 5",
  eye: "M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 12.2a2.2 2.2 0 1 0 0-4.4a2.2 2.2 0 0 0 0 4.4z",
  plus: "M10 4v12M4 10h12",
  minus: "M4 10h12",
  fit: "M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4",
  grid: "M6 4h8l4 6-4 6H6l-4-6z",
  layers: "M10 3l7 4-7 4-7-4zM3 10l7 4 7-4M3 13l7 4 7-4",
  left: "M4 8a6.3 6.3 0 1 1 0 4.5M4 3v5h5",
  right: "M16 8a6.3 6.3 0 1 0 0 4.5M16 3v5h-5",
  mirror: "M10 3v14M8 6L3 14h5zM12 6l5 8h-5z",
  copy: "M7 7h9v9H7zM4 13V4h9",
  paste: "M6 4H4v13h12V4h-2M7 3h6v3H7z",
  bin: "M5 6h10l-1 11H6zM3 6h14M8 6V4h4v2",
  names: "M2 15L6 5l4 10M3.5 12h5M13 8l2.5-2V15M12.5 15h6",
  zone: "M4 6l5-3h7v8l-4 6H4zM8 8h4v4H8z",
};

/** An icon as decoration. @type {(name: string) => SVGElement} */
export function icon(name) {
  const drawn = svg("path", { d: PATHS[name] });
  return svg("svg", { viewBox: "0 0 20 20", class: "ws-icon", "aria-hidden": "true" }, drawn);
}
