import { expect, test } from "vitest";
import { cars } from "#features/cars/storage/cars.table.ts";
import { anInput, plate, reservationsUnderTest } from "#tests/reservations-under-test.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { purgeReservations } from "./reservation-jobs.ts";

type WaitingList = Awaited<ReturnType<typeof reservationsUnderTest>>;

/** A car that Kim holds, and two who wait for it. */
async function aWaitingList(under: WaitingList) {
  const reserved = await under.reservations.reserve(anInput());
  if ("refusal" in reserved) throw new Error("The car is not held");
  expect(await under.waitingList.join(plate, "robin@example.com")).toBe("waiting");
  expect(await under.waitingList.join(plate, "alex@example.com")).toBe("waiting");
  expect(await under.emails()).toContain("wait-receipt robin@example.com");
  return reserved.reservation;
}
const waitEmails = async (under: WaitingList) =>
  (await under.emails()).filter((one) => /^wait-(turn|free|sold)/.test(one)).toSorted();
const headStartJob = async (under: WaitingList) =>
  (await under.jobs()).find(({ key }) => key.startsWith("head-start:"));
const idOf = (key: string | undefined) => Number(key?.split(":")[1]);

onBothDatabases((database) => {
  test("[HOLD-9] [HOLD-7] each address waits once, and gets the same answer twice", async () => {
    const under = await reservationsUnderTest(database().db);
    await aWaitingList(under);
    expect(await under.waitingList.join(plate, "ROBIN@example.com")).toBe("waiting");
    expect((await under.emails()).filter((one) => one.startsWith("wait-receipt"))).toHaveLength(2);
  });

  test("[HOLD-9] a car that is free is not waited for, nor one that is sold", async () => {
    const under = await reservationsUnderTest(database().db);
    expect(await under.waitingList.join(plate, "robin@example.com")).toBe("free");
    await database().db.update(cars).set({ status: 140 });
    expect(await under.waitingList.join(plate, "robin@example.com")).toBe("gone");
  });

  test("[HOLD-9] whoever waited first has the car alone for two hours, then all others are told", async () => {
    const under = await reservationsUnderTest(database().db);
    const reservation = await aWaitingList(under);
    await under.reservations.cancel(reservation.number);
    expect(await waitEmails(under)).toEqual(["wait-turn robin@example.com"]);
    const job = await headStartJob(under);
    expect(job?.runAt).toEqual(new Date("2026-11-15T15:20:00Z"));

    const stranger = anInput({ email: "sam@example.com" });
    expect(await under.reservations.reserve(stranger)).toEqual({
      refusal: "headStart",
      car: { reservedUntil: null, headStartUntil: new Date("2026-11-15T15:20:00Z") },
    });
    // To know the address of whoever is first is not enough: the link is the proof.
    expect(await under.reservations.reserve(anInput({ email: "robin@example.com" }))).toMatchObject({
      refusal: "headStart",
    });

    under.moveTo("2026-11-15T15:20:00Z");
    await under.run(job?.key ?? "");
    await under.run(job?.key ?? "");
    expect(await waitEmails(under)).toEqual([
      "wait-free alex@example.com",
      "wait-free robin@example.com",
      "wait-turn robin@example.com",
    ]);
    expect(await under.reservations.reserve(stranger)).toHaveProperty("page");
  });

  test("[HOLD-9] with the link the first holds the car, and the others wait on for the next time", async () => {
    const under = await reservationsUnderTest(database().db);
    const reservation = await aWaitingList(under);
    await under.reservations.cancel(reservation.number);
    const job = await headStartJob(under);
    const waitId = idOf(job?.key);
    const second = await under.reservations.reserve(anInput({ email: "robin@example.com", waitId }));
    expect(second).toHaveProperty("page");
    expect((await under.waitingList.find(waitId))?.ended).toBe("held");
    under.moveTo("2026-11-15T15:20:00Z");
    await under.run(job?.key ?? "");
    expect(await waitEmails(under)).toEqual(["wait-turn robin@example.com"]);
    if ("reservation" in second) await under.reservations.cancel(second.reservation.number);
    expect(await waitEmails(under)).toEqual(["wait-turn alex@example.com", "wait-turn robin@example.com"]);
  });

  test("[HOLD-9] whoever leaves the waiting list with a head start gives the car to the others at once", async () => {
    const under = await reservationsUnderTest(database().db);
    const reservation = await aWaitingList(under);
    await under.reservations.cancel(reservation.number);
    const waitId = idOf((await headStartJob(under))?.key);
    await under.waitingList.leave(waitId);
    await under.waitingList.leave(waitId);
    expect(await waitEmails(under)).toEqual(["wait-free alex@example.com", "wait-turn robin@example.com"]);
    expect((await under.waitingList.find(waitId))?.ended).toBe("left");
    expect(await under.reservations.reserve(anInput({ email: "sam@example.com" }))).toHaveProperty("page");
  });

  test("[HOLD-9] the place on the waiting list is told, and who leaves makes the waiting list shorter", async () => {
    const under = await reservationsUnderTest(database().db);
    await aWaitingList(under);
    const find = async (id: number) => (await under.waitingList.find(id))?.position;
    const { rows } = await database().pool.query("select id from car_waits order by id");
    const [one, two] = rows.map(({ id }) => Number(id));
    expect([await find(one ?? 0), await find(two ?? 0)]).toEqual([1, 2]);
    await under.waitingList.leave(one ?? 0);
    expect([await find(one ?? 0), await find(two ?? 0)]).toEqual([null, 1]);
  });

  test("[HOLD-9] whoever waits for a car that is sold is told, once", async () => {
    const { db } = database();
    const under = await reservationsUnderTest(db);
    await aWaitingList(under);
    await db.update(cars).set({ status: 140 });
    await purgeReservations(db, under.context);
    await purgeReservations(db, under.context);
    expect(await waitEmails(under)).toEqual(["wait-sold alex@example.com", "wait-sold robin@example.com"]);
  });
});
