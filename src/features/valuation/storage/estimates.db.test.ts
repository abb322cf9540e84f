import { expect, test } from "vitest";
import { onBothDatabases } from "#tests/test-database.ts";
import {
  countEstimates,
  findWaitingHashes,
  purgeEstimates,
  recordEstimate,
  recordSaleOfEstimate,
} from "./estimates.ts";

const monday = new Date("2026-11-16T08:00:00Z");
const friday = new Date("2026-11-20T08:00:00Z");
const longAgo = new Date("2026-01-01T08:00:00Z");
const given = {
  plateHash: "hash",
  at: monday,
  on: "2026-11-16",
  estimate: 200_000,
  low: 180_000,
  high: 220_000,
};

onBothDatabases((database) => {
  test("[DATA-120] the last estimate of a day counts, a sale is written to it once, and the hash is gone", async () => {
    const { db } = database();
    await recordEstimate(db, { ...given, low: 100_000, high: 300_000 });
    await recordEstimate(db, given);
    await recordEstimate(db, { ...given, plateHash: "other" });
    expect(await findWaitingHashes(db)).toEqual(new Set(["hash", "other"]));
    const sale = { plateHash: "hash", soldAt: friday, price: 225_000, notBefore: longAgo };
    expect([await recordSaleOfEstimate(db, sale), await recordSaleOfEstimate(db, sale)]).toEqual([1, 0]);
    expect(await findWaitingHashes(db)).toEqual(new Set(["other"]));
    expect(await countEstimates(db, longAgo)).toEqual({ inside: 0, below: 0, above: 1 });
    expect(await countEstimates(db, new Date("2026-11-21T08:00:00Z"))).toEqual({
      inside: 0,
      below: 0,
      above: 0,
    });
  });

  test("[DATA-120] a sale before the estimate, or long after it, is none of it; what waits in vain goes", async () => {
    const { db } = database();
    await recordEstimate(db, given);
    const early = { plateHash: "hash", soldAt: longAgo, price: 200_000, notBefore: longAgo };
    expect(await recordSaleOfEstimate(db, early)).toBe(0);
    expect(await recordSaleOfEstimate(db, { ...early, soldAt: friday, notBefore: friday })).toBe(0);
    await purgeEstimates(db, monday);
    expect((await findWaitingHashes(db)).size).toBe(1);
    await purgeEstimates(db, friday);
    expect((await findWaitingHashes(db)).size).toBe(0);
  });
});
