import { expect, test } from "vitest";
import { cars } from "#features/cars/storage/cars.table.ts";
import { aWish, holdsUnderTest, plate } from "#tests/holds-under-test.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { tidyHolds } from "./hold-jobs.ts";

type Line = Awaited<ReturnType<typeof holdsUnderTest>>;

/** A car that Kim holds, and two who wait for it. */
async function aLine(under: Line) {
  const reserved = await under.holds.reserve(aWish());
  if ("refusal" in reserved) throw new Error("The car is not held");
  expect(await under.line.join(plate, "robin@example.com")).toBe("waiting");
  expect(await under.line.join(plate, "alex@example.com")).toBe("waiting");
  expect(await under.letters()).toContain("wait-receipt robin@example.com");
  return reserved.hold;
}
const waitLetters = async (under: Line) =>
  (await under.letters()).filter((one) => /^wait-(turn|free|sold)/.test(one)).toSorted();
const headStartJob = async (under: Line) =>
  (await under.jobs()).find(({ key }) => key.startsWith("head-start:"));
const idOf = (key: string | undefined) => Number(key?.split(":")[1]);

onBothDatabases((database) => {
  test("[HOLD-9] [HOLD-7] each address waits once, and gets the same answer twice", async () => {
    const under = await holdsUnderTest(database().db);
    await aLine(under);
    expect(await under.line.join(plate, "ROBIN@example.com")).toBe("waiting");
    expect((await under.letters()).filter((one) => one.startsWith("wait-receipt"))).toHaveLength(2);
  });

  test("[HOLD-9] a car that is free is not waited for, nor one that is sold", async () => {
    const under = await holdsUnderTest(database().db);
    expect(await under.line.join(plate, "robin@example.com")).toBe("free");
    await database().db.update(cars).set({ status: 140 });
    expect(await under.line.join(plate, "robin@example.com")).toBe("gone");
  });

  test("[HOLD-9] whoever waited first has the car alone for two hours, then all others are told", async () => {
    const under = await holdsUnderTest(database().db);
    const hold = await aLine(under);
    await under.holds.cancel(hold.number);
    expect(await waitLetters(under)).toEqual(["wait-turn robin@example.com"]);
    const job = await headStartJob(under);
    expect(job?.runAt).toEqual(new Date("2026-11-15T15:20:00Z"));

    const stranger = aWish({ email: "sam@example.com" });
    expect(await under.holds.reserve(stranger)).toEqual({
      refusal: "headStart",
      car: { heldUntil: null, keptForFirstUntil: new Date("2026-11-15T15:20:00Z") },
    });
    // To know the address of whoever is first is not enough: the link is the proof.
    expect(await under.holds.reserve(aWish({ email: "robin@example.com" }))).toMatchObject({
      refusal: "headStart",
    });

    under.moveTo("2026-11-15T15:20:00Z");
    await under.run(job?.key ?? "");
    await under.run(job?.key ?? "");
    expect(await waitLetters(under)).toEqual([
      "wait-free alex@example.com",
      "wait-free robin@example.com",
      "wait-turn robin@example.com",
    ]);
    expect(await under.holds.reserve(stranger)).toHaveProperty("page");
  });

  test("[HOLD-9] with the link the first holds the car, and the others wait on for the next time", async () => {
    const under = await holdsUnderTest(database().db);
    const hold = await aLine(under);
    await under.holds.cancel(hold.number);
    const job = await headStartJob(under);
    const turnOf = idOf(job?.key);
    const second = await under.holds.reserve(aWish({ email: "robin@example.com", turnOf }));
    expect(second).toHaveProperty("page");
    expect((await under.line.find(turnOf))?.ended).toBe("held");
    under.moveTo("2026-11-15T15:20:00Z");
    await under.run(job?.key ?? "");
    expect(await waitLetters(under)).toEqual(["wait-turn robin@example.com"]);
    if ("hold" in second) await under.holds.cancel(second.hold.number);
    expect(await waitLetters(under)).toEqual(["wait-turn alex@example.com", "wait-turn robin@example.com"]);
  });

  test("[HOLD-9] whoever leaves the line with a head start gives the car to the others at once", async () => {
    const under = await holdsUnderTest(database().db);
    const hold = await aLine(under);
    await under.holds.cancel(hold.number);
    const turnOf = idOf((await headStartJob(under))?.key);
    await under.line.leave(turnOf);
    await under.line.leave(turnOf);
    expect(await waitLetters(under)).toEqual(["wait-free alex@example.com", "wait-turn robin@example.com"]);
    expect((await under.line.find(turnOf))?.ended).toBe("left");
    expect(await under.holds.reserve(aWish({ email: "sam@example.com" }))).toHaveProperty("page");
  });

  test("[HOLD-9] the place in line is told, and who leaves makes the line shorter", async () => {
    const under = await holdsUnderTest(database().db);
    await aLine(under);
    const find = async (id: number) => (await under.line.find(id))?.place;
    const { rows } = await database().pool.query("select id from car_waits order by id");
    const [one, two] = rows.map(({ id }) => Number(id));
    expect([await find(one ?? 0), await find(two ?? 0)]).toEqual([1, 2]);
    await under.line.leave(one ?? 0);
    expect([await find(one ?? 0), await find(two ?? 0)]).toEqual([null, 1]);
  });

  test("[HOLD-9] whoever waits for a car that is sold is told, once", async () => {
    const { db } = database();
    const under = await holdsUnderTest(db);
    await aLine(under);
    await db.update(cars).set({ status: 140 });
    await tidyHolds(db, under.needs);
    await tidyHolds(db, under.needs);
    expect(await waitLetters(under)).toEqual(["wait-sold alex@example.com", "wait-sold robin@example.com"]);
  });
});
