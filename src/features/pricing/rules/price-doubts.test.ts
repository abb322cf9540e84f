import fc from "fast-check";
import { expect, test } from "vitest";
import { type ProposedPrice, priceDoubts } from "./price-doubts.ts";

const limits = { jumpPercent: 15, outsidePercent: 25 };
const proposed = (changes: Partial<ProposedPrice>) =>
  priceDoubts({ before: 289_900, after: 279_900, cost: null, market: null, ...changes }, limits);
const kinds = (changes: Partial<ProposedPrice>) => proposed(changes).map(({ kind }) => kind);
const spaced = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

test.each([
  ["an ordinary cut", {}, []],
  ["exactly at the bound", { before: 200_000, after: 170_000 }, []],
  ["beyond it, down", { before: 200_000, after: 169_999 }, ["jump"]],
  ["beyond it, up", { before: 200_000, after: 230_001 }, ["jump"]],
  ["a first price", { before: null, after: 1_000 }, []],
  ["below cost", { cost: 280_000 }, ["belowCost"]],
  ["at cost", { cost: 279_900 }, []],
  ["far below what such cars are sold for", { market: { low: 400_000, high: 450_000 } }, ["market"]],
  ["far above", { market: { low: 150_000, high: 200_000 } }, ["market"]],
  ["a little outside", { market: { low: 300_000, high: 350_000 } }, []],
  [
    "a slip of the key",
    { after: 1_000, cost: 240_000, market: { low: 260_000, high: 300_000 } },
    ["jump", "belowCost", "market"],
  ],
] as const)("[PRICEASK-1] %s", (_, changes, expected) => {
  expect(kinds(changes)).toEqual(expected);
});

test("[PRICEASK-1] the figures are said; whoever asks for a lower price is asked no less about cost", () => {
  expect(spaced(proposed({ after: 1_000 })[0]?.text)).toBe("289 900 kr blir 1 000 kr, −100 %");
  expect(spaced(proposed({ cost: 281_000 })[0]?.text)).toBe(
    "279 900 kr är under inköp och kostnad, 281 000 kr",
  );
  const kronor = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(kronor, kronor, kronor, (cost, one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      const isBelow = (after: number) => kinds({ after, cost }).includes("belowCost");
      expect(isBelow(low) || !isBelow(high)).toBe(true);
    }),
  );
});
