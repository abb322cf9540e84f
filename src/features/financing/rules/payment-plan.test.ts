import fc from "fast-check";
import { expect, test } from "vitest";
import { type Loan, loanFor } from "#features/credit/rules/loan.ts";
import { loanMonths } from "#features/credit/rules/loan-input.ts";
import { debtAfter, paymentPlan } from "./payment-plan.ts";

/** Any loan that the calculator can be asked for. */
const anyLoan = fc
  .record({
    price: fc.integer({ min: 10_000, max: 2_000_000 }),
    depositShare: fc.integer({ min: 20, max: 90 }),
    months: fc.constantFrom(...loanMonths),
    residualPercent: fc.integer({ min: 0, max: 50 }),
    ratePercent: fc.integer({ min: 1, max: 2_500 }).map((hundredths) => hundredths / 100),
    fees: fc.record({ setUp: fc.integer({ min: 0, max: 900 }), monthly: fc.integer({ min: 0, max: 99 }) }),
  })
  .map(({ depositShare, ...request }) =>
    loanFor({ ...request, deposit: Math.ceil((request.price * depositShare) / 100) }),
  )
  .filter((loan): loan is Loan => loan !== null);

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Halves the interval a hundred times and knows no derivative: another way to the same rate. */
function rateByBisection({ credit, residual, months, fees, ratePercent }: Loan): number {
  const monthly = ratePercent / 1200;
  const growth = (1 + monthly) ** months;
  const payment = ((credit * growth - residual) * monthly) / (growth - 1) + fees.monthly;
  const worth = (yearly: number) => {
    let value = residual / (1 + yearly) ** (months / 12);
    for (let month = 1; month <= months; month++) value += payment / (1 + yearly) ** (month / 12);
    return value;
  };
  let [low, high] = [0, 1_000];
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (worth(middle) > credit - fees.setUp) low = middle;
    else high = middle;
  }
  return ((low + high) / 2) * 100;
}

test("[PLAN-1] every row's payment is its interest, amortisation and fee", () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      for (const row of paymentPlan(loan)) {
        expect(row.interest + row.amortisation + row.fee).toBe(row.toPay);
        expect(Math.abs(row.toPay - loan.monthly)).toBeLessThanOrEqual(1);
        expect(row.interest).toBeGreaterThanOrEqual(-1);
      }
    }),
  );
});

test("[PLAN-2] the rows, the residual and the set-up fee are the total to pay, to the krona", () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const plan = paymentPlan(loan);
      expect(plan).toHaveLength(loan.months);
      expect(sum(plan.map(({ toPay }) => toPay)) + loan.residual + loan.fees.setUp).toBe(loan.totalToPay);
      expect(sum(plan.map(({ amortisation }) => amortisation)) + loan.residual).toBe(loan.credit);
      expect(sum(plan.map(({ interest, fee }) => interest + fee)) + loan.fees.setUp).toBe(loan.creditCost);
    }),
  );
});

test("[PLAN-3] the last balance is the residual, and the debt never grows", () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const balances = [loan.credit, ...paymentPlan(loan).map(({ left }) => left)];
      expect(balances.at(-1)).toBe(loan.residual);
      expect(balances).toEqual(balances.toSorted((one, other) => other - one));
    }),
  );
});

test("[PLAN-3] the worked example of 289 900 kr: 48 months down to 101 465 kr", () => {
  const loan = loanFor({
    price: 289_900,
    deposit: 70_000,
    months: 48,
    residualPercent: 35,
    fees: { setUp: 695, monthly: 59 },
  });
  expect(loan).toMatchObject({ credit: 219_900, residual: 101_465, monthly: 3760 });
  expect(loan).toMatchObject({ totalToPay: 282_650, creditCost: 62_750 });
  expect(loan?.effectiveRatePercent).toBeCloseTo(9.92, 2);
  const plan = loan ? paymentPlan(loan) : [];
  expect(plan.slice(0, 3).map(({ left }) => left)).toEqual([217_839, 215_762, 213_670]);
  expect([12, 24, 36, 48].map((month) => plan[month - 1]?.left)).toEqual([
    194_126, 165_949, 135_143, 101_465,
  ]);
  expect(plan[0]).toEqual({
    month: 1,
    toPay: 3760,
    interest: 1640,
    amortisation: 2061,
    fee: 59,
    left: 217_839,
  });
});

test("[PLAN-4] before the first payment the whole credit is owed", () => {
  const loan = loanFor({ price: 200_000 });
  if (loan === null) throw new Error("a loan was expected");
  const plan = paymentPlan(loan);
  expect([0, 36].map((month) => debtAfter(loan, plan, month))).toEqual([160_000, 100_000]);
});

test("[FIN-7] the effective rate is that of an independent bisection, to 0.01 points", () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      fc.pre(loan.effectiveRatePercent < 1_000);
      expect(Math.abs(loan.effectiveRatePercent - rateByBisection(loan))).toBeLessThan(0.01);
    }),
    { numRuns: 300 },
  );
});

test("[FIN-23] a dearer car never costs less a month, with the same deposit, months and residual", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 200_000 }).map((tens) => tens * 10),
      fc.integer({ min: 1, max: 50_000 }).map((tens) => tens * 10),
      fc.constantFrom(...loanMonths),
      fc.integer({ min: 0, max: 50 }),
      (price, more, months, residualPercent) => {
        const monthly = (requested: number) =>
          loanFor({ price: requested, months, residualPercent })?.monthly ?? 0;
        expect(monthly(price + more)).toBeGreaterThanOrEqual(monthly(price));
      },
    ),
  );
});
