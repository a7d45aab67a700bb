/** The document of Mafia City, and the fixed values that its page brings along. */

import type { Form } from "../../form/form.js";
import type { Draft, Schema, Widget, Workshop } from "../../types.d.ts";

/** Copies of each card by symbol. */
export type Deck = Record<string, Record<string, number>>;
export interface Scenario extends Draft {
  /** "random", or the locations in their places, the centre first. */
  layout?: "random" | string[];
  target?: "advanced" | "beginners" | Record<string, number>;
  deck?: Deck;
  figures?: Record<string, string>;
}
export interface Data {
  box: {
    deck: Deck;
    /** The locations of figures. */
    figures: Record<string, string>;
    /** The Mafiosi of each player, by number of players. */
    mafiosi: Record<string, Record<string, number>>;
    /** Points by number of players. */
    targets: Record<"advanced" | "beginners", Record<string, number>>;
  };
  /** The names of the places of a city, the centre first. */
  places: string[];
  locations: Record<string, string>;
  figures: Record<string, string>;
  cards: { id: string; name: string; text: string }[];
  symbols: Record<string, string>;
  players: number[];
  mafiosi_per_colour: number;
}
export type GameForm = Form<Data, Scenario>;
export type GameWidget<For extends Schema = Schema> = Widget<GameForm, For>;
export type GameWorkshop = Workshop<Data, Scenario>;
