/** Fields and ways of a document as changes: each function takes a document and returns a new one. */

import { isEqual } from "../../paths.js";

/** @import { Edge, Field, Sky, Spot } from "./types.d.ts" */

const APART = 95;
/** @type {Spot} */
const FIRST = [500, 500];

/** @type {(edge: Edge, one: string, other: string) => boolean} */
export function isWay(edge, one, other) {
  return isEqual(edge, [one, other]) || isEqual(edge, [other, one]);
}

/** The names of the neighbours of a field. @type {(document: Pick<Sky, "edges">, name: string) => string[]} */
export function neighbours({ edges }, name) {
  return edges.filter((edge) => edge.includes(name) && edge[0] !== edge[1]).map(([one, other]) => (one === name ? other : one));
}

/** A way between two fields is made, or taken away where there is one. @type {(document: Sky, one: string, other: string) => Sky} */
export function joined(document, one, other) {
  const others = document.edges.filter((edge) => !isWay(edge, one, other));
  /** @type {Edge[]} */
  const edges = others.length < document.edges.length ? others : [...document.edges, [one, other]];
  return { ...document, edges };
}

/**
 * One field with other values; undefined leaves a value out.
 *
 * @type {<Doc extends Pick<Sky, "fields">>(document: Doc, name: string, values: Partial<Field>) => Doc}
 */
export function changed(document, name, values) {
  const fields = document.fields.map((field) => (field.id === name ? withoutUndefined({ ...field, ...values }) : field));
  return { ...document, fields };
}

/** @type {<Thing extends object>(field: Thing) => Thing} */
function withoutUndefined(field) {
  return /** @type {typeof field} */ (Object.fromEntries(Object.entries(field).filter(([, value]) => value !== undefined)));
}

/** A field with another name, which its ways follow. @type {(document: Sky, from: string, to: string) => Sky} */
export function renamed(document, from, to) {
  const now = (/** @type {string} */ name) => (name === from ? to : name);
  /** @type {Edge[]} */
  const edges = document.edges.map(([one, other]) => [now(one), now(other)]);
  return { ...changed(document, from, { id: to }), edges };
}

/** The document without a field and its ways. @type {(document: Sky, name: string) => Sky} */
export function withoutField(document, name) {
  const fields = document.fields.filter((each) => each.id !== name);
  return { ...document, fields, edges: document.edges.filter((edge) => !edge.includes(name)) };
}

/** A new field near another one and joined to it. @type {(document: Sky, name: string, beside: string) => Sky} */
export function withField(document, name, beside) {
  const near = document.fields.find((each) => each.id === beside);
  const isPlaced = document.fields.every((each) => each.at);
  const field = isPlaced ? { id: name, at: freeSpot(document.fields, near?.at ?? FIRST) } : { id: name };
  /** @type {Edge[]} */
  const edges = near ? [...document.edges, [near.id, name]] : document.edges;
  return { ...document, fields: [...document.fields, field], edges };
}

/** The nearest of the places around a point that is far enough from all fields. @type {(fields: Field[], around: Spot) => Spot} */
function freeSpot(fields, [x, y]) {
  for (const far of [120, 180, 260, 360, 480]) {
    for (let turn = 0; turn < 12; turn += 1) {
      const angle = (turn * Math.PI) / 6;
      /** @type {Spot} */
      const spot = [Math.round(x + far * Math.cos(angle)), Math.round(y + far * Math.sin(angle))];
      if (isInside(spot) && fields.every(({ at }) => !at || apart(at, spot) >= APART)) return spot;
    }
  }
  return FIRST;
}

/** True for a place that leaves some room at the edge of the drawing. @type {(spot: Spot) => boolean} */
function isInside(spot) {
  return spot.every((each) => each >= 40 && each <= 960);
}

/** The distance of two places. @type {(one: Spot, other: Spot) => number} */
function apart(one, other) {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

/** The first free name of F1, F2, F3 ... @type {(document: Pick<Sky, "fields">) => string} */
export function freeFieldName({ fields }) {
  for (let number = 1; ; number += 1) if (!fields.some((each) => each.id === `F${number}`)) return `F${number}`;
}

/**
 * Every field with a place: those that the drawing has where the document names none, moved into its bounds.
 *
 * @type {(document: Sky, drawn: Record<string, Spot>) => Sky}
 */
export function placed(document, drawn) {
  if (document.fields.every((each) => each.at)) return document;
  const spots = Object.values(drawn);
  const left = Math.min(...spots.map(([x]) => x));
  const top = Math.min(...spots.map(([, y]) => y));
  const span = Math.max(1, ...spots.map(([x, y]) => Math.max(x - left, y - top)));
  const scale = Math.min(1, 900 / span);
  /** @type {(spot: Spot) => Spot} */
  const fit = ([x, y]) => [Math.round(50 + (x - left) * scale), Math.round(50 + (y - top) * scale)];
  const fields = document.fields.map((each) => ({ ...each, at: drawn[each.id] ? fit(drawn[each.id]) : FIRST }));
  return { ...document, fields };
}
