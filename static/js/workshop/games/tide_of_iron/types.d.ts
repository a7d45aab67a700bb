/** The document of Tide of Iron, the fixed values that its page brings along, and its map. */

import type { Form } from "../../form/form.js";
import type { Canvas } from "../../map/canvas.js";
import type { Layers } from "../../map/layers.js";
import type { Marks } from "../../map/marks.js";
import type { View } from "../../map/view.js";
import type { MapHex, Picture } from "../../picture.js";
import type { Store } from "../../store.js";
import type { Draft, Schema, Widget, Workshop } from "../../types.d.ts";
import type { MapBar } from "./map_bar.js";
import type { Painter } from "./map_painter.js";
import type { Pins } from "./map_pins.js";

// -- the document ----------------------------------------------------------------------------------------------------

export type Nation = "american" | "german";
/** Columns and rows are those of the lattice of boards. */
export interface Place {
  column: number;
  row: number;
}
export interface Board extends Place {
  /** Its number and its side: "7B". */
  side: string;
  turned?: boolean;
}
/** What lies over the ground of a hex; roads and streams are directions. */
export interface Ground {
  base?: string;
  level?: number;
  roads?: number[];
  streams?: number[];
}
export interface Overlay extends Ground {
  hex: string;
}
export interface Marker {
  hex: string;
  kind: string;
}
export interface Objective {
  hex: string;
  kind: "victory" | "command";
  side: Nation | "neutral";
  value?: number;
  name?: string;
  scored?: "every round" | "last round";
  by_round?: number[];
  control?: Nation;
  carried?: string;
}
/** Words on a hex, and what is to be said of them beside the map. */
export interface Label {
  hex: string;
  text: string;
  note?: string;
}
/** A list of hexes, or all hexes that fit a description. */
export interface Zone {
  hexes?: string[];
  /** Indexes of boards. */
  boards?: number[];
  /** The first and the last column, by letters or number. */
  columns?: (string | number)[];
  rows?: number[];
  bases?: string[];
  levels?: number[];
}
export interface Squad {
  /** Counts by kind. */
  figures: Record<string, number>;
  specialization?: string;
}
/** A squad or a vehicle on its hex. */
export interface PlacedUnit {
  hex: string;
  squad?: Squad;
  vehicle?: string;
  concealed?: boolean;
  inside?: "entrenchment" | "pillbox";
  aboard?: Squad[];
}
/** Squads that the player builds from counts, or fixed ones. */
export interface Force {
  squad_bases?: number;
  figures?: Record<string, number>;
  specializations?: Record<string, number>;
  squads?: Squad[];
  zones?: string[];
  placed?: PlacedUnit[];
}
export interface Side {
  /** By number: "1", "2". */
  divisions?: Record<string, Force>;
}
/** A condition of victory: an object with one key. */
export interface Condition {
  points?: { side: Nation; at_least?: number; ahead_by?: number };
  controls?: { side: Nation; objectives: "victory" | "command" | string[]; at_least?: number; ahead_by?: number };
  markers?: { side?: undefined; kind: string; hexes: "victory" | "command" | string[]; at_least?: number };
  units?: { side: Nation; hexes?: string[]; zone?: string; at_least: number };
  eliminated?: Nation;
  has?: { side: Nation; what: string; hexes?: string[]; zone?: string; off_map?: true };
  done?: { side?: undefined; what: string; at_least?: number };
  all?: Condition[];
  any?: Condition[];
  not?: Condition;
}
/** An event, special action or purchase. */
export interface Deed {
  name?: string;
  side: Nation;
}
/** A way to win. */
export interface Way {
  side: Nation;
  grade?: string;
  when: "any round" | "last round" | "at once" | number;
  if: Condition;
}
export interface Scenario extends Draft {
  boards: Board[];
  overlays?: Overlay[];
  markers?: Marker[];
  labels?: Label[];
  objectives: Objective[];
  sides?: Partial<Record<Nation, Side>>;
  zones?: Record<string, Zone>;
  events?: Deed[];
  special_actions?: Deed[];
  purchases?: Deed[];
  victory?: { conditions: Way[]; otherwise: string; both?: "initiative" | "draw"; tie?: "initiative" | "control" | "draw" };
}

// -- fixed values ----------------------------------------------------------------------------------------------------

export interface Card {
  id: string;
  name: string;
  /** Command to pay; null for none. */
  cost: number | null;
  when: string;
  text: string;
}
/** A number of the rules that a scenario may change. */
export interface Parameter {
  label: string;
  reason: string;
  rule: string;
  kind: "flag" | "number" | "word" | "numbers" | "words";
  default: unknown;
  usual: string;
  allowed: string;
  choices: string[];
  low: number;
  high: number;
  length: number;
}
export interface BoardSide {
  side: string;
  title: string;
  summary: string;
  /** The address of its picture. */
  picture: string;
}
export interface Data {
  /** The symbols of the map, as SVG. */
  signs: string;
  boards: BoardSide[];
  /** The names of vehicles by their kinds. */
  vehicles: Record<Nation, Record<string, string>>;
  cards: { decks: Record<string, Card[]>; operations: Card[] };
  parameters: Record<string, Parameter>;
}
export type GameForm = Form<Data, Scenario>;
export type GameWidget<For extends Schema = Schema> = Widget<GameForm, For>;
export type GameWorkshop = Workshop<Data, Scenario>;

// -- the map ---------------------------------------------------------------------------------------------------------

/** What can be painted: it is laid on hexes, or taken from them by the eraser. */
export interface MapBrush {
  name: string;
  label: string;
  /** The name of a symbol of the map; "" for none. */
  sign: string;
  group: "Terrain" | "Markers" | "Zones";
  /** It joins the hexes that a stroke passes one after the other. */
  isWay?: boolean;
  /** The zone that it paints. */
  zone?: string;
  lay: (document: Scenario, hexes: MapHex[]) => Scenario;
  take: (document: Scenario, hexes: MapHex[]) => Scenario;
  alike: (hex: MapHex) => string;
}

/** Everything that the tools of the map share. */
export interface TideMap {
  workshop: GameWorkshop;
  picture: Picture;
  canvas: Canvas;
  view: View;
  marks: Marks;
  store: Store<Scenario>;
  layers: Layers;
  brushes: Map<string, MapBrush>;
  painter: Painter;
  pins: Pins;
  bar: MapBar;
}

// -- questions about the map -------------------------------------------------------------------------------------------

export type Question = "sight" | "seen" | "reach" | "ranges" | "fire";
/** The dice that can come together on a hex, and the number of start hexes from which they come. */
export interface Fire {
  hex: string;
  dice: number;
  long_dice: number;
  positions: number;
}
/** The answers of the rules, by question. */
export interface Answers {
  sight: { from: string; to: string; visible: boolean; distance: number; reason: string; rule: string; blocking: string[] };
  /** The hexes that are seen, of so many on the map. */
  seen: { hex: string; of: number; hexes: { hex: string; distance: number }[] };
  /** The hexes that a unit comes to, with the fewest actions and the points that are left. */
  reach: { hex: string; actions: number; hexes: { hex: string; actions: number; left: number | string }[] };
  ranges: { hex: string; hexes: { hex: string; range: "close" | "normal" | "long"; dice: number; seen: boolean }[] };
  /** The hexes that fire can fall on, and the most dice on one. */
  fire: { side: Nation; unit: string; most: number; hexes: Fire[] };
}
