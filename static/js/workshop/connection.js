/**
 * Sends the changes of the document to the server, soon after they are made and one request at a time, and tells what
 * the server answers. Only differences are sent.
 *
 * Events: "report" (the server's report), "state", "stale" (the draft was changed elsewhere), "refused" (a sentence).
 */

import { difference } from "./difference.js";
import { OfflineCopy } from "./offline.js";
import { Teller } from "./teller.js";

/** @import { Store } from "./store.js" */
/** @import { DraftState, Page, Refusal, Report } from "./types.d.ts" */

/** @typedef {"saved" | "saving" | "unsaved" | "offline" | "stale" | "refused"} State */
/** @typedef {{ report: Report, state: State, stale: DraftState, refused: string }} Events */
/** A draft as the server has it now. @template Doc @typedef {DraftState & { document: Doc, report: Report }} Whole */
/** The end of a saving: a newer version may have come between (409). @typedef {Partial<DraftState & Refusal> & { ok: boolean, status?: number }} Saved */
/** The end of a trial: the address of its result, or the reasons against it. @typedef {Partial<DraftState & Refusal> & { ok: boolean, result?: string }} Tried */

const DEBOUNCE_MS = 80;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;
/** @type {State[]} */
const ENDS = ["offline", "stale", "refused"];

/**
 * @template {object} Doc
 * @extends {Teller<Events>}
 */
export class Connection extends Teller {
  #timer = 0;
  #isBusy = false;
  #retry = FIRST_RETRY_MS;

  /**
   * @param {Page<unknown, Doc>} page
   * @param {Store<Doc>} store
   * @param {() => Record<string, string>} seen digests of the parts of the picture that the page has
   */
  constructor(page, store, seen) {
    super();
    this.page = page;
    this.store = store;
    this.seen = seen;
    this.revision = page.revision;
    this.base = page.base;
    this.sent = page.document;
    this.tab = crypto.randomUUID();
    /** @type {OfflineCopy<Doc>} */
    this.copy = new OfflineCopy(page.id);
    /** @type {State} */
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
      if (ENDS.includes(this.state)) return false;
      if (this.#isBusy) await new Promise((resolve) => setTimeout(resolve, 20));
      else await this.send();
    }
    return true;
  }

  /**
   * Take the state of the server, e.g. the work of another tab; unsent work of this tab can be had by undo.
   *
   * @type {(label: string) => Promise<void>}
   */
  async takeTheirs(label) {
    const response = await this.call("draft", "GET");
    if (!response?.ok) return this.#become("offline");
    /** @type {Whole<Doc>} */
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
    /** @type {Whole<Doc>} */
    const found = await response.json();
    this.revision = found.revision;
    this.sent = found.document;
    this.state = "unsaved";
    await this.send();
  }

  /** Save the draft as a version; `over` is the newest version it may follow. @type {(note: string, over?: number) => Promise<Saved>} */
  async save(note, over) {
    if (!(await this.settled())) return { ok: false, detail: "" };
    return this.#alone(async (document) => {
      const response = await this.call("draft-save", "POST", { note, ...(over ? { over } : {}) });
      if (!response) return { ok: false, detail: "" };
      const answer = await response.json();
      if (!response.ok) return { ok: false, status: response.status, ...answer };
      this.#taken(answer, document);
      if (!this.isBehind) this.copy.forget();
      return { ok: true, ...answer };
    });
  }

  /** Save the draft and play some games of it. @returns {Promise<Tried>} */
  async tryDraft() {
    if (!(await this.settled())) return { ok: false };
    return this.#alone(async () => {
      const body = { revision: this.revision, tab: this.tab };
      const key = { "Idempotency-Key": crypto.randomUUID() };
      const response = await this.request(this.page.addresses.try, "POST", body, key);
      if (!response) return { ok: false };
      const answer = await response.json();
      if (response.ok) [this.revision, this.base] = [answer.revision, answer.base];
      return { ok: response.ok, ...answer };
    });
  }

  /**
   * Make a call that changes the draft's revision while nothing else is sent; what is edited meanwhile is sent after it.
   *
   * @type {<Answer>(call: (document: Doc) => Promise<Answer>) => Promise<Answer>}
   */
  async #alone(call) {
    this.#isBusy = true;
    try {
      return await call(this.store.document);
    } finally {
      this.#isBusy = false;
      if (this.isBehind) this.#later(DEBOUNCE_MS);
    }
  }

  /**
   * Ask the server about the draft, e.g. for a line of sight. Throws an Error with the server's sentence.
   *
   * @type {<Answer>(question: string, argumentsOfIt: object) => Promise<Answer>}
   */
  async ask(question, argumentsOfIt) {
    await this.settled();
    const response = await this.request(this.page.addresses.look + question, "POST", { arguments: argumentsOfIt });
    if (!response) throw new Error("The server can't be reached.");
    const answer = await response.json();
    if (!response.ok) throw new Error(sentences(answer).join(" "));
    return answer;
  }

  /**
   * One call about this draft; null where the server can't be reached.
   *
   * @type {(name: "draft" | "draft-save", method: string, body?: object) => Promise<Response | null>}
   */
  call(name, method, body) {
    const whole = body && { ...body, revision: this.revision, tab: this.tab, seen: this.seen() };
    return this.request(this.page.addresses[name], method, whole);
  }

  /** @type {(address: string, method: string, body?: object, more?: Record<string, string>) => Promise<Response | null>} */
  async request(address, method, body, more = {}) {
    /** @type {Record<string, string>} */
    const headers = { "X-CSRFToken": this.page.token, Accept: "application/json", ...more };
    if (body) headers["Content-Type"] = "application/json";
    try {
      return await fetch(address, { method, headers, body: body && JSON.stringify(body) });
    } catch {
      return null;
    }
  }

  /** @type {(response: Response | null, document: Doc) => Promise<void>} */
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
      await this.#catchUp();
    } else {
      this.#become("refused");
      this.tell("refused", sentences(answer).join(" "));
    }
  }

  /** @type {(answer: DraftState & { report: Report }, document: Doc) => void} */
  #taken(answer, document) {
    this.revision = answer.revision;
    this.base = answer.base;
    this.sent = document;
    this.tell("report", answer.report);
  }

  /** The server is further on: by this tab's own change, whose answer was lost, or by another tab's; the draft says which. */
  async #catchUp() {
    const response = await this.call("draft", "GET");
    if (!response?.ok) return this.#tryAgain();
    /** @type {Whole<Doc>} */
    const found = await response.json();
    if (found.tab !== this.tab) {
      this.#become("stale");
      return this.tell("stale", found);
    }
    this.#taken(found, found.document);
    this.#become("saved");
  }

  #tryAgain() {
    this.#become("offline");
    this.#later(this.#retry);
    this.#retry = Math.min(this.#retry * 2, LONGEST_RETRY_MS);
  }

  /** @type {(wait: number) => void} */
  #later(wait) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.send(), wait);
  }

  /** @type {(state: State) => void} */
  #become(state) {
    this.state = state;
    this.tell("state", state);
  }
}

/** The reasons of a refusal as sentences. @type {(refusal: Refusal) => string[]} */
function sentences({ detail, errors = [] }) {
  return [detail, ...errors.map((each) => each.message)];
}
