/** What can be painted on the map: terrain, levels, roads and brooks, markers, zones. */

import { cleared, connected, marked, overlaid, overlayOf, uncovered, zoned } from "./map_document.js";

/** @import { MapHex } from "../../picture.js" */
/** @import { MapBrush, Scenario } from "./types.d.ts" */

const BASES = { clear: "Clear", woods: "Woods", building: "Building", rough: "Rough", stream: "Stream", pond: "Pond" };
const MARKERS = {
  entrenchment: "Entrenchment",
  pillbox: "Pillbox",
  razor_wire: "Wire",
  tank_trap: "Roadblock",
  minefield: "Mines",
};
const LEVELS = [0, 1, 2];

/** Brushes that are always there, by name. @type {() => Map<string, MapBrush>} */
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

/** @type {(hexes: MapHex[]) => string[]} */
function names(hexes) {
  return hexes.map((each) => each.name);
}

/** @type {(base: string, label: string) => MapBrush} */
function ofBase(base, label) {
  /** @type {(document: Scenario, hex: MapHex) => boolean} */
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

/** @type {(level: number) => MapBrush} */
function ofLevel(level) {
  /** @type {(document: Scenario, hex: MapHex) => boolean} */
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

/**
 * A road or a stream: it joins the hexes that a stroke passes one after the other.
 *
 * @type {(kind: "roads" | "streams", label: string) => MapBrush}
 */
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

/** @type {(kind: string, label: string) => MapBrush} */
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

/** The brush of a zone; `map` gives the hexes of the map. @type {(key: string, map: () => MapHex[]) => MapBrush} */
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
  };
}
