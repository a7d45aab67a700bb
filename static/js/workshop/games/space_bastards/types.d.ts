/** The document of Space Bastards, and the fixed values that its page brings along. */

import type { Form } from "../../form/form.js";
import type { Draft, Schema, Widget, Workshop } from "../../types.d.ts";

/** A place on the drawing: right and down, 0 to 1000. */
export type Spot = [number, number];
/** A way between two fields, which are named. */
export type Edge = [string, string];
export interface Field {
  id: string;
  planet?: string;
  teleport?: boolean;
  at?: Spot;
}
export interface Planet {
  id: string;
  colour: string;
  /** Rows of squares (#) and gaps (.). */
  grid: string[];
}
export interface Scenario extends Draft {
  players?: number[];
  planets?: Planet[];
  /** The names of planets, by number of players. */
  planets_in_play?: Record<string, string[]>;
  fields?: Field[];
  edges?: Edge[];
  priorities?: string[];
}
/** A document with fields and ways of its own. */
export type Sky = Scenario & { fields: Field[]; edges: Edge[] };
export interface Box {
  players: number[];
  planets: Planet[];
  planets_in_play: Record<string, string[]>;
  fields: Field[];
  edges: Edge[];
  priorities: string[];
  interior: string[];
  prices: Record<string, number>;
  ships: Record<string, number>;
}
export interface Data {
  box: Box;
  /** Units of the drawing for one of the document. */
  scale: number;
  /** The planets that are in play, by number of players. */
  planets_needed: Record<string, number>;
}
export type GameForm = Form<Data, Scenario>;
export type GameWidget<For extends Schema = Schema> = Widget<GameForm, For>;
export type GameWorkshop = Workshop<Data, Scenario>;
