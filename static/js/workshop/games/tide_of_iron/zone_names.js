/** Zones get other names, and whatever the document says about them follows. */

import { renamed } from "../../paths.js";

/** @import { Scenario } from "./types.d.ts" */

/** The words that somebody typed, as the name of a zone: "North Wood" becomes "north_wood". @type {(words: string) => string} */
export function zoneName(words) {
  const name = words.toLowerCase().replace(/[^a-z0-9]+/g, "_");
  return name.replace(/^[^a-z]+|_+$/g, "") || "zone";
}

/** The document with another name for a zone, at its place in the list. @type {(document: Scenario, from: string, to: string) => Scenario} */
export function renamedZone(document, from, to) {
  return withZoneNamed(/** @type {Scenario} */ (renamed(document, ["zones"], from, to)), from, to);
}

/** The same for what names the zone: divisions, reinforcements, demands, conditions, special actions. @type {(document: Scenario, from: string, to: string) => Scenario} */
export function withZoneNamed(document, from, to) {
  /** @type {(key: string, value: unknown) => unknown} */
  const member = (key, value) => {
    if (key === "zone") return value === from ? to : value;
    if (key === "zones" && typeof value === "object" && value !== null && !Array.isArray(value)) {
      return through(Object.fromEntries(Object.entries(value).map(([name, zone]) => [name === from ? to : name, zone])));
    }
    const isNames = (key === "zones" || key === "reinforcement_zones") && Array.isArray(value);
    return isNames ? value.map((each) => (each === from ? to : each)) : through(value);
  };
  /** @type {(value: unknown) => unknown} */
  const through = (value) => {
    if (Array.isArray(value)) return value.map(through);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, member(key, inner)]));
  };
  const naming = ["sides", "victory", "events", "special_actions", "purchases"];
  const named = Object.entries(document).filter(([key]) => naming.includes(key));
  return { ...document, ...Object.fromEntries(named.map(([key, value]) => [key, through(value)])) };
}
