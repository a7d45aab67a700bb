/** Moments of a game, numbered from 0, and the steps between them: by one, by a turn, to the ends. */

/** @typedef {(moment: number) => number} StepTo */

/** The moment, or the nearest one that there is. @type {(moment: number, last: number) => number} */
export function within(moment, last) {
  return Math.min(last, Math.max(0, moment));
}

/**
 * Where each step leads to, by the name of its button. `turns` are the moments at which turns begin, the first one first.
 *
 * @type {(last: number, turns: number[]) => Record<string, StepTo>}
 */
export function steps(last, turns) {
  return {
    first: () => 0,
    "turn-back": (moment) => turns.findLast((turn) => turn < moment) ?? 0,
    back: (moment) => within(moment - 1, last),
    on: (moment) => within(moment + 1, last),
    "turn-on": (moment) => turns.find((turn) => turn > moment) ?? last,
    last: () => last,
  };
}

/** The moment that the fragment of an address names, e.g. "#d57"; undefined for others. @type {(hash: string, last: number) => number | undefined} */
export function momentIn(hash, last) {
  const found = /^#d(\d{1,9})$/.exec(hash);
  return found ? within(Number(found[1]), last) : undefined;
}
