import { expect, test } from "vitest";
import { loanFor } from "./loan.ts";
import { type LoanFormValues, loanFormValuesFromQuery, readLoanInput } from "./loan-input.ts";

const price = 200_000;
const usual = loanFormValuesFromQuery(new URLSearchParams(), price);
const wish = (said: Partial<LoanFormValues>) => readLoanInput({ ...usual, ...said }, price);
const errorsOf = (said: Partial<LoanFormValues>) => {
  const read = wish(said);
  return read.ok ? null : read.errors;
};

test("[CALC-1] without a wish it is the loan of every kr/mån; the address says deposit, months and residual, and what it says is kept as typed", () => {
  expect(usual).toEqual({ deposit: "40\u00a0000", months: "36", residual: "ja" });
  expect(readLoanInput(usual, price)).toEqual({ ok: true, loan: loanFor({ price }) });
  const query = new URLSearchParams("kontantinsats=+60 tusen&manader=13&restvarde=kanske");
  expect(loanFormValuesFromQuery(query, price)).toEqual({
    deposit: " 60 tusen",
    months: "13",
    residual: "kanske",
  });
});

test.each([
  ["60 000", 60_000],
  ["60\u00a0000 kr", 60_000],
  ["60000", 60_000],
  ["25 %", 50_000],
  ["33,3%", 66_600],
])("[CALC-3] %s is a deposit of %i", (deposit, kronor) => {
  expect(wish({ deposit })).toMatchObject({ ok: true, loan: { deposit: kronor } });
});

test.each([
  ["", /hela kronor/],
  ["mycket", /hela kronor/],
  ["60000,5", /hela kronor/],
  ["-60000", /minst 40.000.kr/],
  ["39999", /minst 40.000.kr, 20.% av priset/],
  ["19 %", /minst/],
  ["200 000", /lägre än priset, 200.000.kr/],
  ["1e9", /hela kronor/],
])("[CALC-3] the deposit %j is answered at its field", (deposit, message) => {
  expect(errorsOf({ deposit })?.deposit).toMatch(message);
});

test("[CALC-2] a term that we do not offer is answered at its field", () => {
  expect(wish({ months: "60" })).toMatchObject({ ok: true, loan: { months: 60 } });
  expect(errorsOf({ months: "13" })).toEqual({
    months: "Välj en löptid: 12, 24, 36, 48, 60, 72, 84 månader.",
  });
  expect(errorsOf({ months: "", deposit: "" })).toMatchObject({
    months: expect.any(String),
    deposit: expect.any(String),
  });
});

test("[CALC-4] without a residual the loan is paid off by its payments", () => {
  expect(wish({ residual: "nej" })).toEqual({ ok: true, loan: loanFor({ price, residualPercent: 0 }) });
  expect(errorsOf({ residual: "toString" })).toEqual({ residual: "Välj lån med eller utan restvärde." });
});
