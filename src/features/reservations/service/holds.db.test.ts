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
import { aWish, beforeTheEnd, holdsUnderTest, plate } from "#tests/holds-under-test.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import type { FrozenAdvert } from "../rules/frozen-advert.ts";
import { holds as holdRows } from "../storage/holds.table.ts";
import { endGoneHolds } from "./gone-holds.ts";
import { tidyHolds } from "./hold-jobs.ts";
import type { Reserved } from "./holds.ts";

function held(reserved: Reserved) {
  if ("refusal" in reserved) throw new Error(`Refused: ${reserved.refusal}`);
  return reserved.hold;
}
const outcome = (reserved: Reserved) => ("refusal" in reserved ? reserved.refusal : "held");

const four = ["mlb001", "mlb002", "mlb003", "mlb004"].map((text) => aPlate(text));

onBothDatabases((database) => {
  test("[HOLD-2] of fifty who reserve at the same instant one gets the car", async () => {
    const { holds, statusOf } = await holdsUnderTest(database().db);
    const wishes = Array.from({ length: 50 }, (_, at) => aWish({ email: `kim${at}@example.com` }));
    const outcomes = (await Promise.all(wishes.map(holds.reserve))).map(outcome);
    expect(outcomes.filter((one) => one === "held")).toHaveLength(1);
    expect(outcomes.filter((one) => one === "taken")).toHaveLength(49);
    expect(await statusOf()).toBe(135);
  });

  test("[HOLD-2] the index refuses a second hold, whatever the code does", async () => {
    const { db } = database();
    const { holds } = await holdsUnderTest(db);
    const { id } = held(await holds.reserve(aWish()));
    const again = sql`insert into holds select (jsonb_populate_record(h, '{"id": 999999, "number": "x", "post_key": null}')).* from holds h where id = ${id}`;
    await expect(db.execute(again)).rejects.toMatchObject({
      cause: { code: "23505", constraint: "holds_one_per_car" },
    });
  });

  test("[HOLD-3] [HOLD-7] a person holds three cars, however quick; why there is no fourth is told by mail alone", async () => {
    const { holds, letters } = await holdsUnderTest(
      database().db,
      four.map((licenseplate) => ({ licenseplate })),
    );
    const wishes = four.map((of, at) =>
      aWish({ plate: of, email: at === 2 ? "KIM@example.com" : "kim@example.com" }),
    );
    const outcomes = (await Promise.all(wishes.map(holds.reserve))).map(outcome);
    expect(outcomes.toSorted()).toEqual(["held", "held", "held", "limit"]);
    expect((await letters()).filter((one) => one.startsWith("hold-limit"))).toEqual([
      "hold-limit kim@example.com",
    ]);
  });

  test("[HOLD-3] [HOLD-7] the same person on the same car is told what everybody is told", async () => {
    const { holds } = await holdsUnderTest(database().db);
    const first = held(await holds.reserve(aWish()));
    const refused = { refusal: "taken", car: { heldUntil: first.until, keptForFirstUntil: null } };
    expect(await holds.reserve(aWish())).toEqual(refused);
    expect(await holds.reserve(aWish({ email: "robin@example.com" }))).toEqual(refused);
  });

  test("[HOLD-6] a form that is sent twice is one hold, also at the same instant", async () => {
    const { holds, letters } = await holdsUnderTest(database().db);
    const sent = aWish({ key: "5b1f" });
    const numbers = (await Promise.all([sent, sent, sent].map(holds.reserve))).map((one) => held(one).number);
    expect(new Set(numbers).size).toBe(1);
    expect(held(await holds.reserve(sent)).number).toBe(numbers[0]);
    expect(await letters()).toHaveLength(2);
  });

  test("[HOLD-5] [HOLD-11] cancelled it is free again, once; holder and store have a letter each", async () => {
    const { db } = database();
    const { holds, statusOf, letters } = await holdsUnderTest(db);
    const { number } = held(await holds.reserve(aWish()));
    expect(await statusOf()).toBe(135);
    expect(await holds.cancel(number)).toBe(true);
    expect(await holds.cancel(number)).toBe(false);
    expect([await statusOf(), (await holds.find(number))?.ended]).toEqual([130, "cancelled"]);
    const events = await db.select().from(statusEvents).orderBy(asc(statusEvents.id));
    expect(events.map(({ status }) => status)).toEqual([135, 130]);
    expect((await letters()).toSorted()).toEqual([
      "hold-cancelled kim@example.com",
      "hold-confirmation kim@example.com",
      `hold-to-store ${company.email}`,
      `hold-to-store ${company.email}`,
    ]);
    expect(outcome(await holds.reserve(aWish({ email: "robin@example.com" })))).toBe("held");
  });

  test("[HOLD-1] [HOLD-11] the reminder and the end are jobs, and each happens once", async () => {
    const { holds, statusOf, letters, jobs, run, moveTo } = await holdsUnderTest(database().db);
    const { id } = held(await holds.reserve(aWish()));
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
    const told = (await letters()).filter((one) => one.endsWith("kim@example.com"));
    expect(told.toSorted()).toEqual([
      "hold-confirmation kim@example.com",
      "hold-expired kim@example.com",
      "hold-reminder kim@example.com",
    ]);
  });

  test("[HOLD-5] what the clock has ended and no job has swept goes to the next who asks", async () => {
    const { holds, moveTo, run } = await holdsUnderTest(database().db);
    const first = held(await holds.reserve(aWish()));
    moveTo(beforeTheEnd({ seconds: 1 }));
    expect(outcome(await holds.reserve(aWish({ email: "robin@example.com" })))).toBe("taken");
    moveTo(beforeTheEnd({}));
    const second = held(await holds.reserve(aWish({ email: "robin@example.com" })));
    // The job of the first comes late, and leaves the second alone.
    await run(`expire:hold:${first.id}`);
    expect((await holds.find(first.number))?.ended).toBe("expired");
    expect((await holds.find(second.number))?.ended).toBeNull();
  });

  test.each([
    [{ status: 140 }, "sold"],
    [{ status: 150 }, "delivered"],
    [{ status: 106 }, "notPriced"],
    [{ status: 135 }, "taken"],
    [{ price: null, initialPrice: null }, "notPriced"],
  ] as const)("[HOLD-4] %j is refused as %s, and nothing is written", async (car, refusal) => {
    const { holds, letters, jobs } = await holdsUnderTest(database().db, [car]);
    expect(outcome(await holds.reserve(aWish()))).toBe(refusal);
    expect([await letters(), await jobs()]).toEqual([[], []]);
    expect(outcome(await holds.reserve(aWish({ plate: aPlate("mlb999") })))).toBe("unknown");
  });

  test("[HOLD-8] the advert is frozen with its hash, and the database refuses to change it", async () => {
    const { db } = database();
    const { holds } = await holdsUnderTest(db, [{ equipment: ["gps"], equipmentDetails: ["Elstol"] }]);
    const { id, advert, advertHash } = held(await holds.reserve(aWish()));
    expect(createHash("sha256").update(advert).digest("hex")).toBe(advertHash);
    await db.update(cars).set({ price: 999_900, title: "Något annat", equipmentDetails: [] });
    const [row] = await db.select().from(holdRows).where(eq(holdRows.id, id));
    const frozen = JSON.parse(row?.advert ?? "") as FrozenAdvert;
    expect(frozen).toMatchObject({ title: "Volvo V60 D4 Momentum", price: "219\u00a0900\u00a0kr" });
    expect(frozen.equipment).toContain("Elstol");
    await expect(db.update(holdRows).set({ advert: "{}" })).rejects.toMatchObject({
      cause: { message: "The advert of a hold is frozen" },
    });
    const [letter] = await db.select().from(mails).where(eq(mails.kind, "hold-confirmation"));
    const said = JSON.stringify(letter?.blocks);
    expect(said).toContain("Elstol");
    expect(said).toContain(advertHash.slice(0, 4));
  });

  test("[HOLD-10] an import that says the car is for sale, or reserved, does not undo the hold", async () => {
    const { db } = database();
    const { holds, statusOf } = await holdsUnderTest(db);
    const { number } = held(await holds.reserve(aWish()));
    const say = (status: number) =>
      db.transaction(async (tx) => {
        await upsertCars(tx, [{ ...aCar({ licenseplate: plate }), status }]);
        await endGoneHolds(tx, new Date("2026-11-15T14:00:00Z"));
      });
    await say(130);
    expect([await statusOf(), (await holds.find(number))?.ended]).toEqual([135, null]);
    // What we have told another system comes back from it: that must not hold the car for ever.
    await say(135);
    await holds.cancel(number);
    expect(await statusOf()).toBe(130);
    await say(135);
    expect([await statusOf(), outcome(await holds.reserve(aWish()))]).toEqual([135, "taken"]);
  });

  test.each([
    [140, "sold"],
    [106, "withdrawn"],
  ] as const)(
    "[HOLD-10] an import that says %i ends the hold, and its holder is told",
    async (status, ended) => {
      const { db } = database();
      const { holds, statusOf, letters, run } = await holdsUnderTest(db);
      const { id, number } = held(await holds.reserve(aWish()));
      await db.transaction(async (tx) => {
        await upsertCars(tx, [{ ...aCar({ licenseplate: plate }), status }]);
        await endGoneHolds(tx, new Date("2026-11-15T14:00:00Z"));
      });
      expect([await statusOf(), (await holds.find(number))?.ended]).toEqual([status, ended]);
      await run(`over:hold:${id}`);
      expect(await letters()).toContain(`hold-${ended} kim@example.com`);
      // The old jobs of the hold come, and change nothing.
      await run(`expire:hold:${id}`);
      expect(await statusOf()).toBe(status);
    },
  );

  test("[HOLD-10] a car that is struck from the stock ends its hold, which is still there to be read", async () => {
    const { db } = database();
    const { holds } = await holdsUnderTest(db);
    const { number } = held(await holds.reserve(aWish()));
    await db.transaction(async (tx) => {
      await removeCars(tx, await findUnsoldCars(tx));
      await endGoneHolds(tx, new Date("2026-11-15T14:00:00Z"));
    });
    expect(await holds.find(number)).toMatchObject({ ended: "withdrawn", carId: null });
  });

  test("[HOLD-13] ninety days after its end nothing of the person is left", async () => {
    const { db } = database();
    const { holds, needs, moveTo } = await holdsUnderTest(db);
    const { number } = held(await holds.reserve(aWish()));
    await holds.cancel(number);
    moveTo("2027-02-13T13:00:00Z");
    await tidyHolds(db, needs);
    expect((await holds.find(number))?.email).toBe("kim@example.com");
    moveTo("2027-02-13T13:21:00Z");
    await tidyHolds(db, needs);
    expect(JSON.stringify(await holds.find(number))).not.toMatch(/kim|4670/i);
  });
});
