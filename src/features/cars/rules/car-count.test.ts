import { expect, test } from "vitest";
import { carCountText } from "./car-count.ts";

test("[PAGE-29] cars are counted in Swedish", () => {
  expect(carCountText(7412)).toBe("7\u00a0412\u00a0bilar");
  expect(carCountText(1)).toBe("1\u00a0bil");
});
