import { expect, test } from "vitest";
import { caseKinds } from "#features/cases/rules/case-kinds.ts";
import { keptSince, logMonths, type StaffLog } from "./log-retention.ts";

test.each(Object.keys(logMonths) as StaffLog[])("[AUDIT-6] %s is kept longer than any case", (log) => {
  const longest = Math.max(
    ...Object.values(caseKinds).map(({ kept }) => ("months" in kept ? kept.months : 0)),
  );
  expect(logMonths[log]).toBeGreaterThan(longest);
});

test("[AUDIT-6] the audit log is kept for four years, the others for five", () => {
  const now = new Date("2026-11-17T12:00:00Z");
  expect(keptSince("auditLog", now)).toEqual(new Date("2022-11-17T12:00:00Z"));
  expect(keptSince("registerAccesses", now)).toEqual(new Date("2021-11-17T12:00:00Z"));
  expect(keptSince("bidLog", now)).toEqual(new Date("2021-11-17T12:00:00Z"));
});
