/** Hexes: names and neighbours as people see them on the map, the examples of the rules, and geometry for all of them. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import fc from "fast-check";
import * as hexes from "../../../../static/js/workshop/map/hexes.js";
import { property } from "../../support/property.js";

const { axial, direction, distance, hexAt, hexName, hexNamed, line, middle, mirrored, neighbour, offset, opposite, rectangle, turned } =
  hexes;

/** The examples that the rules are tested with, too. */
const EXAMPLES = JSON.parse(readFileSync(new URL("../../../sandtable/games/tide_of_iron/hex_examples.json", import.meta.url), "utf-8"));

const WAY = fc.integer({ min: 0, max: 5 });
const HEX = fc.record({ q: fc.integer({ min: -50, max: 50 }), r: fc.integer({ min: -50, max: 50 }) }, { noNullPrototype: true });

/** The hex of a name that is one. @type {(name: string) => hexes.Hex} */
function named(name) {
  const hex = hexNamed(name);
  assert(hex, name);
  return hex;
}

test("the examples of the rules hold here as well", () => {
  for (const { name, q, r } of EXAMPLES.places) {
    assert.deepEqual(hexNamed(name), { q, r });
    assert.equal(hexName({ q, r }), name);
  }
  for (const { from, to, is } of EXAMPLES.distances) assert.equal(distance(named(from), named(to)), is);
  for (const { of, clockwise } of EXAMPLES.neighbours) {
    const around = hexes.STEPS.map((_step, way) => hexName(neighbour(named(of), way)));
    assert.deepEqual(around, clockwise);
  }
  for (const { q, r, turns, to } of EXAMPLES.turns) assert.deepEqual(Object.values(turned({ q, r }, turns)), to);
});

test("columns are letters: Z is followed by AA", () => {
  assert.deepEqual([1, 26, 27, 52, 53].map(hexes.columnLetters), ["A", "Z", "AA", "AZ", "BA"]);
  assert.deepEqual(["A", "Z", "AA", "AZ", "BA"].map(hexes.columnOf), [1, 26, 27, 52, 53]);
});

test("texts that name no hex, and hexes without a name", () => {
  for (const text of ["", "A", "A0", "a1", "A01", "1A", "ABC1", "A100"]) assert.equal(hexNamed(text), null);
  assert.equal(hexName(axial(0, 3)), null);
  assert.equal(hexName(axial(1, 0)), null);
  assert.equal(hexName(axial(2, 0)), "B1");
});

test("odd columns stand half a hex higher, so the neighbours of C2 are these", () => {
  const around = hexes.STEPS.map((_step, way) => hexName(neighbour(named("C2"), way)));
  assert.deepEqual(around, ["C1", "D2", "D3", "C3", "B3", "B2"]);
});

test("a line has its ends and every hex between", () => {
  assert.deepEqual(line(named("A1"), named("A4")).map(hexName), ["A1", "A2", "A3", "A4"]);
  assert.deepEqual(line(named("B2"), named("B2")).map(hexName), ["B2"]);
});

test("a rectangle is read by columns and numbers, whatever corners are given", () => {
  const expected = ["A1", "A2", "B1", "B2", "C1", "C2"];
  assert.deepEqual(rectangle(named("A1"), named("C2")).map(hexName), expected);
  assert.deepEqual(rectangle(named("C2"), named("A1")).map(hexName).sort(), expected);
  assert.deepEqual(rectangle(named("C1"), named("A2")).map(hexName).sort(), expected);
});

test("the middle of a hex in the drawing: 60 across for a column, 70 down for a row", () => {
  assert.deepEqual(middle({ q: 0, r: 0 }), { x: 0, y: 0 });
  assert.deepEqual(middle({ q: 1, r: 0 }), { x: 60, y: 35 });
  assert.deepEqual(middle({ q: 0, r: 2 }), { x: 0, y: 140 });
});

property("a step there and the opposite one lead back", [HEX, WAY], (hex, way) => {
  const there = neighbour(hex, way);
  assert.equal(distance(hex, there), 1);
  assert.equal(direction(hex, there), way);
  assert.deepEqual(neighbour(there, opposite(way)), hex);
});

property("hexes further away have no direction", [HEX, WAY, WAY], (hex, one, other) => {
  const there = neighbour(neighbour(hex, one), other);
  if (distance(hex, there) !== 1) assert.equal(direction(hex, there), -1);
});

property("distance is the same from both ends, and no way round is shorter", [HEX, HEX, HEX], (one, other, third) => {
  assert.equal(distance(one, other), distance(other, one));
  assert(distance(one, other) <= distance(one, third) + distance(third, other));
  assert.equal(distance(one, one), 0);
});

property("column and row lead back to the hex", [HEX], (hex) => {
  const { column, row } = offset(hex);
  assert.deepEqual(axial(column, row), hex);
});

property("every name leads back to its hex", [fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 })], (column, number) => {
  const name = `${hexes.columnLetters(column)}${number}`;
  assert.equal(hexName(named(name)), name);
});

property("six turns are none, and turning keeps distances and takes directions along", [HEX, HEX, WAY, WAY], (one, other, way, turns) => {
  assert.deepEqual(turned(one, 6), one);
  assert.deepEqual(turned(turned(one, turns), -turns), one);
  assert.equal(distance(turned(one, turns), turned(other, turns)), distance(one, other));
  const moved = turned(neighbour(one, way), turns);
  assert.equal(direction(turned(one, turns), moved), hexes.turnedWay(way, turns));
});

property("a mirror twice is nothing, and once takes directions along", [HEX, WAY], (hex, way) => {
  assert.deepEqual(mirrored(mirrored(hex)), hex);
  assert.equal(direction(mirrored(hex), mirrored(neighbour(hex, way))), hexes.mirroredWay(way));
});

property("a line goes from neighbour to neighbour, and is as long as the distance", [HEX, HEX], (from, to) => {
  const passed = line(from, to);
  assert.equal(passed.length, distance(from, to) + 1);
  assert.deepEqual([passed[0], passed.at(-1)], [from, to]);
  for (let step = 1; step < passed.length; step += 1) assert.equal(distance(passed[step - 1], passed[step]), 1);
});

const NEAR = fc.record({ dx: fc.integer({ min: -18, max: 18 }), dy: fc.integer({ min: -33, max: 33 }) }, { noNullPrototype: true });
property("a point of the drawing belongs to the hex around it", [HEX, NEAR], (hex, { dx, dy }) => {
  const { x, y } = middle(hex);
  assert.deepEqual(hexAt(x + dx, y + dy), hex);
});
