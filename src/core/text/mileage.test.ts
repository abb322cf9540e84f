import { expect, test } from "vitest";
import { formatMil, kmFromMil } from "./mileage.ts";

test.each([
  [8450, "8\u00a0450\u00a0mil"],
  [0, "0\u00a0mil"],
  [22000, "22\u00a0000\u00a0mil"],
])("[TEXT-5] a mileage of %d is written %j", (mil, text) => {
  expect(formatMil(mil)).toBe(text);
});

test("[TEXT-6] one mil is ten kilometres", () => {
  expect(kmFromMil(8450)).toBe(84500);
});
