/**
 * A part of a map: overlays, markers, labels and objectives of some hexes, to be laid down elsewhere, turned or mirrored. Pure.
 */

import { hexName, mirrored, mirroredWay, turned, turnedWay } from "../../map/hexes.js";
import { overlayOf, overlaid, uncovered, WAYS, withList } from "./map_document.js";

/** @import { Hex } from "../../map/hexes.js" */
/** @import { MapHex } from "../../picture.js" */
/** @import { Ground, Label, Marker, Objective, Scenario } from "./types.d.ts" */

/**
 * What lies on one hex of a part; q and r are counted from its middle.
 *
 * @typedef {Hex & { overlay: Ground, markers: Omit<Marker, "hex">[], labels: Omit<Label, "hex">[], objectives: Omit<Objective, "hex">[] }} Patch
 */

/**
 * The part of a document on these hexes, counted from a middle. Plain hexes belong to it: they cover what they lie on.
 *
 * @type {(document: Scenario, hexes: MapHex[], middle: Hex) => Patch[]}
 */
export function partOf(document, hexes, middle) {
  return hexes.map((hex) => {
    const { hex: _name, ...overlay } = overlayOf(document, hex.name) ?? { hex: hex.name };
    /** @type {<Entry extends { hex: string }>(list?: Entry[]) => Omit<Entry, "hex">[]} */
    const here = (list = []) => list.filter((each) => each.hex === hex.name).map(({ hex: _place, ...rest }) => rest);
    return {
      q: hex.q - middle.q,
      r: hex.r - middle.r,
      overlay,
      markers: here(document.markers),
      labels: here(document.labels),
      objectives: here(document.objectives),
    };
  });
}

/** The part turned clockwise by sixths. @type {(part: Patch[], turns: number) => Patch[]} */
export function turnedPart(part, turns) {
  return part.map((each) => ({ ...each, ...turned(each, turns), overlay: along(each.overlay, (way) => turnedWay(way, turns)) }));
}

/** The part mirrored: left becomes right. @type {(part: Patch[]) => Patch[]} */
export function mirroredPart(part) {
  return part.map((each) => ({ ...each, ...mirrored(each), overlay: along(each.overlay, mirroredWay) }));
}

/** @type {(overlay: Ground, change: (way: number) => number) => Ground} */
function along(overlay, change) {
  const changed = { ...overlay };
  for (const kind of WAYS) if (overlay[kind]) changed[kind] = overlay[kind].map(change).sort();
  return changed;
}

/** The names of the hexes that a part covers around a middle. @type {(part: Hex[], middle: Hex) => Hex[]} */
export function places(part, middle) {
  return part.map((each) => ({ q: each.q + middle.q, r: each.r + middle.r }));
}

/**
 * The document with a part laid around a middle, in place of what was there; entries beyond the map are left out.
 *
 * @type {(document: Scenario, part: Patch[], middle: Hex, isOnMap: (hex: Hex) => boolean) => Scenario}
 */
export function pasted(document, part, middle, isOnMap) {
  const laid = places(part, middle).flatMap((hex, index) => {
    const name = isOnMap(hex) ? hexName(hex) : null;
    return name === null ? [] : [{ name, patch: part[index] }];
  });
  const names = laid.map((each) => each.name);
  /** @type {[string, Ground][]} */
  const overlays = laid.filter(({ patch }) => Object.keys(patch.overlay).length).map(({ name, patch }) => [name, patch.overlay]);
  const covered = overlaid(emptied(document, names), overlays);
  const markers = laid.flatMap(({ name, patch }) => patch.markers.map((each) => ({ hex: name, ...each })));
  const objectives = laid.flatMap(({ name, patch }) => patch.objectives.map((each) => ({ hex: name, ...each })));
  const labels = laid.flatMap(({ name, patch }) => patch.labels.map((each) => ({ hex: name, ...each })));
  const written = withList(covered, "labels", [...(covered.labels ?? []), ...labels]);
  const marked = withList(written, "markers", [...(written.markers ?? []), ...markers]);
  return withList(marked, "objectives", [...(marked.objectives ?? []), ...objectives]);
}

/** The document without overlays, markers, labels and objectives on these hexes. @type {(document: Scenario, names: string[]) => Scenario} */
export function emptied(document, names) {
  const gone = new Set(names);
  /** @type {<Entry extends { hex: string }>(list?: Entry[]) => Entry[]} */
  const left = (list = []) => list.filter((each) => !gone.has(each.hex));
  const unmarked = withList(uncovered(document, names), "markers", left(document.markers));
  const bare = withList(unmarked, "labels", left(document.labels));
  return withList(bare, "objectives", left(document.objectives));
}
