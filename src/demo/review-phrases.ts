import { z } from "zod";
import type { Car } from "#features/cars/rules/car.ts";
import { bodyTypesMatching } from "#features/cars/rules/vocabulary.ts";
import { readRows } from "#platform/files/read-rows.ts";

/** What a sentence is about. A review says one thing about each, so that it never contradicts itself. */
const topics = [
  "advert",
  "car",
  "battery",
  "handover",
  "papers",
  "people",
  "price",
  "workshop",
  "after",
] as const;

const tones = ["good", "niggle", "bad"] as const;
export type Tone = (typeof tones)[number];

/** Where a sentence would be true: the car has what it speaks of, and was fetched or brought home as it says. */
export type Fact = keyof typeof facts;

export type Deal = { car: Omit<Car, "id">; isBroughtHome: boolean };

const vans = bodyTypesMatching("transportbil");

export const facts = {
  home: ({ isBroughtHome }: Deal) => isBroughtHome,
  store: ({ isBroughtHome }: Deal) => !isBroughtHome,
  electric: ({ car }: Deal) => car.fuelType === 3,
  fuelled: ({ car }: Deal) => car.fuelType !== 3,
  battery: ({ car }: Deal) => car.batteryHealth !== null,
  towbar: ({ car }: Deal) => car.hasTowbar,
  caravan: ({ car }: Deal) => (car.maxTrailerWeight ?? 0) >= 1_500,
  heater: ({ car }: Deal) => car.equipment.includes("värmare"),
  awd: ({ car }: Deal) => car.hasAwd === true,
  roomy: ({ car }: Deal) => car.bodyType === "kombi" || car.bodyType === "suv",
  cheap: ({ car }: Deal) => (car.price ?? 0) < 110_000 && car.bodyType === "halvkombi",
  van: ({ car }: Deal) => vans.includes(car.bodyType),
} satisfies Record<string, (deal: Deal) => boolean>;

/** `{town}`, `{model}` and `{days}` in the words are filled in from the deal. */
const row = z.strictObject({
  tone: z.enum(tones),
  topic: z.enum(topics),
  words: z.string(),
  needs: z
    .string()
    .default("")
    .transform((names) => names.split(" ").filter((name) => name !== ""))
    .pipe(z.array(z.enum(Object.keys(facts) as [Fact, ...Fact[]]))),
});
export type Phrase = z.output<typeof row>;

export const phrases: readonly Phrase[] = readRows(new URL("./review-phrases.tsv", import.meta.url), row);

/** The last word, for each rating. */
export const closings = {
  5: ["Handlar gärna här igen.", "Rekommenderas.", "Tack!", "Mycket nöjd.", "Tredje bilen vi köper här."],
  4: ["Ändå nöjd.", "På det hela taget ett bra köp.", "I övrigt bra.", "Bra bil."],
  3: ["Godkänt, inte mer.", "Varken bra eller dåligt.", "I övrigt helt okej."],
  2: ["Hade väntat mig mer.", "Det får bli bättre.", "Det borde gå att göra bättre."],
  1: ["Köper inte här igen.", "Kan inte rekommendera det.", "Mycket besviken."],
} as const;
