import { maxBuyingMileage } from "./buying-limit.ts";
import type { CarFacts } from "./engine/car-facts.ts";
import type { MarketPrice } from "./engine/market-price.ts";

/** Why no number is given. What the visitor reads is a no to the machine, never to the car: somebody will look at it. */
export const declineTexts = {
  "by-person": "Just nu räknar vi inte fram något pris automatiskt.",
  "no-model": "Vi har ännu för få sålda bilar att räkna på.",
  "not-named": "Vi behöver veta märke och modell för att kunna räkna.",
  "no-mileage": "Vi behöver veta hur långt bilen har gått för att kunna räkna.",
  "over-limit":
    "Bilen har gått längre än de bilar vi brukar köpa, så vi räknar inte fram något pris automatiskt.",
  "too-old": "Bilen är äldre än 15 år. Då avgör skicket mer än statistiken, så vi vill se den först.",
  imported: "Bilen är importerad. Versioner och utrustning skiljer sig, så den behöver en värderare.",
  "too-few-sold": "Vi har sålt för få bilar av den här modellen för att kunna ge ett pålitligt pris.",
  "too-uncertain":
    "Priserna på liknande bilar skiljer sig för mycket för att vi ska kunna ge ett pålitligt pris.",
} as const;
export type DeclineReason = keyof typeof declineTexts;

export const maxAgeYears = 15;
export const minSoldOfSeries = 5;
/** Half the range, as a share of the estimate; wider than this says nothing. */
export const maxHalfRange = 0.45;

type DeclineInput = {
  car: CarFacts;
  isImported: boolean;
  soldOfSeries: number;
  price: MarketPrice;
};

/** In the order in which a person would say them. */
const reasons: readonly { reason: DeclineReason; applies: (input: DeclineInput) => boolean }[] = [
  { reason: "not-named", applies: ({ car }) => !named(car.make) || !named(car.series) },
  { reason: "no-mileage", applies: ({ car }) => !Number.isFinite(car.mil) || car.mil < 0 },
  { reason: "imported", applies: ({ isImported }) => isImported },
  // An age that nobody knows is no age to value by.
  { reason: "too-old", applies: ({ car }) => !(car.ageYears <= maxAgeYears) },
  { reason: "over-limit", applies: ({ car }) => car.mil > maxBuyingMileage },
  { reason: "too-few-sold", applies: ({ soldOfSeries }) => soldOfSeries < minSoldOfSeries },
  {
    reason: "too-uncertain",
    applies: ({ price: { low, high, estimate } }) => !((high - low) / 2 / estimate <= maxHalfRange),
  },
];

/** Null where the price can be given. */
export function declineReason(input: DeclineInput): DeclineReason | null {
  return reasons.find(({ applies }) => applies(input))?.reason ?? null;
}

function named(word: unknown): boolean {
  return typeof word === "string" && word.trim() !== "";
}
