/**
 * A part of a map: overlays, markers and objectives of some hexes, to be laid down elsewhere, turned or mirrored. Pure.
 *
 * A part is a list of { q, r, overlay, markers, objectives }; q and r are counted from its middle.
 */

import { hexName, mirrored, mirroredWay, turned, turnedWay } from "../../map/hexes.js";
import { overlayOf, overlaid, uncovered, withList } from "./map_document.js";

const WAYS = ["roads", "streams"];

/** The part of a document on these hexes, counted from a middle. Plain hexes belong to it: they cover what they lie on. */
export function partOf(document, hexes, middle) {
  return hexes.map((hex) => {
    const { hex: _name, ...overlay } = overlayOf(document, hex.name) ?? {};
    const here = (list) => (list ?? []).filter((each) => each.hex === hex.name).map(({ hex: _place, ...rest }) => rest);
    return {
      q: hex.q - middle.q,
      r: hex.r - middle.r,
      overlay,
      markers: here(document.markers),
      objectives: here(document.objectives),
    };
  });
}

/** The part turned clockwise by sixths. */
export function turnedPart(part, turns) {
  return part.map((each) => ({ ...each, ...turned(each, turns), overlay: along(each.overlay, (way) => turnedWay(way, turns)) }));
}

/** The part mirrored: left becomes right. */
export function mirroredPart(part) {
  return part.map((each) => ({ ...each, ...mirrored(each), overlay: along(each.overlay, mirroredWay) }));
}

function along(overlay, change) {
  const changed = WAYS.filter((kind) => overlay[kind]).map((kind) => [kind, overlay[kind].map(change).sort()]);
  return { ...overlay, ...Object.fromEntries(changed) };
}

/** The names of the hexes that a part covers around a middle. */
export function places(part, middle) {
  return part.map((each) => ({ q: each.q + middle.q, r: each.r + middle.r }));
}

/** The document with a part laid around a middle, in place of what was there; entries beyond the map are left out. */
export function pasted(document, part, middle, isOnMap) {
  const laid = places(part, middle)
    .map((hex, index) => ({ name: hexName(hex), hex, ...part[index] }))
    .filter((each) => isOnMap(each.hex));
  const cleared = emptied(
    document,
    laid.map((each) => each.name),
  );
  const overlays = laid.filter((each) => Object.keys(each.overlay).length).map((each) => [each.name, each.overlay]);
  const covered = overlaid(cleared, overlays);
  const more = (key) => laid.flatMap((each) => each[key].map((entry) => ({ hex: each.name, ...entry })));
  const markers = withList(covered, "markers", [...(covered.markers ?? []), ...more("markers")]);
  return withList(markers, "objectives", [...(markers.objectives ?? []), ...more("objectives")]);
}

/** The document without overlays, markers and objectives on these hexes. */
export function emptied(document, names) {
  const gone = new Set(names);
  const left = (list) => (list ?? []).filter((each) => !gone.has(each.hex));
  const bare = withList(uncovered(document, names), "markers", left(document.markers));
  return withList(bare, "objectives", left(document.objectives));
}
