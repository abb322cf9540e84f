import { capitalized } from "#core/text/capitalized.ts";
import { type ConditionPart, conditionParts } from "#features/cars/rules/condition.ts";
import {
  type DamagePlace,
  damagePlace,
  damageZones,
  zoneOfDamage,
} from "#features/cars/rules/damage-place.ts";

export type ZoneView = DamagePlace["view"];

/** A place on the drawings of a car where something can be found. */
export type FindingZone = {
  name: string;
  label: string;
  view: ZoneView;
  part: ConditionPart;
  /** What the note of a damage begins with; its words lead back to the same place on the advert's drawing. */
  start: string;
  /** Shares of the drawing: from the front, and from the ground or the right side. */
  along: number;
  up: number;
};

export const zoneViews = {
  left: damageZones.left,
  right: damageZones.right,
  above: "Ovanifrån",
} as const satisfies Record<ZoneView, string>;
export const zoneViewNames = Object.keys(zoneViews) as ZoneView[];

type Outside = { name: string; part: ConditionPart; what: string; where: (side: string) => string };

/** On both sides of the car. */
const ofSides: readonly Outside[] = [
  {
    name: "frontBumper",
    part: "exteriorDamage",
    what: "Repa",
    where: (side) => `främre stötfångare ${side}`,
  },
  { name: "headlight", part: "exteriorDamage", what: "Spricka", where: (side) => `${side} strålkastare` },
  { name: "frontWheel", part: "wheelDamage", what: "Kantstött fälg", where: (side) => `${side} fram` },
  { name: "frontWing", part: "exteriorDamage", what: "Repa", where: (side) => `${side} framskärm` },
  { name: "mirror", part: "exteriorDamage", what: "Repa", where: (side) => `${side} backspegel` },
  { name: "frontDoor", part: "exteriorDamage", what: "Repa", where: (side) => `${side} framdörr` },
  { name: "sill", part: "exteriorDamage", what: "Repa", where: (side) => `${side} tröskel` },
  { name: "rearDoor", part: "exteriorDamage", what: "Repa", where: (side) => `${side} bakdörr` },
  { name: "rearWheel", part: "wheelDamage", what: "Kantstött fälg", where: (side) => `${side} bak` },
  { name: "rearWing", part: "exteriorDamage", what: "Repa", where: (side) => `${side} bakskärm` },
  { name: "rearLight", part: "exteriorDamage", what: "Spricka", where: (side) => `${side} baklykta` },
  { name: "rearBumper", part: "exteriorDamage", what: "Repa", where: (side) => `bakre stötfångare ${side}` },
];

/** In the middle of the car: seen from above, as on the advert. */
const ofMiddle: readonly Outside[] = [
  { name: "frontBumper", part: "exteriorDamage", what: "Repa", where: () => "främre stötfångare" },
  { name: "bonnet", part: "exteriorDamage", what: "Stenskott", where: () => "motorhuv" },
  { name: "windscreen", part: "exteriorDamage", what: "Stenskott", where: () => "vindruta" },
  { name: "roof", part: "exteriorDamage", what: "Buckla", where: () => "tak" },
  { name: "tailgate", part: "exteriorDamage", what: "Repa", where: () => "baklucka" },
  { name: "rearBumper", part: "exteriorDamage", what: "Repa", where: () => "bakre stötfångare" },
];

/** What is looked at rather than scratched, from the front to the rear. */
const ofAbove: readonly (readonly [part: ConditionPart, along: number, up: number])[] = [
  ["lights", 0.035, 0.82],
  ["charging", 0.035, 0.18],
  ["fluids", 0.11, 0.66],
  ["battery", 0.11, 0.34],
  ["engine", 0.16, 0.5],
  ["brakesFront", 0.2, 0.93],
  ["suspension", 0.2, 0.07],
  ["clutch", 0.24, 0.66],
  ["gearbox", 0.24, 0.34],
  ["glass", 0.33, 0.5],
  ["electronics", 0.38, 0.78],
  ["steering", 0.38, 0.26],
  ["climate", 0.42, 0.5],
  ["roadTest", 0.48, 0.74],
  ["seats", 0.5, 0.28],
  ["belts", 0.56, 0.5],
  ["interiorDamage", 0.62, 0.72],
  ["paint", 0.66, 0.3],
  ["bodywork", 0.76, 0.5],
  ["brakesRear", 0.8, 0.93],
  ["exhaust", 0.93, 0.3],
];

const sides = { left: "vänster", right: "höger", above: "" } as const satisfies Record<ZoneView, string>;

function outside(view: ZoneView, { name, part, what, where }: Outside): FindingZone {
  const place = where(sides[view]);
  const start = `${what}, ${place}.`;
  const location = damagePlace(start);
  if (location === null) throw new Error(`The drawing has no place for "${start}"`);
  const label = part === "wheelDamage" ? `Fälg ${place}` : capitalized(place);
  return { name: `${view} ${name}`, label, view, part, start, along: location.along, up: location.up };
}

/** Every place, in the order that they are read and stepped through: each part of the protocol is one of them. */
export const findingZones: readonly FindingZone[] = [
  ...ofSides.map((zone) => outside("left", zone)),
  ...ofSides.map((zone) => outside("right", zone)),
  ...ofMiddle.map((zone) => outside("above", zone)),
  ...ofAbove.map(
    ([part, along, up]): FindingZone => ({
      name: `above ${part}`,
      label: conditionParts[part],
      view: "above",
      part,
      start: "",
      along,
      up,
    }),
  ),
];

/** Where a finding is marked: where its words lead, or at its part. Null: nowhere on the drawings. */
export function zoneOf({ part, note }: { part: ConditionPart; note: string | null }): FindingZone | null {
  const looked = findingZones.find((zone) => zone.start === "" && zone.part === part);
  if (looked) return looked;
  const { place } = zoneOfDamage({ part, note });
  if (place === null) return null;
  return (
    findingZones.find(
      ({ view, along, up }) => view === place.view && along === place.along && up === place.up,
    ) ?? null
  );
}

/** What is done about a damage, as the last sentence of its note. */
export const treatments = ["Åtgärdas inte.", "Åtgärdas före leverans.", "Åtgärdat."] as const;

export function treatmentOf(note: string): string {
  return treatments.find((sentence) => note.trimEnd().endsWith(sentence)) ?? "";
}

/** The same note with another last sentence, or none. */
export function withTreatment(note: string, treatment: string): string {
  const old = treatmentOf(note);
  const observation = old === "" ? note.trim() : note.trimEnd().slice(0, -old.length).trim();
  if (treatment === "") return observation;
  const ended = observation === "" || /[.!?]$/.test(observation) ? observation : `${observation}.`;
  return `${ended} ${treatment}`.trim();
}
