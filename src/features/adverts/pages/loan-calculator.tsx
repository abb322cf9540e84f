import { type FocusEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { paths } from "#core/paths.ts";
import { formatNumber } from "#core/text/number.ts";
import { CreditWarning } from "#features/credit/pages/credit-warning.tsx";
import type { CreditWarning as Warning } from "#features/credit/rules/credit-warning.ts";
import {
  loanFields,
  readLoanWish,
  type TypedLoan,
  typedLoanFromQuery,
} from "#features/credit/rules/loan-wish.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { DepositSlider } from "./deposit-slider.tsx";
import { LoanAnswer } from "./loan-answer.tsx";
import { DepositField, MonthsField, ResidualField } from "./loan-fields.tsx";
import { Section } from "./section.tsx";

export type LoanCalculatorView = {
  path: string;
  licenseplate: string;
  price: number;
  typed: TypedLoan;
  warning: Warning;
};

export const loanCalculatorId = "rakna-pa-lan";

/** As long as a press of a finger lasts. */
const pressMs = 250;

/**
 * A form that the page itself answers. With script the answer follows each choice, and what was written before the
 * script came is taken in. The fields keep what stands in them: a mistake is answered, never rewritten.
 */
export function LoanCalculator({ calculator }: { calculator: LoanCalculatorView }) {
  const { path, licenseplate, price, typed, warning } = calculator;
  const form = useRef<HTMLFormElement>(null);
  const [wish, setWish] = useState(() => readLoanWish(typed, price));
  const errors = wish.ok ? {} : wish.errors;

  function count() {
    const read = readLoanWish(typedIn(form.current, price) ?? typed, price);
    setWish(read);
    if (read.ok) writeDeposit(read.loan.deposit);
  }

  /** By the keyboard at once. A press outside must find what it aims at before the answer moves it. */
  function leave({ relatedTarget }: FocusEvent) {
    setTimeout(count, relatedTarget ? 0 : pressMs);
  }

  function writeDeposit(deposit: number) {
    const field = form.current?.elements.namedItem(loanFields.deposit);
    if (field instanceof HTMLInputElement) field.value = formatNumber(deposit);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has come.
  useEffect(() => {
    const written = typedIn(form.current, price);
    if (JSON.stringify(written) !== JSON.stringify(typed)) count();
  }, []);

  function answer(event: SubmitEvent<HTMLFormElement>) {
    // The way to the payment plan is a page of its own.
    if (event.nativeEvent.submitter?.hasAttribute("formaction")) return;
    event.preventDefault();
    count();
  }

  return (
    <Section heading="Räkna på lån" id={loanCalculatorId} print={false}>
      <div className="grid gap-4">
        <Panel>
          <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
            <form
              ref={form}
              action={`${path}#${loanCalculatorId}`}
              onSubmit={answer}
              className="grid content-start gap-5"
            >
              <div>
                <DepositField typed={typed.deposit} wish={wish} onLeave={leave} />
                <DepositSlider
                  price={price}
                  deposit={wish.ok ? wish.loan.deposit : null}
                  onChange={(deposit) => {
                    writeDeposit(deposit);
                    count();
                  }}
                />
              </div>
              <MonthsField typed={typed.months} error={errors.months} onChoose={count} />
              <ResidualField typed={typed.residual} error={errors.residual} onChoose={count} />
              <Button type="submit" look="secondary">
                Räkna
              </Button>
              <Button
                type="submit"
                look="ghost"
                name="licenseplate"
                value={licenseplate}
                formAction={paths.financing()}
              >
                Betalplan och bilens värde
              </Button>
            </form>
            <div aria-live="polite">
              <LoanAnswer wish={wish} />
            </div>
          </div>
        </Panel>
        <CreditWarning warning={warning} />
      </div>
    </Section>
  );
}

function typedIn(form: HTMLFormElement | null, price: number): TypedLoan | null {
  // The form has texts alone, which browsers take for a query as they are.
  const texts = form && (new FormData(form) as unknown as URLSearchParams);
  return texts && typedLoanFromQuery(new URLSearchParams(texts), price);
}
