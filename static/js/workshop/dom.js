/** Small helpers that make elements. */

const SVG = "http://www.w3.org/2000/svg";

/** An element: h("button", { type: "button", onclick: undo }, "Undo"). Attributes that are false or null are left out. */
export function h(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

/** The same for SVG. */
export function svg(tag, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, tag), attributes, children);
}

function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.filter((each) => each !== null && each !== undefined && each !== false));
  return element;
}

/** Make what stands in an element equal to these children, without touching those that are there already. */
export function keepChildren(element, children) {
  children.forEach((child, index) => {
    if (element.children[index] !== child) element.insertBefore(child, element.children[index] ?? null);
  });
  while (element.children.length > children.length) element.lastElementChild.remove();
}
