/** Zones as brushes: choose one or begin a new one, see its hexes, say who starts there. */

import { all } from "../../../elements.js";
import { h } from "../../dom.js";
import { press, word } from "../../map/toolbar.js";
import { freeName } from "../../form/widgets.js";
import { valueAt } from "../../paths.js";
import { ofZone } from "./map_brushes.js";
import { isDescribed, listed, zoneHexes } from "./map_document.js";
import { renamedZone, zoneName } from "./zone_names.js";

/** @import { TideMap } from "./types.d.ts" */

export class ZonePanel {
  /** @param {TideMap} map */
  constructor(map) {
    this.map = map;
    /** The zone that was painted last. @type {string | undefined} */
    this.last = undefined;
    this.node = h("div", { class: "ws-deeds", role: "group", "aria-label": "Zones" });
    map.store.subscribe(() => this.zone && map.store.whenCalm("zones", () => this.show()));
    map.store.subscribe(() => this.zone && this.highlight());
    map.workshop.picture.addEventListener("drawn", () => this.zone && this.highlight());
  }

  /** The name of the zone whose brush is in hand; "" for another brush, or a tool that does not paint. */
  get zone() {
    return this.map.bar?.isPainting ? (this.map.painter.brush.zone ?? "") : "";
  }

  /** Take the brush of a zone into the hand; without a name the one used last, or the first. @type {(name?: string) => void} */
  take(name = this.last ?? Object.keys(this.#zones)[0] ?? "zone") {
    this.last = name;
    this.map.bar.take(ofZone(name, () => this.map.workshop.picture.hexes));
    this.show();
    const zone = this.#zones[name];
    if (isDescribed(zone)) this.map.workshop.announce(`Zone ${name} is described; painting makes it a list of hexes`);
  }

  show() {
    this.highlight();
    const focused = this.node.contains(document.activeElement) ? document.activeElement : null;
    if (focused?.matches("input[type=text]")) return;
    const words = focused?.textContent;
    const names = [...new Set([...Object.keys(this.#zones), ...(this.zone ? [this.zone] : [])])];
    this.node.replaceChildren(...names.map((name) => this.#button(name)), this.#begin(), ...this.#about());
    if (words)
      all(this.node, "button")
        .find((each) => each.textContent === words)
        ?.focus();
  }

  /** Fill the hexes of the zone in hand. */
  highlight() {
    const { store, marks, workshop } = this.map;
    const hexes = this.zone ? zoneHexes(store.document, this.#zones[this.zone], workshop.picture.hexes) : [];
    marks.outline("zone", hexes);
  }

  get #zones() {
    return this.map.store.document.zones ?? {};
  }

  /** @type {(name: string) => HTMLElement} */
  #button(name) {
    const button = word(name.replaceAll("_", " "), "", () => this.take(name));
    press(button, name === this.zone);
    return button;
  }

  #begin() {
    const name = h("input", { type: "text", maxlength: 30, placeholder: "New zone", "aria-label": "Name of a new zone" });
    const begin = (/** @type {Event} */ event) => {
      event.preventDefault();
      name.blur();
      this.take(freeName(this.#zones, zoneName(name.value)));
      this.map.workshop.announce("A new zone: paint its hexes");
      this.map.canvas.frame.focus({ preventScroll: true });
    };
    return h("form", { class: "ws-tools__choice", onsubmit: begin }, name, h("button", { class: "button button--small" }, "Begin"));
  }

  #about() {
    if (!this.zone) return [];
    const zone = this.#zones[this.zone];
    if (!zone) return [h("span", { class: "small" }, "Paint its hexes.")];
    const count = zoneHexes(this.map.store.document, zone, this.map.workshop.picture.hexes).length;
    const list = () => this.map.store.edit(`List ${this.zone}`, (document) => listed(document, this.zone, this.map.workshop.picture.hexes));
    const described = [
      h(
        "span",
        { class: "small is-advice" },
        `Described by ${Object.keys(zone).join(", ")} (${count} hexes). Painting makes it a list of hexes.`,
      ),
      word("Make it a list now", "", list),
    ];
    const counted = h("span", { class: "small muted" }, `${count} hexes`);
    return [...(isDescribed(zone) ? described : [counted]), this.#rename(), ...this.#users()];
  }

  /** A field for another name; everything that names the zone follows. */
  #rename() {
    const { zone } = this;
    const name = h("input", {
      type: "text",
      maxlength: 30,
      value: zone.replaceAll("_", " "),
      "aria-label": `Name of ${zone.replaceAll("_", " ")}`,
    });
    const rename = () => {
      const key = zoneName(name.value);
      if (key === zone) return;
      const free = freeName(this.#zones, key);
      this.map.store.edit(`Rename ${zone}`, (document) => renamedZone(document, zone, free), { source: "zones" });
      name.blur();
      this.take(free);
    };
    name.addEventListener("change", rename);
    return h("label", { class: "ws-tools__choice" }, h("span", {}, "Name"), name);
  }

  /** Boxes for the divisions that start in the zone. */
  #users() {
    const sides = Object.entries(this.map.store.document.sides ?? {});
    return sides.flatMap(([nation, side]) => Object.keys(side.divisions ?? {}).map((number) => this.#user(nation, number)));
  }

  /** @type {(nation: string, number: string) => HTMLElement} */
  #user(nation, number) {
    const path = ["sides", nation, "divisions", number, "zones"];
    /** @type {string[]} */
    const used = valueAt(this.map.store.document, path) ?? [];
    const label = `${nation === "american" ? "American" : "German"} division ${number}`;
    const change = () => {
      const zones = box.checked ? [...used, this.zone] : used.filter((each) => each !== this.zone);
      this.map.store.set(path, zones, `${label}: zones`, { source: "zones" });
    };
    const box = h("input", { type: "checkbox", checked: used.includes(this.zone), onchange: change });
    return h("label", { class: "ws-tick small" }, box, ` ${label}`);
  }
}
