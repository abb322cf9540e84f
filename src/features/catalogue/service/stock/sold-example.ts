import type { SoldExample } from "#features/cars/rules/sold-example.ts";
import { type Catalog, carsOf } from "../catalog.ts";
import type { SoldCar } from "./stock-kinds.ts";

type SoldExamples = { any: SoldExample | null; electric: SoldExample | null };

/** Fewer are no range that anybody should trust. */
const fewest = 5;
const electricity = 3;

const precomputed = new WeakMap<Catalog<SoldCar>, SoldExamples>();

/** The model and year of which most were sold; worked out once for every state of the stock. */
export function soldExamples(sold: Catalog<SoldCar>): SoldExamples {
  const examples = precomputed.get(sold) ?? examplesOf(carsOf(sold));
  precomputed.set(sold, examples);
  return examples;
}

function examplesOf(cars: readonly SoldCar[]): SoldExamples {
  return {
    any: exampleAmong(cars),
    electric: exampleAmong(cars.filter(({ fuelType }) => fuelType === electricity)),
  };
}

function exampleAmong(cars: readonly SoldCar[]): SoldExample | null {
  const priced = cars.flatMap(({ make, model, modelYear, price }) =>
    price === null ? [] : [{ make, model, modelYear, price }],
  );
  const alike = [
    ...Map.groupBy(priced, ({ make, model, modelYear }) => `${make} ${model} ${modelYear}`).values(),
  ];
  const largest = alike.reduce<typeof priced>(
    (best, group) => (group.length > best.length ? group : best),
    [],
  );
  const [first] = largest;
  if (!first || largest.length < fewest) return null;
  const prices = largest.map(({ price }) => price);
  return {
    make: first.make,
    model: first.model,
    modelYear: first.modelYear,
    count: largest.length,
    lowest: Math.min(...prices),
    highest: Math.max(...prices),
  };
}
