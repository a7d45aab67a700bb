/** When a page of a seat asks how its table stands. */

/** Milliseconds between two looks of a page that waits for its person, who may answer in another tab. */
export const OTHER_TAB_MS = 4000;

/**
 * Milliseconds before the next look; 0 for a game that has ended. `looks` counts those since the table was shown, and
 * `pauses` are those of a page that waits for an agent; the last one repeats.
 *
 * @type {(state: string, looks: number, pauses: number[]) => number}
 */
export function pauseBefore(state, looks, pauses) {
  if (state === "person") return OTHER_TAB_MS;
  return state === "agent" ? pauses[Math.min(looks, pauses.length - 1)] : 0;
}
