import { expect, test } from "vitest";
import { shortened, shownRangeText } from "./list-texts.ts";

test("[PAGE-30] the range ends where the list ends", () => {
  expect(shownRangeText({ page: 2, pageSize: 24, total: 7412 })).toBe("Visar 25–48 av 7\u00a0412\u00a0bilar");
  expect(shownRangeText({ page: 2, pageSize: 24, total: 30 })).toBe("Visar 25–30 av 30\u00a0bilar");
  expect(shownRangeText({ page: 1, pageSize: 24, total: 0 })).toBeNull();
});

test("[LAYOUT-1] what somebody wrote is shown by its beginning when it is long", () => {
  expect(shortened("laddhybrid")).toBe("laddhybrid");
  expect(shortened("x".repeat(41))).toBe(`${"x".repeat(40)}…`);
  expect(shortened(`”${"x".repeat(41)}”`)).toBe(`”${"x".repeat(39)}…”`);
});
