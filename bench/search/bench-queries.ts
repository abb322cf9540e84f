import { type Random, randomFrom } from "#demo/random.ts";
import { seatChoiceFor } from "#features/cars/rules/vocabulary.ts";
import { type Filter, initialFilter } from "#features/catalogue/rules/filter.ts";
import { type RangeName, rangeRow } from "#features/catalogue/rules/ranges.ts";
import { sortOrderNames } from "#features/catalogue/rules/sort-orders.ts";
import type { CatalogCar } from "#features/catalogue/service/stock/stock-kinds.ts";
import { monthlyFromPrice } from "#features/credit/rules/price-bounds.ts";
import { benchDay } from "./bench-stock.ts";

/** What visitors ask, each thing as often as they do: most ask two or three, a third write something. */
export function benchQueries(cars: readonly CatalogCar[], count = 200): Filter[] {
  const random = randomFrom("bench/queries");
  return Array.from({ length: count }, () => benchQuery(random, cars));
}

/** How many questions a filter asks at once, in percent. */
const askedAtOnce = [12, 22, 22, 18, 12, 8, 6];

type Ask = (random: Random, car: CatalogCar, other: () => CatalogCar) => Partial<Filter>;

/** The value of a car we have, so that there is something to find, and now and then others beside it. */
const oneOrMore =
  (
    field:
      | "brands"
      | "series"
      | "types"
      | "facilities"
      | "physicalLocations"
      | "seats"
      | "fuelTypes"
      | "carColors",
    read: (car: CatalogCar) => string,
  ): Ask =>
  (random, car, other) => {
    const more = random.chance(0.45) ? random.int(1, 3) : 0;
    return { [field]: [...new Set([car, ...Array.from({ length: more }, other)].map(read))] };
  };

const within =
  (range: RangeName, read: (car: CatalogCar) => number | null, openBelow = false): Ask =>
  (random, car) => {
    const steps = rangeRow(range)
      .steps(benchDay)
      .toSorted((a, b) => a - b);
    const reached = steps.filter((step) => step <= (read(car) ?? 0)).length;
    const from = steps[Math.max(0, reached - 1 - random.int(0, 5))] ?? null;
    const to = steps[Math.min(steps.length - 1, reached + random.int(0, 7))] ?? null;
    if (random.chance(0.45)) return openBelow ? { [`${range}To`]: to } : { [`${range}From`]: from };
    return { [`${range}From`]: from, [`${range}To`]: to };
  };

const asks: readonly (readonly [weight: number, ask: Ask])[] = [
  [20, oneOrMore("brands", (car) => car.normalizedMake)],
  [12, oneOrMore("series", (car) => car.series)],
  [14, oneOrMore("types", (car) => car.bodyType)],
  [8, oneOrMore("facilities", (car) => car.location)],
  [2, oneOrMore("physicalLocations", (car) => car.physicalLocation)],
  [12, oneOrMore("fuelTypes", (car) => String(car.fuelType))],
  [4, oneOrMore("carColors", (car) => car.colour)],
  [3, oneOrMore("seats", (car) => seatChoiceFor(car.seats))],
  [8, (_random, car) => ({ gearbox: car.gearboxType })],
  [18, within("price", (car) => car.price, true)],
  [14, within("year", (car) => car.modelYear)],
  [12, within("mileage", (car) => car.mileage, true)],
  [2, within("horsepower", (car) => car.horsepower)],
  [2, within("wltp", (car) => car.wltpRange)],
  [6, within("monthlyPayment", (car) => (car.price === null ? null : monthlyFromPrice(car.price)), true)],
  [6, (random, car) => ({ equipmentTags: car.equipment.slice(0, random.int(1, 2)) })],
  [4, () => ({ hasAwd: true })],
  [5, () => ({ hasTowbar: true })],
  [3, () => ({ leasable: true })],
  [2, () => ({ ownersTo: 2 })],
  [2, () => ({ tyreDepthFrom: 5 })],
  [2, () => ({ batteryHealthFrom: 90 })],
  [2, () => ({ noRemarks: true })],
  [2, () => ({ serviceHistory: "full" })],
];

const words =
  "dragkrok värmare panorama backkamera vinterdäck läder automat diesel elbil laddhybrid kombi suv farthållare awd r-design servicebok garanti kombibil drag bluetooth dieselvärmare".split(
    " ",
  );
const fixed = [
  "volvo v60 dragkrok",
  "vovlo v60 dragkork",
  "passat kombi disel",
  "bwm 3-serie",
  "tesla model y",
  "skoda oktavia",
  "värmare",
  "varmare dragkrok",
  "volksvagen golf",
  "backkamra",
  "xc60 recharge",
  "hyundi kona elbil",
  "toyota hybrid automat",
  "qashqai panorma",
  "vw golf",
  "mlb",
];

function benchQuery(random: Random, cars: readonly CatalogCar[]): Filter {
  const car = random.pick(cars);
  const questions = random.weighted(Array.from(askedAtOnce.keys()), (count) => askedAtOnce[count] ?? 0);
  const chosen = Array.from({ length: questions }, () => random.weighted(asks, ([weight]) => weight)[1]);
  const asked = Object.assign({}, ...chosen.map((ask) => ask(random, car, () => random.pick(cars))));
  return {
    ...initialFilter,
    ...asked,
    search: random.chance(0.325) ? benchSearch(random, car) : "",
    order: random.chance(0.55) ? initialFilter.order : random.pick(sortOrderNames),
    page: random.chance(0.7) ? 1 : random.chance(0.8) ? random.int(2, 5) : random.int(10, 40),
  };
}

function benchSearch(random: Random, car: CatalogCar): string {
  if (random.chance(0.3)) return random.pick(fixed);
  const name = random.pick([car.make, `${car.make} ${car.model}`, car.model, ""]);
  const text = name === "" || random.chance(0.5) ? `${name} ${random.pick(words)}`.trim() : name;
  return random.chance(0.25) ? withSlip(random, text) : text;
}

function withSlip(random: Random, text: string): string {
  const at = random.int(1, Math.max(1, text.length - 2));
  return random.chance(0.5)
    ? text.slice(0, at) + text.slice(at + 1)
    : `${text.slice(0, at)}${text[at + 1] ?? ""}${text[at] ?? ""}${text.slice(at + 2)}`;
}
