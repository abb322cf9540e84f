import { formatKronor } from "#core/money/kronor.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { capitalized } from "#core/text/capitalized.ts";

export type CostToOwn = {
  isOwn: boolean;
  name: string;
  licenseplate: string | null;
  /** Kronor; null where it cannot be counted. */
  perMonth: number | null;
};

/** What is counted with guesses in it differs by nothing worth saying below this. */
const leastDifference = 50;

/** What the comparison comes to, in a sentence; null where fewer than two cars can be counted on. */
export function verdictOf(cars: readonly CostToOwn[], hasLoan: boolean): string | null {
  const [cheapest, next, ...others] = cars
    .flatMap(({ perMonth, ...car }) => (perMonth === null ? [] : [{ ...car, perMonth }]))
    .toSorted((one, other) => one.perMonth - other.perMonth);
  if (!cheapest || !next) return null;
  const basis = hasLoan ? "med ränta och avgifter" : "utan lån";
  const difference = Math.round((next.perMonth - cheapest.perMonth) / 10) * 10;
  const first = nameAmong(cheapest, cars);
  const second = nameAmong(next, cars);
  const isClose = difference < leastDifference;
  if (others.length > 0)
    return isClose
      ? `${capitalized(first)} och ${second} är billigast att äga, ${basis}.`
      : `${capitalized(first)} är billigast att äga: ${formatKronor(difference)} mindre i månaden än ${second}, ${basis}.`;
  return isClose
    ? `Bilarna kostar ungefär lika mycket att äga, ${basis}.`
    : `${capitalized(first)} är ${formatKronor(difference)} billigare i månaden att äga än ${second}, ${basis}.`;
}

/** Two cars of one model get their plates after the name. */
function nameAmong({ isOwn, name, licenseplate }: CostToOwn, cars: readonly CostToOwn[]): string {
  if (isOwn) return `din ${name}`;
  const isAlone = cars.filter((car) => !car.isOwn && car.name === name).length < 2;
  return isAlone || licenseplate === null ? name : `${name} (${displayPlate(licenseplate as LicensePlate)})`;
}
