/**
 * Elements of a page by selector, of the kind that a script works with: HTMLElement, where no other is named.
 *
 * An element of another kind is a mistake in the page, so it raises an Error that names the selector.
 */

/**
 * The element that fits a selector. Throws an Error where there is none.
 *
 * @template {Element} [Kind=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => Kind} [kind]
 * @returns {Kind}
 */
export function one(root, selector, kind) {
  const found = maybe(root, selector, kind);
  if (!found) throw new Error(`no element ${selector}`);
  return found;
}

/**
 * The first element that fits a selector; null for none.
 *
 * @template {Element} [Kind=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => Kind} [kind]
 * @returns {Kind | null}
 */
export function maybe(root, selector, kind) {
  const found = root.querySelector(selector);
  return found && ofKind(found, selector, kind);
}

/**
 * All elements that fit a selector.
 *
 * @template {Element} [Kind=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => Kind} [kind]
 * @returns {Kind[]}
 */
export function all(root, selector, kind) {
  return Array.from(root.querySelectorAll(selector), (each) => ofKind(each, selector, kind));
}

/**
 * The nearest element around the target of an event that fits a selector, the target included; null for none.
 *
 * @template {Element} [Kind=HTMLElement]
 * @param {EventTarget | null} target
 * @param {string} selector
 * @param {new () => Kind} [kind]
 * @returns {Kind | null}
 */
export function around(target, selector, kind) {
  const found = target instanceof Element ? target.closest(selector) : null;
  return found && ofKind(found, selector, kind);
}

/**
 * @template {Element} Kind
 * @param {Element} found
 * @param {string} selector
 * @param {new () => Kind} [kind]
 * @returns {Kind}
 */
function ofKind(found, selector, kind) {
  const wanted = kind ?? HTMLElement;
  if (!(found instanceof wanted)) throw new Error(`${selector} is no ${wanted.name}`);
  return /** @type {Kind} */ (found);
}
