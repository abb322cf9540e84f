import { createHash } from "node:crypto";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Car } from "#features/cars/rules/car.ts";
import { status } from "#features/cars/rules/status.ts";
import { type AdvertParts, findAdvertParts } from "#features/cars/storage/advert-parts.ts";
import { findCarsByPlate } from "#features/cars/storage/cars-by-plate.ts";
import { answerByAfter } from "#features/cases/rules/case-progress.ts";
import type { ChosenDelivery } from "#features/delivery/rules/delivery.ts";
import { tellStaffOfHold } from "#features/proposals/service/offer-cars.ts";
import type { Database } from "#platform/db/database.ts";
import { inTurn } from "#platform/db/in-turn.ts";
import { sharedReads } from "#platform/db/shared-reads.ts";
import { addJob } from "#platform/jobs/jobs.ts";
import { textHash } from "#platform/links/text-hash.ts";
import type { FrozenAdvert } from "../rules/frozen-advert.ts";
import { type CarToHold, type HoldRefusal, holdRefusal } from "../rules/hold-refusal.ts";
import { holdTerms, holdTimes } from "../rules/hold-terms.ts";
import {
  findHold,
  findHoldByPost,
  findHoldEnds,
  findHoldsOf,
  findStandingHold,
  type HoldRow,
  insertHold,
  lockCar,
  lockPerson,
  moveCar,
} from "../storage/holds.ts";
import { endWaitOf, endWaits } from "../storage/waits.ts";
import { findCarState } from "./car-state.ts";
import { tellDrivers } from "./drive-letters.ts";
import { endHold } from "./end-hold.ts";
import { confirmationLetter, heldOf, limitLetter, storeLetter } from "./hold-letters.ts";
import { personOf, type ReservationContext } from "./reservation-context.ts";

export type Wish = {
  plate: LicensePlate;
  name: string;
  email: string;
  phoneNumber: string | null;
  delivery: ChosenDelivery | null;
  /** What the form carries that is its own: sent twice it is one hold. */
  key: string | null;
  /** The place in line whose head start the sender has shown. */
  turnOf: number | null;
};
/** Whose accepted offer holds the car, and which. */
export type OfferedWish = Pick<Wish, "plate" | "name" | "email" | "phoneNumber"> & { key: string };

/** Where the hold's page is, or what stands in the way. */
export type Reserved =
  | { hold: HoldRow; page: string }
  | { refusal: HoldRefusal; car: Pick<CarToHold, "heldUntil" | "keptForFirstUntil"> };

export type Holds = ReturnType<typeof openHolds>;

export function openHolds({
  db,
  freeze,
  ...needs
}: ReservationContext & {
  db: Database;
  /** The advert in the words it has now. */
  freeze: (car: Car & AdvertParts, now: Date) => FrozenAdvert;
}) {
  const { clock, sendLater, pages } = needs;
  const perCar = inTurn<HoldRow>();
  const readState = sharedReads<CarToHold | null>();

  /** First come, first served, whoever comes at the same instant and by whichever process. */
  function reserve(wish: Wish): Promise<Reserved> {
    const postKey = (wish.key && textHash(wish.key)) || null;
    return perCar(wish.plate, async (won) => {
      // Who waited while another got the car is told without a query; the same form goes on to its own hold.
      const isLost = won !== null && (postKey === null || won.postKey !== postKey);
      const result = isLost ? lost(won) : await tryToReserve(wish, postKey);
      // A form that is sent again leads to its hold, which may be over.
      const isHeld = "hold" in result && result.hold.releasedAt === null && clock() < result.hold.until;
      return { result, won: isHeld ? result.hold : null };
    });
  }

  async function tryToReserve(wish: Wish, postKey: string | null): Promise<Reserved> {
    const before = postKey && (await findHoldByPost(db, postKey));
    if (before) return reserved(before);
    // Most who come too late are told so here, without waiting in line for the car's row.
    const seen = await findCarState(db, wish.plate, { now: clock(), turnOf: wish.turnOf });
    const refusal = holdRefusal(seen);
    if (refusal !== null) return refused(refusal, seen);
    return db.transaction((tx) => hold(tx, wish, postKey));
  }

  /**
   * For whoever accepts an offer on it, in the transaction of the acceptance: their own hold where they have one, else a new
   * one however many they have; null where somebody else was first. The car is locked either way.
   */
  async function holdOffered(tx: Database, { key, ...wish }: OfferedWish): Promise<HoldRow | null> {
    await lockPerson(tx, personOf(wish.email));
    const car = await lockCar(tx, wish.plate);
    const standing = car && (await findStandingHold(tx, car.id));
    const now = clock();
    if (standing && standing.until > now) return standing.person === personOf(wish.email) ? standing : null;
    const offered = { ...wish, delivery: null, key: null, turnOf: null };
    const held = await hold(tx, offered, textHash(`offer:${key}`), Number.POSITIVE_INFINITY);
    return "hold" in held ? held.hold : null;
  }

  async function hold(
    tx: Database,
    wish: Wish,
    postKey: string | null,
    carsAtOnce: number = holdTerms.carsAtOnce,
  ): Promise<Reserved> {
    const person = personOf(wish.email);
    await lockPerson(tx, person);
    const car = await lockCar(tx, wish.plate);
    const before = postKey && (await findHoldByPost(tx, postKey));
    if (before) return reserved(before);
    const now = clock();
    const standing = car && (await findStandingHold(tx, car.id));
    // The clock has ended it and its job has not come yet.
    if (standing && standing.until <= now) await endHold(tx, standing.id, "expired", needs);
    const state = await findCarState(tx, wish.plate, { now, turnOf: wish.turnOf });
    const refusal = holdRefusal(state);
    if (refusal !== null || !car) return refused(refusal ?? "unknown", state);
    const theirs = await findHoldsOf(tx, person, now);
    if (theirs.length >= carsAtOnce) {
      await sendLater(tx, limitLetter(wish.email, theirs, stockholmDay(now), pages));
      return refused("limit", state);
    }
    const { remindAt, ...times } = holdTimes(now);
    const advert = JSON.stringify(freeze(await advertOf(tx, wish.plate), now));
    const made = await insertHold(tx, {
      carId: car.id,
      licenseplate: wish.plate,
      storeSlug: car.location,
      person,
      name: wish.name,
      email: wish.email,
      phoneNumber: wish.phoneNumber,
      delivery: wish.delivery,
      ...times,
      statusBeneath: status.forSale,
      advert,
      advertHash: createHash("sha256").update(advert).digest("hex"),
      postKey,
      contactBy: answerByAfter("received", now),
    });
    if (!made) return refused("taken", state);
    await moveCar(tx, car.id, { from: status.forSale, to: status.reserved, at: now });
    await endWaitOf(tx, car.id, person, now);
    if (wish.turnOf !== null) await endWaits(tx, [wish.turnOf], "held", now);
    await promise(tx, made, remindAt);
    return reserved(made);
  }

  /** All that shall happen because of a new hold, in its own transaction. */
  async function promise(tx: Database, made: HoldRow, remindAt: Date): Promise<void> {
    const payload = { id: made.id };
    await addJob(tx, { kind: "hold-reminder", key: `remind:hold:${made.id}`, payload, runAt: remindAt });
    await addJob(tx, { kind: "hold-expiry", key: `expire:hold:${made.id}`, payload, runAt: made.until });
    const held = heldOf(made);
    const confirmation = confirmationLetter(held, pages);
    if (confirmation) await sendLater(tx, confirmation);
    await sendLater(tx, storeLetter(held, "held"));
    await tellDrivers(tx, held, needs);
    await tellStaffOfHold(tx, made);
  }

  function reserved(made: HoldRow): Reserved {
    return { hold: made, page: pages.hold(made.number, "visitor") };
  }

  return {
    reserve,
    holdOffered,
    find: (number: string) => findHold(db, number),
    /** Twice is once. */
    cancel: async (number: string): Promise<boolean> => {
      const found = await findHold(db, number);
      return found !== null && db.transaction((tx) => endHold(tx, found.id, "cancelled", needs));
    },
    endsOf: (plates: readonly LicensePlate[]) => findHoldEnds(db, plates, clock()),
    /** What stands in the way of holding this car now, and until when. */
    stateOf: (plate: LicensePlate, turnOf: number | null) =>
      readState(`${plate} ${turnOf}`, () => findCarState(db, plate, { now: clock(), turnOf })),
  };
}

async function advertOf(tx: Database, plate: LicensePlate): Promise<Car & AdvertParts> {
  const car = (await findCarsByPlate(tx, [plate])).get(plate);
  if (!car) throw new Error(`The car ${plate} is locked and not there`);
  return { ...car, ...(await findAdvertParts(tx, car)) };
}

function refused(refusal: HoldRefusal, car: CarToHold | null): Reserved {
  const { heldUntil = null, keptForFirstUntil = null } = car ?? {};
  return { refusal, car: { heldUntil, keptForFirstUntil } };
}

function lost({ until }: HoldRow): Reserved {
  return { refusal: "taken", car: { heldUntil: until, keptForFirstUntil: null } };
}
