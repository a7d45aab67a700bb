/**
 * The live picture: the layers that the server has drawn, each replaced only when it has changed.
 *
 * Layers of a map are drawn in one coordinate system, so the browser may lay its own marks over them, in a picture of
 * their own: a mark that changes does not make the browser draw the map anew. A game without layers has one picture. Event: "drawn", after any layer or the list of hexes has changed.
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
    scene.layers.forEach((part, index) => this.#layer(part, index));
    const names = scene.layers.map((each) => each.name);
    for (const [name, group] of this.#groups) if (!names.includes(name)) this.#forget(name, group);
    if (scene.hexes.content) {
      this.hexes = scene.hexes.content.map(([name, q, r, base, level, roads, streams, words]) => ({
        name,
        q,
        r,
        base,
        level,
        roads,
        streams,
        words,
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
    if (!this.drawn) {
      this.drawn = svg("svg", { class: "map ws-map", "aria-hidden": "true" });
      this.marks = svg("svg", { class: "map ws-map ws-marks", "aria-hidden": "true" });
      this.frame.replaceChildren(this.drawn, this.marks);
    }
    Object.assign(this, { width, height, left, top });
  }

  /** Show a part of the map: both pictures take the same viewBox. */
  showPart(viewBox) {
    this.drawn.setAttribute("viewBox", viewBox);
    this.marks.setAttribute("viewBox", viewBox);
  }

  #layer({ name, digest, content }, index) {
    const group = this.#groups.get(name) ?? svg("g", { "data-layer": name });
    if (!this.#groups.has(name)) this.#groups.set(name, group);
    const there = this.drawn.children[index] ?? null;
    if (there !== group) this.drawn.insertBefore(group, there);
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
