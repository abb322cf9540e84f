import { formatKronor } from "#core/money/kronor.ts";
import { daysInStock } from "#features/cars/rules/price/days-in-stock.ts";
import { raiseAfterHold } from "#features/pricing/service/waiting-rise.ts";
import { tellOffersOn } from "#features/proposals/service/offer-cars.ts";
import { isCut } from "#features/reservations/rules/held-car.ts";
import { endGoneHolds } from "#features/reservations/service/gone-holds.ts";
import { lowerForHolders } from "#features/reservations/service/lower-price.ts";
import type { StaffMember } from "#platform/auth/staff-member.ts";
import type { Transaction } from "#platform/db/database.ts";
import type { NewAudit } from "#platform/staff/audit-log.ts";
import { type CarFacts, type CarField, carFields } from "../rules/car-fields.ts";
import { askedPrice, statusLabel } from "../rules/status-steps.ts";
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
import { answerTo, findDoubts, type PriceQuestion, pricesOf } from "./price-doubts.ts";
import { derivedFrom } from "./with-consequences.ts";

export type Edit = {
  edits: readonly CarChange[];
  member: Pick<StaffMember, "id" | "name">;
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
  { edits, member, asks, batch, now, note }: Edit,
): Promise<CarPlan[]> {
  const plans = await askedAbout(tx, await planEdits(tx, edits, now), asks, now);
  const possible = plans.filter((plan): plan is Saved => plan.outcome === "saved");
  for (const { carId, before, rise, licenseplate } of possible) {
    if (rise === null) continue;
    await raiseAfterHold(tx, { carId, basePrice: before.price, ...rise, member, now });
    const told = `${formatKronor(rise.price)} när reservationen är slut`;
    await note(tx, { action: "car.plan", subject: licenseplate, note: told });
  }
  const saved = possible.filter(({ set }) => Object.keys(set).length > 0);
  for (const plan of saved) {
    const fields = Object.keys(plan.set) as CarField[];
    const values = Object.fromEntries(fields.map((field) => [field, plan.after[field]])) as Partial<CarFacts>;
    await updateCar(tx, plan.carId, { ...values, ...derivedFrom(plan.before, plan.after, now) });
    const changed = fields.map((field) => ({
      field,
      before: plan.before[field],
      after: plan.after[field],
    }));
    await insertCarEdits(tx, { carId: plan.carId, at: now, batch, member }, changed);
    await settleSale(tx, plan, now);
    await note(tx, {
      action: plan.step === null ? "car.edit" : "car.step",
      subject: plan.licenseplate,
      note: plan.step === null ? labelsOf(fields) : statusLabel(plan.after.status),
    });
  }
  await insertEvents(tx, await eventsOf(tx, saved, now));
  if (saved.some(({ step }) => step !== null)) await endGoneHolds(tx, now);
  await lowerForHolders(
    tx,
    saved.flatMap(({ carId, before, after: { price } }) =>
      price !== null && isCut(before.price, price) ? [{ carId, price }] : [],
    ),
  );
  const moved = saved.filter(({ set }) => set.price !== undefined || set.status !== undefined);
  await tellOffersOn(
    tx,
    moved.map(({ carId }) => carId),
    now,
  );
  return plans;
}

/** A price that nobody has said yes to is refused, with the figures. */
async function askedAbout(tx: Transaction, plans: CarPlan[], asks: PriceQuestion | null, now: Date) {
  if (asks === null) return plans;
  const found = await findDoubts(tx, pricesOf(plans), { ...asks, now });
  return plans.map((plan): CarPlan => {
    const errors = answerTo(found.get(plan.carId) ?? [], asks);
    const { carId, licenseplate } = plan;
    return errors.length === 0 ? plan : { carId, licenseplate, outcome: "refused", errors };
  });
}

/** What the ledgers get: a price that people see from now on, or see no longer, and the new station. */
async function eventsOf(tx: Transaction, saved: readonly Saved[], at: Date): Promise<NewEvents> {
  const priced = saved.filter(({ set }) => set.price !== undefined || set.status !== undefined);
  const ledger = await findLedgerPrices(
    tx,
    priced.map(({ carId }) => carId),
  );
  return {
    prices: priced.flatMap(({ carId, after }) => {
      const price = askedPrice(after);
      return price === (ledger.get(carId) ?? null) ? [] : [{ carId, at, price }];
    }),
    statuses: saved.flatMap(({ carId, set, after }) =>
      set.status === undefined ? [] : [{ carId, at, status: after.status }],
    ),
  };
}

/** What a step does to the books of what was sold. */
async function settleSale(tx: Transaction, { carId, after, step, soldPrice }: Saved, now: Date) {
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
