/**
 * What the browser lays over the map by itself: the cursor, previews, outlines of chosen hexes, signs of things that are
 * painted but not yet drawn by the server. Each mark has a name; setting it again replaces it.
 */

import { svg } from "../dom.js";
import { middle } from "./hexes.js";

export class Marks {
  #groups = new Map();

  constructor(picture) {
    this.picture = picture;
  }

  /** Show elements under a name; an empty list takes the mark away. */
  set(name, elements) {
    this.#group(name)?.replaceChildren(...elements);
  }

  /** Add elements to a mark. */
  add(name, elements) {
    this.#group(name)?.append(...elements);
  }

  clear(name) {
    this.set(name, []);
  }

  /** Mark hexes by lines around them, as one path. */
  outline(name, hexes, style = name) {
    const drawn = hexes.map((hex) => this.hexPath(hex)).join("");
    this.set(name, drawn ? [svg("path", { d: drawn, class: `ws-mark ws-mark--${style}` })] : []);
  }

  /** The path of a whole hex. */
  hexPath(hex) {
    const { x, y } = this.place(hex);
    return `M${x - 40} ${y}l20-35h40l20 35-20 35h-40z`;
  }

  /** The middle of a hex in the drawing. */
  place(hex) {
    const { x, y } = middle(hex);
    return { x: x - this.picture.left, y: y - this.picture.top };
  }

  /** A sign of the map's symbols on a hex. */
  sign(name, hex) {
    const { x, y } = this.place(hex);
    return svg("use", { href: `#sign-${name}`, x: x - 40, y: y - 35, width: 80, height: 70 });
  }

  /** Words in a hex. */
  text(words, hex, style = "", down = 5) {
    const { x, y } = this.place(hex);
    return svg("text", { x, y: y + down, class: `ws-text ${style}` }, words);
  }

  #group(name) {
    const { marks } = this.picture;
    if (!marks) return null;
    if (!this.#groups.has(name)) {
      const group = svg("g", { "data-mark": name });
      this.#groups.set(name, group);
      if (name === "cursor") marks.append(group);
      else marks.insertBefore(group, this.#groups.get("cursor") ?? null);
    }
    return this.#groups.get(name);
  }
}
