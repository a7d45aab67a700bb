/**
 * Conditions of victory as data: their kinds, what a condition becomes as another kind, and how conditions are joined.
 * A condition is an object with one key, as docs/tide-of-iron-scenarios.md explains.
 */

/** @import { Condition, Nation, Scenario } from "./types.d.ts" */

/** @typedef {"all" | "any" | "not"} Group */
/** @typedef {"points" | "lead" | "hexes" | "objectives" | "more" | "markers" | "units" | "zone" | "eliminated" | "has" | "done" | Group} Kind */
/**
 * The values of a simple condition, but for its side.
 *
 * @typedef {{ at_least?: number, ahead_by?: number, kind?: string, objectives?: "victory" | "command" | string[], hexes?: "victory" | "command" | string[], zone?: string, what?: string, off_map?: true }} Leaf
 */

/** The kinds by name, in the words that follow a side. */
export const LEAVES = {
  points: "have at least … victory points",
  lead: "have a lead of … victory points",
  hexes: "control hexes",
  objectives: "control objectives",
  more: "control more objectives",
  units: "have units on hexes",
  zone: "have units in a zone",
  eliminated: "have no units left",
  has: "have what is carried",
  markers: "Markers lie on hexes",
  done: "This has happened",
};
export const GROUPS = {
  all: "All of these are true",
  any: "At least one of these is true",
  not: "This is not true",
};

/** The kind of a condition; "" for one that can't be read. @type {(condition: Condition | null | undefined) => Kind | ""} */
export function kindOf(condition) {
  const [[key, found] = ["", null], ...more] = Object.entries(condition ?? {});
  if (more.length || found === undefined || found === null) return "";
  if (key === "points") return "ahead_by" in Object(found) ? "lead" : "points";
  if (key === "controls" && "ahead_by" in Object(found)) return "more";
  if (key === "controls") return Array.isArray(found.objectives) ? "hexes" : "objectives";
  if (key === "units") return "zone" in Object(found) ? "zone" : "units";
  if ((key === "all" || key === "any") && !Array.isArray(found)) return "";
  return key === "eliminated" || key === "has" || key === "markers" || key === "done" || isGroup(key) ? key : "";
}

/** True for the kinds that hold other conditions. @type {(kind: string) => kind is Group} */
export function isGroup(kind) {
  return Object.hasOwn(GROUPS, kind);
}

/** The conditions inside one. @type {(condition: Condition | null | undefined) => Condition[]} */
export function parts(condition) {
  const kind = kindOf(condition);
  if (kind === "not") return condition?.not ? [condition.not] : [];
  return ((kind === "all" || kind === "any") && condition?.[kind]) || [];
}

/** The side that a condition is about: of a group, that of its first condition. @type {(condition: Condition | null | undefined) => Nation} */
export function sideOf(condition) {
  if (kindOf(condition) === "eliminated") return condition?.eliminated ?? "american";
  const [inner] = parts(condition);
  return inner ? sideOf(inner) : (Object.values(condition ?? {})[0]?.side ?? "american");
}

/**
 * The condition as another kind: side, number and hexes stay where the new kind has them.
 *
 * @type {(condition: Condition, kind: Kind, zones?: string[], deeds?: string[], cargo?: string[]) => Condition}
 */
export function become(condition, kind, zones = [], deeds = [], cargo = []) {
  if (kind === kindOf(condition)) return condition;
  if (isGroup(kind)) return asGroup(condition, kind);
  const found = leafOf(condition);
  const side = sideOf(condition);
  const number = found.at_least ?? found.ahead_by ?? 1;
  const named = found.objectives ?? found.hexes;
  const hexes = Array.isArray(named) ? named : [];
  /** @type {Record<Exclude<Kind, Group>, () => Condition>} */
  const made = {
    points: () => ({ points: { side, at_least: number } }),
    lead: () => ({ points: { side, ahead_by: number } }),
    hexes: () => ({ controls: { side, objectives: hexes } }),
    objectives: () => ({ controls: { side, objectives: "victory" } }),
    more: () => ({ controls: { side, objectives: "victory", ahead_by: number } }),
    markers: () => ({ markers: { kind: "minefield", hexes: hexes.length ? hexes : "victory" } }),
    units: () => ({ units: { side, hexes, at_least: number } }),
    zone: () => ({ units: { side, zone: zones[0] ?? "", at_least: number } }),
    eliminated: () => ({ eliminated: side }),
    has: () => ({ has: { side, what: cargo[0] ?? "" } }),
    done: () => ({ done: { what: deeds[0] ?? "" } }),
  };
  return made[kind]();
}

/** The first simple condition, whose values a new one takes over. @type {(condition: Condition) => Leaf} */
function leafOf(condition) {
  const [inner] = parts(condition);
  const found = inner ? leafOf(inner) : Object.values(condition ?? {})[0];
  return typeof found === "object" && found !== null ? found : {};
}

/** @type {(condition: Condition, kind: Group) => Condition} */
function asGroup(condition, kind) {
  const inner = parts(condition);
  const isList = ["all", "any"].includes(kindOf(condition));
  if (kind === "not") return { not: condition };
  return { [kind]: isList ? inner : [condition] };
}

/** A new condition beside others: victory points of the same side. @type {(condition: Condition) => Condition} */
export function another(condition) {
  return { points: { side: sideOf(condition), at_least: 1 } };
}

/** The group without one of its conditions; a group with one left is that one. @type {(group: Condition, index: number) => Condition} */
export function withoutPart(group, index) {
  const kind = kindOf(group);
  const left = parts(group).toSpliced(index, 1);
  return left.length === 1 ? left[0] : { [kind]: left };
}

/** The names of the objectives that are carried, in their order. @type {(document: Scenario) => string[]} */
export function cargoNames({ objectives }) {
  return (Array.isArray(objectives) ? objectives : []).flatMap((each) => (each?.carried && each.name) || []);
}

/** The names of all that may happen in a scenario, in its order. @type {(document: Scenario) => string[]} */
export function deedNames({ events, special_actions: actions, purchases }) {
  return [events, actions, purchases].flatMap((each) => (Array.isArray(each) ? each : [])).flatMap((each) => each?.name || []);
}
