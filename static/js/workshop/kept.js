/** Things that are made when they are first asked for, and kept. */

/** The thing of a key, made now where there is none. @type {<Key, Thing>(things: Map<Key, Thing>, key: Key, make: (key: Key) => Thing) => Thing} */
export function kept(things, key, make) {
  const known = things.get(key);
  if (known !== undefined) return known;
  const made = make(key);
  things.set(key, made);
  return made;
}
