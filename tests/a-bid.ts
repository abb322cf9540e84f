import type { NewBid } from "#features/trade-in/storage/bid-log.ts";
import { aPlate } from "./any-plate.ts";

/** A bid of an appraiser, as the log takes it. */
export function aBid(bid: Partial<NewBid> = {}): NewBid {
  return {
    licenseplate: aPlate("abc123"),
    bid: 100_000,
    mileage: 5_000,
    estimatedSalePrice: 130_000,
    estimatedCost: 8_000,
    note: null,
    type: 1,
    normalizedMake: null,
    series: null,
    modelPrice: null,
    staffId: "anna",
    staffName: "Anna Exempel",
    at: new Date("2026-11-17T09:00:00Z"),
    ...bid,
  };
}
