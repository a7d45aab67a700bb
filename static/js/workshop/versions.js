/** Saving the draft as a version, and what happens when the same draft is open elsewhere or work was left unsent. */

import { one } from "../elements.js";
import { button } from "./buttons.js";
import { h } from "./dom.js";
import { isEqual } from "./paths.js";

/** @import { Child } from "./dom.js" */
/** @import { Workshop } from "./types.d.ts" */

export class Versions {
  /**
   * @param {Workshop} workshop
   * @param {HTMLFormElement} form
   */
  constructor({ connection, page, root, source, store, tabs }, form) {
    this.connection = connection;
    this.page = page;
    this.root = root;
    this.source = source;
    this.store = store;
    this.tabs = tabs;
    this.form = form;
    this.notices = one(root, "[data-notices]");
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.save();
    });
    connection.on("stale", () => this.#stale());
    connection.on("refused", (told) => this.#notice("refused", told));
    connection.on("state", (state) => state === "saved" && this.#clear("refused"));
    this.#meetOthers();
  }

  /** Save a version with the note of the form; `over` is the newest version it may follow. @type {(over?: number) => Promise<void>} */
  async save(over) {
    if (this.source.isPending) return this.#askAboutText();
    const note = one(this.form, "[name=note]", HTMLInputElement);
    const answer = await this.connection.save(note.value, over);
    const { detail = "" } = answer;
    if (answer.ok) {
      note.value = "";
      this.#clear("save");
      const link = h("a", { href: this.page.addresses.scenario }, `Version ${answer.newest}`);
      const isUnfinished = answer.shown !== undefined && answer.shown !== answer.newest;
      const others = ` is saved for you. It can't be played yet: everybody else still sees version ${answer.shown}.`;
      this.#notice("save", h("span", {}, link, isUnfinished ? others : " is saved."), [], "good");
      this.root.dispatchEvent(new CustomEvent("saved", { detail: answer.newest }));
    } else if (answer.status === 409) {
      const follow = button("Save mine as the next version", () => this.save(Number(/version (\d+) now/.exec(detail)?.[1])));
      this.#notice("save", detail, [follow]);
    } else {
      const reasons = (answer.errors ?? [])
        .map((each) => each.message)
        .slice(0, 3)
        .join(" ");
      const told = [detail || "Not saved: the server can't be reached.", reasons].join(" ");
      this.#notice("save", told);
    }
  }

  /** A text that is not taken over would be missing in the version, so nothing is saved before that is decided. */
  #askAboutText() {
    const drop = button("Throw the text away and save", () => {
      this.source.drop();
      this.save();
    });
    const mend = button("Go to the text", () => this.source.reveal(this.tabs));
    this.#notice("save", "Not saved: the text in the JSON tab is no scenario yet, so it would be lost.", [mend, drop]);
  }

  /** Offer the work that this browser kept when it could not be sent; take it at once where nothing came between. */
  restore() {
    const kept = this.connection.copy.read();
    if (!kept || isEqual(kept.document, this.page.document)) return this.connection.copy.forget();
    const take = () => {
      this.store.edit("Restore unsent work", () => kept.document, { source: "restored" });
      this.#clear("restore");
    };
    if (kept.revision === this.page.revision) {
      take();
      this.#notice("restore", "Work that was not sent before has been restored. Undo takes it away.", [], "good");
    } else {
      const drop = () => {
        this.connection.copy.forget();
        this.#clear("restore");
      };
      const told = `This browser kept work of ${new Date(kept.at).toLocaleString()}; the draft was changed elsewhere since.`;
      this.#notice("restore", told, [button("Take that work", take), button("Forget it", drop)]);
    }
  }

  #stale() {
    const theirs = button("Take the other work", async () => {
      await this.connection.takeTheirs("Take the work of another tab");
      this.#clear("stale");
    });
    const mine = button("Keep mine", async () => {
      await this.connection.keepMine();
      this.#clear("stale");
    });
    this.#notice(
      "stale",
      "This draft was changed elsewhere, e.g. in another tab. Nothing is lost: choose one; the other stays in the list of undo.",
      [theirs, mine],
    );
  }

  /** Tabs of one browser tell each other that they work on the same draft. */
  #meetOthers() {
    const channel = new BroadcastChannel(`sandtable.draft.${this.page.id}`);
    channel.addEventListener("message", ({ data }) => {
      if (data === "here") channel.postMessage("too");
      this.#notice("tabs", "This draft is open in another tab as well.");
    });
    channel.postMessage("here");
  }

  /** @type {(kind: string, told: Child, actions?: HTMLElement[], mood?: "warn" | "good") => void} */
  #notice(kind, told, actions = [], mood = "warn") {
    this.#clear(kind);
    const close = actions.length ? [] : [button("Close", () => this.#clear(kind))];
    const role = mood === "good" ? "status" : "alert";
    const line = h("div", { class: `ws-notice is-${mood}`, role, "data-notice": kind }, h("p", {}, told), ...actions, ...close);
    this.notices.append(line);
  }

  /** @type {(kind: string) => void} */
  #clear(kind) {
    this.notices.querySelector(`[data-notice=${kind}]`)?.remove();
  }
}
