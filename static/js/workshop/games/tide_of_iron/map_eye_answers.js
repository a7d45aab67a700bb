/** Answers about the map: drawn on the hexes, with a legend, a sentence, and all numbers as a list. */

import { h, svg } from "../../dom.js";

/** @import { Point } from "../../map/hexes.js" */
/** @import { Answers, Question, TideMap } from "./types.d.ts" */

/** An answer in words and drawn: `rows` are the words for each hex. */
/** @typedef {{ words: string, legend: string, rows: string[], marks: SVGElement[] }} ShownAnswer */

/**
 * Show an answer: its sentence in `told`, the legend and the list in `more`. Returns the sentence.
 *
 * @template {Question} Asked
 * @param {Asked} question
 * @param {Answers[Asked]} answer
 * @param {TideMap} map
 * @param {HTMLElement} told
 * @param {HTMLElement} more
 */
export function showAnswer(question, answer, map, told, more) {
  const { words, legend, rows, marks } = SHOWN[question](answer, map);
  map.marks.set("answer", marks);
  const list = rows.length
    ? h("details", {}, h("summary", { class: "small" }, "All hexes in words"), h("p", { class: "small ws-answer__all" }, rows.join(", ")))
    : null;
  told.replaceChildren(h("p", { class: "small" }, words));
  more.replaceChildren(h("p", { class: "small muted" }, legend), ...(list ? [list] : []));
  return words;
}

/** @type {{ [Asked in Question]: (answer: Answers[Asked], map: TideMap) => ShownAnswer }} */
const SHOWN = { sight, seen, reach, ranges, fire };

/** @type {(answer: Answers["sight"], map: TideMap) => ShownAnswer} */
function sight(answer, map) {
  /** @type {(name: string) => Point[]} */
  const placesOf = (name) => {
    const hex = map.canvas.hexes.get(name);
    return hex ? [map.marks.place(hex)] : [];
  };
  const ends = [...placesOf(answer.from), ...placesOf(answer.to)].map(({ x, y }) => `${x} ${y}`);
  const line = svg("path", { d: `M${ends.join("L")}`, class: `ws-sight ws-sight--${answer.visible ? "clear" : "blocked"}` });
  const crosses = answer.blocking.flatMap(placesOf).map(cross);
  const verdict = answer.visible ? "sees" : "does not see";
  const rule = answer.rule ? ` (${answer.rule})` : "";
  const reason = answer.reason.replace(/\.$/, "");
  const blocked = answer.blocking.length ? ` Blocking: ${answer.blocking.join(", ")}.` : "";
  return {
    words: `${answer.from} ${verdict} ${answer.to}, ${counted(answer.distance, "hex", "hexes")} away. ${reason}${rule}.${blocked}`,
    legend: "Full line: seen. Broken line: blocked, with a cross on each hex that blocks.",
    rows: [],
    marks: [line, ...crosses],
  };
}

/** @type {(point: Point) => SVGElement} */
function cross({ x, y }) {
  return svg("path", { d: `M${x - 16} ${y - 16}l32 32m0-32l-32 32`, class: "ws-cross" });
}

/** @type {(answer: Answers["seen"], map: TideMap) => ShownAnswer} */
function seen(answer, map) {
  return {
    words: `${answer.hex} sees ${answer.hexes.length} of ${answer.of} hexes.`,
    legend: "Shaded hexes are seen; the number is the distance.",
    rows: answer.hexes.map((each) => `${each.hex} (${each.distance})`),
    marks: answer.hexes.flatMap((each) => shaded(map, each.hex, 0.5, String(each.distance))),
  };
}

/** @type {(answer: Answers["reach"], map: TideMap) => ShownAnswer} */
function reach(answer, map) {
  return {
    words: `From ${answer.hex} the unit comes to ${answer.hexes.length} hexes in ${counted(answer.actions, "action")}.`,
    legend: "The number says how many actions it takes; darker hexes are reached sooner.",
    rows: answer.hexes.map((each) => `${each.hex} (${counted(each.actions, "action")}, ${each.left} left)`),
    marks: answer.hexes.flatMap((each) => shaded(map, each.hex, 1 - each.actions / (answer.actions + 1), String(each.actions))),
  };
}

/** @type {(answer: Answers["ranges"], map: TideMap) => ShownAnswer} */
function ranges(answer, map) {
  const shares = { close: 0.9, normal: 0.6, long: 0.3 };
  const count = (/** @type {boolean} */ isSeen) => answer.hexes.filter((each) => each.seen === isSeen).length;
  return {
    words: `In range of ${answer.hex}: ${count(true)} hexes that it sees, ${count(false)} that it does not see.`,
    legend: "The number is the attack dice, the letter the range: c close, n normal, l long. Hexes without shade are not seen.",
    rows: answer.hexes.map((each) => `${each.hex} (${each.range} range, ${each.dice} dice${each.seen ? "" : ", not seen"})`),
    marks: answer.hexes.flatMap((each) =>
      shaded(map, each.hex, each.seen ? shares[each.range] : 0, `${each.dice} ${each.range.charAt(0)}`),
    ),
  };
}

/** @type {(answer: Answers["fire"], map: TideMap) => ShownAnswer} */
function fire(answer, map) {
  const most = Math.max(...answer.hexes.map((each) => each.positions), 1);
  const side = answer.side === "american" ? "American" : "German";
  return {
    words: `${side} fire can fall on ${answer.hexes.length} hexes, with at most ${answer.most} dice on one: ${answer.unit}.`,
    legend:
      "Numbers: attack dice at close or normal range, + those at long range, of all that find room in the start hexes within " +
      "range (three units a hex). Darker hexes can be hit from more start hexes.",
    rows: answer.hexes.map((each) => `${each.hex} (${diceWords(each)}, from ${counted(each.positions, "hex", "hexes")})`),
    marks: answer.hexes.flatMap((each) => shaded(map, each.hex, each.positions / most, diceSigns(each))),
  };
}

/** "12+8": at normal range, and at long range where anybody has it. @type {(each: { dice: number, long_dice: number }) => string} */
function diceSigns({ dice, long_dice: far }) {
  return far ? `${dice || ""}+${far}` : String(dice);
}

/** @type {(each: { dice: number, long_dice: number }) => string} */
function diceWords({ dice, long_dice: far }) {
  return far ? `${dice} dice and ${far} at long range` : `${dice} dice`;
}

/** A hex with a shade (0 to 1) and words. @type {(map: TideMap, name: string, share: number, words: string) => SVGElement[]} */
function shaded(map, name, share, words) {
  const hex = map.canvas.hexes.get(name);
  if (!hex) return [];
  const shade = svg("path", { d: map.marks.hexPath(hex), class: "ws-shade", "fill-opacity": (share * 0.6).toFixed(2) });
  return [shade, map.marks.text(words, hex, "ws-text--number")];
}

/** @type {(count: number, noun: string, several?: string) => string} */
function counted(count, noun, several = `${noun}s`) {
  return `${count} ${count === 1 ? noun : several}`;
}
