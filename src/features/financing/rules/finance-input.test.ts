import fc from "fast-check";
import { expect, test } from "vitest";
import { depositFloor } from "#features/credit/rules/deposit.ts";
import { financeDefaults } from "#features/credit/rules/finance-defaults.ts";
import { loanFor } from "#features/credit/rules/loan.ts";
import { financeFields, financeInputFrom } from "./finance-input.ts";

const input = (query: string, price: number | null = 289_900) =>
  financeInputFrom(new URLSearchParams(query), price);

test("[FINPAGE-1] without a wish it is the loan of every kr/mån, on the price of the example; an advert's address means the same here", () => {
  expect(input("", null)).toMatchObject({ price: financeDefaults.examplePrice, errors: {} });
  expect(input("", null).loan).toEqual(loanFor({ price: financeDefaults.examplePrice }));
  expect(input("").loan).toEqual(loanFor({ price: 289_900 }));
  expect(input("kontantinsats=60 000&manader=24&restvarde=nej").loan).toEqual(
    loanFor({ price: 289_900, deposit: 60_000, months: 24, residualPercent: 0 }),
  );
  expect(input("kontantinsats=25 %&restvarde=ja").loan?.deposit).toBe(72_475);
});

test("[FINPAGE-2] the old car counts, less what is owed for it; a car with more debt than worth gives no deposit, and the rest is named", () => {
  const { paid, loan, errors } = input(
    "inbyte=132 000&lan=72 000&kontantinsats=10 000&manader=48&restvarde=35",
  );
  expect(errors).toEqual({});
  expect(paid).toEqual({
    deposit: { total: 70_000, tradeIn: 60_000, cash: 10_000, paidOut: 0 },
    floor: 57_980,
    isEnough: true,
  });
  expect(loan).toMatchObject({ deposit: 70_000, credit: 219_900, residual: 101_465, months: 48 });
  expect(input("inbyte=50000&lan=80000")).toMatchObject({
    owedBesides: 30_000,
    paid: { deposit: { tradeIn: 0, total: 57_980 } },
  });
});

test("[FINPAGE-3] too little is answered with how much is missing, and there is no loan; where everything is paid at once there is nothing to borrow", () => {
  const { errors, loan, paid } = input("inbyte=40000&kontantinsats=0");
  expect(errors.cash).toBe(
    "Insatsen är minst 57\u00a0980\u00a0kr, 20\u00a0% av priset. Lägg till 17\u00a0980\u00a0kr.",
  );
  expect(paid).toMatchObject({ isEnough: false, deposit: { total: 40_000 } });
  expect(loan).toBeNull();
  expect(input("inbyte=300000")).toMatchObject({
    loan: null,
    errors: { cash: expect.stringContaining("inget lån") },
    paid: { deposit: { total: 289_900, paidOut: 10_100 } },
  });
});

test.each([
  ["pris=mycket", "price"],
  ["pris=9999", "price"],
  ["pris=20 %", "price"],
  ["inbyte=-1", "tradeIn"],
  ["lan=x", "tradeInLoan"],
  ["kontantinsats=60000,5", "cash"],
  ["manader=13", "months"],
  ["restvarde=51", "residual"],
  ["restvarde=toString", "residual"],
] as const)("[FINPAGE-4] %s is answered at its field, as typed, and no amounts are given", (query, field) => {
  const read = input(query, null);
  expect(Object.keys(read.errors)).toEqual([field]);
  expect(read.loan).toBeNull();
  const [, text = ""] = query.split("=");
  expect(read.values[field]).toBe(text);
});

test("[FINPAGE-4] a strange mileage leaves the loan as it is", () => {
  const read = input("mil=många");
  expect(read).toMatchObject({ milPerYear: 1_200, errors: { milPerYear: expect.any(String) } });
  expect(read.loan).not.toBeNull();
});

test("[FINPAGE-3] [FINPAGE-4] whatever is written, a loan never has less than a fifth down nor more than half left", () => {
  const field = fc.constantFrom(...Object.values(financeFields));
  const text = fc.oneof(fc.string(), fc.integer({ min: -10, max: 900_000 }).map(String), fc.constant("ja"));
  fc.assert(
    fc.property(fc.array(fc.tuple(field, text), { maxLength: 8 }), (said) => {
      const { loan, price, errors } = financeInputFrom(new URLSearchParams(said), null);
      if (loan === null) expect(Object.keys(errors)).not.toEqual([]);
      else {
        expect(loan.deposit).toBeGreaterThanOrEqual(depositFloor(price ?? 0));
        expect(loan.residual).toBeLessThanOrEqual((price ?? 0) / 2);
      }
    }),
  );
});
