/**
 * The live picture: the layers that the server has drawn, each replaced only when it has changed.
 *
 * Layers of a map are drawn in one coordinate system, so the browser may lay its own marks over them, in a picture of
 * their own: a mark that changes does not make the browser draw the map anew. A game without layers has one picture.
 * Event: "drawn", after any layer or the list of hexes has changed.
 */

import { h, svg } from "./dom.js";

/** @import { HexRow, Part, Scene } from "./types.d.ts" */

/**
 * A hex of the map with its ground; roads and streams are directions. `words` say all that in a sentence.
 *
 * @typedef {{ name: string, q: number, r: number, base: string, level: number, roads: number[], streams: number[], words: string }} MapHex
 */

export class Picture extends EventTarget {
  /** @type {Record<string, string>} */
  #digests = {};
  /** @type {Map<string, SVGElement>} */
  #groups = new Map();
  /**
   * The layers as the server has drawn them, and the marks above them; undefined for a picture without layers.
   *
   * @type {{ drawn: SVGElement, marks: SVGElement } | undefined}
   */
  #layers;

  /** @param {HTMLElement} frame */
  constructor(frame) {
    super();
    this.frame = frame;
    /** @type {MapHex[]} */
    this.hexes = [];
    /** The layers that can be switched off, with their names. @type {Record<string, string>} */
    this.titles = {};
    this.width = 0;
    this.height = 0;
    this.left = 0;
    this.top = 0;
  }

  /** The element for marks of the browser; undefined for a picture without layers. */
  get marks() {
    return this.#layers?.marks;
  }

  /** Digests of what is shown, for the server: it sends only the rest. */
  get seen() {
    return { ...this.#digests };
  }

  /** Show a scene of a report; null keeps the last one, because the document can't be drawn now. @type {(scene: Scene | null) => void} */
  show(scene) {
    this.frame.classList.toggle("is-old", !scene);
    if (!scene) return;
    this.titles = scene.titles;
    if (!scene.width) return this.#showWhole(scene.layers);
    const { drawn } = this.#sized(scene);
    scene.layers.forEach((part, index) => this.#layer(drawn, part, index));
    const names = scene.layers.map((each) => each.name);
    for (const [name, group] of this.#groups) if (!names.includes(name)) this.#forget(name, group);
    if (scene.hexes.content) {
      this.hexes = scene.hexes.content.map(hexOf);
      this.#digests.hexes = scene.hexes.digest;
    }
    this.dispatchEvent(new Event("drawn"));
  }

  /** Switch a layer off or on again. @type {(name: string, isVisible: boolean) => void} */
  setVisible(name, isVisible) {
    this.#groups.get(name)?.classList.toggle("is-hidden", !isVisible);
  }

  /**
   * Lay an element over the layers under a name, e.g. the heat of a playtest; null takes it away.
   *
   * @type {(name: string, element: SVGElement | null) => void}
   */
  overlay(name, element) {
    this.marks?.querySelector(`:scope > [data-overlay="${name}"]`)?.remove();
    if (!element) return;
    element.dataset.overlay = name;
    this.marks?.append(element);
  }

  /** @type {(scene: Scene) => { drawn: SVGElement, marks: SVGElement }} */
  #sized({ width, height, left, top }) {
    if (!this.#layers) {
      const drawn = svg("svg", { class: "map ws-map", "aria-hidden": "true" });
      const marks = svg("svg", { class: "map ws-map ws-marks", "aria-hidden": "true" });
      this.frame.replaceChildren(drawn, marks);
      this.#layers = { drawn, marks };
    }
    Object.assign(this, { width, height, left, top });
    return this.#layers;
  }

  /** Show a part of the map: both pictures take the same viewBox. @type {(viewBox: string) => void} */
  showPart(viewBox) {
    this.#layers?.drawn.setAttribute("viewBox", viewBox);
    this.#layers?.marks.setAttribute("viewBox", viewBox);
  }

  /** @type {(drawn: SVGElement, part: Part<string>, index: number) => void} */
  #layer(drawn, { name, digest, content }, index) {
    const group = this.#groups.get(name) ?? svg("g", { "data-layer": name });
    if (!this.#groups.has(name)) this.#groups.set(name, group);
    const there = drawn.children[index] ?? null;
    if (there !== group) drawn.insertBefore(group, there);
    if (content === undefined) return;
    group.replaceChildren(...parsed(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`));
    this.#digests[name] = digest;
  }

  /** @type {(name: string, group: SVGElement) => void} */
  #forget(name, group) {
    group.remove();
    this.#groups.delete(name);
    delete this.#digests[name];
  }

  /** @type {(layers: Part<string>[]) => void} */
  #showWhole([part]) {
    if (part.content === undefined) return;
    this.#digests[part.name] = part.digest;
    const holder = h("div", { class: "ws-whole" });
    holder.innerHTML = part.content;
    this.frame.replaceChildren(holder);
    this.dispatchEvent(new Event("drawn"));
  }
}

/** A hex by names, as the server sends it in a row. @type {(row: HexRow) => MapHex} */
function hexOf([name, q, r, base, level, roads, streams, words]) {
  return { name, q, r, base, level, roads, streams, words };
}

/** The nodes inside a drawing that is given as text. @type {(text: string) => Iterable<ChildNode>} */
function parsed(text) {
  const holder = document.createElement("template");
  holder.innerHTML = text;
  return holder.content.firstElementChild?.childNodes ?? [];
}
