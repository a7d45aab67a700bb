/** Tells listeners about events by name; `Events` says what each of them brings. */

/** @template {Record<string, unknown>} Events */
export class Teller extends EventTarget {
  /**
   * Call a listener with what each event of a name brings.
   *
   * @type {<Name extends keyof Events & string>(name: Name, listener: (detail: Events[Name]) => void) => void}
   */
  on(name, listener) {
    this.addEventListener(name, (event) => {
      if (event instanceof CustomEvent) listener(event.detail);
    });
  }

  /** @type {<Name extends keyof Events & string>(name: Name, detail: Events[Name]) => void} */
  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
