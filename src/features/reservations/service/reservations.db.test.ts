import { createHash } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { company } from "#core/company/company.ts";
import { statusEvents } from "#features/cars/storage/car-events.table.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { upsertCars } from "#features/stock-import/storage/import-cars.ts";
import { findUnsoldCars, removeCars } from "#features/stock-import/storage/remove-cars.ts";
import { mails } from "#platform/mail/mails.table.ts";
import { aCar } from "#tests/a-car.ts";
import { aPlate } from "#tests/any-plate.ts";
import { anInput, beforeTheEnd, plate, reservationsUnderTest } from "#tests/reservations-under-test.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import type { FrozenAdvert } from "../rules/frozen-advert.ts";
import { reservations as reservationRows } from "../storage/reservations.table.ts";
import { purgeReservations } from "./reservation-jobs.ts";
import type { ReserveOutcome } from "./reservations.ts";
import { endReservationsOfRemovedCars } from "./reservations-of-removed-cars.ts";

function reservationOf(reserved: ReserveOutcome) {
  if ("refusal" in reserved) throw new Error(`Refused: ${reserved.refusal}`);
  return reserved.reservation;
}
const outcome = (reserved: ReserveOutcome) => ("refusal" in reserved ? reserved.refusal : "held");

const four = ["mlb001", "mlb002", "mlb003", "mlb004"].map((text) => aPlate(text));

onBothDatabases((database) => {
  test("[HOLD-2] of fifty who reserve at the same instant one gets the car", async () => {
    const { reservations, statusOf } = await reservationsUnderTest(database().db);
    const wishes = Array.from({ length: 50 }, (_, at) => anInput({ email: `kim${at}@example.com` }));
    const outcomes = (await Promise.all(wishes.map(reservations.reserve))).map(outcome);
    expect(outcomes.filter((one) => one === "held")).toHaveLength(1);
    expect(outcomes.filter((one) => one === "taken")).toHaveLength(49);
    expect(await statusOf()).toBe(135);
  });

  test("[HOLD-2] the index refuses a second hold, whatever the code does", async () => {
    const { db } = database();
    const { reservations } = await reservationsUnderTest(db);
    const { id } = reservationOf(await reservations.reserve(anInput()));
    const again = sql`insert into holds select (jsonb_populate_record(h, '{"id": 999999, "number": "x", "post_key": null}')).* from holds h where id = ${id}`;
    await expect(db.execute(again)).rejects.toMatchObject({
      cause: { code: "23505", constraint: "holds_one_per_car" },
    });
  });

  test("[HOLD-3] [HOLD-7] a person holds three cars, however quick; why there is no fourth is told by mail alone", async () => {
    const { reservations, emails } = await reservationsUnderTest(
      database().db,
      four.map((licenseplate) => ({ licenseplate })),
    );
    const wishes = four.map((of, at) =>
      anInput({ plate: of, email: at === 2 ? "KIM@example.com" : "kim@example.com" }),
    );
    const outcomes = (await Promise.all(wishes.map(reservations.reserve))).map(outcome);
    expect(outcomes.toSorted()).toEqual(["held", "held", "held", "limit"]);
    expect((await emails()).filter((one) => one.startsWith("hold-limit"))).toEqual([
      "hold-limit kim@example.com",
    ]);
  });

  test("[HOLD-3] [HOLD-7] the same person on the same car is told what everybody is told", async () => {
    const { reservations } = await reservationsUnderTest(database().db);
    const first = reservationOf(await reservations.reserve(anInput()));
    const refused = { refusal: "taken", car: { reservedUntil: first.until, headStartUntil: null } };
    expect(await reservations.reserve(anInput())).toEqual(refused);
    expect(await reservations.reserve(anInput({ email: "robin@example.com" }))).toEqual(refused);
  });

  test("[HOLD-6] a form that is sent twice is one reservation, also at the same instant", async () => {
    const { reservations, emails } = await reservationsUnderTest(database().db);
    const sent = anInput({ key: "5b1f" });
    const numbers = (await Promise.all([sent, sent, sent].map(reservations.reserve))).map(
      (one) => reservationOf(one).number,
    );
    expect(new Set(numbers).size).toBe(1);
    expect(reservationOf(await reservations.reserve(sent)).number).toBe(numbers[0]);
    expect(await emails()).toHaveLength(2);
  });

  test("[HOLD-5] [HOLD-11] cancelled it is free again, once; holder and store have an e-mail each", async () => {
    const { db } = database();
    const { reservations, statusOf, emails } = await reservationsUnderTest(db);
    const { number } = reservationOf(await reservations.reserve(anInput()));
    expect(await statusOf()).toBe(135);
    expect(await reservations.cancel(number)).toBe(true);
    expect(await reservations.cancel(number)).toBe(false);
    expect([await statusOf(), (await reservations.find(number))?.ended]).toEqual([130, "cancelled"]);
    const events = await db.select().from(statusEvents).orderBy(asc(statusEvents.id));
    expect(events.map(({ status }) => status)).toEqual([135, 130]);
    expect((await emails()).toSorted()).toEqual([
      "hold-cancelled kim@example.com",
      "hold-confirmation kim@example.com",
      `hold-to-store ${company.email}`,
      `hold-to-store ${company.email}`,
    ]);
    expect(outcome(await reservations.reserve(anInput({ email: "robin@example.com" })))).toBe("held");
  });

  test("[HOLD-1] [HOLD-11] the reminder and the end are jobs, and each happens once", async () => {
    const { reservations, statusOf, emails, jobs, run, moveTo } = await reservationsUnderTest(database().db);
    const { id } = reservationOf(await reservations.reserve(anInput()));
    expect(await jobs()).toEqual([
      { key: `remind:hold:${id}`, runAt: new Date(beforeTheEnd({ hours: 6 })) },
      { key: `expire:hold:${id}`, runAt: new Date(beforeTheEnd({})) },
    ]);
    await run(`remind:hold:${id}`);
    await run(`remind:hold:${id}`);
    moveTo(beforeTheEnd({ seconds: -1 }));
    await run(`expire:hold:${id}`);
    await run(`expire:hold:${id}`);
    // Who is told that it is over is reminded of nothing.
    await run(`remind:hold:${id}`);
    expect(await statusOf()).toBe(130);
    const told = (await emails()).filter((one) => one.endsWith("kim@example.com"));
    expect(told.toSorted()).toEqual([
      "hold-confirmation kim@example.com",
      "hold-expired kim@example.com",
      "hold-reminder kim@example.com",
    ]);
  });

  test("[HOLD-5] what the clock has ended and no job has swept goes to the next who asks", async () => {
    const { reservations, moveTo, run } = await reservationsUnderTest(database().db);
    const first = reservationOf(await reservations.reserve(anInput()));
    moveTo(beforeTheEnd({ seconds: 1 }));
    expect(outcome(await reservations.reserve(anInput({ email: "robin@example.com" })))).toBe("taken");
    moveTo(beforeTheEnd({}));
    const second = reservationOf(await reservations.reserve(anInput({ email: "robin@example.com" })));
    // The job of the first comes late, and leaves the second alone.
    await run(`expire:hold:${first.id}`);
    expect((await reservations.find(first.number))?.ended).toBe("expired");
    expect((await reservations.find(second.number))?.ended).toBeNull();
  });

  test.each([
    [{ status: 140 }, "sold"],
    [{ status: 150 }, "delivered"],
    [{ status: 106 }, "notPriced"],
    [{ status: 135 }, "taken"],
    [{ price: null, initialPrice: null }, "notPriced"],
  ] as const)("[HOLD-4] %j is refused as %s, and nothing is written", async (car, refusal) => {
    const { reservations, emails, jobs } = await reservationsUnderTest(database().db, [car]);
    expect(outcome(await reservations.reserve(anInput()))).toBe(refusal);
    expect([await emails(), await jobs()]).toEqual([[], []]);
    expect(outcome(await reservations.reserve(anInput({ plate: aPlate("mlb999") })))).toBe("unknown");
  });

  test("[HOLD-8] the advert is frozen with its hash, and the database refuses to change it", async () => {
    const { db } = database();
    const { reservations } = await reservationsUnderTest(db, [
      { equipment: ["gps"], equipmentDetails: ["Elstol"] },
    ]);
    const { id, advert, advertHash } = reservationOf(await reservations.reserve(anInput()));
    expect(createHash("sha256").update(advert).digest("hex")).toBe(advertHash);
    await db.update(cars).set({ price: 999_900, title: "Något annat", equipmentDetails: [] });
    const [row] = await db.select().from(reservationRows).where(eq(reservationRows.id, id));
    const frozen = JSON.parse(row?.advert ?? "") as FrozenAdvert;
    expect(frozen).toMatchObject({ title: "Volvo V60 D4 Momentum", price: "219\u00a0900\u00a0kr" });
    expect(frozen.equipment).toContain("Elstol");
    await expect(db.update(reservationRows).set({ advert: "{}" })).rejects.toMatchObject({
      cause: { message: "The advert of a hold is frozen" },
    });
    const [email] = await db.select().from(mails).where(eq(mails.kind, "hold-confirmation"));
    const said = JSON.stringify(email?.blocks);
    expect(said).toContain("Elstol");
    expect(said).toContain(advertHash.slice(0, 4));
  });

  test("[HOLD-10] an import that says the car is for sale, or reserved, does not undo the reservation", async () => {
    const { db } = database();
    const { reservations, statusOf } = await reservationsUnderTest(db);
    const { number } = reservationOf(await reservations.reserve(anInput()));
    const say = (status: number) =>
      db.transaction(async (tx) => {
        await upsertCars(tx, [{ ...aCar({ licenseplate: plate }), status }]);
        await endReservationsOfRemovedCars(tx, new Date("2026-11-15T14:00:00Z"));
      });
    await say(130);
    expect([await statusOf(), (await reservations.find(number))?.ended]).toEqual([135, null]);
    // What we have told another system comes back from it: that must not hold the car for ever.
    await say(135);
    await reservations.cancel(number);
    expect(await statusOf()).toBe(130);
    await say(135);
    expect([await statusOf(), outcome(await reservations.reserve(anInput()))]).toEqual([135, "taken"]);
  });

  test.each([
    [140, "sold"],
    [106, "withdrawn"],
  ] as const)(
    "[HOLD-10] an import that says %i ends the reservation, and its holder is told",
    async (status, ended) => {
      const { db } = database();
      const { reservations, statusOf, emails, run } = await reservationsUnderTest(db);
      const { id, number } = reservationOf(await reservations.reserve(anInput()));
      await db.transaction(async (tx) => {
        await upsertCars(tx, [{ ...aCar({ licenseplate: plate }), status }]);
        await endReservationsOfRemovedCars(tx, new Date("2026-11-15T14:00:00Z"));
      });
      expect([await statusOf(), (await reservations.find(number))?.ended]).toEqual([status, ended]);
      await run(`over:hold:${id}`);
      expect(await emails()).toContain(`hold-${ended} kim@example.com`);
      // The old jobs of the reservation come, and change nothing.
      await run(`expire:hold:${id}`);
      expect(await statusOf()).toBe(status);
    },
  );

  test("[HOLD-10] a car that is struck from the stock ends its reservation, which is still there to be read", async () => {
    const { db } = database();
    const { reservations } = await reservationsUnderTest(db);
    const { number } = reservationOf(await reservations.reserve(anInput()));
    await db.transaction(async (tx) => {
      await removeCars(tx, await findUnsoldCars(tx));
      await endReservationsOfRemovedCars(tx, new Date("2026-11-15T14:00:00Z"));
    });
    expect(await reservations.find(number)).toMatchObject({ ended: "withdrawn", carId: null });
  });

  test("[HOLD-13] ninety days after its end nothing of the person is left", async () => {
    const { db } = database();
    const { reservations, context, moveTo } = await reservationsUnderTest(db);
    const { number } = reservationOf(await reservations.reserve(anInput()));
    await reservations.cancel(number);
    moveTo("2027-02-13T13:00:00Z");
    await purgeReservations(db, context);
    expect((await reservations.find(number))?.email).toBe("kim@example.com");
    moveTo("2027-02-13T13:21:00Z");
    await purgeReservations(db, context);
    expect(JSON.stringify(await reservations.find(number))).not.toMatch(/kim|4670/i);
  });
});
