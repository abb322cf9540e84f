import { type BaseModel, trainBaseModel } from "./base-model.ts";
import { type Calibration, calibrate } from "./calibrate.ts";
import { type CarFacts, readableSales, type SoldCar, wordFacts } from "./car-facts.ts";
import { median } from "./statistics.ts";

/** All that is needed to value a car, as data: it can be sent between threads (structured clone). */
export type ValuationModel = Calibration & {
  base: BaseModel;
  /** The usual car of each series, from which an explanation sets out. */
  typical: Map<string, CarFacts>;
  soldCars: number;
};

/** The newest so many: more would neither fit the time nor say more. */
export const maxCars = 100_000;
/** With fewer there is nothing to hold out and judge by. */
export const minCars = 100;

/** Null where too few cars were sold to learn from. The same cars give the same model. */
export function trainValuation(sold: readonly SoldCar[]): ValuationModel | null {
  const readable = readableSales(sold);
  const cars =
    readable.length > maxCars
      ? readable.toSorted((a, b) => (a.monthsAgo ?? 0) - (b.monthsAgo ?? 0)).slice(0, maxCars)
      : readable;
  if (cars.length < minCars) return null;
  return {
    ...calibrate(cars),
    base: trainBaseModel(cars),
    typical: typicalCars(cars),
    soldCars: cars.length,
  };
}

export const seriesName = (car: CarFacts) => `${car.make}|${car.series}`;

function typicalCars(cars: readonly SoldCar[]): Map<string, CarFacts> {
  return new Map([...Map.groupBy(cars, seriesName)].map(([name, members]) => [name, typicalOf(members)]));
}

function typicalOf(members: readonly SoldCar[]): CarFacts {
  const middle = (numbers: readonly number[]) => (numbers.length === 0 ? null : median(numbers));
  const words = Object.fromEntries(
    ["make", "series", "model", ...wordFacts].map((fact) => [
      fact,
      commonest(members.map((car) => car[fact as "model"])),
    ]),
  ) as Pick<CarFacts, "make" | "series" | "model" | (typeof wordFacts)[number]>;
  return {
    ...words,
    modelYear: Math.round(median(members.map((car) => car.modelYear))),
    ageYears: median(members.map((car) => car.ageYears)),
    mil: Math.round(median(members.map((car) => car.mil))),
    horsepower: middle(members.flatMap((car) => car.horsepower ?? [])),
    engineCc: middle(members.flatMap((car) => car.engineCc ?? [])),
    equipment: usualEquipment(members),
  };
}

function usualEquipment(members: readonly SoldCar[]): string[] {
  const counts = countOf(members.flatMap((car) => car.equipment));
  return [...counts].filter(([, count]) => count > members.length / 2).map(([item]) => item);
}

function commonest(words: readonly string[]): string {
  return [...countOf(words)].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? "";
}

function countOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
