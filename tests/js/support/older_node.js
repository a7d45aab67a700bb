/** Methods of arrays that every browser has and Node 18 has not; scripts are written with them. */

/** @type {Record<string, (this: unknown[], ...given: any[]) => unknown[]>} */
const METHODS = {
  toSpliced(...given) {
    const copy = [...this];
    copy.splice(.../** @type {[number, number, ...unknown[]]} */ (given));
    return copy;
  },
  with(index, value) {
    const copy = [...this];
    copy[index < 0 ? copy.length + index : index] = value;
    return copy;
  },
};

for (const [name, value] of Object.entries(METHODS)) {
  if (!(name in Array.prototype)) Object.defineProperty(Array.prototype, name, { value, writable: true, configurable: true });
}
