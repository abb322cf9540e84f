import { expect, test } from "vitest";
import { financeDefaults, type LoanFees } from "./finance-defaults.ts";
import { type Loan, loanFor } from "./loan.ts";
import { representativeExample, residualText } from "./representative-example.ts";

function aLoan(price: number, fees?: LoanFees): Loan {
  const loan = loanFor({ price, fees });
  if (loan === null) throw new Error("a loan was expected");
  return loan;
}

const plainSpaces = (text: string) => text.replaceAll("\u00a0", " ");

test("[FIN-19] names price, deposit, credit, term, both rates, fees, payments, residual and total; says so when there are no fees", () => {
  expect(plainSpaces(representativeExample(aLoan(289_900, { setUp: 695, monthly: 59 })))).toBe(
    "Räkneexempel: kontantpris 289 900 kr, kontantinsats 57 980 kr (20 %), kreditbelopp 231 920 kr, 36 månader, rörlig ränta 8,95 %, effektiv ränta 9,87 %. Uppläggningsavgift 695 kr, aviavgift 59 kr/mån. 36 betalningar om 3 904 kr och restvärde 144 950 kr i månad 36. Totalt att betala 286 178 kr utöver kontantinsatsen.",
  );
  expect(plainSpaces(representativeExample(aLoan(financeDefaults.examplePrice)))).toBe(
    "Räkneexempel: kontantpris 200 000 kr, kontantinsats 40 000 kr (20 %), kreditbelopp 160 000 kr, 36 månader, rörlig ränta 8,95 %, effektiv ränta 9,33 %. Inga avgifter. 36 betalningar om 2 652 kr och restvärde 100 000 kr i månad 36. Totalt att betala 195 487 kr utöver kontantinsatsen.",
  );
});

test("[FIN-20] says what is left to pay and when, amounts held together", () => {
  expect(residualText(aLoan(289_900))).toBe("Restvärde 144\u00a0950\u00a0kr betalas i månad 36.");
});

test("[FIN-19] [FIN-20] without a residual none is named", () => {
  const loan = loanFor({ price: 200_000, residualPercent: 0 });
  if (loan === null) throw new Error("a loan was expected");
  expect(representativeExample(loan)).not.toContain("restvärde");
  expect(residualText(loan)).toBe("Inget restvärde, lånet är betalt efter månad 36.");
});
