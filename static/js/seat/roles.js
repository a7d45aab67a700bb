/**
 * Elements of a board that may become buttons or boxes for readers.
 *
 * An item of a list has to stay one, or the list is broken; keys choose it all the same, and the form beside the board
 * has its option or its tick with a name.
 */

const FREE = new Set(["DIV", "SPAN", "g", "path", "use", "rect", "circle", "polygon", "svg"]);

/** Whether an element with this `tagName` may take another role. @type {(tag: string) => boolean} */
export const mayTakeRole = (tag) => FREE.has(tag);
