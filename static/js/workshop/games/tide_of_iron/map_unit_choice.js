/** The choice of a unit: its nation and its kind. */

import { choice } from "../../map/toolbar.js";

/** @import { Data, Nation } from "./types.d.ts" */

/** @type {[Nation, string][]} */
export const NATIONS = [
  ["american", "American"],
  ["german", "German"],
];
/** Squads by name, with their words and their figures. @type {Record<string, [string, Record<string, number>]>} */
const SQUADS = {
  rifles: ["Rifle squad", { regular: 4 }],
  elite: ["Elite squad", { elite: 4 }],
  led: ["Rifles with an officer", { officer: 1, regular: 3 }],
  mg: ["Machine-gun squad", { mg: 1, regular: 2 }],
  mortar: ["Mortar squad", { mortar: 1, regular: 2 }],
};

export class UnitChoice {
  /**
   * @param {Data["vehicles"]} vehicles
   * @param {() => void} changed
   */
  constructor(vehicles, changed) {
    this.vehicles = vehicles;
    this.changed = changed;
    /** @type {Nation} */
    this.nation = "american";
    this.kind = "rifles";
  }

  /** The controls; they are made anew when the nation changes. */
  nodes() {
    const nation = choice("Side", NATIONS, this.nation, (value) => {
      this.nation = value;
      if (!(this.kind in SQUADS)) this.kind = "rifles";
      this.changed();
    });
    /** @type {[string, string][]} */
    const squads = Object.entries(SQUADS).map(([key, [words]]) => [key, words]);
    const kinds = [...squads, ...Object.entries(this.vehicles[this.nation])];
    const unit = choice("Unit", kinds, this.kind, (value) => {
      this.kind = value;
      this.changed();
    });
    return [nation, unit];
  }

  /** The figures of a squad; undefined for a vehicle. @returns {Record<string, number> | undefined} */
  get figures() {
    return SQUADS[this.kind]?.[1];
  }

  /** As the document places it. */
  get placed() {
    return this.figures ? { squad: { figures: this.figures } } : { vehicle: this.kind };
  }

  /** As questions of the eye want it. */
  get asked() {
    return this.figures ? { figures: this.figures } : { vehicle: this.kind };
  }
}
