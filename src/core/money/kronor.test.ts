import { expect, test } from "vitest";
import { formatKronor, formatMonthly } from "./kronor.ts";

test.each([
  [249900, "249\u00a0900\u00a0kr"],
  [0, "0\u00a0kr"],
  [-5000, "\u22125\u00a0000\u00a0kr"],
])("[TEXT-3] %d kronor are written %j", (kronor, text) => {
  expect(formatKronor(kronor)).toBe(text);
});

test("[TEXT-3] a monthly cost is written '2 652 kr/mån'", () => {
  expect(formatMonthly(2652)).toBe("2\u00a0652\u00a0kr/mån");
});
