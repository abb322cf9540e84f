import { expect, test } from "vitest";
import { caseKindNames } from "./case-kinds.ts";
import { erasedFrom } from "./case-retention.ts";

const closedAt = new Date("2026-11-16T12:00:00Z");

test("[ERRAND-4] a question is kept for a year after its end, what the law may ask for three, a tip for a month; no kind is kept for ever", () => {
  expect(erasedFrom("contact", closedAt)).toBe("2027-11-16");
  expect(erasedFrom("testDrive", closedAt)).toBe("2027-02-14");
  expect(erasedFrom("friend", closedAt)).toBe("2026-12-16");
  for (const kind of ["complaint", "warranty", "workshop", "withdrawal"] as const)
    expect(erasedFrom(kind, closedAt)).toBe("2029-11-16");
  for (const kind of caseKindNames) {
    expect(erasedFrom(kind, closedAt) > "2026-11-16").toBe(true);
    expect(erasedFrom(kind, closedAt) <= "2029-11-16").toBe(true);
  }
});
