/**
 * What belongs to an option or a thing that is pointed at: the things of an option, the options of a thing, and the place
 * where a piece would lie.
 */

/**
 * The selectors of everything that is marked, while an option of the list or of a menu (`option`) or a thing with these
 * options (`onThing`) is pointed at. A piece that is to be placed is shown where the option would place it; at a thing
 * with several options, where the first of its menu would.
 *
 * @type {(option: string | undefined, onThing: string[]) => string[]}
 */
export function marksFor(option, onThing) {
  const placed = option ?? onThing[0];
  return [
    ...(option === undefined ? [] : [`.board [data-choices~="${option}"]`]),
    ...(placed === undefined ? [] : [`.board [data-ghost="${placed}"]`]),
    ...onThing.map((number) => `[data-option="${number}"]`),
  ];
}
