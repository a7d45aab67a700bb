/** Values by number of players: the Mafiosi of each, and the target. */

import { h, keepChildren } from "../../dom.js";
import { backToBox } from "../../form/boxed.js";
import { grouped, register } from "../../form/form.js";
import { numberTable } from "../../form/number_table.js";
import { valueAt, withValue, without } from "../../paths.js";

const OWN = "own";

function rowsOf(form) {
  return form.page.data.players.map((count) => ({ key: String(count), label: `${count} players` }));
}

/** The document with a number at a path, or without it; owners that become empty go as well. */
function withNumber(form, document, path, number) {
  if (number !== undefined) return withValue(document, path, number);
  let left = without(document, path);
  for (let length = path.length - 1; length; length -= 1) left = form.emptied(path.slice(0, length), left);
  return left;
}

function numbersAt(form, path, label, more) {
  const change = (...steps) => {
    const number = steps.pop();
    const here = [...path, ...steps.filter(Boolean)];
    const together = here.join(" ");
    form.store.edit(`Change ${label}`, (document) => withNumber(form, document, here, number), { source: "form", together });
  };
  const read = (...steps) => valueAt(form.store.document, [...path, ...steps.filter(Boolean)]);
  return numberTable({
    caption: label,
    corner: "Players",
    rows: rowsOf(form),
    read,
    write: change,
    done: () => form.store.endOfStep(),
    ...more,
  });
}

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
  const update = (value) => {
    table.show();
    back.show(value);
  };
  return { node: grouped(form, path, schema, hint, table.node, note, back.node), update };
}

function target(form, path, schema, hint) {
  const { box } = form.page.data;
  const said = (name) => `${hint.choices[name]}: ${Object.values(box.targets[name]).join(", ")} points`;
  const start = () => ({ ...box.targets[form.store.document.target === "beginners" ? "beginners" : "advanced"] });
  const ways = [
    ["advanced", said("advanced"), "advanced"],
    ["beginners", said("beginners"), "beginners"],
    [OWN, "Our own", start],
  ].map(([name, words, value]) => {
    const radio = h("input", { type: "radio", name: "target-way" });
    radio.addEventListener("change", () => form.set(path, typeof value === "function" ? value() : value));
    return { name, radio, node: h("label", { class: "ws-tick" }, radio, words) };
  });
  const columns = [{ key: "", label: "Points" }];
  const table = numbersAt(form, path, "Points that end the game", {
    columns,
    usual: (players) => box.targets.advanced[players],
    least: 1,
    most: 200,
  });
  const inside = h("div", { class: "mc-target" });
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
