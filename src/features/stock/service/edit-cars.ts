import { formatKronor } from "#core/money/kronor.ts";
import { daysInStock } from "#features/cars/rules/price/days-in-stock.ts";
import { raiseAfterReservation } from "#features/pricing/service/waiting-rise.ts";
import { notifyOffersOn } from "#features/proposals/service/offer-cars.ts";
import { isCut } from "#features/reservations/rules/reserved-car.ts";
import { lowerReservedPrices } from "#features/reservations/service/lower-price.ts";
import { endReservationsOfRemovedCars } from "#features/reservations/service/reservations-of-removed-cars.ts";
import type { StaffUser } from "#platform/auth/staff-user.ts";
import type { Transaction } from "#platform/db/database.ts";
import type { NewAudit } from "#platform/staff/audit-log.ts";
import { type CarFacts, type CarField, carFields } from "../rules/car-fields.ts";
import { askingPrice, statusLabel } from "../rules/status-steps.ts";
import {
  findLedgerPrices,
  insertCarEdits,
  insertEvents,
  insertSale,
  markDelivered,
  type NewEvents,
  removeLastSale,
  updateCar,
} from "../storage/car-edits.ts";
import { type CarChange, type CarPlan, planEdits } from "./plan-edits.ts";
import { answerToDoubts, findDoubts, type PriceQuestion, pricesOf } from "./price-doubts.ts";
import { derivedFrom } from "./with-consequences.ts";

export type Edit = {
  edits: readonly CarChange[];
  staffUser: Pick<StaffUser, "id" | "name">;
  /** Null: nothing is asked, as of what was asked about before. */
  asks: PriceQuestion | null;
  /** One name for what is saved, and may be undone, together. */
  batch: string;
  now: Date;
  /** `note` of the call. */
  note: (tx: Transaction, entry: NewAudit) => Promise<void>;
};
type Saved = Extract<CarPlan, { outcome: "saved" }>;

/**
 * Saves what can be saved, each car whole or not at all, with its ledgers, its history and the audit log in the same
 * transaction. What clashes or is refused is answered as planned; a car that was so already gets no line. The catalogue
 * of every process follows by the change log.
 */
export async function editCars(
  tx: Transaction,
  { edits, staffUser, asks, batch, now, note }: Edit,
): Promise<CarPlan[]> {
  const plans = await askedAbout(tx, await planEdits(tx, edits, now), asks, now);
  const possible = plans.filter((plan): plan is Saved => plan.outcome === "saved");
  for (const { carId, before, rise, licenseplate } of possible) {
    if (rise === null) continue;
    await raiseAfterReservation(tx, { carId, basePrice: before.price, ...rise, staffUser, now });
    const summary = `${formatKronor(rise.price)} när reservationen är slut`;
    await note(tx, { action: "car.plan", subject: licenseplate, note: summary });
  }
  const savedEdits = possible.filter(({ set }) => Object.keys(set).length > 0);
  for (const plan of savedEdits) {
    const fields = Object.keys(plan.set) as CarField[];
    const values = Object.fromEntries(fields.map((field) => [field, plan.after[field]])) as Partial<CarFacts>;
    await updateCar(tx, plan.carId, { ...values, ...derivedFrom(plan.before, plan.after, now) });
    const changed = fields.map((field) => ({
      field,
      before: plan.before[field],
      after: plan.after[field],
    }));
    await insertCarEdits(tx, { carId: plan.carId, at: now, batch, staffUser }, changed);
    await recordSale(tx, plan, now);
    await note(tx, {
      action: plan.step === null ? "car.edit" : "car.step",
      subject: plan.licenseplate,
      note: plan.step === null ? labelsOf(fields) : statusLabel(plan.after.status),
    });
  }
  await insertEvents(tx, await eventsOf(tx, savedEdits, now));
  if (savedEdits.some(({ step }) => step !== null)) await endReservationsOfRemovedCars(tx, now);
  await lowerReservedPrices(
    tx,
    savedEdits.flatMap(({ carId, before, after: { price } }) =>
      price !== null && isCut(before.price, price) ? [{ carId, price }] : [],
    ),
  );
  const moved = savedEdits.filter(({ set }) => set.price !== undefined || set.status !== undefined);
  await notifyOffersOn(
    tx,
    moved.map(({ carId }) => carId),
    now,
  );
  return plans;
}

/** A price that nobody has said yes to is refused, with the figures. */
async function askedAbout(tx: Transaction, plans: CarPlan[], asks: PriceQuestion | null, now: Date) {
  if (asks === null) return plans;
  const doubts = await findDoubts(tx, pricesOf(plans), { ...asks, now });
  return plans.map((plan): CarPlan => {
    const errors = answerToDoubts(doubts.get(plan.carId) ?? [], asks);
    const { carId, licenseplate } = plan;
    return errors.length === 0 ? plan : { carId, licenseplate, outcome: "refused", errors };
  });
}

/** What the ledgers get: a price that people see from now on, or see no longer, and the new station. */
async function eventsOf(tx: Transaction, savedEdits: readonly Saved[], at: Date): Promise<NewEvents> {
  const priced = savedEdits.filter(({ set }) => set.price !== undefined || set.status !== undefined);
  const ledger = await findLedgerPrices(
    tx,
    priced.map(({ carId }) => carId),
  );
  return {
    prices: priced.flatMap(({ carId, after }) => {
      const price = askingPrice(after);
      return price === (ledger.get(carId) ?? null) ? [] : [{ carId, at, price }];
    }),
    statuses: savedEdits.flatMap(({ carId, set, after }) =>
      set.status === undefined ? [] : [{ carId, at, status: after.status }],
    ),
  };
}

/** What a step does to the books of what was sold. */
async function recordSale(tx: Transaction, { carId, after, step, soldPrice }: Saved, now: Date) {
  if (step === "sell" && soldPrice !== null) {
    const stood = daysInStock(after.publishedAt, now) ?? 0;
    await insertSale(tx, carId, { soldAt: now, deliveredAt: null, price: soldPrice, daysInStock: stood });
  }
  if (step === "cancelSale") await removeLastSale(tx, carId);
  if (step === "deliver") await markDelivered(tx, carId, now);
  if (step === "takeBackKeys") await markDelivered(tx, carId, null);
}

function labelsOf(fields: readonly CarField[]): string {
  const labels = fields.map((field) => carFields[field].label);
  return labels.length > 6
    ? `${labels.slice(0, 6).join(", ")} och ${labels.length - 6} till`
    : labels.join(", ");
}
