/**
 * What the browser lays over the map by itself: the cursor, previews, outlines of chosen hexes, signs of things that are
 * painted but not yet drawn by the server. Each mark has a name; setting it again replaces it.
 */

import { svg } from "../dom.js";
import { kept } from "../kept.js";
import { middle } from "./hexes.js";

/** @import { Picture } from "../picture.js" */
/** @import { Hex, Point } from "./hexes.js" */

export class Marks {
  /** @type {Map<string, SVGElement>} */
  #groups = new Map();

  /** @param {Pick<Picture, "marks" | "left" | "top">} picture */
  constructor(picture) {
    this.picture = picture;
  }

  /** Show elements under a name; an empty list takes the mark away. @type {(name: string, elements: SVGElement[]) => void} */
  set(name, elements) {
    this.#group(name)?.replaceChildren(...elements);
  }

  /** Add elements to a mark. @type {(name: string, elements: SVGElement[]) => void} */
  add(name, elements) {
    this.#group(name)?.append(...elements);
  }

  /** @type {(name: string) => void} */
  clear(name) {
    this.set(name, []);
  }

  /** Mark hexes by lines around them, as one path. @type {(name: string, hexes: Hex[], style?: string) => void} */
  outline(name, hexes, style = name) {
    const drawn = hexes.map((hex) => this.hexPath(hex)).join("");
    this.set(name, drawn ? [svg("path", { d: drawn, class: `ws-mark ws-mark--${style}` })] : []);
  }

  /** The path of a whole hex. @type {(hex: Hex) => string} */
  hexPath(hex) {
    const { x, y } = this.place(hex);
    return `M${x - 40} ${y}l20-35h40l20 35-20 35h-40z`;
  }

  /** The middle of a hex in the drawing. @type {(hex: Hex) => Point} */
  place(hex) {
    const { x, y } = middle(hex);
    return { x: x - this.picture.left, y: y - this.picture.top };
  }

  /** A sign of the map's symbols on a hex. @type {(name: string, hex: Hex) => SVGElement} */
  sign(name, hex) {
    const { x, y } = this.place(hex);
    return svg("use", { href: `#sign-${name}`, x: x - 40, y: y - 35, width: 80, height: 70 });
  }

  /** Words in a hex. @type {(words: string, hex: Hex, style?: string, down?: number) => SVGElement} */
  text(words, hex, style = "", down = 5) {
    const { x, y } = this.place(hex);
    return svg("text", { x, y: y + down, class: `ws-text ${style}` }, words);
  }

  /** @type {(name: string) => SVGElement | null} */
  #group(name) {
    const { marks } = this.picture;
    if (!marks) return null;
    return kept(this.#groups, name, () => {
      const group = svg("g", { "data-mark": name });
      if (name === "cursor") marks.append(group);
      else marks.insertBefore(group, this.#groups.get("cursor") ?? null);
      return group;
    });
  }
}
