import { randomFrom } from "#demo/random.ts";
import { type Filter, initialFilter } from "#features/catalogue/rules/filter.ts";
import { carMatcher } from "#features/catalogue/rules/matches-filter.ts";
import { priceSteps, stepOfBound } from "#features/catalogue/rules/steps.ts";
import { priceBoundsFromMonthly } from "#features/credit/rules/price-bounds.ts";
import { SearchIndex } from "#features/saved-searches/rules/search-index.ts";
import { benchStock } from "./search/bench-stock.ts";

/**
 * So many watched searches against so many changed cars, on one core: the index of searches, and the plain loop over the
 * filter's own rule, of which a few cars are measured and the rest reckoned. Other sizes: `npm run bench:matcher -- 10000 100`.
 */
const [searches = 100_000, changed = 1_000] = process.argv.slice(2).map(Number);
const bars = { seconds: 10, megabytes: 300, timesFaster: 20 };
const looped = 5;

const stock = benchStock(Math.max(changed, 2_000));
const cars = stock.slice(0, changed);
const filters = Array.from({ length: searches }, (_, at) => searchLike(at));

const before = memory();
const [index, building] = timed(() => {
  const made = new SearchIndex(priceBoundsFromMonthly);
  filters.forEach((filter, id) => {
    made.put(id, filter);
  });
  return made;
});
const [matches, finding] = timed(() => cars.reduce((sum, car) => sum + index.idsFor(car).length, 0));
const megabytes = memory() - before;

const matchers = filters.map((filter) => carMatcher(filter, priceBoundsFromMonthly));
const some = cars.slice(0, looped);
const [byLoop, looping] = timed(() => some.map((car) => matchers.filter((isMatch) => isMatch(car)).length));
const naive = (looping / some.length) * cars.length;
const isSame = some.every((car, at) => index.idsFor(car).length === byLoop[at]);

const seconds = building + finding;
console.log(
  `${searches} searches × ${cars.length} cars, ${matches} matches
index made   ${building.toFixed(2)} s of CPU
cars found   ${finding.toFixed(2)} s of CPU
plain loop   ${naive.toFixed(0)} s of CPU (${some.length} cars measured)
times faster ${(naive / seconds).toFixed(0)}
memory       ${megabytes.toFixed(0)} MB`,
);
const missed = [
  ...(isSame ? [] : ["the index finds other searches than the loop"]),
  ...(seconds > bars.seconds ? [`more than ${bars.seconds} s`] : []),
  ...(megabytes > bars.megabytes ? [`more than ${bars.megabytes} MB`] : []),
  // Of few cars the making of the index is most of the work.
  ...(changed >= 1_000 && naive / seconds < bars.timesFaster
    ? [`less than ${bars.timesFaster} times faster`]
    : []),
];
for (const bar of missed) console.log(`missed: ${bar}`);
process.exitCode = missed.length > 0 ? 1 : 0;

/** Somebody who looks for a car like one of ours, and asks some of its facts. */
function searchLike(at: number): Filter {
  const random = randomFrom(`watch/${at}`);
  const car = stock[Math.floor(random.next() * stock.length)];
  if (!car) throw new Error("The stock is empty");
  const maybe = (chance: number, asked: Partial<Filter>) => (random.chance(chance) ? asked : {});
  return {
    ...initialFilter,
    ...maybe(0.7, { brands: [car.normalizedMake] }),
    ...maybe(0.4, { series: [car.series] }),
    ...maybe(0.3, { types: [car.bodyType] }),
    ...maybe(0.35, { fuelTypes: [String(car.fuelType)] }),
    ...maybe(0.15, { facilities: [car.location] }),
    ...maybe(0.08, { carColors: [car.colour] }),
    ...maybe(0.35, { gearbox: car.gearboxType }),
    ...maybe(0.1, { equipmentTags: car.equipment.slice(0, 1) }),
    ...maybe(0.6, { priceTo: stepOfBound("to", priceSteps, (car.price ?? 200_000) * 1.1) }),
    ...maybe(0.4, { yearFrom: car.modelYear - 2 }),
    ...maybe(0.4, { mileageTo: Math.ceil((car.mileage + 1_000) / 1_000) * 1_000 }),
    ...maybe(0.1, { hasTowbar: true }),
    ...maybe(0.06, { search: car.modelDescription.split(" ")[0] ?? "" }),
    ...maybe(0.05, { licenseplates: [car.licenseplate] }),
  };
}

/** CPU, not the clock on the wall: others may use the machine. */
function timed<Result>(work: () => Result): [Result, seconds: number] {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  return [result, (user + system) / 1e6];
}

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}
