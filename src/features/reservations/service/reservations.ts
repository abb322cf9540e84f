import { createHash } from "node:crypto";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Car } from "#features/cars/rules/car.ts";
import { status } from "#features/cars/rules/status.ts";
import { type AdvertParts, findAdvertParts } from "#features/cars/storage/advert-parts.ts";
import { findCarsByPlate } from "#features/cars/storage/cars-by-plate.ts";
import { answerByAfter } from "#features/cases/rules/case-progress.ts";
import type { ChosenDelivery } from "#features/delivery/rules/delivery.ts";
import { notifyStaffOfReservation } from "#features/proposals/service/offer-cars.ts";
import type { Database } from "#platform/db/database.ts";
import { inTurn } from "#platform/db/in-turn.ts";
import { sharedReads } from "#platform/db/shared-reads.ts";
import { addJob } from "#platform/jobs/jobs.ts";
import { textHash } from "#platform/links/text-hash.ts";
import type { FrozenAdvert } from "../rules/frozen-advert.ts";
import {
  type CarToReserve,
  type ReservationRefusal,
  reservationRefusal,
} from "../rules/reservation-refusal.ts";
import { reservationTerms, reservationTimes } from "../rules/reservation-terms.ts";
import {
  findActiveReservation,
  findReservation,
  findReservationBySubmission,
  findReservationEnds,
  findReservationsOf,
  insertReservation,
  lockCar,
  lockPerson,
  moveCar,
  type ReservationRow,
} from "../storage/reservations.ts";
import { endWaiting, endWaitingOf } from "../storage/waiting-list.ts";
import { findCarState } from "./car-state.ts";
import { notifyDrivers } from "./drive-emails.ts";
import { endReservation } from "./end-reservation.ts";
import { personOf, type ReservationContext } from "./reservation-context.ts";
import { confirmationEmail, reservationLimitEmail, storeEmail, withAdvertOf } from "./reservation-emails.ts";

export type ReservationInput = {
  plate: LicensePlate;
  name: string;
  email: string;
  phoneNumber: string | null;
  delivery: ChosenDelivery | null;
  /** What the form carries that is its own: sent twice it is one reservation. */
  key: string | null;
  /** The place on the waiting list whose head start the sender has shown. */
  waitId: number | null;
};
/** Whose accepted offer holds the car, and which. */
export type OfferedReservation = Pick<ReservationInput, "plate" | "name" | "email" | "phoneNumber"> & {
  key: string;
};

/** Where the reservation's page is, or what stands in the way. */
export type ReserveOutcome =
  | { reservation: ReservationRow; page: string }
  | { refusal: ReservationRefusal; car: Pick<CarToReserve, "reservedUntil" | "headStartUntil"> };

export type ReservationService = ReturnType<typeof openReservationService>;

export function openReservationService({
  db,
  freeze,
  ...context
}: ReservationContext & {
  db: Database;
  /** The advert in the words it has now. */
  freeze: (car: Car & AdvertParts, now: Date) => FrozenAdvert;
}) {
  const { clock, addToOutbox, pages } = context;
  const perCar = inTurn<ReservationRow>();
  const readState = sharedReads<CarToReserve | null>();

  /** First come, first served, whoever comes at the same instant and by whichever process. */
  function reserve(input: ReservationInput): Promise<ReserveOutcome> {
    const postKey = (input.key && textHash(input.key)) || null;
    return perCar(input.plate, async (won) => {
      // Who waited while another got the car is told without a query; the same form goes on to its own reservation.
      const isLost = won !== null && (postKey === null || won.postKey !== postKey);
      const result = isLost ? lost(won) : await tryToReserve(input, postKey);
      // A form that is sent again leads to its reservation, which may be over.
      const isActive =
        "reservation" in result &&
        result.reservation.releasedAt === null &&
        clock() < result.reservation.until;
      return { result, won: isActive ? result.reservation : null };
    });
  }

  async function tryToReserve(input: ReservationInput, postKey: string | null): Promise<ReserveOutcome> {
    const before = postKey && (await findReservationBySubmission(db, postKey));
    if (before) return reserved(before);
    // Most who come too late are told so here, without waiting in line for the car's row.
    const carState = await findCarState(db, input.plate, { now: clock(), waitId: input.waitId });
    const refusal = reservationRefusal(carState);
    if (refusal !== null) return refused(refusal, carState);
    return db.transaction((tx) => reserveIn(tx, input, postKey));
  }

  /**
   * For whoever accepts an offer on it, in the transaction of the acceptance: their own reservation where they have one, else a new
   * one however many they have; null where somebody else was first. The car is locked either way.
   */
  async function reserveOffered(
    tx: Database,
    { key, ...input }: OfferedReservation,
  ): Promise<ReservationRow | null> {
    await lockPerson(tx, personOf(input.email));
    const car = await lockCar(tx, input.plate);
    const active = car && (await findActiveReservation(tx, car.id));
    const now = clock();
    if (active && active.until > now) return active.person === personOf(input.email) ? active : null;
    const offered = { ...input, delivery: null, key: null, waitId: null };
    const result = await reserveIn(tx, offered, textHash(`offer:${key}`), Number.POSITIVE_INFINITY);
    return "reservation" in result ? result.reservation : null;
  }

  async function reserveIn(
    tx: Database,
    input: ReservationInput,
    postKey: string | null,
    carsAtOnce: number = reservationTerms.carsAtOnce,
  ): Promise<ReserveOutcome> {
    const person = personOf(input.email);
    await lockPerson(tx, person);
    const car = await lockCar(tx, input.plate);
    const before = postKey && (await findReservationBySubmission(tx, postKey));
    if (before) return reserved(before);
    const now = clock();
    const active = car && (await findActiveReservation(tx, car.id));
    // The clock has ended it and its job has not come yet.
    if (active && active.until <= now) await endReservation(tx, active.id, "expired", context);
    const state = await findCarState(tx, input.plate, { now, waitId: input.waitId });
    const refusal = reservationRefusal(state);
    if (refusal !== null || !car) return refused(refusal ?? "unknown", state);
    const activeReservations = await findReservationsOf(tx, person, now);
    if (activeReservations.length >= carsAtOnce) {
      await addToOutbox(tx, reservationLimitEmail(input.email, activeReservations, stockholmDay(now), pages));
      return refused("limit", state);
    }
    const { remindAt, ...times } = reservationTimes(now);
    const advert = JSON.stringify(freeze(await advertOf(tx, input.plate), now));
    const row = await insertReservation(tx, {
      carId: car.id,
      licenseplate: input.plate,
      storeSlug: car.location,
      person,
      name: input.name,
      email: input.email,
      phoneNumber: input.phoneNumber,
      delivery: input.delivery,
      ...times,
      statusBeneath: status.forSale,
      advert,
      advertHash: createHash("sha256").update(advert).digest("hex"),
      postKey,
      contactBy: answerByAfter("received", now),
    });
    if (!row) return refused("taken", state);
    await moveCar(tx, car.id, { from: status.forSale, to: status.reserved, at: now });
    await endWaitingOf(tx, car.id, person, now);
    if (input.waitId !== null) await endWaiting(tx, [input.waitId], "held", now);
    await promise(tx, row, remindAt);
    return reserved(row);
  }

  /** All that shall happen because of a new reservation, in its own transaction. */
  async function promise(tx: Database, row: ReservationRow, remindAt: Date): Promise<void> {
    const payload = { id: row.id };
    await addJob(tx, { kind: "hold-reminder", key: `remind:hold:${row.id}`, payload, runAt: remindAt });
    await addJob(tx, { kind: "hold-expiry", key: `expire:hold:${row.id}`, payload, runAt: row.until });
    const withAdvert = withAdvertOf(row);
    const confirmation = confirmationEmail(withAdvert, pages);
    if (confirmation) await addToOutbox(tx, confirmation);
    await addToOutbox(tx, storeEmail(withAdvert, "held"));
    await notifyDrivers(tx, withAdvert, context);
    await notifyStaffOfReservation(tx, row);
  }

  function reserved(row: ReservationRow): ReserveOutcome {
    return { reservation: row, page: pages.reservation(row.number, "visitor") };
  }

  return {
    reserve,
    reserveOffered,
    find: (number: string) => findReservation(db, number),
    /** Twice is once. */
    cancel: async (number: string): Promise<boolean> => {
      const reservationRow = await findReservation(db, number);
      return (
        reservationRow !== null &&
        db.transaction((tx) => endReservation(tx, reservationRow.id, "cancelled", context))
      );
    },
    endsOf: (plates: readonly LicensePlate[]) => findReservationEnds(db, plates, clock()),
    /** What stands in the way of holding this car now, and until when. */
    stateOf: (plate: LicensePlate, waitId: number | null) =>
      readState(`${plate} ${waitId}`, () => findCarState(db, plate, { now: clock(), waitId })),
  };
}

async function advertOf(tx: Database, plate: LicensePlate): Promise<Car & AdvertParts> {
  const car = (await findCarsByPlate(tx, [plate])).get(plate);
  if (!car) throw new Error(`The car ${plate} is locked and not there`);
  return { ...car, ...(await findAdvertParts(tx, car)) };
}

function refused(refusal: ReservationRefusal, car: CarToReserve | null): ReserveOutcome {
  const { reservedUntil = null, headStartUntil = null } = car ?? {};
  return { refusal, car: { reservedUntil, headStartUntil } };
}

function lost({ until }: ReservationRow): ReserveOutcome {
  return { refusal: "taken", car: { reservedUntil: until, headStartUntil: null } };
}
