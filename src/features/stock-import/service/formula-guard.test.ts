import fc from "fast-check";
import { expect, test } from "vitest";
import { guarded, unguarded } from "./formula-guard.ts";

test("[STOCKLIST-11] no text is a formula once it is guarded, and each comes back as it was", () => {
  const anyCell = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.constantFrom("=", "+", "-", "@", "\t", "\r", "'", "'=", "''+"), fc.string())
      .map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(anyCell, (cell) => {
      expect(guarded(cell)).not.toMatch(/^[=+\-@\t\r]/);
      expect(unguarded(guarded(cell))).toBe(cell);
    }),
  );
  expect(guarded('=HYPERLINK("https://example.com")')).toBe('\'=HYPERLINK("https://example.com")');
  expect(guarded("D4 Momentum")).toBe("D4 Momentum");
  expect(unguarded("'t Hof")).toBe("'t Hof");
});
