/** The words that the modules of the workshop share: what the server says, documents, and the parts of a form. */

import type { Bar } from "./bar.js";
import type { Connection } from "./connection.js";
import type { Form } from "./form/form.js";
import type { Guide } from "./guide.js";
import type { History } from "./history.js";
import type { Picture } from "./picture.js";
import type { Problems } from "./problems.js";
import type { Store } from "./store.js";
import type { Source } from "./source.js";
import type { Tabs } from "./tabs.js";
import type { Trial } from "./trial.js";
import type { Versions } from "./versions.js";

// -- documents -------------------------------------------------------------------------------------------------------

/** A key of an object or an index of a list. */
export type Step = string | number;
/** The way to a value inside a document. */
export type Path = readonly Step[];
/** One operation of a JSON Patch (RFC 6902); `path` is a JSON pointer. */
export type Operation = { op: "remove"; path: string } | { op: "add" | "replace"; path: string; value: unknown };
/** The values that every document has; games have more. */
export interface Draft {
  title: string;
  game?: string;
}

/** A JSON schema, as far as forms need it. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string;
  type?: string;
  enum?: string[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | false;
  required?: string[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  uniqueItems?: boolean;
}
/** The schema of a list, of an object with known keys, of one with keys that people choose, of one of several types. */
export type ListSchema = Schema & { items: Schema };
export type GroupSchema = Schema & { properties: Record<string, Schema> };
export type NamesSchema = Schema & { additionalProperties: Schema };
export type EitherSchema = Schema & { anyOf: Schema[] };

// -- what the server says --------------------------------------------------------------------------------------------

/** Something that the rules found: a problem, or advice. */
export interface Remark {
  kind: "problem" | "advice";
  message: string;
  /** The place in words; "" for none. */
  place: string;
  /** The name of a hex; "" for none. */
  hex: string;
  /** The JSON pointer of the value. */
  path: string;
  rule: string;
  fix: string;
}

/** A sentence beside a field; `is_good` is null where there is nothing to judge. */
export interface Note {
  words: string;
  is_good: boolean | null;
}

/** A hex as the server sends it: name, q, r, base, level, roads, streams, words. */
export type HexRow = [string, number, number, string, number, number[], number[], string];

/** A part of a picture; without `content` it is the one of this digest that the page has already. */
export interface Part<Content> {
  name: string;
  digest: string;
  content?: Content;
}

/** The live picture; the width is 0 where the only layer is a whole picture. */
export interface Scene {
  width: number;
  height: number;
  left: number;
  top: number;
  /** The layers that people can switch off, with their names. */
  titles: Record<string, string>;
  layers: Part<string>[];
  hexes: Part<HexRow[]>;
}

export interface Report {
  problems: Remark[];
  advice: Remark[];
  playable: boolean;
  /** null: the document can't be drawn now. */
  scene: Scene | null;
  facts: Record<string, unknown>;
  /** By JSON pointer. */
  notes: Record<string, Note[]>;
}

/** A draft as the server keeps it. */
export interface DraftState {
  revision: number;
  /** The number of the version that it began as. */
  base: number;
  newest: number;
  /** The version that others see: an older one while the newest of a public scenario can't be played. */
  shown?: number;
  tab: string;
}

/** The reasons why the server refused something. */
export interface Refusal {
  detail: string;
  errors?: { message: string }[];
}

export interface Section {
  name: string;
  title: string;
  help: string;
  /** JSON pointers. */
  fields: string[];
}

/** A step of the guided first scenario. */
export interface GuideStep {
  title: string;
  text: string;
  section: string;
  fields: string[];
}

/** The words of a game for one value. */
export interface Hint {
  label?: string;
  help?: string;
  widget?: string;
  choices?: Record<string, string>;
  guide?: string;
  start?: unknown;
  among?: string;
}

/** What the page brings along: `Data` are fixed values of the game, `Doc` is its document. */
export interface Page<Data = unknown, Doc extends object = Draft> extends DraftState {
  id: string;
  game: string;
  document: Doc;
  report: Report;
  form: { schema: Schema; sections: Section[]; hints: Record<string, Hint>; guide: string; steps: GuideStep[] };
  data: Data;
  addresses: Record<"draft" | "draft-save" | "look" | "history" | "try" | "scenario", string>;
  token: string;
}

// -- forms -----------------------------------------------------------------------------------------------------------

/** A form of whatever game. */
// biome-ignore lint/suspicious/noExplicitAny: the usual widgets serve every game, whatever its data and documents are
export type AnyForm = Form<any, any>;

/** A part of the form: `update` shows a value of the document, which may be of any kind. */
export interface Shown {
  node: HTMLElement;
  update(value: unknown): void;
}
/** The part of the form for the value at a path. */
export interface Field extends Shown {
  path: Path;
}
/** Makes the part of a form for the value at a path. Widgets of a game take the form of that game. */
export type Widget<Of extends AnyForm = AnyForm, For extends Schema = Schema> = {
  make(form: Of, path: Path, schema: For, hint: Hint): Shown;
}["make"];

/** How an edit is told: `source` is the part of the page, edits of one `together` shortly after each other are one step. */
export interface Edit {
  source?: string;
  together?: string;
  /** An edit in the midst of a stroke: costly work waits for its end. */
  isStroke?: boolean;
}

// -- the workshop ----------------------------------------------------------------------------------------------------

/** Everything that the parts of the workshop share. */
export interface Workshop<Data = unknown, Doc extends object = Draft> {
  page: Page<Data, Doc>;
  root: HTMLElement;
  store: Store<Doc>;
  picture: Picture;
  connection: Connection<Doc>;
  form: Form<Data, Doc>;
  source: Source;
  tabs: Tabs;
  problems: Problems;
  bar: Bar;
  versions: Versions;
  history: History;
  guide: Guide;
  trial: Trial;
  report: Report;
  announce: (text: string) => void;
}

/** The module of a game. */
export interface GameModule {
  begin?: (workshop: Workshop) => void | Promise<void>;
}

declare global {
  interface HTMLElementEventMap {
    /** A field asks the map for a hex. */
    "pick-hex": CustomEvent<{ done: (name: string) => void }>;
    /** Somebody wants to see the place of a problem. */
    go: CustomEvent<Remark>;
    reported: CustomEvent<Report>;
    /** A version was saved; its number. */
    saved: CustomEvent<number>;
    /** A tab was chosen. */
    chosen: CustomEvent<void>;
  }
}
