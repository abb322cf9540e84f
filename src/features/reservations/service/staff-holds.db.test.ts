import { expect, test } from "vitest";
import { aWish, beforeTheEnd, holdsUnderTest } from "#tests/holds-under-test.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { openStaffHolds } from "./staff-holds.ts";

const unnoted = async () => {};

onBothDatabases((database) => {
  test("[QUEUE-3] a hold that was made longer is reminded of and ended anew; a job that was under way leaves it alone", async () => {
    const { db } = database();
    const { holds, needs, statusOf, letters, jobs, run, moveTo } = await holdsUnderTest(db);
    const forStaff = openStaffHolds({ ...needs, db });
    const made = await holds.reserve(aWish());
    if ("refusal" in made) throw new Error(made.refusal);
    const { id, number } = made.hold;
    const told = async (kind: string) =>
      (await letters()).filter((one) => one.startsWith(`${kind} kim@`)).length;

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
