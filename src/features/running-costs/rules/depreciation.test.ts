import fc from "fast-check";
import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { soldFacts } from "#tests/sold-facts.ts";
import { depreciationFrom, valueAfter, valueAtRate, valueToday } from "./depreciation.ts";
import { runningCosts } from "./running-costs.ts";

const now = new Date("2026-11-15T12:00:00Z");
const v60 = aCar();
const market = { perYear: 0.12, perThousandMil: 0.02, newPrice: 500_000 };
const model = depreciationFrom(soldFacts(300, market));

test("[COST-2] what our sales say of a year and of a thousand mil is what is counted on", () => {
  const { value, basis } = valueAfter(model, v60, 200_000, { years: 3, milPerYear: 1_000 });
  expect(value / (200_000 * 0.88 ** 3 * 0.98 ** 3)).toBeCloseTo(1, 2);
  expect(basis).toEqual({ circle: "series", cars: 300 });
});

test("[COST-2] a dear model in the same circle does not change how fast prices fall", () => {
  const xc90 = aCar({ series: "xc90", bodyType: "suv" });
  const both = depreciationFrom([
    ...soldFacts(300, market),
    ...soldFacts(300, { ...market, newPrice: 900_000 }, xc90),
  ]);
  const v40 = aCar({ series: "v40" });
  const { value, basis } = valueAfter(both, v40, 200_000, { years: 1, milPerYear: 1_000 });
  expect(basis).toEqual({ circle: "make", cars: 600 });
  expect(value / (200_000 * 0.88 * 0.98)).toBeCloseTo(1, 2);
});

test.each([
  ["series", aCar()],
  ["make", aCar({ series: "v40" })],
  ["body", aCar({ normalizedMake: "skoda", series: "octavia" })],
  ["fuel", aCar({ normalizedMake: "skoda", series: "kodiaq", bodyType: "suv" })],
  ["all", aCar({ normalizedMake: "skoda", series: "kodiaq", bodyType: "suv", fuelType: 1 })],
] as const)("[COST-3] from the nearest kin outwards: %s", (circle, car) => {
  expect(valueAfter(model, car, 100_000, { years: 1, milPerYear: 1_000 }).basis.circle).toBe(circle);
});

test("[COST-3] a thin group is passed over, and without sales the chain's assumption counts", () => {
  const thin = depreciationFrom(soldFacts(29, market));
  const { value, basis } = valueAfter(thin, v60, 100_000, { years: 1, milPerYear: 1_000 });
  expect(basis).toEqual({ circle: "assumed", cars: 0 });
  expect(value).toBeCloseTo(100_000 * (1 - runningCosts.depreciation.value / 100), 5);
  // Thirty of the same age say nothing about age.
  const alike = soldFacts(9, market).filter((_, at) => at === 3);
  const sameAge = depreciationFrom(
    Array.from({ length: 60 }, () => alike[0]).flatMap((car) => (car ? [car] : [])),
  );
  expect(valueAfter(sameAge, v60, 100_000, { years: 1, milPerYear: 1_000 }).basis.circle).toBe("assumed");
});

const use = fc.record({
  years: fc.integer({ min: 1, max: 8 }),
  milPerYear: fc.integer({ min: 100, max: 10_000 }),
});

test("[COST-4] never more than today, never below the least, and more use never makes it worth more", () => {
  const odd = fc.record({
    perYear: fc.double({ min: -0.2, max: 0.7, noNaN: true }),
    perThousandMil: fc.double({ min: -0.05, max: 0.2, noNaN: true }),
  });
  fc.assert(
    fc.property(odd, use, fc.integer({ min: 6_000, max: 900_000 }), (fall, { years, milPerYear }, price) => {
      const learnt = depreciationFrom(soldFacts(240, { ...fall, newPrice: 400_000 }));
      const worth = (more: number, further: number) =>
        valueAfter(learnt, v60, price, { years: years + more, milPerYear: milPerYear + further }).value;
      expect(worth(0, 0)).toBeLessThanOrEqual(price);
      expect(worth(0, 0)).toBeGreaterThanOrEqual(runningCosts.minValue.value);
      expect(worth(1, 0)).toBeLessThanOrEqual(worth(0, 0));
      expect(worth(0, 500)).toBeLessThanOrEqual(worth(0, 0));
    }),
    { numRuns: 60 },
  );
});

test("[COST-9] the visitor's own percent counts instead", () => {
  expect(valueAtRate(200_000, 10, 2)).toBeCloseTo(162_000, 5);
  expect(valueAtRate(200_000, 0, 5)).toBe(200_000);
});

test("[COST-8] a car is about worth what ones like it were sold for; of too few nothing is said", () => {
  const car = aCar({ firstRegisteredOn: "2021-11-15", mileage: 6_000 });
  const expected = 500_000 * 0.88 ** 5 * 0.98 ** 6;
  expect((valueToday(model, car, now) ?? 0) / expected).toBeCloseTo(1, 1);
  expect(valueToday(depreciationFrom(soldFacts(7, market)), car, now)).toBeNull();
  expect(valueToday(model, aCar({ series: "v90" }), now)).toBeNull();
});
