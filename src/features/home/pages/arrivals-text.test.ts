import { expect, test } from "vitest";
import { arrivalsText } from "./arrivals-text.ts";

test.each([
  [57, "57\u00a0bilar kom in det senaste dygnet. "],
  [1, "1\u00a0bil kom in det senaste dygnet. "],
  [1_200, "1\u00a0200\u00a0bilar kom in det senaste dygnet. "],
])("[HOMEPAGE-4] %i new cars", (newInADay, text) => {
  expect(arrivalsText(newInADay)).toContain(text);
});

test("[HOMEPAGE-4] a day without new cars is not mentioned", () => {
  expect(arrivalsText(0)).not.toMatch(/\d|dygn/);
});
