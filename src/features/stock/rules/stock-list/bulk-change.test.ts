import { expect, test } from "vitest";
import { batchText } from "./batch.ts";
import { type BulkChange, bulkStations, valuesOf } from "./bulk-change.ts";

const lower = (amount: number, by: "percent" | "kronor" = "percent"): BulkChange => ({
  kind: "price",
  by,
  amount,
});

test.each([
  [289_900, lower(-3), 281_200],
  [124_900, lower(-3), 121_200],
  [100_000, lower(10), 110_000],
  [219_950, lower(-1_000, "kronor"), 218_950],
  [219_950, lower(50, "kronor"), 220_000],
])("[STOCKLIST-9] %i by %o is %i", (price, change, after) => {
  expect(valuesOf(change, { price })).toEqual({ set: { price: after } });
});

test("[STOCKLIST-9] a car without a price is passed over, and none is given away", () => {
  expect(valuesOf(lower(-3), { price: null })).toEqual({ passedOver: "Hoppas över, har inget pris" });
  expect(valuesOf(lower(-500_000, "kronor"), { price: 400_000 })).toHaveProperty("passedOver");
});

test("[STOCKLIST-9] a place, a status and a mark are the same for all; what a car was sold for is not", () => {
  const car = { price: 1 };
  expect(valuesOf({ kind: "store", place: "both", to: "taby" }, car)).toEqual({
    set: { location: "taby", physicalLocation: "taby" },
  });
  expect(valuesOf({ kind: "store", place: "physicalLocation", to: "taby" }, car)).toEqual({
    set: { physicalLocation: "taby" },
  });
  expect(valuesOf({ kind: "status", to: 120 }, car)).toEqual({ set: { status: 120 } });
  expect(valuesOf({ kind: "flag", flag: "isPremium", isOn: false }, car)).toEqual({
    set: { isPremium: false },
  });
  expect(bulkStations).not.toContain(140);
});

test("[STOCKLIST-13] what was done is told out of what the cars got", () => {
  const label = (slug: string) => (slug === "taby" ? "Täby" : slug);
  const cut = (...pairs: [number, number][]) =>
    pairs.map(([before, after]) => ({ before: { price: before }, after: { price: after } }));
  expect(batchText(cut([100_000, 97_000], [200_000, 197_000]), label)).toBe(
    "Pris sänkt med 3\u00a0000\u00a0kr",
  );
  expect(batchText(cut([100_000, 103_000], [200_000, 206_000]), label)).toBe(
    "Pris höjt med 3\u00a0000–6\u00a0000\u00a0kr",
  );
  expect(batchText(cut([100_000, 103_000], [200_000, 197_000]), label)).toBe("Pris");
  const moved = { before: { location: "nacka" }, after: { location: "taby" } };
  expect(batchText([moved, moved], label)).toBe("Säljs av: Täby");
});
