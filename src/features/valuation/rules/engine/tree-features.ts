import { type CarFacts, type SoldCar, wordFacts } from "./car-facts.ts";
import { shuffled } from "./statistics.ts";
import { versionOf } from "./terms.ts";

/** What words are worth to the trees: how far cars with the word lie above the usual price at their age. */
export type WordWorth = { byAge: Float64Array; worth: Map<string, number> };

const oldest = 40;
const folds = 5;
/** A word is believed once this many cars have it. */
const shrinkage = 5;

const ageOf = (car: CarFacts) => Math.min(oldest, Math.floor(car.ageYears));

function wordsOf(car: CarFacts): string[] {
  const series = `${car.make}|${car.series}`;
  return [
    car.make,
    series,
    `${series}|${car.model}`,
    versionOf(car),
    `${series}#${car.fuel}${car.gearbox}${car.body}${car.drive}`,
    ...wordFacts.map((fact) => `${fact}=${car[fact]}`),
  ];
}

function numbersOf(car: CarFacts): number[] {
  return [
    car.ageYears,
    car.modelYear,
    car.horsepower ?? -1,
    car.engineCc ?? -1,
    car.equipment.length,
    car.mil,
    car.mil / Math.max(0.5, car.ageYears),
  ];
}
/** The last two numbers move with the mileage. */
const milFeatures = [5, 6] as const;

export const usualAt = (words: WordWorth, car: CarFacts) => words.byAge[ageOf(car)] as number;

/** Rows of numbers, one after another. */
export type Features = { values: Float64Array; width: number };

/**
 * The features of every sold car, and what is needed to make those of another. A car's own price must not stand in its
 * own features: its words are worth what the cars of the other folds say.
 */
export function learnFeatures(
  cars: readonly SoldCar[],
  prices: Float64Array,
  chance: () => number,
): { words: WordWorth; features: Features } {
  const byAge = usualByAge(cars, prices);
  const order = shuffled(cars.length, chance);
  const codes = new Map<string, number>();
  const coded = cars.map((car) => wordsOf(car).map((word) => codeIn(codes, word)));
  const sums = new Float64Array(codes.size * folds);
  const counts = new Float64Array(codes.size * folds);
  cars.forEach((car, row) => {
    const above = (prices[row] as number) - (byAge[ageOf(car)] as number);
    for (const code of coded[row] as number[]) {
      const cell = code * folds + ((order[row] as number) % folds);
      sums[cell] = (sums[cell] as number) + above;
      counts[cell] = (counts[cell] as number) + 1;
    }
  });
  const worthWithout = (code: number, skipped: number) => {
    let [total, count] = [0, shrinkage];
    for (let fold = 0; fold < folds; fold++) {
      if (fold === skipped) continue;
      total += sums[code * folds + fold] as number;
      count += counts[code * folds + fold] as number;
    }
    return total / count;
  };
  const width = numbersOf(cars[0] as SoldCar).length + (coded[0] as number[]).length;
  const values = new Float64Array(cars.length * width);
  cars.forEach((car, row) => {
    const worth = (coded[row] as number[]).map((code) => worthWithout(code, (order[row] as number) % folds));
    values.set([...numbersOf(car), ...worth], row * width);
  });
  const worth = new Map([...codes].map(([word, code]) => [word, worthWithout(code, -1)]));
  return { words: { byAge, worth }, features: { values, width } };
}

function codeIn(codes: Map<string, number>, word: string): number {
  const codeOfWord = codes.get(word);
  if (codeOfWord !== undefined) return codeOfWord;
  codes.set(word, codes.size);
  return codes.size - 1;
}

/** The features of one car at other mileages; only those that mileage moves differ. */
export function featuresAt(words: WordWorth, car: CarFacts, mils: readonly number[]): number[][] {
  const same = [...numbersOf(car), ...wordsOf(car).map((word) => words.worth.get(word) ?? 0)];
  return mils.map((mil) => {
    const moved = numbersOf({ ...car, mil });
    const features = same.slice();
    for (const at of milFeatures) features[at] = moved[at] as number;
    return features;
  });
}

/** The mean at each whole year of age; a year without cars takes that of the year before. */
function usualByAge(cars: readonly SoldCar[], prices: Float64Array): Float64Array {
  const sums = new Float64Array(oldest + 1);
  const counts = new Float64Array(oldest + 1);
  let all = 0;
  cars.forEach((car, row) => {
    const age = ageOf(car);
    sums[age] = (sums[age] as number) + (prices[row] as number);
    counts[age] = (counts[age] as number) + 1;
    all += (prices[row] as number) / cars.length;
  });
  let before = all;
  return sums.map((sum, age) => {
    before = (sum + shrinkage * before) / ((counts[age] as number) + shrinkage);
    return before;
  });
}
