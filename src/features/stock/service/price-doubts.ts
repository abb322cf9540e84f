import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { isSold } from "#features/cars/rules/status.ts";
import { carFromRow } from "#features/cars/storage/row-to-car.ts";
import { carCost } from "#features/pricing/rules/car-margin.ts";
import { type PriceDoubt, priceDoubts } from "#features/pricing/rules/price-doubts.ts";
import type { Valuations } from "#features/valuation/service/valuations.ts";
import type { Database } from "#platform/db/database.ts";
import { lockCars } from "../storage/car-edits.ts";
import type { CarPlan } from "./plan-edits.ts";
import type { ReadCar } from "./read-stock-file.ts";
import { marketAndMargins } from "./related-facts.ts";

/** What whoever sets prices has been shown, and may. */
export type PriceQuestion = {
  valuations: Pick<Valuations, "value">;
  /** They have seen the figures and said yes. */
  isConfirmed: boolean;
  mayGoBelowCost: boolean;
};

export type NewPrice = { carId: number; price: number };

/** What is to be asked about these prices, by car; those that nothing is asked about are left out. */
export async function findDoubts(
  db: Database,
  prices: readonly NewPrice[],
  { valuations, now }: Pick<PriceQuestion, "valuations"> & { now: Date },
): Promise<Map<number, PriceDoubt[]>> {
  if (prices.length === 0) return new Map();
  const rows = await lockCars(
    db,
    prices.map(({ carId }) => carId),
  );
  const cars = new Map(rows.map((row) => [row.id, carFromRow(row)]));
  const marketOf = await marketAndMargins(db, [...cars.values()], { now, valuations, maySeeMargin: true });
  const found = new Map<number, PriceDoubt[]>();
  for (const { carId, price: after } of prices) {
    const car = cars.get(carId);
    if (!car) continue;
    const { market, purchase } = marketOf(car);
    const cost = purchase && carCost(purchase);
    const doubts = priceDoubts({ before: car.price, after, cost, market });
    if (doubts.length > 0) found.set(carId, doubts);
  }
  return found;
}

/** The prices that plans would set, now or when a reservation is over. */
export function pricesOf(plans: readonly CarPlan[]): NewPrice[] {
  return plans.flatMap((plan) => {
    if (plan.outcome !== "saved") return [];
    const price = plan.rise?.price ?? plan.set.price;
    return typeof price === "number" ? [{ carId: plan.carId, price }] : [];
  });
}

/** A car that is new has no price before: what it was bought for and what such cars are sold for can still be far off. */
async function findDoubtsOfNew(
  db: Database,
  cars: readonly ReadCar[],
  { valuations, now }: Pick<PriceQuestion, "valuations"> & { now: Date },
): Promise<Map<LicensePlate, PriceDoubt[]>> {
  const added = cars.flatMap((car) => car.added ?? []).filter(({ status }) => !isSold(status));
  const marketOf = await marketAndMargins(db, added, { now, valuations, maySeeMargin: true });
  return new Map(
    added.map((car) => {
      const { market, purchase } = marketOf(car);
      const cost = purchase && carCost(purchase);
      const { licenseplate, price: after } = car;
      return [licenseplate, after === null ? [] : priceDoubts({ before: null, after, cost, market })];
    }),
  );
}

/** What a file's prices are asked about, and those that this member may not set. */
export async function doubtsInFile(
  db: Database,
  cars: readonly ReadCar[],
  { now, ...asks }: PriceQuestion & { now: Date },
): Promise<{ doubts: { licenseplate: LicensePlate; texts: string[] }[]; problems: string[] }> {
  const prices = cars.flatMap(({ carId, changes, rise }) => {
    const price = rise ?? changes.find(({ field }) => field === "price")?.after;
    return carId !== null && typeof price === "number" ? [{ carId, price }] : [];
  });
  const found = await findDoubts(db, prices, { ...asks, now });
  const foundOfNew = await findDoubtsOfNew(db, cars, { ...asks, now });
  const doubtful = cars.flatMap(({ carId, licenseplate }) => {
    const doubts = (carId === null ? foundOfNew.get(licenseplate) : found.get(carId)) ?? [];
    return doubts.length > 0 ? [{ licenseplate, doubts }] : [];
  });
  return {
    doubts: doubtful.map(({ licenseplate, doubts }) => ({
      licenseplate,
      texts: doubts.map(({ text }) => text),
    })),
    problems: doubtful.flatMap(({ licenseplate, doubts }) =>
      answerToDoubts(doubts, { ...asks, isConfirmed: true }).map(
        ({ message }) => `${displayPlate(licenseplate)}: price: ${message}`,
      ),
    ),
  };
}

/** Why a price cannot be set by this member, or not yet; null: it can. The field says which: "price" is a no, "confirm" a question. */
export function answerToDoubts(
  doubts: readonly PriceDoubt[],
  { isConfirmed, mayGoBelowCost }: Omit<PriceQuestion, "valuations">,
): { field: "price" | "confirm"; message: string }[] {
  const below = doubts.find(({ kind }) => kind === "belowCost");
  if (below && !mayGoBelowCost)
    return [{ field: "price", message: `${below.text}. Det får bara en admin spara` }];
  return isConfirmed ? [] : doubts.map(({ text }) => ({ field: "confirm", message: text }));
}
