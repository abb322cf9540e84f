import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aStaffMember } from "#tests/a-staff-member.ts";
import { someValuations } from "#tests/some-valuations.ts";
import { onServer } from "#tests/test-database.ts";
import { bidLog } from "../rules/bid-log.ts";
import { openBids } from "./bids.ts";

const anna = aStaffMember();
const bo = aStaffMember({ id: "bo", name: "Bo Exempel" });

onServer("two at once", (database) => {
  test("[BIDLOG-4] of two who bid on a plate at the same instant the second waits for the first, and is told", async () => {
    const { db } = database();
    const bids = openBids({
      db,
      findVehicle: async () => ({ kind: "noRegister" }),
      valuations: someValuations(),
      clock: () => new Date("2026-11-16T08:24:00Z"),
    });
    const bid = (kronor: number) =>
      bidLog.parse({
        licenseplate: "QVI 008",
        bid: kronor,
        mileage: 9_200,
        estimatedSalePrice: 149_900,
        estimatedCost: 9_000,
      });
    const waits = async () => {
      const { rows } = await db.execute(
        sql`select 1 from pg_locks where locktype = 'advisory' and not granted`,
      );
      return rows.length > 0;
    };
    const second = Promise.withResolvers<Awaited<ReturnType<typeof bids.add>>>();
    let isSecondDone = false;
    // While the first has looked and not yet written.
    const audit = async () => {
      const adding = bids.add(bid(119_000), bo, { seen: 0, audit: async () => {} });
      second.resolve(adding);
      void adding.then(() => {
        isSecondDone = true;
      });
      await expect.poll(async () => isSecondDone || (await waits())).toBe(true);
    };
    expect(await bids.add(bid(124_000), anna, { seen: 0, audit })).toMatchObject({ id: expect.any(Number) });
    expect(await second.promise).toMatchObject({ unseen: { bid: 124_000, staffName: "Anna Exempel" } });
    expect(await bids.all()).toHaveLength(1);
  });
});
