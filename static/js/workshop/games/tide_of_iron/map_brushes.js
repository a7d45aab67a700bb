/**
 * What can be painted on the map. A brush: `name`, `label`, `sign` (a symbol of the map, or ""), `key` (a letter),
 * `group`, and functions of the document: `lay(document, hexes)`, `take(document, hexes)` (for the eraser), `alike(hex)`.
 */

import { cleared, connected, marked, overlaid, overlayOf, uncovered, zoned, zoneHexes } from "./map_document.js";

const BASES = { clear: "Clear", woods: "Woods", building: "Building", rough: "Rough", stream: "Stream", pond: "Pond" };
const MARKERS = {
  entrenchment: "Entrenchment",
  pillbox: "Pillbox",
  razor_wire: "Wire",
  tank_trap: "Roadblock",
  minefield: "Mines",
};
const LEVELS = [0, 1, 2];

/** Brushes that are always there, by name. */
export function brushes() {
  const all = [
    ...Object.entries(BASES).map(([base, label]) => ofBase(base, label)),
    ...LEVELS.map(ofLevel),
    ofWay("roads", "Road"),
    ofWay("streams", "Brook"),
    ...Object.entries(MARKERS).map(([kind, label]) => ofMarker(kind, label)),
  ];
  return new Map(all.map((each) => [each.name, each]));
}

function names(hexes) {
  return hexes.map((each) => each.name);
}

function ofBase(base, label) {
  const isThere = (document, hex) => (overlayOf(document, hex.name)?.base ?? hex.base) === base;
  return {
    name: base,
    label,
    sign: base,
    group: "Terrain",
    lay: (document, hexes) =>
      overlaid(
        document,
        hexes.filter((hex) => !isThere(document, hex)).map((hex) => [hex.name, { base }]),
      ),
    take: (document, hexes) => uncovered(document, names(hexes), ["base"]),
    alike: (hex) => hex.base,
  };
}

function ofLevel(level) {
  const isThere = (document, hex) => (overlayOf(document, hex.name)?.level ?? hex.level) === level;
  return {
    name: `level-${level}`,
    label: `Level ${level}`,
    sign: `level-${level}`,
    group: "Terrain",
    lay: (document, hexes) =>
      overlaid(
        document,
        hexes.filter((hex) => !isThere(document, hex)).map((hex) => [hex.name, { level }]),
      ),
    take: (document, hexes) => uncovered(document, names(hexes), ["level"]),
    alike: (hex) => String(hex.level),
  };
}

/** A road or a stream: it joins the hexes that a stroke passes one after the other. */
function ofWay(kind, label) {
  return {
    name: kind,
    label,
    sign: "",
    group: "Terrain",
    isWay: true,
    lay: (document, hexes) => connected(document, kind, hexes),
    take: (document, hexes) => uncovered(document, names(hexes), [kind]),
    alike: (hex) => `${hex.base} ${hex.level}`,
  };
}

function ofMarker(kind, label) {
  return {
    name: kind,
    label,
    sign: kind,
    group: "Markers",
    lay: (document, hexes) => marked(document, kind, names(hexes)),
    take: (document, hexes) => cleared(document, names(hexes), kind),
    alike: (hex) => `${hex.base} ${hex.level}`,
  };
}

/** The brush of a zone; `map` gives the hexes of the map. */
export function ofZone(key, map) {
  return {
    name: `zone ${key}`,
    label: `Zone ${key.replaceAll("_", " ")}`,
    sign: "",
    group: "Zones",
    zone: key,
    lay: (document, hexes) => zoned(document, key, names(hexes), map()),
    take: (document, hexes) => zoned(document, key, names(hexes), map(), true),
    alike: (hex) => `${hex.base} ${hex.level}`,
    has: (document, hex) => zoneHexes(document, document.zones?.[key], map()).some((each) => each.name === hex.name),
  };
}
