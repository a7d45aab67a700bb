/** When a page of a seat asks how its table stands. */

/** Milliseconds between two looks of a page that waits for its person, who may answer in another tab. */
export const OTHER_TAB_MS = 4000;
/** Looks of the page of a game that has ended, while somebody else may begin a rematch: half an hour. */
export const REMATCH_LOOKS = 450;

/**
 * Milliseconds before the next look; 0 where nothing can change any more. `looks` counts those since the table was shown, and
 * `pauses` are those of a page that waits for an agent; the last one repeats.
 *
 * @type {(state: string, looks: number, pauses: number[]) => number}
 */
export function pauseBefore(state, looks, pauses) {
  if (state === "person" || (state === "rematch" && looks < REMATCH_LOOKS)) return OTHER_TAB_MS;
  return state === "agent" ? pauses[Math.min(looks, pauses.length - 1)] : 0;
}
