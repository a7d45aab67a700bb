/** The tool for labels: a click chooses a hex, and its words stand beside the tools; a drag moves them. */

import { maybe } from "../../../elements.js";
import { h } from "../../dom.js";
import { word } from "../../map/toolbar.js";
import { lastOf } from "../../map/tools.js";
import { withList } from "./map_document.js";

/** @import { Hex } from "../../map/hexes.js" */
/** @import { Label, Scenario, TideMap } from "./types.d.ts" */

/** The longest words on the map and beside it. */
const LONGEST = { text: 24, note: 200 };
const LABELS = { text: "Words on the map", note: "What to say of it" };

export class LabelTool {
  name = "label";

  /** @param {TideMap} map */
  constructor(map) {
    this.map = map;
    this.isTaken = false;
    /** The chosen hex. @type {string | null} */
    this.hex = null;
    /** The first hex of a stroke. @type {string | null} */
    this.from = null;
    /** The hex whose fields are shown. @type {string | null} */
    this.shown = null;
    /** @type {Map<"text" | "note", HTMLInputElement>} */
    this.fields = new Map();
    this.bin = word("Remove", "", () => this.remove());
    this.node = h("div", { class: "ws-deeds", role: "group", "aria-label": "Label" });
    map.store.subscribe(() => this.isTaken && this.show());
    map.workshop.picture.addEventListener("drawn", () => this.isTaken && this.#mark());
  }

  taken() {
    this.isTaken = true;
    this.show();
  }

  drop() {
    this.isTaken = false;
    this.hex = null;
    this.map.marks.clear("label");
  }

  fullest() {
    const made = this.#fields("AA10");
    this.shown = null;
    return h("div", { class: "ws-deeds" }, ...made);
  }

  /** @type {(hex: Hex) => void} */
  begin(hex) {
    this.from = this.hex = this.map.canvas.onMap(hex)?.name ?? null;
  }

  /** @type {(hexes: Hex[]) => void} */
  over(hexes) {
    this.hex = lastOf(this.map.canvas, hexes)?.name ?? this.hex;
  }

  end() {
    const { from, hex } = this;
    if (!from || !hex) return;
    if (from !== hex && this.#of(from) && !this.#of(hex)) {
      this.#edit(`Move the label to ${hex}`, (labels) => labels.map((each) => (each.hex === from ? { ...each, hex } : each)));
    }
    this.show();
    const found = this.#of(hex);
    this.map.workshop.announce(`${hex}: ${found ? found.text : "no label yet"}. Write in the fields above the map.`);
    // The pointer is still down: the frame takes the focus back until the event is over.
    if (from === hex) setTimeout(() => maybe(this.node, "input")?.focus());
  }

  /** @type {(event: KeyboardEvent) => boolean} */
  key(event) {
    if (event.key !== "Delete" || !this.#of(this.hex)) return false;
    this.remove();
    return true;
  }

  remove() {
    const gone = this.hex;
    this.hex = null;
    this.#edit(`Remove the label of ${gone}`, (labels) => labels.filter((each) => each.hex !== gone));
    this.show();
  }

  show() {
    this.#mark();
    const found = this.#of(this.hex);
    if (this.hex === null || this.hex !== this.shown) this.#begin(found);
    // Fields stay while words are written: Tab goes from one to the next.
    for (const [key, field] of this.fields) if (field !== document.activeElement) field.value = found?.[key] ?? "";
    this.bin.hidden = !found;
  }

  /** Other fields, for another hex. @type {(found?: Label) => void} */
  #begin(found) {
    this.shown = this.hex;
    this.fields.clear();
    this.node.replaceChildren(...(this.hex === null ? [this.#start()] : this.#fields(this.hex, found)));
  }

  #start() {
    return h("span", { class: "small" }, "Click a hex to write on it; drag words to another hex. No rule asks for them.");
  }

  /** @type {(hex: string, found?: Label) => HTMLElement[]} */
  #fields(hex, found) {
    return [h("strong", {}, hex), this.#field("text", hex, found), this.#field("note", hex, found), this.bin];
  }

  /** @type {(key: "text" | "note", hex: string, found?: Label) => HTMLElement} */
  #field(key, hex, found) {
    const value = found?.[key] ?? "";
    const field = h("input", { type: "text", maxlength: LONGEST[key], value, "aria-label": LABELS[key] });
    this.fields.set(key, field);
    field.addEventListener("change", () => this.#write(hex, key, field.value.trim()));
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      this.map.canvas.goTo(this.map.canvas.hexes.get(hex));
    });
    return h("label", { class: "ws-tools__choice" }, h("span", {}, LABELS[key]), field);
  }

  /** Words without a label begin one; a label without words is gone. @type {(hex: string, key: "text" | "note", value: string) => void} */
  #write(hex, key, value) {
    const found = this.#of(hex);
    const changed = { hex, text: found?.text ?? "", ...(found?.note ? { note: found.note } : {}), [key]: value };
    if (key === "note" && !value) delete changed.note;
    if (key === "note" && !changed.text) changed.text = "*";
    const label = `${found ? "Change" : "Write"} the label of ${hex}`;
    this.#edit(label, (labels) => {
      if (!changed.text) return labels.filter((each) => each.hex !== hex);
      return found ? labels.map((each) => (each.hex === hex ? changed : each)) : [...labels, changed];
    });
    if (this.isTaken && this.hex === hex) this.show();
  }

  /** @type {(hex: string | null) => Label | undefined} */
  #of(hex) {
    return this.map.store.document.labels?.find((each) => each.hex === hex);
  }

  /** @type {(label: string, change: (labels: Label[]) => Label[]) => void} */
  #edit(label, change) {
    const edited = (/** @type {Scenario} */ document) => withList(document, "labels", change(document.labels ?? []));
    this.map.store.edit(label, edited, { source: "label" });
  }

  #mark() {
    const hex = this.hex && this.map.canvas.hexes.get(this.hex);
    this.map.marks.outline("label", hex ? [hex] : [], "chosen");
  }
}
