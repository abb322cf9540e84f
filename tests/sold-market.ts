import { randomFrom } from "#demo/random.ts";
import type { CarFacts, SoldCar } from "#features/valuation/rules/engine/car-facts.ts";

/** A market whose truth is known, so that a test can say what the engine should have learnt. */
const series = [
  { make: "volvo", series: "v60", worth: 330_000 },
  { make: "volvo", series: "xc60", worth: 420_000 },
  { make: "kia", series: "ceed", worth: 230_000 },
  { make: "kia", series: "niro", worth: 290_000 },
] as const;

export const truth = { perYear: -0.1, perThousandMil: -0.025, automatic: 0.12, towbar: 0.03, noise: 0.07 };

export function soldMarket(count: number, seed = "market"): SoldCar[] {
  return Array.from({ length: count }, (_, at) => {
    const random = randomFrom(`${seed}/${at}`);
    const { worth, ...named } = random.pick(series);
    const ageYears = 0.5 + random.next() * 13;
    const isAutomatic = random.chance(0.6);
    const hasTowbar = random.chance(0.4);
    const mil = Math.round(Math.max(100, random.lognormal(1_400, 0.4) * ageYears));
    const logarithm =
      truth.perYear * ageYears +
      (truth.perThousandMil * (mil - 1_400 * ageYears)) / 1_000 +
      (isAutomatic ? truth.automatic : 0) +
      (hasTowbar ? truth.towbar : 0) +
      random.normal(0, truth.noise);
    return {
      ...aFewFacts,
      ...named,
      id: `${seed}-${at}`,
      price: Math.round(worth * Math.exp(logarithm)),
      monthsAgo: null,
      modelYear: 2026 - Math.floor(ageYears),
      ageYears,
      mil,
      gearbox: isAutomatic ? "automatisk" : "manuell",
      equipment: hasTowbar ? ["dragkrok"] : [],
    };
  });
}

const aFewFacts = {
  model: "",
  horsepower: 150,
  engineCc: null,
  fuel: "1",
  body: "kombi",
  drive: "2wd",
  colour: "grå",
  place: "",
  source: "",
} as const;

export function aCarToValue(said: Partial<CarFacts> = {}): CarFacts {
  return {
    ...aFewFacts,
    make: "volvo",
    series: "v60",
    modelYear: 2021,
    ageYears: 5,
    mil: 7_000,
    gearbox: "automatisk",
    equipment: [],
    ...said,
  };
}
