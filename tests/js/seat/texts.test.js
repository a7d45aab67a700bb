import assert from "node:assert/strict";
import { test } from "node:test";
import { hideWhenLeft, letsThrough, placeOf } from "../../../static/js/seat/texts.js";

const ROOM = { width: 390, height: 800 };
const TEXT = { width: 300, height: 200 };
/** @type {(left: number, top: number) => { left: number, top: number, right: number, bottom: number }} */
const thing = (left, top) => ({ left, top, right: left + 40, bottom: top + 40 });

test("a text stands below its thing", () => {
  assert.deepEqual(placeOf(thing(20, 100), TEXT, ROOM), { left: 20, top: 148 });
});

test("where there is no room below it stands above", () => {
  assert.deepEqual(placeOf(thing(20, 700), TEXT, ROOM), { left: 20, top: 492 });
});

test("it covers no thing that may be chosen where there is another place", () => {
  const middle = { left: 600, top: 400, right: 640, bottom: 440 };
  const wide = { width: 1280, height: 900 };
  const below = { left: 700, top: 500, right: 720, bottom: 520 };
  const above = { left: 700, top: 300, right: 720, bottom: 320 };
  assert.deepEqual(placeOf(middle, TEXT, wide, [below]), { left: 600, top: 192 });
  assert.deepEqual(placeOf(middle, TEXT, wide, [below, above]), { left: 292, top: 400 });
  assert.deepEqual(placeOf(middle, TEXT, wide, [above]), { left: 600, top: 448 });
});

test("it never leaves the window", () => {
  assert.deepEqual(placeOf(thing(350, 100), TEXT, ROOM), { left: 82, top: 148 });
  assert.equal(placeOf(thing(0, 60), { width: 300, height: 790 }, ROOM).top, 8);
});

test("presses go through a text that lies on a thing that may be chosen", () => {
  const place = { left: 100, top: 100 }; // to 400 across and 300 down
  assert(letsThrough(place, TEXT, [thing(600, 600), thing(380, 280)]));
  assert(!letsThrough(place, TEXT, [thing(400, 150), thing(150, 300), thing(60, 60)]));
});

/** How often a text is hidden by events of the page and of the table. @type {() => { page: EventTarget, table: EventTarget, hidden: () => number, inText: EventTarget }} */
function shownText() {
  const [page, table, inText] = [new EventTarget(), new EventTarget(), new EventTarget()];
  let hidden = 0;
  hideWhenLeft(page, table, {
    holds: (target) => target === inText,
    isMovedBy: (target) => target === page,
    hide: () => {
      hidden += 1;
    },
  });
  return { page, table, hidden: () => hidden, inText };
}

/** An event with the fields that a browser would give it. @type {(kind: string, fields?: object) => Event} */
const event = (kind, fields = {}) => Object.assign(new Event(kind), fields);

test("a text is hidden when its thing is moved", () => {
  const { page, hidden } = shownText();
  page.dispatchEvent(event("scroll"));
  assert.equal(hidden(), 1);
  page.dispatchEvent(event("wheel"));
  assert.equal(hidden(), 2);
});

test("a text stays while something else is scrolled, or the text itself", () => {
  const other = new EventTarget();
  const seen = shownText();
  /** @type {(kind: string, target: EventTarget) => void} */
  const at = (kind, target) => {
    const sent = event(kind);
    Object.defineProperty(sent, "target", { value: target });
    seen.page.dispatchEvent(sent);
  };
  at("scroll", other);
  at("scroll", seen.inText);
  at("wheel", seen.inText);
  assert.equal(seen.hidden(), 0);
});

test("a text is hidden when the mouse leaves the table, but not when a finger is lifted", () => {
  const { table, hidden } = shownText();
  table.dispatchEvent(event("pointerleave", { pointerType: "touch" }));
  assert.equal(hidden(), 0);
  table.dispatchEvent(event("pointerleave", { pointerType: "mouse" }));
  assert.equal(hidden(), 1);
});

test("Escape hides a text, other keys don't", () => {
  const { page, hidden } = shownText();
  page.dispatchEvent(event("keydown", { key: "a" }));
  assert.equal(hidden(), 0);
  page.dispatchEvent(event("keydown", { key: "Escape" }));
  assert.equal(hidden(), 1);
});
