import { expect, test } from "vitest";
import { formatPercent } from "./percent.ts";

test.each([
  [9.87, "9,87\u00a0%"],
  [9.3, "9,30\u00a0%"],
  [20, "20\u00a0%"],
  [-2.5, "\u22122,50\u00a0%"],
])("[TEXT-4] %d per cent is written %j", (percent, text) => {
  expect(formatPercent(percent)).toBe(text);
});
