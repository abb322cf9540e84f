import fc from "fast-check";
import { expect, test } from "vitest";
import type { BrandCount } from "#features/cars/rules/brand-count.ts";
import type { BodyType } from "#features/cars/rules/vocabulary.ts";
import { bodyLinks, buyLinks, makeLinks, newestLink } from "./stock-links.ts";

const counts = new Map<BodyType, number>([
  ["suv", 1_834],
  ["kombi", 20],
  ["cab", 3],
  ["transportbil", 5],
  ["transportbil-skap", 7],
  ["transportbil-flak", 11],
]);

const aBrand = (brand: string, count: number, series: Record<string, number> = {}): BrandCount => ({
  brand,
  count,
  series: Object.entries(series).map(([name, of]) => ({ name, count: of })),
});

test("[HOMEPAGE-5] bodies, each with its number and its address; those without a car are left out", () => {
  expect(bodyLinks(counts).map(({ label, count, to }) => `${label} ${count} ${to}`)).toEqual([
    "SUV 1\u00a0834 /kopa-bil/?types=suv",
    "Kombi 20 /kopa-bil/?types=kombi",
    "Transportbil 23 /kopa-bil/?types=transportbil",
  ]);
});

test("[HOME-2] [HOMEPAGE-5] Personbilar and Transportbilar share the whole stock between them", () => {
  expect(buyLinks(counts)).toEqual([
    { label: "Personbilar", count: "1\u00a0857", to: "/kopa-bil/?types=personbil" },
    { label: "Transportbilar", count: "23", to: "/kopa-bil/?types=transportbil" },
  ]);
});

test("[HOMEPAGE-6] a make with its most common series, and their addresses", () => {
  const series = { v40: 1, v60: 40, xc60: 30, v90: 30, xc90: 2 };
  expect(makeLinks([aBrand("volvo", 1_010, series)])).toEqual([
    {
      label: "Volvo",
      count: "1\u00a0010",
      to: "/kopa-bil/?brands=volvo",
      series: [
        { label: "V60", to: "/kopa-bil/?series=v60" },
        { label: "V90", to: "/kopa-bil/?series=v90" },
        { label: "XC60", to: "/kopa-bil/?series=xc60" },
      ],
    },
  ]);
});

test("[HOMEPAGE-6] names of several words stand in the address as one value; most cars first, equals by the alphabet", () => {
  const [tesla] = makeLinks([aBrand("tesla", 1, { "model 3": 1 })]);
  expect(tesla?.series).toEqual([{ label: "Model 3", to: "/kopa-bil/?series=model+3" }]);
  const brands = [aBrand("skoda", 5), aBrand("audi", 5), aBrand("bmw", 9), aBrand("örnen", 5)];
  expect(makeLinks(brands).map(({ label }) => label)).toEqual(["BMW", "Audi", "Škoda", "Örnen"]);
});

test("[HOMEPAGE-6] never more than twelve makes, and none that is left out has more cars than one shown", () => {
  const anyBrands = fc.uniqueArray(
    fc.record({ brand: fc.stringMatching(/^[a-z]{1,8}$/), count: fc.nat(50) }),
    { selector: ({ brand }) => brand, maxLength: 30 },
  );
  fc.assert(
    fc.property(anyBrands, (brands) => {
      const shown = makeLinks(brands.map(({ brand, count }) => aBrand(brand, count))).map(({ count }) =>
        Number(count),
      );
      const max = brands.map(({ count }) => count).sort((a, b) => b - a);
      expect(shown).toEqual(max.slice(0, 12));
    }),
  );
});

test("[HOMEPAGE-4] all new cars are the listing by day of publication", () => {
  expect(newestLink()).toBe("/kopa-bil/?order=nyaste-publiceringsdatum");
});
