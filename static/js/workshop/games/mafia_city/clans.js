/** Values by number of players: the Mafiosi of each, and the target. */

import { h, keepChildren } from "../../dom.js";
import { backToBox } from "../../form/boxed.js";
import { grouped, register } from "../../form/form.js";
import { numberTable } from "../../form/number_table.js";
import { valueAt, withValue, without } from "../../paths.js";

/** @import { Given, Part as Table } from "../../form/number_table.js" */
/** @import { Path } from "../../types.d.ts" */
/** @import { GameForm, GameWidget, Scenario } from "./types.d.ts" */

const OWN = "own";

/** A row for each number of players. @param {GameForm} form */
function rowsOf(form) {
  return form.page.data.players.map((count) => ({ key: String(count), label: `${count} players` }));
}

/**
 * The document with a number at a path, or without it; owners that become empty go as well.
 *
 * @type {(form: Pick<GameForm, "emptied">, document: Scenario, path: Path, number: number | undefined) => Scenario}
 */
export function withNumber(form, document, path, number) {
  if (number !== undefined) return withValue(document, path, number);
  let left = without(document, path);
  for (let length = path.length - 1; length; length -= 1) left = form.emptied(path.slice(0, length), left);
  return left;
}

/**
 * A table of numbers at a path: by players, and by the keys of its columns, where these have some.
 *
 * @type {(form: GameForm, path: Path, label: string, more: Pick<Given<string, string>, "columns" | "usual" | "least" | "most">) => Table}
 */
function numbersAt(form, path, label, more) {
  /** @type {(players: string, column: string) => Path} */
  const place = (players, column) => (column ? [...path, players, column] : [...path, players]);
  return numberTable({
    caption: label,
    corner: "Players",
    rows: rowsOf(form),
    read: (players, column) => valueAt(form.store.document, place(players, column)),
    write: (players, column, number) => {
      const here = place(players, column);
      const edit = { source: "form", together: here.join(" ") };
      form.store.edit(`Change ${label}`, (document) => withNumber(form, document, here, number), edit);
    },
    done: () => form.store.endOfStep(),
    ...more,
  });
}

/** @type {GameWidget} */
function mafiosi(form, path, schema, hint) {
  const { box, mafiosi_per_colour: most } = form.page.data;
  const columns = ["hand", "reserve"].map((key) => ({ key, label: form.label([...path, "3", key]) }));
  const table = numbersAt(form, path, form.label(path, hint), {
    columns,
    usual: (players, where) => box.mafiosi[players][where],
    most: 30,
  });
  const back = backToBox(form, path);
  const note = h("p", { class: "muted small" }, `A colour has ${most} Mafiosi.`);
  const update = (/** @type {unknown} */ value) => {
    table.show();
    back.show(value);
  };
  return { node: grouped(form, path, schema, hint, table.node, note, back.node), update };
}

/** @type {GameWidget} */
function target(form, path, schema, hint) {
  const { box } = form.page.data;
  /** @type {(name: "advanced" | "beginners") => string} */
  const said = (name) => `${hint.choices?.[name]}: ${Object.values(box.targets[name]).join(", ")} points`;
  const start = () => ({ ...box.targets[form.store.document.target === "beginners" ? "beginners" : "advanced"] });
  /** @type {(name: string, words: string, value: () => Scenario["target"]) => { name: string, radio: HTMLInputElement, node: HTMLElement }} */
  const way = (name, words, value) => {
    const radio = h("input", { type: "radio", name: "target-way" });
    radio.addEventListener("change", () => form.set(path, value()));
    return { name, radio, node: h("label", { class: "ws-tick" }, radio, words) };
  };
  const ways = [
    way("advanced", said("advanced"), () => "advanced"),
    way("beginners", said("beginners"), () => "beginners"),
    way(OWN, "Our own", start),
  ];
  const columns = [{ key: "", label: "Points" }];
  const table = numbersAt(form, path, "Points that end the game", {
    columns,
    usual: (players) => box.targets.advanced[players],
    least: 1,
    most: 200,
  });
  const inside = h("div", { class: "mc-target" });
  /** @type {(value: Scenario["target"] | null) => void} */
  const update = (value) => {
    const isOwn = typeof value === "object" && value !== null;
    for (const { name, radio } of ways) radio.checked = name === (isOwn ? OWN : (value ?? "advanced"));
    table.show();
    keepChildren(inside, isOwn ? [table.node] : []);
  };
  return { node: grouped(form, path, schema, hint, h("div", { class: "ws-choices" }, ...ways.map((each) => each.node)), inside), update };
}

register("mafiosi", mafiosi, { showsNothing: true });
register("target", target);
