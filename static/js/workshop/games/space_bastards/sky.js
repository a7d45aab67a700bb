/** Fields and ways of a document as changes: each function takes a document and returns a new one. */

import { isEqual } from "../../paths.js";

const APART = 95;
const FIRST = [500, 500];

export function isWay(edge, one, other) {
  return isEqual(edge, [one, other]) || isEqual(edge, [other, one]);
}

/** The names of the neighbours of a field. */
export function neighbours({ edges }, name) {
  return edges.filter((edge) => edge.includes(name) && edge[0] !== edge[1]).map(([one, other]) => (one === name ? other : one));
}

/** A way between two fields is made, or taken away where there is one. */
export function joined(document, one, other) {
  const others = document.edges.filter((edge) => !isWay(edge, one, other));
  const edges = others.length < document.edges.length ? others : [...document.edges, [one, other]];
  return { ...document, edges };
}

/** One field with other values; undefined leaves a value out. */
export function changed(document, name, values) {
  const fields = document.fields.map((field) => (field.id === name ? withoutUndefined({ ...field, ...values }) : field));
  return { ...document, fields };
}

function withoutUndefined(field) {
  return Object.fromEntries(Object.entries(field).filter(([, value]) => value !== undefined));
}

/** A field with another name, which its ways follow. */
export function renamed(document, from, to) {
  const edges = document.edges.map((edge) => edge.map((each) => (each === from ? to : each)));
  return { ...changed(document, from, { id: to }), edges };
}

/** The document without a field and its ways. */
export function withoutField(document, name) {
  const fields = document.fields.filter((each) => each.id !== name);
  return { ...document, fields, edges: document.edges.filter((edge) => !edge.includes(name)) };
}

/** A new field near another one and joined to it. */
export function withField(document, name, beside) {
  const near = document.fields.find((each) => each.id === beside);
  const isPlaced = document.fields.every((each) => each.at);
  const field = isPlaced ? { id: name, at: freeSpot(document.fields, near?.at ?? FIRST) } : { id: name };
  const edges = near ? [...document.edges, [near.id, name]] : document.edges;
  return { ...document, fields: [...document.fields, field], edges };
}

/** The nearest of the places around a point that is far enough from all fields. */
function freeSpot(fields, [x, y]) {
  for (const far of [120, 180, 260, 360, 480]) {
    for (let turn = 0; turn < 12; turn += 1) {
      const angle = (turn * Math.PI) / 6;
      const spot = [Math.round(x + far * Math.cos(angle)), Math.round(y + far * Math.sin(angle))];
      if (
        spot.every((each) => each >= 40 && each <= 960) &&
        fields.every(({ at }) => Math.hypot(at[0] - spot[0], at[1] - spot[1]) >= APART)
      )
        return spot;
    }
  }
  return FIRST;
}

/** The first free name of F1, F2, F3 ... */
export function freeFieldName({ fields }) {
  for (let number = 1; ; number += 1) if (!fields.some((each) => each.id === `F${number}`)) return `F${number}`;
}

/** Every field with a place: those that the drawing has where the document names none, moved into its bounds. */
export function placed(document, drawn) {
  if (document.fields.every((each) => each.at)) return document;
  const spots = Object.values(drawn);
  const [left, top] = [0, 1].map((side) => Math.min(...spots.map((each) => each[side])));
  const span = Math.max(1, ...spots.map(([x, y]) => Math.max(x - left, y - top)));
  const scale = Math.min(1, 900 / span);
  const fit = ([x, y]) => [Math.round(50 + (x - left) * scale), Math.round(50 + (y - top) * scale)];
  const fields = document.fields.map((each) => ({ ...each, at: drawn[each.id] ? fit(drawn[each.id]) : FIRST }));
  return { ...document, fields };
}
