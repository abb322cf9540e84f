import fc from "fast-check";
import { expect, test } from "vitest";
import { type CashFlow, effectiveRatePercent } from "./effective-rate.ts";
import { exactMonthlyPayment } from "./monthly-payment.ts";

const instalments = { credit: 160_000, residual: 100_000, ratePercent: 8.95, months: 36 };
const payment = exactMonthlyPayment(instalments);

/** The directive's own equation, written with years instead of months. */
function worthAt(ratePercent: number, flow: CashFlow): number {
  const yearly = 1 + ratePercent / 100;
  let worth = flow.residual * yearly ** (-flow.months / 12);
  for (let month = 1; month <= flow.months; month++) worth += flow.payment * yearly ** (-month / 12);
  return worth;
}

test("[FIN-7] without fees 8.95 % nominal is 9.33 % effective; 695 kr to set up and 59 kr a month make it 10.12 %", () => {
  const rate = effectiveRatePercent({ received: 160_000, payment, months: 36, residual: 100_000 });
  expect(rate).toBeCloseTo(9.33, 2);
  expect(rate).toBeCloseTo(((1 + 0.0895 / 12) ** 12 - 1) * 100, 9);
  const flow = { received: 160_000 - 695, payment: payment + 59, months: 36, residual: 100_000 };
  expect(effectiveRatePercent(flow)).toBeCloseTo(10.12, 2);
});

test("[FIN-7] at the rate found, what is paid is worth what was received", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 1, max: 120 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      (receivedPercent, payment, months, residual) => {
        const received = ((payment * months + residual) * receivedPercent) / 100;
        const flow = { received, payment, months, residual };
        const rate = effectiveRatePercent(flow) ?? Number.NaN;
        expect(rate).toBeGreaterThan(-1e-9);
        expect(worthAt(rate, flow) / received).toBeCloseTo(1, 8);
      },
    ),
    { numRuns: 500 },
  );
});

test("[FIN-7] a dearer fee is a higher rate", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 1, max: 5_000 }), (fee, more) => {
      const rateWith = (setUp: number) =>
        effectiveRatePercent({ received: 160_000 - setUp, payment, months: 36, residual: 100_000 }) ?? 0;
      expect(rateWith(fee + more)).toBeGreaterThan(rateWith(fee));
    }),
  );
});

test.each([
  ["nothing received", { received: 0, payment: 100, months: 12, residual: 0 }],
  ["fees that eat the credit", { received: -5, payment: 100, months: 12, residual: 0 }],
  ["nothing paid", { received: 1000, payment: 0, months: 12, residual: 0 }],
  ["no months", { received: 1000, payment: 100, months: 0, residual: 0 }],
])("[FIN-8] %s has no rate", (_case, flow) => {
  expect(effectiveRatePercent(flow)).toBeNull();
});

test.each([
  ["an interest-free loan", { received: 1200, payment: 100, months: 12, residual: 0 }, 0],
  ["a loan that pays back half", { received: 1000, payment: 0, months: 12, residual: 500 }, -50],
  ["a loan that is all but given away", { received: 1000, payment: 0, months: 1, residual: 1 }, -100],
  ["a krona that costs a thousand", { received: 1, payment: 0, months: 12, residual: 1000 }, 99_900],
])("[FIN-9] finds the rate of %s", (_case, flow, percent) => {
  expect(effectiveRatePercent(flow)).toBeCloseTo(percent, 6);
});
