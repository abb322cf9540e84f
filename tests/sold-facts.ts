import type { SoldFact } from "#features/running-costs/rules/depreciation.ts";
import { aCar } from "./a-car.ts";

const soldAt = new Date("2026-06-01T10:00:00Z");

type Market = { perYear: number; perThousandMil: number; newPrice: number };

/** Cars of one series, sold at prices that fall exactly so; ages and mileages go their own ways. */
export function soldFacts(
  count: number,
  { perYear, perThousandMil, newPrice }: Market,
  car = aCar(),
): SoldFact[] {
  return Array.from({ length: count }, (_, at) => {
    const age = 1 + (at % 9);
    const mileage = 1_000 + ((at * 37) % 20) * 700;
    const registered = new Date(soldAt.getTime() - age * 365.25 * 86_400_000);
    return {
      ...car,
      firstRegisteredOn: registered.toISOString().slice(0, 10),
      mileage,
      soldAt,
      price: Math.round(newPrice * (1 - perYear) ** age * (1 - perThousandMil) ** (mileage / 1_000)),
    };
  });
}
