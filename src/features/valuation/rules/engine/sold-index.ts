import type { CarFacts, SoldCar } from "./car-facts.ts";

/** The sold cars in columns, with the rows of each series and make: what a car is compared with. */
export type SoldIndex = {
  ids: string[];
  price: Float64Array;
  modelYear: Int16Array;
  mil: Float64Array;
  numbers: Float64Array;
  words: Int32Array;
  codes: Map<string, number>;
  bySeries: Map<string, Int32Array>;
  byMake: Map<string, Int32Array>;
};

export type NearSale = { row: number; distance: number };

const comparedWords = ["fuel", "gearbox", "body", "drive", "model", "source", "place"] as const;
/** What a difference in a word counts, squared. Another fuel is another car; another trim is nearly the same one. */
const wordCost = [2.56, 0.9, 0.64, 0.64, 0.64, 0.49, 0.1] as const satisfies readonly number[];

/** Age, power, size, mileage: how far apart two cars are one step from each other, and what one step may count at most. */
const numberScale = [1.2, 0.08, 0.1, 0.45] as const;
const numberCap = [Number.POSITIVE_INFINITY, 6, 3, Number.POSITIVE_INFINITY] as const;
const milAt = 3;
const numberCount = numberScale.length;
const wordCount = comparedWords.length;

/** Fewer cars of the series than this, and those of the whole make are looked at; then all. */
const fewest = 6;
const otherSeries = 3;
const none = new Int32Array(0);

const seriesOf = (car: CarFacts) => `${car.make}|${car.series}`;
const numbersOf = (car: CarFacts) => [
  car.ageYears,
  car.horsepower === null ? Number.NaN : Math.log(car.horsepower),
  car.engineCc === null ? Number.NaN : Math.log(car.engineCc),
  Math.log(car.mil + 500),
];

export function indexSales(cars: readonly SoldCar[]): SoldIndex {
  const codes = new Map<string, number>();
  const codeOf = (word: string) => {
    const code = codes.get(word) ?? codes.size + 1;
    codes.set(word, code);
    return code;
  };
  return {
    ids: cars.map((car) => car.id),
    price: Float64Array.from(cars, (car) => car.price),
    modelYear: Int16Array.from(cars, (car) => car.modelYear),
    mil: Float64Array.from(cars, (car) => car.mil),
    numbers: Float64Array.from(cars.flatMap(numbersOf)),
    words: Int32Array.from(cars.flatMap((car) => comparedWords.map((word) => codeOf(car[word])))),
    codes,
    bySeries: rowsBy(cars, seriesOf),
    byMake: rowsBy(cars, (car) => car.make),
  };
}

function rowsBy(cars: readonly SoldCar[], nameOf: (car: SoldCar) => string): Map<string, Int32Array> {
  const rows = Map.groupBy(cars.keys(), (row) => nameOf(cars[row] as SoldCar));
  return new Map([...rows].map(([name, list]) => [name, Int32Array.from(list)]));
}

/** How many sold cars are of this car's series. */
export const soldOfSeries = (index: SoldIndex, car: CarFacts) =>
  index.bySeries.get(seriesOf(car))?.length ?? 0;

/** The rows a car is compared with, and whether they are of its series. */
export function peersOf(index: SoldIndex, car: CarFacts): { rows: Int32Array; areSeries: boolean } {
  const series = index.bySeries.get(seriesOf(car)) ?? none;
  if (series.length >= fewest) return { rows: series, areSeries: true };
  const make = index.byMake.get(car.make) ?? none;
  return { rows: make, areSeries: false };
}

/**
 * The nearest sold cars, nearest first. What corrects the price looks past the mileage, which the curve has already
 * accounted for: so the correction cannot make more mil worth more. What is shown to a person is near in mil too.
 */
export function nearestSales(index: SoldIndex, car: CarFacts, max: number, byMil: boolean): NearSale[] {
  const { rows, areSeries } = peersOf(index, car);
  const numbers = numbersOf(car);
  const words = comparedWords.map((word) => index.codes.get(car[word]) ?? -1);
  const series = areSeries ? none : (index.bySeries.get(seriesOf(car)) ?? none);
  const nearest: NearSale[] = [];
  let limit = Number.POSITIVE_INFINITY;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    const squared = squaredDistance(index, row, numbers, words, byMil);
    if (squared >= limit && areSeries) continue;
    const isOther = !areSeries && !series.includes(row);
    const distance = Math.sqrt(squared) + (isOther ? otherSeries : 0);
    if (nearest.length === max && distance >= (nearest.at(-1) as NearSale).distance) continue;
    if (nearest.length === max) nearest.pop();
    let position = nearest.length;
    while (position > 0 && (nearest[position - 1] as NearSale).distance > distance) position--;
    nearest.splice(position, 0, { row, distance });
    if (nearest.length === max) limit = (nearest.at(-1) as NearSale).distance ** 2;
  }
  return nearest;
}

function squaredDistance(
  index: SoldIndex,
  row: number,
  numbers: readonly number[],
  words: readonly number[],
  byMil: boolean,
): number {
  let sum = 0;
  for (let at = 0; at < (byMil ? numberCount : milAt); at++) {
    const apart = Math.abs((index.numbers[row * numberCount + at] as number) - (numbers[at] as number));
    // Where one of the two is not known they are one step apart.
    const steps = Number.isNaN(apart)
      ? 1
      : Math.min(numberCap[at] as number, apart / (numberScale[at] as number));
    sum += steps * steps;
  }
  for (let at = 0; at < wordCount; at++)
    if (index.words[row * wordCount + at] !== words[at]) sum += wordCost[at] as number;
  return sum;
}
