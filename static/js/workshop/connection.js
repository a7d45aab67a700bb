/**
 * Sends the changes of the document to the server, soon after they are made and one request at a time, and tells what
 * the server answers. Only differences are sent.
 *
 * Events: "report" (the server's report), "state" (its `detail` is one of STATES), "stale" (the draft was changed
 * elsewhere), "refused" (a sentence).
 */

import { difference } from "./difference.js";
import { OfflineCopy } from "./offline.js";

const DEBOUNCE_MS = 80;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;
export const STATES = ["saved", "saving", "unsaved", "offline", "stale", "refused"];

export class Connection extends EventTarget {
  #timer = 0;
  #isBusy = false;
  #retry = FIRST_RETRY_MS;

  constructor(page, store, seen) {
    super();
    this.page = page;
    this.store = store;
    this.seen = seen;
    this.revision = page.revision;
    this.sent = page.document;
    this.tab = crypto.randomUUID();
    this.copy = new OfflineCopy(page.id);
    this.state = "saved";
    store.subscribe(() => this.changed());
    addEventListener("online", () => this.send());
    addEventListener("pagehide", () => this.copy.write());
    addEventListener("beforeunload", (event) => {
      this.copy.write();
      if (this.isBehind) event.preventDefault();
    });
  }

  get isBehind() {
    return this.store.document !== this.sent;
  }

  /** After each edit: keep a copy here and send the difference soon, after the end of a stroke. */
  changed() {
    this.copy.keep(this.revision, this.store.document);
    if (this.state === "stale") return;
    if (this.state !== "unsaved") this.#become("unsaved");
    this.store.whenCalm("send", () => this.#later(DEBOUNCE_MS));
  }

  /** Send what is not sent yet; resolves when the server has everything, or could not be reached. */
  async send() {
    clearTimeout(this.#timer);
    if (this.#isBusy || !this.isBehind || this.state === "stale") return;
    this.#isBusy = true;
    this.#become("saving");
    const document = this.store.document;
    const patch = difference(this.sent, document);
    try {
      await this.#answer(await this.call("draft", "PATCH", { patch }), document);
    } finally {
      this.#isBusy = false;
    }
    if (this.isBehind && this.state === "saved") await this.send();
  }

  /** Wait until everything is sent: before a version is saved or a question is asked. */
  async settled() {
    while (this.isBehind || this.#isBusy) {
      if (["offline", "stale", "refused"].includes(this.state)) return false;
      if (this.#isBusy) await new Promise((resolve) => setTimeout(resolve, 20));
      else await this.send();
    }
    return true;
  }

  /** Take the state of the server, e.g. the work of another tab; unsent work of this tab can be had by undo. */
  async takeTheirs(label) {
    const response = await this.call("draft", "GET");
    if (!response?.ok) return this.#become("offline");
    const found = await response.json();
    this.#taken(found, found.document);
    this.store.replace(found.document, label);
    this.sent = this.store.document;
    this.copy.forget();
    this.#become("saved");
  }

  /** Put the document of this tab over the work of another one. */
  async keepMine() {
    const response = await this.call("draft", "GET");
    if (!response?.ok) return this.#become("offline");
    const found = await response.json();
    this.revision = found.revision;
    this.sent = found.document;
    this.state = "unsaved";
    await this.send();
  }

  /** Save the draft as a version. Resolves to { ok, problem? }. */
  async save(note, over) {
    if (!(await this.settled())) return { ok: false, detail: "" };
    const response = await this.call("draft-save", "POST", { note, ...(over ? { over } : {}) });
    if (!response) return { ok: false, detail: "" };
    const answer = await response.json();
    if (!response.ok) return { ok: false, status: response.status, ...answer };
    this.#taken(answer, this.store.document);
    this.copy.forget();
    return { ok: true, ...answer };
  }

  /** Save the draft and play some games of it. Resolves to { ok, result, playtest } or { ok: false, detail, errors }. */
  async tryDraft() {
    if (!(await this.settled())) return { ok: false };
    const body = { revision: this.revision, tab: this.tab };
    const response = await this.request(this.page.addresses.try, "POST", body, { "Idempotency-Key": crypto.randomUUID() });
    if (!response) return { ok: false };
    const answer = await response.json();
    if (response.ok) [this.revision, this.base] = [answer.revision, answer.base];
    return { ok: response.ok, ...answer };
  }

  /** Ask the server about the draft, e.g. for a line of sight. Throws an Error with the server's sentence. */
  async ask(question, argumentsOfIt) {
    await this.settled();
    const response = await this.request(this.page.addresses.look + question, "POST", { arguments: argumentsOfIt });
    if (!response) throw new Error("The server can't be reached.");
    const answer = await response.json();
    if (!response.ok) throw new Error([answer.detail, ...answer.errors.map((each) => each.message)].join(" "));
    return answer;
  }

  /** One call about this draft; null where the server can't be reached. */
  call(name, method, body) {
    const whole = body && { ...body, revision: this.revision, tab: this.tab, seen: this.seen() };
    return this.request(this.page.addresses[name], method, whole);
  }

  async request(address, method, body, more = {}) {
    const headers = { "X-CSRFToken": this.page.token, Accept: "application/json", ...more };
    if (body) headers["Content-Type"] = "application/json";
    try {
      return await fetch(address, { method, headers, body: body && JSON.stringify(body) });
    } catch {
      return null;
    }
  }

  async #answer(response, document) {
    if (!response || response.status >= 500 || response.status === 429) return this.#tryAgain();
    this.#retry = FIRST_RETRY_MS;
    const answer = await response.json();
    if (response.ok) {
      this.#taken(answer, document);
      if (this.isBehind) return this.#become("saved");
      this.copy.forget();
      this.#become("saved");
    } else if (response.status === 412) {
      this.#become("stale");
      this.dispatchEvent(new CustomEvent("stale", { detail: answer }));
    } else {
      this.#become("refused");
      const told = [answer.detail, ...(answer.errors ?? []).map((each) => each.message)].join(" ");
      this.dispatchEvent(new CustomEvent("refused", { detail: told }));
    }
  }

  #taken(answer, document) {
    this.revision = answer.revision;
    this.base = answer.base;
    this.sent = document;
    this.dispatchEvent(new CustomEvent("report", { detail: answer.report }));
  }

  #tryAgain() {
    this.#become("offline");
    this.#later(this.#retry);
    this.#retry = Math.min(this.#retry * 2, LONGEST_RETRY_MS);
  }

  #later(wait) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.send(), wait);
  }

  #become(state) {
    this.state = state;
    this.dispatchEvent(new CustomEvent("state", { detail: state }));
  }
}
