/**
 * The bench for one field of the map: its name, its planet, its place and its ways. A field is chosen here or in the
 * picture; everything that the picture does by dragging and clicking is a button here.
 */

import { announce } from "../../announce.js";
import { button, iconButton } from "../../buttons.js";
import { h, keepChildren } from "../../dom.js";
import { backToBox, orBox } from "../../form/boxed.js";
import { grouped, register } from "../../form/form.js";
import { within } from "../../form/numbers.js";
import { changed, freeFieldName, isWay, joined, neighbours, placed, renamed, withField, withoutField } from "./sky.js";

/** @import { Edit } from "../../types.d.ts" */
/** @import { Field, GameForm, GameWidget, Scenario, Sky, Spot } from "./types.d.ts" */

/** @typedef {{ node: HTMLElement, show: (field: Field, sky: Sky) => void }} Part */

const STEP = 20;
const NAME = /^[A-Za-z][A-Za-z0-9]{0,3}$/;
/** @type {WeakMap<GameForm, Bench>} */
const benches = new WeakMap();

export class Bench extends EventTarget {
  /** The bench of a form; the map and the fields share it. @type {(form: GameForm) => Bench} */
  static of(form) {
    const bench = benches.get(form) ?? new Bench(form);
    benches.set(form, bench);
    return bench;
  }

  /** @param {GameForm} form */
  constructor(form) {
    super();
    this.form = form;
    this.chosen = "";
    /** The places of fields as they are drawn. @type {() => Record<string, Spot>} */
    this.drawn = () => ({});
  }

  /** Fields and ways that are played: those of the document, or of the box. @type {(document?: Scenario) => Sky} */
  sky(document = this.form.store.document) {
    return { ...document, fields: orBox(this.form, document, "fields"), edges: orBox(this.form, document, "edges") };
  }

  /** @type {(name: string) => void} */
  choose(name) {
    this.chosen = name;
    this.dispatchEvent(new Event("chosen"));
  }

  /** @type {(label: string, change: (document: Sky) => Sky, more?: Edit) => void} */
  edit(label, change, more = {}) {
    this.form.store.edit(label, (document) => change(this.sky(document)), more);
  }

  /** A change of places: all fields have one from then on. @type {(name: string, at: Spot) => void} */
  move(name, at) {
    /** @type {Spot} */
    const inside = [within(Math.round(at[0]), 0, 1000), within(Math.round(at[1]), 0, 1000)];
    /** @type {(document: Sky) => Sky} */
    const change = (document) => changed(placed(document, this.drawn()), name, { at: inside });
    this.edit(`Move ${name}`, change, { together: `move ${name}` });
    announce(`${name} is at ${inside.join(", ")}.`);
  }

  /** @type {(one: string, other: string) => void} */
  join(one, other) {
    if (!one || !other || one === other) return;
    const wasJoined = this.sky().edges.some((edge) => isWay(edge, one, other));
    this.edit(wasJoined ? "Take a way" : "Join two fields", (document) => joined(document, one, other));
    announce(wasJoined ? `${one} and ${other} are no neighbours any more.` : `${one} and ${other} are joined.`);
  }

  add() {
    const name = freeFieldName(this.sky());
    const beside = this.chosen;
    this.edit(`Add ${name}`, (document) => withField(placed(document, this.drawn()), name, beside));
    announce(beside ? `${name} is added and joined to ${beside}.` : `${name} is added.`);
    this.choose(name);
  }

  remove() {
    const name = this.chosen;
    this.choose("");
    this.edit(`Remove ${name}`, (document) => withoutField(document, name));
    announce(`${name} is gone.`);
  }
}

/** @type {GameWidget} */
function fields(form, path, schema, hint) {
  const bench = Bench.of(form);
  const choice = h("select", { "aria-label": "Field" });
  choice.addEventListener("change", () => bench.choose(choice.value));
  const add = button("Add a field", () => bench.add());
  const inside = h("div", { class: "sb-bench" });
  const back = backToBox(form, path);
  const parts = partsOf(bench);
  const update = () => {
    const sky = bench.sky();
    const field = sky.fields.find((each) => each.id === bench.chosen);
    const options = [
      h("option", { value: "" }, "Choose a field"),
      ...sky.fields.map((each) => h("option", { value: each.id }, wordsOf(each))),
    ];
    choice.replaceChildren(...options);
    choice.value = field?.id ?? "";
    add.textContent = field ? `Add a field joined to ${field.id}` : "Add a field";
    keepChildren(inside, field ? parts.nodes : []);
    if (field) parts.show(field, sky);
    back.show(form.store.document.fields);
  };
  bench.addEventListener("chosen", update);
  form.follow(inside, update);
  return { node: grouped(form, path, schema, hint, h("div", { class: "sb-bench__choice" }, choice, add), inside, back.node), update };
}

/** @type {(field: Field) => string} */
function wordsOf({ id, planet, teleport }) {
  return [id, planet ? `dock of ${planet}` : "", teleport ? "teleport" : ""].filter(Boolean).join(", ");
}

/** The controls for the chosen field. @type {(bench: Bench) => { nodes: HTMLElement[], show: (field: Field, sky: Sky) => void }} */
function partsOf(bench) {
  const parts = [namePart(bench), planetPart(bench), teleportPart(bench), placePart(bench), waysPart(bench)];
  const remove = button("Remove this field", () => bench.remove());
  return { nodes: [...parts.map((each) => each.node), remove], show: (field, sky) => parts.forEach((each) => each.show(field, sky)) };
}

/** @type {(words: string, control: HTMLElement) => HTMLElement} */
function labelled(words, control) {
  return h("label", { class: "ws-field" }, h("span", { class: "small" }, words), control);
}

/** @type {(bench: Bench) => Part} */
function namePart(bench) {
  const control = h("input", { type: "text", maxlength: 4, autocomplete: "off" });
  control.addEventListener("change", () => {
    const [from, to] = [bench.chosen, control.value.trim()];
    const isTaken = bench.sky().fields.some((each) => each.id === to);
    if (to === from) return;
    if (isTaken || !NAME.test(to)) {
      announce(isTaken ? `There is a field ${to} already.` : "A name is a letter and up to three letters or digits.");
      control.value = from;
      return;
    }
    bench.chosen = to;
    bench.edit(`Rename ${from}`, (document) => renamed(document, from, to));
    bench.choose(to);
  });
  /** @type {Part["show"]} */
  const show = ({ id }) => {
    if (control !== document.activeElement) control.value = id;
  };
  return { node: labelled("Name", control), show };
}

/** @type {(bench: Bench) => Part} */
function planetPart(bench) {
  const control = h("select", {});
  control.addEventListener("change", () => {
    bench.edit(`Change the planet of ${bench.chosen}`, (document) =>
      changed(document, bench.chosen, { planet: control.value || undefined }),
    );
  });
  /** @type {Part["show"]} */
  const show = ({ planet }) => {
    const known = orBox(bench.form, bench.form.store.document, "planets").map((each) => each.id);
    const all = planet && !known.includes(planet) ? [...known, planet] : known;
    control.replaceChildren(h("option", { value: "" }, "no planet"), ...all.map((each) => h("option", { value: each }, each)));
    control.value = planet ?? "";
  };
  return { node: labelled("Dock of", control), show };
}

/** @type {(bench: Bench) => Part} */
function teleportPart(bench) {
  const control = h("input", { type: "checkbox" });
  control.addEventListener("change", () => {
    bench.edit(`Change ${bench.chosen}`, (document) => changed(document, bench.chosen, { teleport: control.checked || undefined }));
  });
  return { node: h("label", { class: "ws-tick" }, control, "Teleport"), show: ({ teleport }) => (control.checked = teleport === true) };
}

/** Four buttons that move the field on the drawing. @type {(bench: Bench) => Part} */
function placePart(bench) {
  /** @type {(sign: string, words: string, across: number, down: number) => HTMLElement} */
  const mover = (sign, words, across, down) =>
    iconButton(sign, `Move ${words}`, () => {
      const field = placed(bench.sky(), bench.drawn()).fields.find((each) => each.id === bench.chosen);
      if (field?.at) bench.move(bench.chosen, [field.at[0] + across, field.at[1] + down]);
    });
  const buttons = [mover("←", "left", -STEP, 0), mover("up", "up", 0, -STEP), mover("down", "down", 0, STEP), mover("→", "right", STEP, 0)];
  return { node: h("div", { class: "ws-row__tools", role: "group", "aria-label": "Place on the drawing" }, ...buttons), show: () => {} };
}

/** The neighbours of the field, each with a button that takes the way; and one that makes another. @type {(bench: Bench) => Part} */
function waysPart(bench) {
  const chips = h("ul", { class: "ws-chips" });
  const choice = h("select", { "aria-label": "Join to" });
  const join = button("Join", () => bench.join(bench.chosen, choice.value));
  /** @type {Part["show"]} */
  const show = ({ id }, sky) => {
    const beside = neighbours(sky, id);
    const away = (/** @type {string} */ name) => iconButton("remove", `Take the way from ${id} to ${name}`, () => bench.join(id, name));
    chips.replaceChildren(...beside.map((name) => h("li", { class: "ws-chip" }, name, away(name))));
    chips.hidden = !beside.length;
    const others = sky.fields.map((each) => each.id).filter((name) => name !== id && !beside.includes(name));
    const before = choice.value;
    choice.replaceChildren(...others.map((name) => h("option", { value: name }, name)));
    if (others.includes(before)) choice.value = before;
    join.disabled = !others.length;
  };
  const node = h(
    "div",
    { class: "sb-ways", role: "group", "aria-label": "Neighbours" },
    h("span", { class: "small" }, "Neighbours"),
    chips,
    choice,
    join,
  );
  return { node, show };
}

/** All ways in short; each is made and taken at one of its ends. @type {GameWidget} */
function edges(form, path, schema, hint) {
  const bench = Bench.of(form);
  const list = h("p", { class: "small muted sb-edges" });
  const back = backToBox(form, path);
  const update = (/** @type {unknown} */ value) => {
    list.textContent = bench
      .sky()
      .edges.map(([one, other]) => `${one} – ${other}`)
      .join(", ");
    back.show(value);
  };
  return { node: grouped(form, path, schema, hint, list, back.node), update };
}

register("fields", fields);
register("edges", edges);
