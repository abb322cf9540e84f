import { expect, test } from "vitest";
import { caseKinds } from "#features/cases/rules/case-kinds.ts";
import { logMonths, retainedSince, type StaffLog } from "./log-retention.ts";

test.each(Object.keys(logMonths) as StaffLog[])("[AUDIT-6] %s is kept longer than any case", (log) => {
  const maxLength = Math.max(
    ...Object.values(caseKinds).map(({ retention }) => ("months" in retention ? retention.months : 0)),
  );
  expect(logMonths[log]).toBeGreaterThan(maxLength);
});

test("[AUDIT-6] the audit log is kept for four years, the others for five", () => {
  const now = new Date("2026-11-17T12:00:00Z");
  expect(retainedSince("auditLog", now)).toEqual(new Date("2022-11-17T12:00:00Z"));
  expect(retainedSince("registerAccesses", now)).toEqual(new Date("2021-11-17T12:00:00Z"));
  expect(retainedSince("bidLog", now)).toEqual(new Date("2021-11-17T12:00:00Z"));
});
