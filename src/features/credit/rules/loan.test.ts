import fc from "fast-check";
import { expect, test } from "vitest";
import { depositFor } from "./deposit.ts";
import { loanFor } from "./loan.ts";

test("[FIN-10] the worked example: 200 000 kr gives 2 652 kr a month and 9.33 % effective", () => {
  const loan = loanFor({ price: 200_000 });
  expect(loan).toMatchObject({
    deposit: 40_000,
    credit: 160_000,
    residual: 100_000,
    months: 36,
    monthly: 2652,
    totalToPay: 195_487,
    creditCost: 35_487,
  });
  expect(loan?.effectiveRatePercent).toBeCloseTo(9.33, 2);
});

test.each([
  [289_900, 3904, 9.87, 286_178],
  [269_900, 3638, 9.91, 266_629],
  [349_900, 4699, 9.78, 344_824],
])(
  "[FIN-10] %i kr with fees of 695 kr and 59 kr a month is %i kr a month, %f %% effective",
  (price, monthly, effective, total) => {
    const loan = loanFor({ price, fees: { setUp: 695, monthly: 59 } });
    expect(loan).toMatchObject({ monthly, totalToPay: total });
    expect(loan?.effectiveRatePercent).toBeCloseTo(effective, 2);
  },
);

test("[FIN-11] a deposit below the floor is raised to it; a trade-in serves as deposit", () => {
  expect(loanFor({ price: 200_000, deposit: 1_000 })).toEqual(loanFor({ price: 200_000, deposit: 40_000 }));
  const deposit = depositFor({ price: 200_000, cash: 0, tradeIn: 70_000 }).total;
  expect(loanFor({ price: 200_000, deposit })).toMatchObject({ deposit: 70_000, credit: 130_000 });
});

test("[FIN-12] a residual may be asked for, also none; the residual is half the price, but never more than what was borrowed", () => {
  expect(loanFor({ price: 200_000, residualPercent: 0 })).toMatchObject({ residual: 0 });
  expect(loanFor({ price: 200_001, residualPercent: 30 })).toMatchObject({ residual: 60_000 });
  expect(loanFor({ price: 200_000, deposit: 60_000 })).toMatchObject({ credit: 140_000, residual: 100_000 });
  expect(loanFor({ price: 200_005 })).toMatchObject({ deposit: 40_001, residual: 100_002 });
  expect(loanFor({ price: 200_000, deposit: 120_000 })).toMatchObject({ credit: 80_000, residual: 80_000 });
});

test.each([
  ["no price", { price: 0 }],
  ["a car paid in full", { price: 200_000, deposit: 200_000 }],
  ["more paid than the car costs", { price: 200_000, deposit: 250_000 }],
  ["no interest", { price: 200_000, ratePercent: 0 }],
  ["no term", { price: 200_000, months: 0 }],
  ["a set-up fee as large as the credit", { price: 200_000, fees: { setUp: 160_000, monthly: 0 } }],
])("[FIN-13] %s is no loan", (_case, request) => {
  expect(loanFor(request)).toBeNull();
});

test("[FIN-14] any loan adds up, and its effective rate is never below the nominal one", () => {
  fc.assert(
    fc.property(
      fc.record({
        price: fc.integer({ min: 5_000, max: 2_000_000 }),
        deposit: fc.integer({ min: 0, max: 1_000_000 }),
        months: fc.integer({ min: 6, max: 96 }),
        ratePercent: fc.integer({ min: 50, max: 2_500 }).map((hundredths) => hundredths / 100),
        fees: fc.record({
          setUp: fc.integer({ min: 0, max: 900 }),
          monthly: fc.integer({ min: 0, max: 99 }),
        }),
      }),
      (request) => {
        const loan = loanFor(request);
        fc.pre(loan !== null);
        expect(loan.deposit + loan.credit).toBe(loan.price);
        expect(loan.residual).toBeLessThanOrEqual(loan.credit);
        expect(loan.credit + loan.creditCost).toBe(loan.totalToPay);
        expect(loan.effectiveRatePercent).toBeGreaterThanOrEqual(loan.ratePercent);
        const shown = loan.months * loan.monthly + loan.residual + loan.fees.setUp;
        expect(Math.abs(shown - loan.totalToPay)).toBeLessThanOrEqual(loan.months / 2 + 1);
      },
    ),
  );
});
