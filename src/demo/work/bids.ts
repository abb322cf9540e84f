import type { StockEntry } from "#features/cars/storage/load-stock.ts";
import type { carCosts } from "#features/pricing/storage/car-costs.table.ts";
import type { carPurchases } from "#features/pricing/storage/car-purchases.table.ts";
import type { NewBid } from "#features/trade-in/storage/bid-log.ts";
import { johan, maria } from "#platform/auth/idp/demo-staff.ts";
import type { Random } from "../random.ts";

type NewCost = typeof carCosts.$inferInsert;
type NewPurchase = typeof carPurchases.$inferInsert;
export type BoughtCar = { bid: NewBid; purchase: NewPurchase; costs: NewCost[] };

const day = 86_400_000;
const ordinaryBid = 2;
const minPaid = 1_000;
const hundreds = (kronor: number) => Math.round(kronor / 100) * 100;

/** What we gave for a car, some weeks before it was put out, and what it has cost since. */
export function boughtCar(random: Random, { car, sales }: StockEntry): BoughtCar | null {
  const askingPrice = car.initialPrice ?? sales[0]?.price;
  if (car.publishedAt === null || askingPrice === undefined) return null;
  const at = new Date(car.publishedAt.getTime() - random.int(6, 24) * day);
  const estimatedSalePrice = hundreds(askingPrice * random.normal(1, 0.025));
  const estimatedCost = hundreds(random.lognormal(11_000, 0.35));
  const staff = random.chance(0.85) ? johan : maria;
  const { licenseplate, mileage, normalizedMake, series } = car;
  const by = { licenseplate, staffId: staff.id, staffName: staff.name };
  const cost = (kind: NewCost["kind"], kronor: number): NewCost => ({
    ...by,
    kind,
    kronor: Math.max(100, hundreds(kronor)),
    note: null,
    at: new Date(at.getTime() + random.int(2, 5) * day),
  });
  const left = estimatedSalePrice - estimatedCost - estimatedSalePrice * random.normal(0.09, 0.02);
  // A car that costs as much to mend as it is sold for is still paid for.
  const bid = Math.max(minPaid, hundreds(left));
  return {
    purchase: { ...by, price: bid, estimatedCost, at: new Date(at.getTime() + day) },
    bid: {
      ...by,
      bid,
      mileage,
      estimatedSalePrice,
      estimatedCost,
      note: random.chance(0.3)
        ? random.pick(["Två nycklar, full servicebok", "Vinterhjul följer med", "Liten repa bak"])
        : null,
      type: ordinaryBid,
      normalizedMake,
      series,
      modelPrice: hundreds(estimatedSalePrice * random.normal(1, 0.03)),
      at,
    },
    costs: [
      cost("reconditioning", estimatedCost * random.normal(0.35, 0.05)),
      cost("workshop", estimatedCost * random.normal(0.6, 0.15)),
    ],
  };
}
