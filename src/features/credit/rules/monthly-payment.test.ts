import fc from "fast-check";
import { expect, test } from "vitest";
import { financeDefaults } from "./finance-defaults.ts";
import { exactMonthlyPayment, monthlyPayment } from "./monthly-payment.ts";

const ruled = { credit: 160_000, residual: 100_000, ratePercent: 8.95, months: 36 };

test("[FIN-1] the default loan: 8.95 %, 36 months, 20 % down, half the price left, no fees", () => {
  expect(financeDefaults).toMatchObject({
    ratePercent: 8.95,
    months: 36,
    depositPercent: 20,
    residualPercent: 50,
    fees: { setUp: 0, monthly: 0 },
  });
});

test("[FIN-4] 160 000 kr down to 100 000 kr in 36 months at 8.95 % is 2 652 kr a month; without a residual it is the plain annuity", () => {
  expect(monthlyPayment(ruled)).toBe(2652);
  expect(monthlyPayment({ credit: 100_000, residual: 0, ratePercent: 12, months: 12 })).toBe(8885);
});

test("[FIN-4] paying month by month, with interest on what is owed, leaves the residual", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 2_000_000 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 1, max: 3_000 }),
      fc.integer({ min: 1, max: 120 }),
      (credit, residualShare, hundredths, months) => {
        const residual = (credit * residualShare) / 100;
        const ratePercent = hundredths / 100;
        const payment = exactMonthlyPayment({ credit, residual, ratePercent, months });
        let owed = credit;
        for (let month = 0; month < months; month++) owed += (owed * ratePercent) / 1200 - payment;
        expect(Math.abs(owed - residual)).toBeLessThan(0.01);
      },
    ),
  );
});

test.each([
  ["no interest", { ...ruled, ratePercent: 0 }],
  ["no term", { ...ruled, months: 0 }],
  ["neither interest nor credit", { ...ruled, ratePercent: 0, credit: 0 }],
])("[FIN-5] %s gives 0", (_case, instalments) => {
  expect(monthlyPayment(instalments)).toBe(0);
});

test.each([
  ["nothing borrowed", { ...ruled, credit: 0, residual: 0 }],
  ["less than nothing borrowed", { ...ruled, credit: -10_000, residual: 0 }],
  ["a residual that the interest does not even reach", { ...ruled, residual: 300_000 }],
  ["a payment that rounds to nothing", { ...ruled, credit: 10, residual: 0, months: 120 }],
  ["a negative rate", { ...ruled, ratePercent: -1 }],
  ["a negative term", { ...ruled, months: -12 }],
  ["something that is no number", { ...ruled, credit: Number.NaN }],
])("[FIN-6] %s gives null", (_case, instalments) => {
  expect(monthlyPayment(instalments)).toBeNull();
});
