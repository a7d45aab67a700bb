/** A hex in words: its ground and everything that the document puts there. */

import { zoneHexes } from "./map_document.js";

/** @import { MapHex } from "../../picture.js" */
/** @import { Path, Remark } from "../../types.d.ts" */
/** @import { Objective, PlacedUnit, Scenario, Zone } from "./types.d.ts" */

/** A unit that the document places, and where it stands there. @typedef {{ nation: string, division: string, unit: PlacedUnit, path: Path }} Found */

/** @type {Record<string, string>} */
const MARKERS = { razor_wire: "razor wire", tank_trap: "roadblock", minefield: "mines" };

/**
 * "D4: woods, level 1; entrenchment; American victory objective; zone west; Problem: ..."
 *
 * @type {(document: Scenario, hex: MapHex, hexes: MapHex[], problems: Remark[]) => string}
 */
export function hexWords(document, hex, hexes, problems) {
  /** @type {<Entry extends { hex: string }>(list?: Entry[]) => Entry[]} */
  const here = (list = []) => list.filter((each) => each.hex === hex.name);
  const parts = [
    hex.words,
    ...here(document.markers).map((each) => MARKERS[each.kind] ?? each.kind),
    ...here(document.objectives).map(objectiveWords),
    ...here(document.labels).map(({ text, note }) => `label “${text}”${note ? `, ${note}` : ""}`),
    ...unitsOf(document, hex.name).map(({ nation, unit }) => `${nation} ${unitWords(unit)}`),
    ...zonesOf(document, hex, hexes).map((name) => `zone ${name.replaceAll("_", " ")}`),
    ...problems.filter((each) => each.hex === hex.name).map((each) => `${each.kind}: ${each.message}`),
  ];
  return `${hex.name}: ${parts.filter(Boolean).join("; ")}`;
}

/** @type {(objective: Objective) => string} */
export function objectiveWords({ kind, side, value = 1, name }) {
  const worth = value ? `, ${value} ${kind === "command" ? "command" : value === 1 ? "point" : "points"}` : "";
  return `${name ? `${name}, ` : ""}${side} ${kind} objective${worth}`;
}

/** The names of the zones that a hex lies in. @type {(document: Scenario, hex: MapHex, hexes: MapHex[]) => string[]} */
export function zonesOf(document, hex, hexes) {
  const isIn = (/** @type {Zone} */ zone) => zoneHexes(document, zone, zone.hexes ? hexes : [hex]).some((each) => each.name === hex.name);
  return Object.entries(document.zones ?? {}).flatMap(([name, zone]) => (isIn(zone) ? [name] : []));
}

/** Units that the document places on a hex, with their nation, division and path. @type {(document: Scenario, name: string) => Found[]} */
export function unitsOf(document, name) {
  return placedUnits(document).filter((each) => each.unit.hex === name);
}

/** @type {(document: Scenario) => Found[]} */
export function placedUnits(document) {
  return Object.entries(document.sides ?? {}).flatMap(([nation, side]) =>
    Object.entries(side.divisions ?? {}).flatMap(([division, force]) =>
      (force.placed ?? []).map((unit, index) => ({
        nation,
        division,
        unit,
        path: ["sides", nation, "divisions", division, "placed", index],
      })),
    ),
  );
}

/** @type {(unit: PlacedUnit) => string} */
export function unitWords({ vehicle, squad, aboard = [], concealed, inside }) {
  if (vehicle) return `${vehicle}${aboard.length ? ` with ${aboard.length === 1 ? "a squad" : `${aboard.length} squads`}` : ""}`;
  const figures = Object.entries(squad?.figures ?? {}).map(([kind, count]) => `${count} ${kind}`);
  const more = [squad?.specialization?.replaceAll("_", " "), concealed && "concealed", inside && `in ${inside}`];
  return [`squad of ${figures.join(", ") || "nobody"}`, ...more].filter(Boolean).join(", ");
}
