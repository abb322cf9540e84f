import { type EquipmentTag, equipmentTags, type FuelCode } from "#features/cars/rules/vocabulary.ts";
import type { DemoCarChoice } from "./age-and-mileage.ts";
import type { CarClass } from "./models/read-models.ts";
import type { Random } from "./random.ts";

/** How well a class is equipped, against the common car. */
const level = {
  small: 0.6,
  compact: 0.85,
  family: 1,
  executive: 1.25,
  suv: 1.15,
  luxury: 1.5,
  sport: 1,
  van: 0.55,
} as const satisfies Record<CarClass, number>;

/** When it became common: hardly any before the first year, the given share of common cars from the second. */
const spread: Record<EquipmentTag, readonly [first: number, common: number, share: number]> = {
  bluetooth: [2007, 2015, 0.97],
  farthållare: [2003, 2013, 0.95],
  parkeringssensorer: [2006, 2018, 0.85],
  gps: [2007, 2019, 0.62],
  backkamera: [2011, 2021, 0.85],
  "apple carplay": [2015, 2021, 0.9],
  "android auto": [2015, 2021, 0.88],
  värmare: [2004, 2014, 0.42],
  panorama: [2010, 2022, 0.16],
  ljudpaket: [2006, 2020, 0.2],
};

export function equipmentOf(random: Random, { model, modelYear }: DemoCarChoice): EquipmentTag[] {
  return (Object.keys(equipmentTags) as EquipmentTag[]).filter((tag) => {
    const [first, common, share] = spread[tag];
    const ripe = Math.min(1, Math.max(0.03, (modelYear - first) / (common - first)));
    return random.chance(Math.min(0.98, share * ripe * level[model.class]));
  });
}

type Extra = { name: string; from: number; min: number; share: number };

/** What the advert names beyond the tags; `least` is the level of class from which it occurs. */
const extras: readonly Extra[] = [
  { name: "Adaptiv farthållare", from: 2014, min: 0.8, share: 0.5 },
  { name: "Skinnklädsel", from: 2007, min: 0.95, share: 0.35 },
  { name: "Delskinn", from: 2010, min: 0.6, share: 0.2 },
  { name: "Elstolar med minne", from: 2010, min: 1, share: 0.3 },
  { name: "Stolsvärme fram", from: 2007, min: 0.5, share: 0.85 },
  { name: "Stolsvärme bak", from: 2015, min: 1, share: 0.2 },
  { name: "Rattvärme", from: 2014, min: 0.55, share: 0.4 },
  { name: "Elbaklucka", from: 2014, min: 0.95, share: 0.5 },
  { name: "Head-up-display", from: 2016, min: 1, share: 0.25 },
  { name: "LED-strålkastare", from: 2015, min: 0.6, share: 0.65 },
  { name: "Döda vinkeln-varnare", from: 2013, min: 0.8, share: 0.4 },
  { name: "Filhållningsassistans", from: 2015, min: 0.55, share: 0.6 },
  { name: "360-kamera", from: 2016, min: 0.95, share: 0.25 },
  { name: "Nyckelfri start och lås", from: 2013, min: 0.6, share: 0.5 },
  { name: "Sportstolar", from: 2008, min: 0.8, share: 0.2 },
  { name: "Trådlös mobilladdning", from: 2018, min: 0.6, share: 0.4 },
  { name: "Tonade rutor", from: 2007, min: 0.5, share: 0.3 },
  { name: "Takräcke", from: 2007, min: 0.8, share: 0.3 },
  { name: "Luftfjädring", from: 2014, min: 1.2, share: 0.25 },
];

const soundSystems = [
  "Harman Kardon",
  "Bose",
  "Bang & Olufsen",
  "Bowers & Wilkins",
  "Meridian",
  "JBL",
  "Beats Audio",
];

/** What warms a car that has a heater: only a diesel has diesel to burn, and what is charged warms itself. */
const heaters = {
  1: ["Motorvärmare med kupéuttag"],
  2: ["Dieselvärmare", "Motorvärmare med kupéuttag"],
  3: ["Förvärmning via app"],
  4: ["Motorvärmare med kupéuttag"],
  5: ["Förvärmning via app", "Motorvärmare med kupéuttag"],
  6: ["Motorvärmare med kupéuttag"],
} as const satisfies Record<FuelCode, readonly string[]>;

export function equipmentDetailsOf(
  random: Random,
  { model, modelYear, variant }: DemoCarChoice,
  tags: readonly EquipmentTag[],
  hasTowbar: boolean,
): string[] {
  const names = extras.filter(
    ({ from, min, share }) => modelYear >= from && level[model.class] >= min && random.chance(share),
  );
  const details = names.map(({ name }) => name);
  if (hasTowbar)
    details.unshift(
      random.chance(0.3) ? "Dragkrok, eldriven" : random.chance(0.5) ? "Dragkrok, avtagbar" : "Dragkrok",
    );
  if (tags.includes("ljudpaket")) details.push(`Ljudpaket ${random.pick(soundSystems)}`);
  if (tags.includes("värmare")) details.push(random.pick(heaters[variant.fuel]));
  return details;
}
