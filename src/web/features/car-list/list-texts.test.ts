import { expect, test } from "vitest";
import { carCountText, shownRangeText } from "./list-texts.ts";

test("[PAGE-29] cars are counted in Swedish", () => {
  expect(carCountText(7412)).toBe("7\u00a0412\u00a0bilar");
  expect(carCountText(1)).toBe("1\u00a0bil");
});

test("[PAGE-30] the range ends where the list ends", () => {
  expect(shownRangeText({ page: 2, pageSize: 24, total: 7412 })).toBe("Visar 25–48 av 7\u00a0412\u00a0bilar");
  expect(shownRangeText({ page: 2, pageSize: 24, total: 30 })).toBe("Visar 25–30 av 30\u00a0bilar");
  expect(shownRangeText({ page: 1, pageSize: 24, total: 0 })).toBeNull();
});
