import fc from "fast-check";
import { expect, test } from "vitest";
import { anyEasyFilter } from "#tests/any-filter.ts";
import { demoChain } from "#tests/demo-chain.ts";
import { type Filter, initialFilter } from "./filter.ts";
import { chipsOf, withoutAll } from "./filter-chips.ts";
import { canonicalQuery } from "./filter-url.ts";

const filter = (criteria: Partial<Filter>): Filter => ({ ...initialFilter, ...criteria });
const labels = (criteria: Partial<Filter>) => chipsOf(filter(criteria), demoChain).map(({ label }) => label);

test("[CHIP-1] one chip for each thing asked, the ends of a range together", () => {
  expect(
    labels({ fuelTypes: ["5", "3"], types: ["kombi"], hasTowbar: true, priceTo: 350_000, wltpFrom: 300 }),
  ).toEqual([
    "Kombi",
    "Laddhybrid",
    "El",
    "Dragkrok",
    "till 350\u00a0000\u00a0kr",
    "räckvidd från 300\u00a0km",
  ]);
  expect(labels({ order: "nyast", page: 3 })).toEqual([]);
});

test("[CHIP-1] a chip takes away what it says, and starts from page 1", () => {
  const [kombi, suv, price] = chipsOf(
    filter({ types: ["kombi", "suv"], priceFrom: 50_000, priceTo: 90_000, page: 4 }),
    demoChain,
  );
  expect(kombi?.without).toEqual(filter({ types: ["suv"], priceFrom: 50_000, priceTo: 90_000 }));
  expect(suv?.without.types).toEqual(["kombi"]);
  expect(price?.without).toEqual(filter({ types: ["kombi", "suv"] }));
});

test("[CHIP-2] all series of a make are one chip with the make's name", () => {
  const series = ["cooper", "countryman", "clubman", "v60"];
  const [mini, v60] = chipsOf(filter({ series }), demoChain);
  expect([mini?.label, v60?.label]).toEqual(["MINI", "V60"]);
  expect(mini?.without.series).toEqual(["v60"]);
});

test("[CHIP-3] a make beside series has no chip, since it asks nothing", () => {
  expect(labels({ brands: ["volvo"], series: ["v60"] })).toEqual(["V60"]);
});

test("[CHIP-4] without all that was asked the order stays", () => {
  expect(withoutAll(filter({ types: ["kombi"], order: "nyast", page: 2 }))).toEqual(
    filter({ order: "nyast" }),
  );
});

test("[CHIP-5] everything but one is read as that one chosen away", () => {
  const [chip, ...others] = chipsOf(filter({ fuelTypes: ["1", "3", "4", "5", "6"] }), demoChain);
  expect([chip?.label, others]).toEqual(["Inte diesel", []]);
  expect(chip?.without).toEqual(initialFilter);
});

test("[CHIP-1] whatever is asked, taking away chip after chip leads to nothing asked", () => {
  fc.assert(
    fc.property(anyEasyFilter, (criteria) => {
      let left: Filter = criteria;
      for (let chips = chipsOf(left, demoChain); chips.length > 0; chips = chipsOf(left, demoChain)) {
        const [{ without } = { without: left }] = chips;
        expect(chipsOf(without, demoChain).length).toBeLessThan(chips.length);
        left = without;
      }
      expect(canonicalQuery({ ...left, page: 1 })).toBe(
        canonicalQuery({ ...initialFilter, order: criteria.order }),
      );
    }),
    { numRuns: 50 },
  );
});

test("[CHIP-6] what is not wanted is a chip of its own, and the marks of a literal word are not shown", () => {
  const words = filter({ search: `"320d" -panorama touring` });
  expect(chipsOf(words, demoChain).map(({ label, without }) => [label, without.search])).toEqual([
    ["”320d touring”", "-panorama"],
    ["Inte panorama", '"320d" touring'],
  ]);
});
