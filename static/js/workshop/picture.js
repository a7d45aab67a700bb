/**
 * The live picture: the layers that the server has drawn, each replaced only when it has changed.
 *
 * Layers of a map are drawn in one coordinate system, so the browser may lay its own marks over them; the picture of a
 * game without layers is shown as it comes. Event: "drawn", after any layer or the list of hexes has changed.
 */

import { h, svg } from "./dom.js";

export class Picture extends EventTarget {
  #digests = {};
  #groups = new Map();

  constructor(frame) {
    super();
    this.frame = frame;
    this.hexes = [];
    this.titles = {};
  }

  /** Digests of what is shown, for the server: it sends only the rest. */
  get seen() {
    return { ...this.#digests };
  }

  /** Show a scene of a report; null keeps the last one, because the document can't be drawn now. */
  show(scene) {
    this.frame.classList.toggle("is-old", !scene);
    if (!scene) return;
    this.titles = scene.titles;
    if (!scene.width) return this.#showWhole(scene.layers);
    this.#size(scene);
    for (const part of scene.layers) this.#layer(part);
    const names = scene.layers.map((each) => each.name);
    for (const [name, group] of this.#groups) if (!names.includes(name)) this.#forget(name, group);
    if (scene.hexes.content) {
      this.hexes = scene.hexes.content.map(([name, q, r, base, level, roads, streams, words]) => ({
        name, q, r, base, level, roads, streams, words,
      }));
      this.#digests.hexes = scene.hexes.digest;
    }
    this.dispatchEvent(new Event("drawn"));
  }

  /** Switch a layer off or on again. */
  setVisible(name, isVisible) {
    this.#groups.get(name)?.classList.toggle("is-hidden", !isVisible);
  }

  /** Lay an element over the layers under a name, e.g. the heat of a playtest; null takes it away. */
  overlay(name, element) {
    this.marks?.querySelector(`:scope > [data-overlay="${name}"]`)?.remove();
    if (!element) return;
    element.dataset.overlay = name;
    this.marks?.append(element);
  }

  #size({ width, height, left, top }) {
    if (!this.root) {
      this.root = svg("svg", { class: "map ws-map" });
      this.drawn = svg("g", { "aria-hidden": "true" });
      this.marks = svg("g", { "aria-hidden": "true", class: "ws-marks" });
      this.root.append(this.drawn, this.marks);
      this.frame.replaceChildren(this.root);
    }
    Object.assign(this, { width, height, left, top });
  }

  #layer({ name, digest, content }) {
    const group = this.#groups.get(name) ?? svg("g", { "data-layer": name });
    if (!this.#groups.has(name)) this.#groups.set(name, group);
    this.drawn.append(group);
    if (content === undefined) return;
    group.replaceChildren(...parsed(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`).childNodes);
    this.#digests[name] = digest;
  }

  #forget(name, group) {
    group.remove();
    this.#groups.delete(name);
    delete this.#digests[name];
  }

  #showWhole([part]) {
    if (part.content === undefined) return;
    this.#digests[part.name] = part.digest;
    const holder = h("div", { class: "ws-whole" });
    holder.innerHTML = part.content;
    this.frame.replaceChildren(holder);
    this.dispatchEvent(new Event("drawn"));
  }
}

function parsed(text) {
  const holder = document.createElement("template");
  holder.innerHTML = text;
  return holder.content.firstElementChild;
}
