/** Ways to win, built from sentences: who wins, under which conditions joined by "and" and "or", and when. */

import { all, maybe, one } from "../../../elements.js";
import { button, iconButton } from "../../buttons.js";
import { h, keepChildren } from "../../dom.js";
import { pointer, valueAt, withValue } from "../../paths.js";
import { hexList } from "../../form/choosing.js";
import { grouped, register } from "../../form/form.js";
import { another, become, cargoNames, deedNames, GROUPS, isGroup, kindOf, LEAVES, parts, sideOf, withoutPart } from "./conditions.js";
import { number, select } from "./sentence_fields.js";

/** @import { Path } from "../../types.d.ts" */
/** @import { Group, Kind, Leaf } from "./conditions.js" */
/** @import { Select } from "./sentence_fields.js" */
/** @import { Condition as Told, GameForm, GameWidget, Nation, Scenario, Way } from "./types.d.ts" */

/** The rest of the sentence of a condition. @typedef {{ nodes: (Node | string)[], update: (found: Leaf) => void }} Body */

const SIDES = { american: "the Americans", german: "the Germans" };
const GRADES = { "": "", minor: "a minor victory", major: "a major victory" };
const TIMES = { "any round": "any round", "last round": "the last round", round: "round", "at once": "at once" };
const PLACES = { anywhere: "anywhere", hexes: "on these hexes:", zone: "in the zone", off_map: "off the map" };
const MARKERS = {
  minefield: "minefields",
  razor_wire: "razor wire",
  tank_trap: "tank traps",
  entrenchment: "entrenchments",
  pillbox: "pillboxes",
};

/** One way to win. @type {GameWidget} */
function victory(form, path, schema, hint) {
  /** @type {(key: keyof Way, value: unknown) => void} */
  const set = (key, value) => form.set([...path, key], value);
  const side = select("Who wins", { american: "The Americans", german: "The Germans" }, (value) => set("side", value));
  const grade = select("Grade", { ...GRADES, "": "(no grade)" }, (value) => set("grade", value || undefined));
  const round = number("Round", 1, 20, (value) => set("when", value));
  const time = select("When it is checked", TIMES, (value) => set("when", value === "round" ? 1 : value));
  const condition = new Condition(form, [...path, "if"], null);
  const first = h("p", { class: "ws-sentence" }, side.node, "win", grade.node, "if");
  const end = h("span", {}, "at the end of");
  const last = h("p", { class: "ws-sentence" }, end, time.node, round.node);
  const node = grouped(form, path, schema, hint, first, condition.node, last);
  node.append(one(node, ":scope > .ws-notes"));
  node.classList.add("ws-victory");
  /** @type {(value: Way | undefined) => void} */
  const update = (value) => {
    side.update(value?.side);
    grade.update(value?.grade ?? "");
    const when = value?.when;
    const isRound = typeof when === "number";
    time.update(isRound ? "round" : when);
    round.node.hidden = !isRound;
    end.hidden = when === "at once";
    if (isRound) round.update(when);
    condition.update(value?.if);
  };
  return { node, update };
}

/** One condition with those inside it. `owner` is the condition around it; null for the outermost one. */
class Condition {
  /**
   * @param {GameForm} form
   * @param {Path} path
   * @param {Condition | null} owner
   */
  constructor(form, path, owner) {
    this.form = form;
    this.path = path;
    this.owner = owner;
    /** The kind that is shown; null for none yet. @type {Kind | "" | null} */
    this.kind = null;
    /** @type {{ condition: Condition, item: HTMLElement }[]} */
    this.inner = [];
    /** Shows the values of a simple condition. @type {((found: Leaf) => void) | undefined} */
    this.fill = undefined;
    this.side = select("Side", SIDES, (value) => this.#withSide(/** @type {Nation} */ (value)));
    this.kinds = select("Condition", { ...LEAVES, ...GROUPS }, (kind) =>
      this.#change("Change the condition", (now) =>
        become(now, /** @type {Kind} */ (kind), this.#zones(), deedNames(this.form.store.document), cargoNames(this.form.store.document)),
      ),
    );
    this.kinds.node.dataset.kinds = "";
    this.body = h("span", { class: "ws-sentence" });
    this.list = h("ol", { class: "ws-conditions" });
    this.head = h("div", { class: "ws-sentence" }, this.side.node, this.kinds.node, this.body);
    this.tools = this.#tools();
    this.node = h(
      "div",
      { class: "ws-condition", role: "group", "aria-label": "Condition", "data-path": pointer(path) },
      this.head,
      this.list,
      this.tools,
    );
  }

  /** @type {(value: Told | undefined) => void} */
  update(value) {
    const kind = kindOf(value);
    if (kind !== this.kind) this.#become(kind);
    this.side.update(sideOf(value));
    this.kinds.update(kind);
    this.fill?.(Object.values(value ?? {})[0]);
    const inner = parts(value);
    this.inner.length = Math.min(this.inner.length, inner.length);
    inner.forEach((each, index) => {
      this.inner[index] ??= this.#made([kind, ...(kind === "not" ? [] : [index])]);
      this.inner[index].condition.update(each);
    });
    keepChildren(
      this.list,
      this.inner.map((each) => each.item),
    );
  }

  /** A condition inside this one, as a line of the list. @type {(steps: Path) => { condition: Condition, item: HTMLElement }} */
  #made(steps) {
    const condition = new Condition(this.form, [...this.path, ...steps], this);
    return { condition, item: h("li", {}, condition.node) };
  }

  /** @type {(kind: Kind | "") => void} */
  #become(kind) {
    this.kind = kind;
    this.inner = [];
    const isJoined = isGroup(kind);
    this.side.node.hidden = isJoined || kind === "" || kind === "markers" || kind === "done";
    this.list.hidden = !isJoined;
    this.list.dataset.joined = kind === "any" ? "or" : kind === "all" ? "and" : "";
    const made = bodyOf(this, kind);
    this.body.replaceChildren(...made.nodes);
    this.fill = made.update;
  }

  /** "and", "or", "not", and the way out. */
  #tools() {
    const isOnly = !this.owner;
    return h(
      "div",
      { class: "ws-condition__tools" },
      button("and…", () => this.#join("all"), { title: "Another condition that must also be true" }),
      button("or…", () => this.#join("any"), { title: "Another condition that is enough as well" }),
      button("not", () => this.#negate(), { title: "Turn the condition round" }),
      isOnly ? null : iconButton("remove", "Remove this condition", () => this.#remove()),
    );
  }

  /** What the document says. @returns {Told} */
  get value() {
    return valueAt(this.form.store.document, this.path) ?? {};
  }

  /** Change what is inside the condition, e.g. { at_least: 3 }; undefined takes a value away. @type {(changes: Leaf & { side?: Nation }) => void} */
  put(changes) {
    const [[key, found]] = Object.entries(this.value);
    const made = Object.fromEntries(Object.entries({ ...found, ...changes }).filter(([, value]) => value !== undefined));
    this.form.store.set(this.path, { [key]: made }, "Change the condition", { source: "form", together: pointer(this.path) });
  }

  /** @type {(side: Nation) => void} */
  #withSide(side) {
    if (this.kind === "eliminated") this.#change("Change the side", () => ({ eliminated: side }));
    else this.put({ side });
  }

  /** @type {(label: string, change: (now: Told) => Told) => void} */
  #change(label, change) {
    /** @type {(document: Scenario) => Scenario} */
    const whole = (document) => withValue(document, this.path, change(valueAt(document, this.path) ?? {}));
    this.form.store.edit(label, whole, { source: "form" });
  }

  /** A new condition beside this one: in the group around it if that joins in the same way, or in a group of both. @type {(kind: Group) => void} */
  #join(kind) {
    const own = this.kind === kind ? this : this.owner?.kind === kind ? this.owner : null;
    const target = own ?? this;
    const index = own === this || !own ? parts(this.value).length : own.#placeOf(this) + 1;
    const made = another(this.value);
    if (own) own.#change("Add a condition", (now) => ({ [kind]: parts(now).toSpliced(index, 0, made) }));
    else this.#change("Add a condition", (now) => ({ [kind]: [now, made] }));
    focusOn([...target.path, kind, own ? index : 1]);
  }

  #negate() {
    this.#change("Turn the condition round", (now) => (kindOf(now) === "not" ? (now.not ?? now) : { not: now }));
    focusOn(this.path);
  }

  #remove() {
    const { owner } = this;
    if (!owner) return;
    const index = owner.#placeOf(this);
    if (owner.kind === "not") owner.#change("Remove a condition", (now) => now.not ?? now);
    else owner.#change("Remove a condition", (now) => withoutPart(now, index));
    focusOn(owner.path);
  }

  /** @type {(inner: Condition) => number} */
  #placeOf(inner) {
    return this.inner.findIndex((each) => each.condition === inner);
  }

  #zones() {
    return Object.keys(this.form.store.document.zones ?? {});
  }

  /** The events, special actions and purchases of the document to choose from. */
  deedChoice() {
    const choice = select("What has happened", {}, (what) => this.put({ what }), "Nothing has a name yet");
    const look = () => {
      const shown = choice.node.value;
      choice.offer(Object.fromEntries(deedNames(this.form.store.document).map((name) => [name, name])));
      choice.update(this.value?.done?.what ?? shown);
    };
    this.form.follow(choice.node, look);
    return choice;
  }

  /** The objectives of the document that are carried to choose from. */
  cargoChoice() {
    const choice = select("What is carried", {}, (what) => this.put({ what }), "No objective is carried yet");
    const look = () => {
      const shown = choice.node.value;
      choice.offer(Object.fromEntries(cargoNames(this.form.store.document).map((name) => [name, name])));
      choice.update(this.value?.has?.what ?? shown);
    };
    this.form.follow(choice.node, look);
    return choice;
  }

  /** The zones of the document to choose from. */
  zoneChoice() {
    const choice = select("Zone", {}, (zone) => this.put({ zone }), "There is no zone yet");
    const look = () => {
      const shown = choice.node.value;
      choice.offer(Object.fromEntries(this.#zones().map((name) => [name, name.replaceAll("_", " ")])));
      choice.update(this.value?.units?.zone ?? this.value?.has?.zone ?? shown);
    };
    this.form.follow(choice.node, look);
    return choice;
  }
}

/** What follows the kind in the sentence. @type {(condition: Condition, kind: Kind | "") => { nodes: Body["nodes"], update?: Body["update"] }} */
function bodyOf(condition, kind) {
  if (kind === "") return { nodes: ["This condition can't be read. Choose another, or mend it as JSON."] };
  return BODIES[kind]?.(condition) ?? { nodes: [] };
}

/** What follows a kind that says more than its side. @type {Partial<Record<Kind, (condition: Condition) => Body>>} */
const BODIES = {
  points: (condition) => amount(condition, "at_least", "Victory points"),
  lead: (condition) => amount(condition, "ahead_by", "Victory points ahead"),
  hexes(condition) {
    const some = share(condition, "of");
    const hexes = hexList("Hexes to control", (objectives) => condition.put({ objectives }));
    /** @type {Body["update"]} */
    const update = (found) => {
      some.update(found);
      hexes.update(found.objectives);
    };
    return { nodes: [some.node, hexes.node], update };
  },
  objectives(condition) {
    const some = share(condition, "");
    const kind = objectiveKinds((objectives) => condition.put({ objectives }));
    /** @type {Body["update"]} */
    const update = (found) => {
      some.update(found);
      kind.update(found?.objectives);
    };
    return { nodes: [some.node, kind.node], update };
  },
  more(condition) {
    const count = number("Objectives ahead", 1, 99, (ahead_by) => condition.put({ ahead_by }));
    const kind = objectiveKinds((objectives) => condition.put({ objectives }));
    /** @type {Body["update"]} */
    const update = (found) => {
      count.update(found?.ahead_by);
      kind.update(found?.objectives);
    };
    return { nodes: [count.node, "more", kind.node, "than the other side"], update };
  },
  markers(condition) {
    const kind = select("Markers", MARKERS, (value) => condition.put({ kind: value }));
    const some = share(condition, "of");
    const hexes = hexList("Hexes with markers", (names) => condition.put({ hexes: names }));
    const objectives = objectiveKinds((value) => condition.put({ hexes: value }));
    const places = select("Where", { objectives: "the hexes with", hexes: "these hexes:" }, (value) =>
      condition.put({ hexes: value === "hexes" ? [] : "victory" }),
    );
    /** @type {Body["update"]} */
    const update = (found) => {
      const isList = Array.isArray(found?.hexes);
      kind.update(found?.kind);
      some.update(found);
      places.update(isList ? "hexes" : "objectives");
      hexes.node.hidden = !isList;
      objectives.node.hidden = isList;
      if (isList) hexes.update(found.hexes);
      else objectives.update(found?.hexes);
    };
    return { nodes: [kind.node, "on", some.node, places.node, objectives.node, hexes.node], update };
  },
  units(condition) {
    const count = number("Units", 1, 99, (at_least) => condition.put({ at_least }));
    const hexes = hexList("Hexes for the units", (names) => condition.put({ hexes: names }));
    /** @type {Body["update"]} */
    const update = (found) => {
      count.update(found?.at_least);
      hexes.update(found?.hexes);
    };
    return { nodes: ["at least", count.node, "on", hexes.node], update };
  },
  done(condition) {
    const what = condition.deedChoice();
    const count = number("Times", 1, 20, (times) => condition.put({ at_least: times > 1 ? times : undefined }));
    /** @type {Body["update"]} */
    const update = (found) => {
      what.update(found?.what);
      count.update(found?.at_least ?? 1);
    };
    return { nodes: [what.node, "at least", count.node, "times"], update };
  },
  has(condition) {
    const what = condition.cargoChoice();
    const hexes = hexList("Hexes for what is carried", (names) => condition.put({ hexes: names }));
    const zone = condition.zoneChoice();
    const places = select("Where it is", PLACES, (place) =>
      condition.put({
        hexes: place === "hexes" ? [] : undefined,
        zone: place === "zone" ? zone.node.value || "zone" : undefined,
        off_map: place === "off_map" ? true : undefined,
      }),
    );
    /** @type {Body["update"]} */
    const update = (found) => {
      const place = ["hexes", "zone", "off_map"].find((key) => key in Object(found)) ?? "anywhere";
      what.update(found?.what);
      places.update(place);
      hexes.node.hidden = place !== "hexes";
      zone.node.hidden = place !== "zone";
      hexes.update(found?.hexes ?? []);
      if (found?.zone !== undefined) zone.update(found.zone);
    };
    return { nodes: [what.node, places.node, hexes.node, zone.node], update };
  },
  zone(condition) {
    const count = number("Units", 1, 99, (at_least) => condition.put({ at_least }));
    const zone = condition.zoneChoice();
    /** @type {Body["update"]} */
    const update = (found) => {
      count.update(found.at_least);
      zone.update(found.zone);
    };
    return { nodes: ["at least", count.node, "in", zone.node], update };
  },
};

/** The kinds of objectives to choose from. @type {(change: (kind: "victory" | "command") => void) => Select} */
function objectiveKinds(change) {
  return select("Objectives", { victory: "victory objectives", command: "command objectives" }, (value) =>
    change(value === "command" ? "command" : "victory"),
  );
}

/** @type {(condition: Condition, key: "at_least" | "ahead_by", label: string) => Body} */
function amount(condition, key, label) {
  const count = number(label, 1, 99, (value) => condition.put({ [key]: value }));
  return { nodes: [count.node], update: (found) => count.update(found?.[key]) };
}

/** All of some things, or at least a number of them. @type {(condition: Condition, after: string) => { node: HTMLElement, update: Body["update"] }} */
function share(condition, after) {
  const count = number("At least", 1, 99, (at_least) => condition.put({ at_least }));
  const choice = select("How many", { all: `all ${after}`.trim(), some: "at least" }, (value) =>
    condition.put({ at_least: value === "all" ? undefined : 1 }),
  );
  /** @type {Body["update"]} */
  const update = (found) => {
    const isAll = found?.at_least === undefined;
    choice.update(isAll ? "all" : "some");
    count.node.hidden = isAll;
    if (!isAll) count.update(found.at_least);
  };
  return { node: h("span", { class: "ws-sentence" }, choice.node, count.node), update };
}

/** @type {(path: Path) => void} */
function focusOn(path) {
  const place = all(document, ".ws-condition").find((each) => each.dataset.path === pointer(path));
  if (place) maybe(place, "select[data-kinds]")?.focus();
}

/** A condition by itself, of an event or a reinforcement. @type {GameWidget} */
function condition(form, path, schema, hint) {
  const found = new Condition(form, path, null);
  return { node: grouped(form, path, schema, hint, found.node), update: (/** @type {Told} */ value) => found.update(value) };
}

register("condition", condition);
register("victory", victory);
