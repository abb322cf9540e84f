import fc from "fast-check";
import { expect, test } from "vitest";
import { nextShown, pairFromText, textOfNextPair } from "./shown-pair.ts";

const aPair = fc
  .integer({ min: 3, max: 5 })
  .chain((columns) =>
    fc.record({
      columns: fc.constant(columns),
      order: fc.shuffledSubarray(
        Array.from({ length: columns }, (_, at) => at + 1),
        { minLength: 2, maxLength: 2 },
      ),
    }),
  )
  .map(({ columns, order: [left = 1, right = 2] }) => ({ columns, shown: { left, right } }));

test("[COMPARE-10] a swipe shows another car, never one twice, and every car comes in turn", () => {
  fc.assert(
    fc.property(aPair, fc.constantFrom("left", "right"), fc.constantFrom(1, -1), (pair, side, step) => {
      const { columns, shown } = pair;
      const seen = new Set<number>();
      let now = shown;
      for (let turn = 1; turn < columns; turn++) {
        now = { ...now, [side]: nextShown(now, side, step, columns) };
        expect(now.left).not.toBe(now.right);
        seen.add(now[side]);
      }
      expect(seen.size).toBe(columns - 1);
      expect(now).toEqual(shown);
    }),
  );
});

test("[COMPARE-10] a swipe back undoes a swipe", () => {
  fc.assert(
    fc.property(aPair, fc.constantFrom("left", "right"), ({ columns, shown }, side) => {
      const next = { ...shown, [side]: nextShown(shown, side, 1, columns) };
      expect(nextShown(next, side, -1, columns)).toBe(shown[side]);
    }),
  );
});

test("[COMPARE-10] an address says which two are shown, and what it cannot say is the first two", () => {
  fc.assert(
    fc.property(aPair, fc.constantFrom<"left" | "right">("left", "right"), ({ columns, shown }, side) => {
      const next = { ...shown, [side]: nextShown(shown, side, 1, columns) };
      expect(pairFromText(textOfNextPair(shown, shown[side], columns), columns)).toEqual(next);
    }),
  );
  for (const text of [null, "", "3", "2-2", "0-1", "1-4", "1-2-3", "a-b"])
    expect(pairFromText(text, 3)).toEqual({ left: 1, right: 2 });
});
