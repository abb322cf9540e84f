import type { FuelCode } from "#features/cars/rules/vocabulary.ts";
import type { CarClass, SeriesModel, Variant } from "./models/read-models.ts";
import type { Random } from "./random.ts";

/** Mil a year that an advertised car has been driven (median), by fuel. */
const milPerYear = { 1: 1_230, 2: 1_740, 3: 1_560, 4: 1_500, 5: 1_600, 6: 1_450 } as const satisfies Record<
  FuelCode,
  number
>;

const classFactor = { van: 1.25, luxury: 0.85, sport: 0.55 } as const satisfies Partial<
  Record<CarClass, number>
>;

const oldest = 18;
const msPerYear = 365.25 * 86_400_000;

export type DemoCarChoice = {
  model: SeriesModel;
  variant: Variant;
  modelYear: number;
  firstRegistered: Date;
  ageYears: number;
};

/** A dealer's stock: young, with a long tail. The model is drawn first, then an age at which it was sold. */
export function chooseCar(random: Random, models: readonly SeriesModel[], seenAt: Date): DemoCarChoice {
  const thisYear = seenAt.getUTCFullYear();
  for (;;) {
    const model = random.weighted(models, ({ share }) => share);
    const modelYear = thisYear - Math.min(oldest, Math.floor(random.gamma(1.5, 5.4)));
    const sold = model.variants.filter(({ years: [from, to] }) => from <= modelYear && modelYear <= to);
    if (sold.length === 0) continue;
    const variant = random.weighted(sold, ({ weight }) => weight ?? 1);
    const firstRegistered = registrationDay(random, modelYear, seenAt);
    return {
      model,
      variant,
      modelYear,
      firstRegistered,
      ageYears: (seenAt.getTime() - firstRegistered.getTime()) / msPerYear,
    };
  }
}

/** Within the model year; a demonstrator of the current year has been on the road for at least two months. */
function registrationDay(random: Random, modelYear: number, seenAt: Date): Date {
  const day = Date.UTC(modelYear, 0, 4) + random.next() * 0.96 * msPerYear;
  const latest = seenAt.getTime() - random.int(60, 200) * 86_400_000;
  return new Date(Math.min(day, latest));
}

export function usualMil({ model, variant, ageYears }: DemoCarChoice): number {
  const factor = (classFactor as Partial<Record<CarClass, number>>)[model.class] ?? 1;
  const slowing = ageYears <= 10 ? ageYears : 10 + (ageYears - 10) * 0.6;
  return milPerYear[variant.fuel] * factor * slowing;
}

export function drivenMil(random: Random, choice: DemoCarChoice): number {
  return Math.round(Math.min(34_000, Math.max(3, random.lognormal(usualMil(choice), 0.36))));
}
