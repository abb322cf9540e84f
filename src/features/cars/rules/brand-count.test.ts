import fc from "fast-check";
import { expect, test } from "vitest";
import { completeBrandCounts } from "./brand-count.ts";

const volvo = { brand: "Volvo", series: [{ name: "V60", count: 2 }], count: 3 };

test.each([null, ""])("[LIST-6] an entry with the brand %j is dropped", (brand) => {
  expect(completeBrandCounts([{ ...volvo, brand }, volvo])).toEqual([volvo]);
});

test("[LIST-7] series whose name is null are dropped, and the brand keeps its count", () => {
  const series = [{ name: null, count: 1 }, ...volvo.series];
  expect(completeBrandCounts([{ ...volvo, series }])).toEqual([volvo]);
});

test.each([
  ["no list", null],
  ["an empty list", []],
  ["only series without a name", [{ name: null, count: 3 }]],
])("[LIST-8] an entry with %s of series is dropped", (_what, series) => {
  expect(completeBrandCounts([{ ...volvo, series }])).toEqual([]);
});

test("[LIST-8] what has been kept once is kept", () => {
  const count = fc.nat({ max: 9 });
  const anyAnswer = fc.record({
    brand: fc.option(fc.constantFrom("Volvo", "Saab", "")),
    series: fc.option(fc.array(fc.record({ name: fc.option(fc.constantFrom("V60", "9-3")), count }))),
    count,
  });
  fc.assert(
    fc.property(fc.array(anyAnswer), (answers) => {
      const kept = completeBrandCounts(answers);
      expect(completeBrandCounts(kept)).toEqual(kept);
    }),
  );
});
