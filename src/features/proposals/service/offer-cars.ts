import type { LicensePlate } from "#core/plate/license-plate.ts";
import { isReserved } from "#features/cars/rules/status.ts";
import { findCarState } from "#features/reservations/service/car-state.ts";
import { personOf } from "#features/reservations/service/reservation-context.ts";
import { findReservationsOf } from "#features/reservations/storage/reservations.ts";
import type { Database } from "#platform/db/database.ts";
import { notifyStaff } from "#platform/staff/notifications.ts";
import { type CarOfOffer, type CarTrouble, offerTrouble } from "../rules/offer-car.ts";
import { contentOf } from "../rules/proposal-content.ts";
import { findOffersOn, type ProposalDetails } from "../storage/proposals.ts";
import { findStaffOfCar } from "../storage/staff-of-car.ts";

/** The cars of an offer as they are this moment, out of the database: another process may have changed them. */
export async function carsOfOffer(
  db: Database,
  plates: readonly LicensePlate[],
  { email, now }: { email: string; now: Date },
): Promise<Map<LicensePlate, CarOfOffer>> {
  const own = new Map(
    (await findReservationsOf(db, personOf(email), now)).map(({ licenseplate, until }) => [
      licenseplate,
      until,
    ]),
  );
  const cars = new Map<LicensePlate, CarOfOffer>();
  for (const plate of plates) {
    const state = await findCarState(db, plate, { now, waitId: null });
    const reservedUntil = own.get(plate) ?? null;
    const isTaken = state !== null && (state.headStartUntil !== null || isReserved(state.status));
    const ofOther = isTaken ? "other" : null;
    cars.set(
      plate,
      state && {
        status: state.status,
        price: state.price,
        reservedBy: reservedUntil === null ? ofOther : "customer",
        reservedUntil,
      },
    );
  }
  return cars;
}

/** What has become of the cars of a draft, for whoever edits it. */
export async function troublesOf(
  db: Database,
  { draft, versions: [last] }: Pick<ProposalDetails, "draft" | "versions">,
  now: Date,
): Promise<CarTrouble[]> {
  const sent = last ? contentOf(last).cars : [];
  const plates = draft.cars.map(({ licenseplate }) => licenseplate);
  const states = await carsOfOffer(db, plates, { email: last?.email ?? draft.email, now });
  return plates.flatMap((licenseplate) => {
    const offered = sent.find((car) => car.licenseplate === licenseplate)?.price ?? null;
    const state = states.get(licenseplate) ?? null;
    const price = offered ?? Number.POSITIVE_INFINITY;
    const isCheaper = offered !== null && (state?.price ?? offered) < offered;
    const trouble = offerTrouble({ price }, state) ?? (isCheaper ? "cheaper" : null);
    return trouble === null ? [] : [{ licenseplate, trouble, offered }];
  });
}

/**
 * After cars have changed: whoever has sent an offer on one of them is told by the bell where the offer cannot be accepted
 * any more, or has become dearer than the car. In the transaction of the change.
 */
export async function notifyOffersOn(tx: Database, carIds: readonly number[], now: Date): Promise<void> {
  for (const { id, staffId, content, email } of await findOffersOn(tx, carIds, now)) {
    const { cars } = contentOf({ content });
    const plates = cars.map(({ licenseplate }) => licenseplate);
    const states = await carsOfOffer(tx, plates, { email, now });
    const hasMoved = cars.some((car) => {
      const state = states.get(car.licenseplate) ?? null;
      return offerTrouble(car, state) !== null || (state?.price ?? car.price) < car.price;
    });
    if (hasMoved) await notifyStaff(tx, [staffId], { kind: "proposalCar", subject: String(id), at: now });
  }
}

type NewReservation = { carId: number | null; licenseplate: LicensePlate; reservedAt: Date };

/** Whose car somebody has just reserved, and who has offered it to somebody else. In the transaction of the reservation. */
export async function notifyStaffOfReservation(
  tx: Database,
  { carId, licenseplate, reservedAt }: NewReservation,
): Promise<void> {
  const whose = await findStaffOfCar(tx, licenseplate, reservedAt);
  await notifyStaff(tx, whose, { kind: "carHeld", subject: licenseplate, at: reservedAt });
  if (carId !== null) await notifyOffersOn(tx, [carId], reservedAt);
}
