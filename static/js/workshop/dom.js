/** Small helpers that make elements. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * The value of an attribute, or what is done at an event, e.g. { type: "button", onclick: undo }. What is false, null or
 * undefined is left out; so it is among children.
 *
 * @typedef {string | number | boolean | null | undefined | ((event: Event) => void)} Attribute
 * @typedef {Node | string | false | null | undefined} Child
 */

/**
 * An element: h("button", { type: "button", onclick: undo }, "Undo").
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, Attribute>} [attributes]
 * @param {Child[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

/**
 * The same for SVG.
 *
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, Attribute>} [attributes]
 * @param {Child[]} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function svg(tag, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, tag), attributes, children);
}

/** @type {<Made extends Element>(element: Made, attributes: Record<string, Attribute>, children: Child[]) => Made} */
function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice("on".length), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  for (const child of children) if (child !== null && child !== undefined && child !== false) element.append(child);
  return element;
}

/**
 * Make what stands in an element equal to these children, without touching those that are there already.
 *
 * @type {(element: Element, children: Element[]) => void}
 */
export function keepChildren(element, children) {
  children.forEach((child, index) => {
    if (element.children[index] !== child) element.insertBefore(child, element.children[index] ?? null);
  });
  while (element.children.length > children.length) element.lastElementChild?.remove();
}
