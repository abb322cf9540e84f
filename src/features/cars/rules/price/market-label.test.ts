import fc from "fast-check";
import { expect, test } from "vitest";
import { marketLabel } from "./market-label.ts";

const market = { estimate: 200_000, low: 180_000, high: 230_000 };

test.each([
  [180_000, "under", "10 % under marknadspris"],
  [189_999, "under", "5 % under marknadspris"],
  [190_000, "level", "I nivå med marknadspris"],
  [215_000, "level", "I nivå med marknadspris"],
  [215_001, "over", "8 % över marknadspris"],
])("[MARKET-1] %i kr where such cars go for 180 000 to 230 000: %s", (price, level, text) => {
  expect(marketLabel(price, market)).toMatchObject({ level, text });
});

test("[MARKET-1] a dearer car is never labelled as cheaper, and the likeliest price is level", () => {
  const order = ["under", "level", "over"];
  const anyPrice = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(anyPrice, anyPrice, (a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)].map((price) => marketLabel(price, market).level);
      expect(order.indexOf(less ?? "")).toBeLessThanOrEqual(order.indexOf(more ?? ""));
    }),
  );
  expect(marketLabel(market.estimate, market).level).toBe("level");
});
