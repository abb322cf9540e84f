import { makeDemoStock } from "#demo/make-stock.ts";
import { soldCarFrom } from "#features/valuation/rules/facts-of-car.ts";
import type { SplitSales } from "./read-sales.ts";

/** The demo's sold cars, every fifth for testing. */
export function demoSales(today: Date): SplitSales {
  const sales = makeDemoStock({ today }).entries.flatMap(({ car, sales: of }) =>
    of.map(({ soldAt, price }) => soldCarFrom({ id: car.licenseplate, car, soldAt, price }, today)),
  );
  return { train: sales.filter((_, at) => at % 5 !== 4), test: sales.filter((_, at) => at % 5 === 4) };
}
