import type { Sale } from "#features/cars/rules/sale.ts";
import { type Catalog, carsOf } from "#features/catalogue/service/catalog.ts";
import type { SoldCar } from "#features/catalogue/service/stock/stock-kinds.ts";
import { buyingRange, type Offer, offerFrom } from "../rules/buying-price.ts";
import { factsOfCar } from "../rules/facts-of-car.ts";
import { type Range, rangeInCondition } from "../rules/range-within.ts";
import type { Valuations } from "./valuations.ts";

export type ValuedExample = {
  car: SoldCar;
  sale: Sale;
  offer: Offer;
  /** Half of the cars that were sold last have a range no wider than this: half of it, as a share of its middle. */
  usualHalf: number;
  /** How many those are. */
  cars: number;
};
type Examples = { any: ValuedExample | null; electric: ValuedExample | null };

const looked = 40;
/** Of fewer nobody should say what is usual. */
const fewest = 8;
const electricity = 3;

const precomputed = new WeakMap<Catalog<SoldCar>, { model: number; examples: Examples }>();

/**
 * The car sold last whose range is no wider than that of half the cars sold last: one as they usually are, chosen by its day and
 * not by its price. Worked out once for every model and state of the stock; null while there is no model.
 */
export function valuedExamples(sold: Catalog<SoldCar>, valuations: Valuations): Examples {
  const trained = valuations.trainedFrom();
  if (trained === null) return { any: null, electric: null };
  const model = trained.at.getTime();
  const held = precomputed.get(sold);
  if (held?.model === model) return held.examples;
  const cars = carsOf(sold);
  const examples = {
    any: exampleAmong(cars, valuations, trained.at),
    electric: exampleAmong(
      cars.filter(({ fuelType }) => fuelType === electricity),
      valuations,
      trained.at,
    ),
  };
  precomputed.set(sold, { model, examples });
  return examples;
}

function exampleAmong(cars: readonly SoldCar[], valuations: Valuations, now: Date): ValuedExample | null {
  const newest = cars
    .flatMap((car) => (car.sale && car.coverImage ? [{ car, sale: car.sale }] : []))
    .toSorted((a, b) => b.sale.soldAt.getTime() - a.sale.soldAt.getTime())
    .slice(0, looked);
  const judged = newest.flatMap(({ car, sale }) => {
    const toValue = { car: factsOfCar(car, now), isImported: false };
    const range = valuations.rangeWithin(toValue, { from: car.mileage, to: car.mileage });
    if (range.kind !== "range") return [];
    return [{ car, sale, toValue, half: halfShare(buyingRange(rangeInCondition(range, {}, []))) }];
  });
  if (judged.length < fewest) return null;
  const halves = judged.map(({ half }) => half).toSorted((a, b) => a - b);
  const usualHalf = halves[Math.floor((halves.length - 1) / 2)] ?? 0;
  const chosen = judged.find(({ half }) => half <= usualHalf);
  const valued = chosen && valuations.value({ ...chosen.toValue, condition: {} });
  if (!chosen || valued?.kind !== "valued") return null;
  return {
    car: chosen.car,
    sale: chosen.sale,
    offer: offerFrom(valued, valued),
    usualHalf,
    cars: judged.length,
  };
}

/** Half of a range, as a share of its middle: 0.09 is "±9 %". */
function halfShare({ low, high }: Range): number {
  return (high - low) / (high + low);
}
