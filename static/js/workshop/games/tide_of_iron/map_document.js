/** Changes of a Tide of Iron document by what happens on the map. Pure: each returns a new document. */

import { columnOf, DIRECTIONS, direction, opposite } from "../../map/hexes.js";
import { without } from "../../paths.js";

/** @import { MapHex } from "../../picture.js" */
/** @import { Board, Ground, Overlay, Scenario, Zone } from "./types.d.ts" */

/** The fields of an overlay that go from hex to hex. @type {("roads" | "streams")[]} */
export const WAYS = ["roads", "streams"];
/** @type {(keyof Ground)[]} */
const FIELDS = ["base", "level", ...WAYS];
/** Lists that every document has, empty or not. */
const ALWAYS = new Set(["boards", "objectives"]);

/**
 * The document with another list under a key; an empty list that may be left out is.
 *
 * @type {<Key extends "overlays" | "markers" | "objectives" | "labels">(document: Scenario, key: Key, list: NonNullable<Scenario[Key]>) => Scenario}
 */
export function withList(document, key, list) {
  if (list === document[key]) return document;
  return list.length || ALWAYS.has(key) ? { ...document, [key]: list } : without(document, [key]);
}

// -- overlays ----------------------------------------------------------------------------------------------------------

/**
 * What all overlays of a hex make together: the last base and level, all roads and streams.
 *
 * @type {(document: Scenario, name: string) => Overlay | null}
 */
export function overlayOf(document, name) {
  const all = (document.overlays ?? []).filter((each) => each.hex === name);
  if (!all.length) return null;
  /** @type {Overlay} */
  const merged = Object.assign({}, ...all);
  for (const key of WAYS) {
    const ways = [...new Set(all.flatMap((each) => each[key] ?? []))].sort();
    if (ways.length) merged[key] = ways;
  }
  return merged;
}

/**
 * Lay something over hexes: `changes` are pairs of a name and the changed fields of its overlay.
 *
 * @type {(document: Scenario, changes: [string, Ground][]) => Scenario}
 */
export function overlaid(document, changes) {
  const overlays = [...(document.overlays ?? [])];
  for (const [name, fields] of changes) {
    const found = { ...(overlayOf(document, name) ?? { hex: name }), ...fields };
    const place = overlays.findIndex((each) => each.hex === name);
    if (place < 0) overlays.push(found);
    else {
      overlays[place] = found;
      dropAfter(overlays, place, (each) => each.hex === name);
    }
  }
  return withList(document, "overlays", overlays);
}

/** @type {(list: Overlay[], place: number, isGone: (entry: Overlay) => boolean) => void} */
function dropAfter(list, place, isGone) {
  for (let index = list.length - 1; index > place; index -= 1) if (isGone(list[index])) list.splice(index, 1);
}

/**
 * Take fields of overlays away; an overlay without any of them is gone. Without fields, the whole overlay.
 *
 * @type {(document: Scenario, names: string[], fields?: (keyof Ground)[]) => Scenario}
 */
export function uncovered(document, names, fields = FIELDS) {
  const gone = new Set(names);
  const overlays = (document.overlays ?? []).flatMap((each) => {
    if (!gone.has(each.hex) || !fields.some((field) => field in each)) return [each];
    const left = { ...each };
    for (const field of fields) delete left[field];
    return Object.keys(left).length > 1 ? [left] : [];
  });
  const isSame = overlays.every((each, index) => each === document.overlays?.[index]);
  return isSame && overlays.length === document.overlays?.length ? document : withList(document, "overlays", overlays);
}

/**
 * A road or stream ("roads", "streams") along hexes that are neighbours, one after the other.
 *
 * @type {(document: Scenario, kind: "roads" | "streams", hexes: MapHex[]) => Scenario}
 */
export function connected(document, kind, hexes) {
  /** The ways of each hex, by name. @type {Map<string, number[]>} */
  const ways = new Map();
  /** @type {(hex: MapHex, way: number) => void} */
  const add = (hex, way) => ways.set(hex.name, [...(ways.get(hex.name) ?? []), way]);
  for (let index = 1; index < hexes.length; index += 1) {
    const way = direction(hexes[index - 1], hexes[index]);
    if (way < 0) continue;
    add(hexes[index - 1], way);
    add(hexes[index], opposite(way));
  }
  /** @type {[string, Ground][]} */
  const changes = [...ways].map(([name, more]) => {
    const all = new Set([...(overlayOf(document, name)?.[kind] ?? []), ...more]);
    return [name, { [kind]: Array.from({ length: DIRECTIONS }, (_each, way) => way).filter((way) => all.has(way)) }];
  });
  return overlaid(document, changes);
}

// -- markers -------------------------------------------------------------------------------------------------------------

/** A marker of a kind on each of these hexes that has none. @type {(document: Scenario, kind: string, names: string[]) => Scenario} */
export function marked(document, kind, names) {
  const markers = document.markers ?? [];
  const taken = new Set(markers.filter((each) => each.kind === kind).map((each) => each.hex));
  const more = names.filter((name) => !taken.has(name)).map((hex) => ({ hex, kind }));
  return more.length ? withList(document, "markers", [...markers, ...more]) : document;
}

/** No markers of a kind on these hexes; no kind: none at all. @type {(document: Scenario, names: string[], kind?: string) => Scenario} */
export function cleared(document, names, kind = "") {
  const gone = new Set(names);
  const markers = document.markers ?? [];
  const left = markers.filter((each) => !gone.has(each.hex) || (kind && each.kind !== kind));
  return left.length === markers.length ? document : withList(document, "markers", left);
}

// -- zones ---------------------------------------------------------------------------------------------------------------

/**
 * The hexes of a zone, among those of the map: a list, or all that fit a description.
 *
 * @type {(document: Scenario, zone: Zone | undefined, hexes: MapHex[]) => MapHex[]}
 */
export function zoneHexes(document, zone, hexes) {
  if (!zone) return [];
  if (zone.hexes) {
    const names = new Set(zone.hexes);
    return hexes.filter((each) => names.has(each.name));
  }
  return hexes.filter((each) => fits(document, zone, each));
}

/** @type {(document: Scenario, zone: Zone, hex: MapHex) => boolean} */
function fits(document, zone, hex) {
  const column = hex.q;
  const row = hex.r + (column + (column % 2)) / 2;
  const number = row + 1 - (column % 2);
  const columns = zone.columns?.map(columnNumber);
  return (
    (!zone.boards?.length || zone.boards.some((index) => isOn(document.boards[index], column, row))) &&
    (!columns || (columns[0] <= column && column <= columns[1])) &&
    (!zone.rows || (zone.rows[0] <= number && number <= zone.rows[1])) &&
    (!zone.bases?.length || zone.bases.includes(hex.base)) &&
    (!zone.levels?.length || zone.levels.includes(hex.level))
  );
}

/** @type {(column: string | number) => number} */
function columnNumber(column) {
  return typeof column === "number" ? column : columnOf(column);
}

/**
 * True for every hex of which at least a half lies on the board.
 *
 * @type {(board: Board | undefined, column: number, row: number) => boolean}
 */
export function isOn(board, column, row) {
  if (!board) return false;
  const [left, top] = [board.column * 8, board.row * 6];
  return left <= column && column <= left + 8 && top <= row && row < top + 6 + (column % 2);
}

/** True where a zone is described instead of listed. @type {(zone: Zone | undefined) => zone is Zone} */
export function isDescribed(zone) {
  return zone !== undefined && !zone.hexes;
}

/**
 * The zone as a list of hexes, with some more of them or without some. A zone that is not there yet is made.
 *
 * @type {(document: Scenario, key: string, names: string[], hexes: MapHex[], isTaken?: boolean) => Scenario}
 */
export function zoned(document, key, names, hexes, isTaken = false) {
  const zone = document.zones?.[key];
  const before = zoneHexes(document, zone, hexes).map((each) => each.name);
  const own = zone?.hexes ?? before;
  const changed = new Set(names);
  const after = isTaken ? own.filter((name) => !changed.has(name)) : [...new Set([...own, ...names])];
  if (zone?.hexes && after.length === own.length) return document;
  return { ...document, zones: { ...document.zones, [key]: { hexes: after } } };
}

/** The zone as a list of the hexes it has now. @type {(document: Scenario, key: string, hexes: MapHex[]) => Scenario} */
export function listed(document, key, hexes) {
  const names = zoneHexes(document, document.zones?.[key], hexes).map((each) => each.name);
  return { ...document, zones: { ...document.zones, [key]: { hexes: names } } };
}
