import { expect, test } from "vitest";
import { anInput, beforeTheEnd, reservationsUnderTest } from "#tests/reservations-under-test.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { openStaffReservations } from "./staff-reservations.ts";

const unnoted = async () => {};

onBothDatabases((database) => {
  test("[QUEUE-3] a reservation that was made longer is reminded of and ended anew; a job that was under way leaves it alone", async () => {
    const { db } = database();
    const { reservations, context, statusOf, emails, jobs, run, moveTo } = await reservationsUnderTest(db);
    const forStaff = openStaffReservations({ ...context, db });
    const made = await reservations.reserve(anInput());
    if ("refusal" in made) throw new Error(made.refusal);
    const { id, number } = made.reservation;
    const told = async (kind: string) =>
      (await emails()).filter((one) => one.startsWith(`${kind} kim@`)).length;

    moveTo(beforeTheEnd({ hours: 5 }));
    await run(`remind:hold:${id}`);
    expect(await forStaff.extend(number, 24, unnoted)).toBe("done");
    expect((await jobs()).map(({ key, runAt }) => [key, runAt.toISOString()])).toContainEqual([
      `expire:hold:${id}`,
      beforeTheEnd({ hours: -24 }),
    ]);
    // As a runner that had claimed it at its first time would.
    moveTo(beforeTheEnd({ seconds: -1 }));
    await run(`expire:hold:${id}`);
    expect([await statusOf(), await told("hold-expired")]).toEqual([135, 0]);

    moveTo(beforeTheEnd({ hours: -18 }));
    await run(`remind:hold:${id}`);
    expect([await told("hold-reminder"), await told("hold-extended")]).toEqual([2, 1]);
    moveTo(beforeTheEnd({ hours: -24, seconds: -1 }));
    await run(`expire:hold:${id}`);
    expect([await statusOf(), await told("hold-expired")]).toEqual([130, 1]);
    expect(await forStaff.extend(number, 24, unnoted)).toBe("over");
    expect(await forStaff.end("000000A", "", unnoted)).toBe("unknown");
  });
});
