/**
 * Conditions of victory as data: their kinds, what a condition becomes as another kind, and how conditions are joined.
 * A condition is an object with one key, as docs/tide-of-iron-scenarios.md explains.
 */

/** The kinds by name, in the words that follow a side. */
export const LEAVES = {
  points: "have at least … victory points",
  lead: "have a lead of … victory points",
  hexes: "control hexes",
  objectives: "control objectives",
  units: "have units on hexes",
  zone: "have units in a zone",
  eliminated: "have no units left",
};
export const GROUPS = {
  all: "All of these are true",
  any: "At least one of these is true",
  not: "This is not true",
};

/** The kind of a condition; "" for one that can't be read. */
export function kindOf(condition) {
  const [key, ...more] = Object.keys(condition ?? {});
  const found = condition?.[key];
  if (more.length || found === undefined || found === null) return "";
  if (key === "points") return "ahead_by" in Object(found) ? "lead" : "points";
  if (key === "controls") return Array.isArray(found.objectives) ? "hexes" : "objectives";
  if (key === "units") return "zone" in Object(found) ? "zone" : "units";
  if ((key === "all" || key === "any") && !Array.isArray(found)) return "";
  return key === "eliminated" || key in GROUPS ? key : "";
}

/** The conditions inside one. */
export function parts(condition) {
  const kind = kindOf(condition);
  if (kind === "not") return [condition.not];
  return kind === "all" || kind === "any" ? condition[kind] : [];
}

export function sideOf(condition) {
  const kind = kindOf(condition);
  if (kind === "eliminated") return condition.eliminated;
  const [inner] = parts(condition);
  return inner ? sideOf(inner) : (Object.values(condition ?? {})[0]?.side ?? "american");
}

/** The condition as another kind: side, number and hexes stay where the new kind has them. */
export function become(condition, kind, zones = []) {
  if (kind === kindOf(condition)) return condition;
  if (kind in GROUPS) return asGroup(condition, kind);
  const found = leafOf(condition);
  const side = sideOf(condition);
  const number = found.at_least ?? found.ahead_by ?? 1;
  const hexes = Array.isArray(found.objectives) ? found.objectives : (found.hexes ?? []);
  const made = {
    points: () => ({ points: { side, at_least: number } }),
    lead: () => ({ points: { side, ahead_by: number } }),
    hexes: () => ({ controls: { side, objectives: hexes } }),
    objectives: () => ({ controls: { side, objectives: "victory" } }),
    units: () => ({ units: { side, hexes, at_least: number } }),
    zone: () => ({ units: { side, zone: zones[0] ?? "", at_least: number } }),
    eliminated: () => ({ eliminated: side }),
  };
  return made[kind]();
}

/** The first simple condition, whose values a new one takes over. */
function leafOf(condition) {
  const [inner] = parts(condition);
  const found = inner ? leafOf(inner) : Object.values(condition ?? {})[0];
  return typeof found === "object" && found !== null ? found : {};
}

function asGroup(condition, kind) {
  const inner = parts(condition);
  const isList = ["all", "any"].includes(kindOf(condition));
  if (kind === "not") return { not: condition };
  return { [kind]: isList ? inner : [condition] };
}

/** A new condition beside others: victory points of the same side. */
export function another(condition) {
  return { points: { side: sideOf(condition), at_least: 1 } };
}

/** The group without one of its conditions; a group with one left is that one. */
export function withoutPart(group, index) {
  const kind = kindOf(group);
  const left = parts(group).toSpliced(index, 1);
  return left.length === 1 ? left[0] : { [kind]: left };
}
