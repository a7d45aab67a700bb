/** The document of Stay on Target, and the fixed values that its page brings along. */

import type { Form } from "../../form/form.js";
import type { Draft, Schema, Widget, Workshop } from "../../types.d.ts";

export type Kind = "defence" | "evade" | "deflect";
export interface SquadronCard {
  name: string;
  kind: Kind;
  defence?: number;
  min?: number;
  max?: number;
  types?: string[];
}
export interface Squadron {
  colour: string;
  leader: { defence: number; shield: { min: number; max: number } };
  cards: SquadronCard[];
}
export interface Scenario extends Draft {
  /** Attack values by type of card; a type that is left out is as in the box. */
  imperial_deck?: Record<string, number[]>;
  squadrons?: Squadron[];
}
export interface Data {
  box: { imperial_deck: Record<string, number[]>; squadrons: Squadron[] };
  /** The names of the types of cards. */
  types: Record<string, string>;
}
export type GameForm = Form<Data, Scenario>;
export type GameWidget<For extends Schema = Schema> = Widget<GameForm, For>;
export type GameWorkshop = Workshop<Data, Scenario>;
