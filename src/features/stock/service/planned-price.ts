import { formatKronor } from "#core/money/kronor.ts";
import { isSold } from "#features/cars/rules/status.ts";
import { dayErrorText, effectiveFrom } from "#features/pricing/rules/planned-price.ts";
import { addPlanJob } from "#features/pricing/service/waiting-rise.ts";
import {
  endPlan,
  findCarOfPlan,
  insertPlan,
  lockWaitingPlan,
} from "#features/pricing/storage/planned-prices.ts";
import { isRise } from "#features/reservations/rules/reserved-car.ts";
import type { Database, Transaction } from "#platform/db/database.ts";
import { insertAudit } from "#platform/staff/audit-log.ts";
import { findStepFacts, lockCars } from "../storage/car-edits.ts";
import { newBatch, reasonNotChanged } from "./change-many.ts";
import { type Edit, editCars } from "./edit-cars.ts";
import { answerToDoubts, findDoubts, type PriceQuestion } from "./price-doubts.ts";
import { fieldReader } from "./read-field.ts";

type Plan = Pick<Edit, "staffUser" | "now" | "note"> & {
  asks: PriceQuestion;
  carId: number;
  /** As they were written. */
  price: unknown;
  from: string;
};
export type PlanPriceOutcome =
  | { outcome: "planned" }
  | { outcome: "refused"; errors: { field: "price" | "from" | "confirm"; message: string }[] };

/** A price for a later day, in place of one that waits. Whether it can be then is judged then, by the rules of any price. */
export async function planPrice(
  tx: Transaction,
  { carId, price: input, from, staffUser, asks, now, note }: Plan,
): Promise<PlanPriceOutcome> {
  const [car] = await lockCars(tx, [carId]);
  const refuse = (field: "price" | "from", message: string): PlanPriceOutcome => ({
    outcome: "refused",
    errors: [{ field, message }],
  });
  const { values, errors } = fieldReader({ now, stores: [] })({ price: input });
  const [wrong] = errors;
  const price = values.price;
  const wrongDay = dayErrorText(from, now);
  if (wrong) return refuse("price", wrong.message);
  if (typeof price !== "number") return refuse("price", "Skriv det nya priset");
  if (!car || isSold(car.status)) return refuse("price", "Bilen är såld: priset ändras inte längre");
  if (price === car.price) return refuse("price", "Bilen har redan det priset");
  if (wrongDay !== null) return refuse("from", wrongDay);
  const doubts = (await findDoubts(tx, [{ carId, price }], { ...asks, now })).get(carId) ?? [];
  const questions = answerToDoubts(doubts, asks);
  if (questions.length > 0) return { outcome: "refused", errors: questions };
  const before = await lockWaitingPlan(tx, { carId });
  if (before) await endPlan(tx, before.id, { at: now, ended: "replaced" });
  const id = await insertPlan(tx, {
    carId,
    price,
    basePrice: car.price,
    fromDay: from,
    madeAt: now,
    memberId: staffUser.id,
    memberName: staffUser.name,
  });
  await addPlanJob(tx, id, { runAt: effectiveFrom(from) });
  await note(tx, {
    action: "car.plan",
    subject: car.licenseplate,
    note: `${formatKronor(price)} från ${from}`,
  });
  return { outcome: "planned" };
}

type Withdrawal = Pick<Edit, "staffUser" | "now" | "note"> & { carId: number; id: number };

/** Whether it still waited. */
export async function withdrawPlan(tx: Transaction, { carId, id, now, note }: Withdrawal): Promise<boolean> {
  const [car] = await lockCars(tx, [carId]);
  const plan = await lockWaitingPlan(tx, { id });
  if (!car || plan?.carId !== carId) return false;
  await endPlan(tx, id, { at: now, ended: "withdrawn" });
  const summary = `${formatKronor(plan.price)} från ${plan.fromDay}`;
  await note(tx, { action: "car.planEnd", subject: car.licenseplate, note: summary });
  return true;
}

/**
 * The day has come: the price is set in the name of whoever planned it, by the rules of any edit. One that somebody has set
 * another price over since, or that cannot be, is left, with the reason for the car's page. A rise of a car that a customer
 * holds waits: the reservation's end has it done.
 */
export async function carryOutPlan(tx: Database, id: number, now: Date): Promise<void> {
  const carOfPlan = await findCarOfPlan(tx, id);
  const [car] = await lockCars(tx, carOfPlan === null ? [] : [carOfPlan]);
  const plan = await lockWaitingPlan(tx, { id });
  // Taken back, or replaced by another, which has a job of its own.
  if (plan === null) return;
  const { carId, price, basePrice, memberId, memberName } = plan;
  const isReservedNow = (await findStepFacts(tx, [carId], now)).get(carId)?.reservedUntil != null;
  if (car && isReservedNow && isRise(car.price, price)) return;
  const staffUser = { id: memberId, name: memberName };
  const [edited] = await tx.transaction((within) =>
    editCars(within, {
      edits: [{ carId, base: { price: basePrice }, changes: { price } }],
      staffUser,
      // It was asked about when it was planned.
      asks: null,
      batch: newBatch(),
      now,
      note: (noting, entry) => insertAudit(noting, staffUser, { ...entry, note: "Pris, som planerat" }, now),
    }),
  );
  if (edited?.outcome === "saved") return endPlan(tx, id, { at: now, ended: "done" });
  const why = reasonNotChanged(edited);
  await endPlan(tx, id, { at: now, ended: "refused", why });
  if (edited)
    await insertAudit(
      tx,
      staffUser,
      { action: "car.planRefused", subject: edited.licenseplate, note: why },
      now,
    );
}
