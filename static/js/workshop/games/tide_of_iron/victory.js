/** Ways to win, built from sentences: who wins, under which conditions joined by "and" and "or", and when. */

import { button, iconButton } from "../../buttons.js";
import { h, keepChildren } from "../../dom.js";
import { pointer, valueAt, withValue } from "../../paths.js";
import { hexList } from "../../form/choosing.js";
import { grouped, register } from "../../form/form.js";
import { another, become, GROUPS, kindOf, LEAVES, parts, sideOf, withoutPart } from "./conditions.js";

const SIDES = { american: "the Americans", german: "the Germans" };
const GRADES = { "": "", minor: "a minor victory", major: "a major victory" };
const TIMES = { "any round": "any round", "last round": "the last round", round: "round" };

/** One way to win. */
function victory(form, path, schema, hint) {
  const set = (key, value) => form.set([...path, key], value);
  const side = select("Who wins", { american: "The Americans", german: "The Germans" }, (value) => set("side", value));
  const grade = select("Grade", { ...GRADES, "": "(no grade)" }, (value) => set("grade", value || undefined));
  const round = number("Round", 1, 20, (value) => set("when", value));
  const time = select("Checked at the end of", TIMES, (value) => set("when", value === "round" ? 1 : value));
  const condition = new Condition(form, [...path, "if"], null);
  const first = h("p", { class: "ws-sentence" }, side.node, "win", grade.node, "if");
  const last = h("p", { class: "ws-sentence" }, "at the end of", time.node, round.node);
  const node = grouped(form, path, schema, hint, first, condition.node, last);
  node.append(node.querySelector(":scope > .ws-notes"));
  node.classList.add("ws-victory");
  const update = (value) => {
    side.update(value?.side);
    grade.update(value?.grade ?? "");
    const isRound = typeof value?.when === "number";
    time.update(isRound ? "round" : value?.when);
    round.node.hidden = !isRound;
    if (isRound) round.update(value.when);
    condition.update(value?.if);
  };
  return { node, update };
}

/** One condition with those inside it. `owner` is the condition around it; null for the outermost one. */
class Condition {
  constructor(form, path, owner) {
    Object.assign(this, { form, path, owner });
    this.kind = null;
    this.inner = [];
    this.side = select("Side", SIDES, (value) => this.#withSide(value));
    this.kinds = select("Condition", { ...LEAVES, ...GROUPS }, (kind) =>
      this.#change("Change the condition", (now) => become(now, kind, this.#zones())),
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

  update(value) {
    const kind = kindOf(value);
    if (kind !== this.kind) this.#become(kind);
    this.side.update(sideOf(value));
    this.kinds.update(kind);
    this.fill?.(Object.values(value ?? {})[0]);
    const inner = parts(value);
    this.inner.length = Math.min(this.inner.length, inner.length);
    inner.forEach((each, index) => {
      this.inner[index] ??= new Condition(this.form, [...this.path, kind, ...(kind === "not" ? [] : [index])], this);
      this.inner[index].update(each);
    });
    keepChildren(
      this.list,
      this.inner.map((each) => (each.item ??= h("li", {}, each.node))),
    );
  }

  #become(kind) {
    this.kind = kind;
    this.inner = [];
    const isGroup = kind in GROUPS;
    this.side.node.hidden = isGroup || kind === "";
    this.list.hidden = !isGroup;
    this.list.dataset.joined = kind === "any" ? "or" : kind === "all" ? "and" : "";
    const made = BODIES[kind]?.(this) ?? {
      nodes: kind === "" ? ["This condition can't be read. Choose another, or mend it as JSON."] : [],
    };
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

  get value() {
    return valueAt(this.form.store.document, this.path);
  }

  /** Change what is inside the condition, e.g. { at_least: 3 }; undefined takes a value away. */
  put(changes) {
    const [[key, found]] = Object.entries(this.value);
    const made = Object.fromEntries(Object.entries({ ...found, ...changes }).filter(([, value]) => value !== undefined));
    this.form.store.set(this.path, { [key]: made }, "Change the condition", { source: "form", together: pointer(this.path) });
  }

  #withSide(side) {
    if (this.kind === "eliminated") this.#change("Change the side", () => ({ eliminated: side }));
    else this.put({ side });
  }

  #change(label, change) {
    this.form.store.edit(label, (document) => withValue(document, this.path, change(valueAt(document, this.path))), { source: "form" });
  }

  /** A new condition beside this one: in the group around it if that joins in the same way, or in a group of both. */
  #join(kind) {
    const own = this.kind === kind ? this : this.owner?.kind === kind ? this.owner : null;
    const target = own ?? this;
    const index = own === this || !own ? parts(this.value).length : own.inner.indexOf(this) + 1;
    const made = another(this.value);
    if (own) own.#change("Add a condition", (now) => ({ [kind]: parts(now).toSpliced(index, 0, made) }));
    else this.#change("Add a condition", (now) => ({ [kind]: [now, made] }));
    focusOn([...target.path, kind, own ? index : 1]);
  }

  #negate() {
    this.#change("Turn the condition round", (now) => (kindOf(now) === "not" ? now.not : { not: now }));
    focusOn(this.path);
  }

  #remove() {
    const { owner } = this;
    const index = owner.inner.indexOf(this);
    if (owner.kind === "not") owner.#change("Remove a condition", (now) => now.not);
    else owner.#change("Remove a condition", (now) => withoutPart(now, index));
    focusOn(owner.path);
  }

  #zones() {
    return Object.keys(this.form.store.document.zones ?? {});
  }

  /** The zones of the document to choose from. */
  zoneChoice() {
    const choice = select("Zone", {}, (zone) => this.put({ zone }));
    const look = () => {
      const shown = choice.node.value;
      choice.offer(Object.fromEntries(this.#zones().map((name) => [name, name.replaceAll("_", " ")])));
      choice.update(this.value?.units?.zone ?? shown);
    };
    this.form.follow(choice.node, look);
    return choice;
  }
}

/** What follows the kind in the sentence, by kind. */
const BODIES = {
  points: (condition) => amount(condition, "at_least", "Victory points"),
  lead: (condition) => amount(condition, "ahead_by", "Victory points ahead"),
  hexes(condition) {
    const some = share(condition, "of");
    const hexes = hexList("Hexes to control", (objectives) => condition.put({ objectives }));
    const update = (found) => {
      some.update(found);
      hexes.update(found.objectives);
    };
    return { nodes: [some.node, hexes.node], update };
  },
  objectives(condition) {
    const some = share(condition, "");
    const kind = select("Objectives", { victory: "victory objectives", command: "command objectives" }, (objectives) =>
      condition.put({ objectives }),
    );
    const update = (found) => {
      some.update(found);
      kind.update(found?.objectives);
    };
    return { nodes: [some.node, kind.node], update };
  },
  units(condition) {
    const count = number("Units", 1, 99, (at_least) => condition.put({ at_least }));
    const hexes = hexList("Hexes for the units", (names) => condition.put({ hexes: names }));
    const update = (found) => {
      count.update(found?.at_least);
      hexes.update(found?.hexes);
    };
    return { nodes: ["at least", count.node, "on", hexes.node], update };
  },
  zone(condition) {
    const count = number("Units", 1, 99, (at_least) => condition.put({ at_least }));
    const zone = condition.zoneChoice();
    const update = (found) => {
      count.update(found.at_least);
      zone.update(found.zone);
    };
    return { nodes: ["at least", count.node, "in", zone.node], update };
  },
};

function amount(condition, key, label) {
  const count = number(label, 1, 99, (value) => condition.put({ [key]: value }));
  return { nodes: [count.node], update: (found) => count.update(found?.[key]) };
}

/** All of some things, or at least a number of them. */
function share(condition, after) {
  const count = number("At least", 1, 99, (at_least) => condition.put({ at_least }));
  const choice = select("How many", { all: `all ${after}`.trim(), some: "at least" }, (value) =>
    condition.put({ at_least: value === "all" ? undefined : 1 }),
  );
  const update = (found) => {
    const isAll = found?.at_least === undefined;
    choice.update(isAll ? "all" : "some");
    count.node.hidden = isAll;
    if (!isAll) count.update(found.at_least);
  };
  return { node: h("span", { class: "ws-sentence" }, choice.node, count.node), update };
}

function focusOn(path) {
  const place = [...document.querySelectorAll(".ws-condition")].find((each) => each.dataset.path === pointer(path));
  place?.querySelector("select[data-kinds]")?.focus();
}

function select(label, options, change) {
  const node = h("select", { "aria-label": label });
  const offer = (known) => node.replaceChildren(...Object.entries(known).map(([value, text]) => h("option", { value }, text)));
  offer(options);
  node.addEventListener("change", () => change(node.value));
  const update = (value) => {
    const text = String(value ?? "");
    if (![...node.options].some((each) => each.value === text)) node.append(h("option", { value: text }, text || "–"));
    node.value = text;
  };
  return { node, update, offer };
}

function number(label, min, max, change) {
  const node = h("input", { type: "number", min, max, step: 1, "aria-label": label, class: "ws-amount" });
  node.addEventListener("input", () => {
    if (node.value !== "") change(Math.trunc(Number(node.value)));
  });
  const update = (value) => {
    if (node.value === "" || Number(node.value) !== value) node.value = value ?? "";
  };
  return { node, update };
}

register("victory", victory);
