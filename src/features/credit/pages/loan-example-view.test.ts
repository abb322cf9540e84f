import { expect, test } from "vitest";
import { loanFor } from "../rules/loan.ts";
import { loanExampleView } from "./loan-example-view.ts";

test("[CREDIT-2] a monthly cost comes with its months, effective rate, residual and example", () => {
  const loan = loanFor({ price: 200_000 });
  expect(loan).not.toBeNull();
  if (!loan) return;
  expect(loanExampleView(loan)).toEqual({
    monthly: "2\u00a0652\u00a0kr/mån",
    months: "i 36\u00a0månader",
    effectiveRate: "9,33\u00a0%",
    residual: "Restvärde 100\u00a0000\u00a0kr betalas i månad 36.",
    example: expect.stringContaining("effektiv ränta 9,33\u00a0%"),
  });
});
