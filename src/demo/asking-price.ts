import type { FuelCode } from "#features/cars/rules/vocabulary.ts";
import { type DemoCarChoice, usualMil } from "./age-and-mileage.ts";
import type { CarClass } from "./models/read-models.ts";
import type { Random } from "./random.ts";

/** What is left of the new price, by age in years. Between the points the logarithm is drawn straight. */
const remainingValue: readonly (readonly [age: number, remaining: number])[] = [
  [0, 0.92],
  [1, 0.82],
  [2, 0.74],
  [3, 0.67],
  [5, 0.53],
  [7, 0.41],
  [9, 0.32],
  [12, 0.215],
  [15, 0.145],
  [18, 0.095],
  [22, 0.07],
];

/** How much faster (or slower) than the common car a class or a fuel loses value: a factor on the age. */
const depreciationOfClass = {
  small: 0.95,
  compact: 1,
  family: 1,
  executive: 1.08,
  suv: 0.94,
  luxury: 1.05,
  sport: 0.8,
  van: 0.95,
} as const satisfies Record<CarClass, number>;
const depreciationOfFuel = { 1: 0.97, 2: 1, 3: 1.22, 4: 0.92, 5: 1.06, 6: 1.1 } as const satisfies Record<
  FuelCode,
  number
>;

/** −2.5 % for each 1 000 mil above what is usual for the age, and the other way round. */
const perThousandMil = 0.025;

export function askingPrice(random: Random, choice: DemoCarChoice, mileage: number): number {
  const { model, variant, ageYears } = choice;
  const remaining = remainingAt(
    ageYears * depreciationOfClass[model.class] * depreciationOfFuel[variant.fuel],
  );
  const driven = Math.exp((-perThousandMil * (mileage - usualMil(choice))) / 1_000);
  const noise = Math.exp(random.normal(0, 0.045 + 0.006 * Math.min(ageYears, 15)));
  return dealerPrice(random, variant.newPrice * remaining * driven * noise);
}

function remainingAt(age: number): number {
  const after = remainingValue.findIndex(([at]) => at >= age);
  const [oldAge, oldRemaining] = remainingValue[after < 0 ? remainingValue.length - 1 : after] ?? [0, 1];
  const [youngAge, youngRemaining] = remainingValue[after - 1] ?? [oldAge, oldRemaining];
  if (after <= 0) return oldRemaining;
  const share = (age - youngAge) / (oldAge - youngAge);
  return youngRemaining * (oldRemaining / youngRemaining) ** share;
}

const endings: readonly (readonly [ending: number, per: number, weight: number])[] = [
  [9_900, 10_000, 52],
  [4_900, 10_000, 22],
  [9_000, 10_000, 12],
  [5_000, 10_000, 8],
  [2_900, 10_000, 3],
  [7_900, 10_000, 3],
];

const lowest = 14_900;

/** The nearest price that ends as dealers' prices end: 289 900, 144 900. */
export function dealerPrice(random: Random, price: number): number {
  const [ending, per] = random.weighted(endings, ([, , weight]) => weight);
  return Math.max(lowest, Math.round((price - ending) / per) * per + ending);
}
