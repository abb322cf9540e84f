import { expect, test } from "vitest";
import { daysAfter } from "#core/dates/days-after.ts";
import { bidLog } from "#features/trade-in/storage/bid-log.table.ts";
import { addBid } from "#features/trade-in/storage/bid-log.ts";
import { registerAccesses } from "#features/vehicle-register/storage/register-accesses.table.ts";
import { auditLog } from "#platform/staff/audit-log.table.ts";
import { insertAudit } from "#platform/staff/audit-log.ts";
import { notifyStaff } from "#platform/staff/notifications.ts";
import { staffNews } from "#platform/staff/staff-news.table.ts";
import { aBid } from "#tests/a-bid.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { purgeLogs } from "./purge-logs.ts";

const now = new Date("2026-11-17T12:00:00Z");
const kept = new Date("2022-11-18T12:00:00Z");
const old = new Date("2020-01-01T12:00:00Z");
const anna = { id: "1", name: "Anna", username: "anna@example.com", roles: [] };
const licenseplate = aPlate("mlb001");

onBothDatabases((database) => {
  test("[AUDIT-6] [BELL-4] what is old goes from each log, what is kept stays, and nobody else can remove a line afterwards", async () => {
    const { db } = database();
    for (const at of [old, kept]) {
      await insertAudit(db, anna, { action: "case.read", subject: "482971K" }, at);
      await addBid(db, aBid({ licenseplate, staffId: anna.id, staffName: anna.name, at }));
      await db.insert(registerAccesses).values({
        licenseplate,
        part: "debt",
        reason: "settle-credit",
        isCustomerAsking: true,
        staffId: anna.id,
        staffName: anna.name,
        at,
      });
    }
    for (const [at, subject] of [
      [old, "482971K"],
      [daysAfter(now, -1), "482972M"],
    ] as const)
      await notifyStaff(db, [anna.id], { kind: "assigned", subject, at });
    const removed = await db.transaction((tx) => purgeLogs(tx, now));
    expect(removed).toEqual({ auditLog: 1, registerAccesses: 1, bidLog: 1, stockBatches: 0, news: 1 });
    expect(await db.$count(staffNews)).toBe(1);
    for (const table of [auditLog, registerAccesses, bidLog]) {
      expect(await db.$count(table)).toBe(1);
      await expect(db.delete(table)).rejects.toThrow();
    }
  });
});
