import fc from "fast-check";
import { expect, test } from "vitest";
import { loanFor } from "#features/credit/rules/loan.ts";
import { aCar } from "#tests/a-car.ts";
import { soldFacts } from "#tests/sold-facts.ts";
import { runningCostInputFromQuery } from "./cost-assumptions.ts";
import { costOfCar, costPartNames, insuranceClass } from "./cost-of-car.ts";
import { depreciationFrom, type ShareLeft } from "./depreciation.ts";
import { energyCost } from "./energy-cost.ts";
import { loanCostWithin } from "./loan-cost.ts";
import { runningCosts } from "./running-costs.ts";

const now = new Date("2026-11-15T12:00:00Z");
const model = depreciationFrom(soldFacts(300, { perYear: 0.12, perThousandMil: 0.02, newPrice: 500_000 }));
const inputOf = (query: string) => runningCostInputFromQuery(new URLSearchParams(query)).assumptions;
const cost = (query: string, loanMonths: number | null = null, car = aCar()) =>
  costOfCar(car, { price: 219_900, loanMonths }, inputOf(query), { model, now });

test("[COST-12] the parts add up, per mil and per month too", () => {
  const years = fc.integer({ min: 1, max: 8 });
  const mil = fc.integer({ min: 100, max: 10_000 });
  fc.assert(
    fc.property(years, mil, fc.constantFrom(null, 12, 36, 60), (ar, perYear, months) => {
      const { parts, total, perMil, perMonth } = cost(`ar=${ar}&mil=${perYear}`, months);
      expect(costPartNames.reduce((sum, part) => sum + parts[part], 0)).toBeCloseTo(total, 4);
      expect(perMil * ar * perYear).toBeCloseTo(total, 4);
      expect(perMonth * ar * 12).toBeCloseTo(total, 4);
      for (const part of costPartNames) expect(parts[part]).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("[COST-7] fuel is consumption times price, and what cars take beyond the measurement; a plug-in hybrid goes in part on its battery", () => {
  const diesel = { fuelType: 2, consumption: 5 } as const;
  expect(energyCost(diesel, inputOf("diesel=20&paslag=10"))).toEqual({
    perMil: expect.closeTo(11, 5),
    assumed: null,
  });
  const electric = { fuelType: 3, consumption: 18 } as const;
  expect(energyCost(electric, inputOf("el=2&paslag=0")).perMil).toBeCloseTo(3.6, 5);
  const { litresOnFuel, kwhOnBattery } = runningCosts.plugIn;
  const car = { fuelType: 5, consumption: 1.8 } as const;
  const all = (share: number) => energyCost(car, inputOf(`elandel=${share}&paslag=0&el=2&bensin=16`)).perMil;
  expect(all(100)).toBeCloseTo((kwhOnBattery * 2) / 10, 5);
  expect(all(0)).toBeCloseTo((litresOnFuel * 16) / 10, 5);
  expect(energyCost(car, inputOf("elandel=30")).assumed).toContain("30\u00a0%");
});

test("[COST-7] what is not known of a car is assumed and said; insurance goes by class of power, and the last class has no end", () => {
  const car = { ...aCar({ consumption: null }), horsepower: null };
  const { assumed } = costOfCar(car, { price: 100_000, loanMonths: null }, inputOf(""), { model, now });
  expect(assumed).toEqual([
    "Förbrukningen är okänd: medel för drivmedlet.",
    "Effekten är okänd: försäkring i mellanklassen.",
  ]);
  const { classes } = runningCosts.insurance;
  expect(insuranceClass({ horsepower: 60 })).toEqual({ number: 1, perYear: classes[0]?.perYear });
  expect(insuranceClass({ horsepower: 100 }).number).toBe(1);
  expect(insuranceClass({ horsepower: 101 }).number).toBe(2);
  expect(insuranceClass({ horsepower: 1_200 })).toEqual({
    number: classes.length,
    perYear: classes.at(-1)?.perYear,
  });
});

test("[COST-7] an older car asks for more service", () => {
  const young = cost("", null, aCar({ firstRegisteredOn: "2025-11-15" })).parts.service;
  const old = cost("", null, aCar({ firstRegisteredOn: "2012-11-15" })).parts.service;
  expect(old / young).toBeCloseTo(runningCosts.service.older.at(-1)?.factor ?? 0, 5);
});

test("[COST-9] the visitor's own values count", () => {
  const { parts, basis } = cost("ar=2&mil=1000&forsakring=6000&service=3&dack=1,5&vardefall=10");
  expect(parts).toMatchObject({ insurance: 12_000, service: 6_000, tyres: 3_000 });
  expect(parts.depreciation).toBeCloseTo(219_900 * 0.19, 5);
  expect(basis).toBeNull();
});

test("[COST-11] a loan costs its interest for as long as the car is owned, and a trade-in lowers it", () => {
  const loan = loanFor({ price: 219_900, months: 36 });
  expect(cost("ar=3").parts.credit).toBe(0);
  expect(cost("ar=3", 36).parts.credit).toBe(loan?.creditCost);
  expect(cost("ar=8", 36).parts.credit).toBe(loan?.creditCost);
  expect(cost("ar=3&inbyte=100000", 36).loan).toMatchObject({ deposit: 100_000 });
  expect(cost("ar=3&inbyte=100000", 36).parts.credit).toBeLessThan(cost("ar=3", 36).parts.credit);
  // Worth more than the car: nothing is borrowed.
  expect(cost("ar=3&inbyte=500000", 36)).toMatchObject({ loan: null, parts: { credit: 0 } });
});

test("[COST-11] interest adds up month by month to what the whole loan costs", () => {
  const loan = loanFor({ price: 200_000, months: 60, fees: { setUp: 500, monthly: 30 } });
  if (!loan) throw new Error("a loan was expected");
  const within = [12, 24, 36, 48, 59].map((months) => loanCostWithin(loan, months));
  expect(within).toEqual(within.toSorted((one, other) => one - other));
  expect(Math.abs(loan.creditCost - (within.at(-1) ?? 0))).toBeLessThan(loan.creditCost / 40);
});

test("[COST-14] where the valuation knows the car its own share counts; where it declines, the circles do", () => {
  const costWith = (shareLeft: ShareLeft, query = "ar=3") =>
    costOfCar(aCar(), { price: 200_000, loanMonths: null }, inputOf(query), { model, shareLeft, now });
  const known = costWith(() => ({ share: 0.7, cars: 44 }));
  expect(known.valueThen).toBeCloseTo(140_000, 5);
  expect(known.basis).toEqual({ circle: "valued", cars: 44 });
  expect(costWith(() => null).basis?.circle).not.toBe("valued");
  // What the visitor writes counts before all.
  expect(costWith(() => ({ share: 0.7, cars: 44 }), "ar=3&vardefall=10").basis).toBeNull();
});
