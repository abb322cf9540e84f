import fc from "fast-check";
import { expect, test } from "vitest";
import { cursorText, readCursor, textOfCursor } from "./change-cursor.ts";

const epoch = "0123456789abcdef0123456789abcdef";
const readAt = new Date("2026-11-15T12:00:00Z");
const transaction = fc.bigInt({ min: 1n, max: 2n ** 63n });

test("[API-16] a marker is read back as it was given out, and the form lets it through", () => {
  fc.assert(
    fc.property(fc.uniqueArray(transaction, { minLength: 1, maxLength: 50 }), (numbers) => {
      const inOrder = numbers.toSorted((one, other) => (one < other ? -1 : 1));
      const [xmin = 1n] = inOrder;
      const xmax = (inOrder.at(-1) ?? xmin) + 1n;
      const cursor = { readAt, changes: { epoch, snapshot: `${xmin}:${xmax}:${inOrder.join(",")}` } };
      const text = textOfCursor(cursor);
      expect(cursorText.safeParse(text).success).toBe(true);
      expect(readCursor(text)).toEqual(cursor);
    }),
  );
});

test("[API-16] with very many transactions under way a marker stays short, and says less rather than too much", () => {
  const running = Array.from({ length: 3_000 }, (_, at) => 1_000 + at * 3);
  const text = textOfCursor({ readAt, changes: { epoch, snapshot: `1000:20000:${running.join(",")}` } });
  expect(text.length).toBeLessThan(2_000);
  expect(cursorText.safeParse(text).success).toBe(true);
  const kept = running.slice(0, 256);
  expect(readCursor(text)?.changes.snapshot).toBe(`1000:${running[256]}:${kept.join(",")}`);
});
