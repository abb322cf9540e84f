import { type FocusEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { paths } from "#core/paths.ts";
import { formatNumber } from "#core/text/number.ts";
import { CreditWarning } from "#features/credit/pages/credit-warning.tsx";
import type { CreditWarning as Warning } from "#features/credit/rules/credit-warning.ts";
import {
  type LoanFormValues,
  loanFields,
  loanFormValuesFromQuery,
  readLoanInput,
} from "#features/credit/rules/loan-input.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { DepositSlider } from "./deposit-slider.tsx";
import { DepositField, MonthsField, ResidualField } from "./loan-fields.tsx";
import { LoanOutcome } from "./loan-outcome.tsx";
import { Section } from "./section.tsx";

export type LoanCalculatorView = {
  path: string;
  licenseplate: string;
  price: number;
  input: LoanFormValues;
  warning: Warning;
};

export const loanCalculatorId = "rakna-pa-lan";

/** As long as a click of a finger lasts. */
const pressMs = 250;

/**
 * A form that the page itself answers. With script the answer follows each choice, and what was written before the
 * script came is taken in. The fields keep what stands in them: a mistake is answered, never rewritten.
 */
export function LoanCalculator({ calculator }: { calculator: LoanCalculatorView }) {
  const { path, licenseplate, price, input, warning } = calculator;
  const form = useRef<HTMLFormElement>(null);
  const [loanInput, setLoanInput] = useState(() => readLoanInput(input, price));
  const errors = loanInput.ok ? {} : loanInput.errors;

  function count() {
    const read = readLoanInput(readInputOf(form.current, price) ?? input, price);
    setLoanInput(read);
    if (read.ok) writeDeposit(read.loan.deposit);
  }

  /** By the keyboard at once. A click outside must find what it aims at before the answer moves it. */
  function leave({ relatedTarget }: FocusEvent) {
    setTimeout(count, relatedTarget ? 0 : pressMs);
  }

  function writeDeposit(deposit: number) {
    const field = form.current?.elements.namedItem(loanFields.deposit);
    if (field instanceof HTMLInputElement) field.value = formatNumber(deposit);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has come.
  useEffect(() => {
    const current = readInputOf(form.current, price);
    if (JSON.stringify(current) !== JSON.stringify(input)) count();
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
                <DepositField input={input.deposit} loanInput={loanInput} onLeave={leave} />
                <DepositSlider
                  price={price}
                  deposit={loanInput.ok ? loanInput.loan.deposit : null}
                  onChange={(deposit) => {
                    writeDeposit(deposit);
                    count();
                  }}
                />
              </div>
              <MonthsField input={input.months} error={errors.months} onChoose={count} />
              <ResidualField input={input.residual} error={errors.residual} onChoose={count} />
              <Button type="submit" variant="secondary">
                Räkna
              </Button>
              <Button
                type="submit"
                variant="ghost"
                name="licenseplate"
                value={licenseplate}
                formAction={paths.financing()}
              >
                Betalplan och bilens värde
              </Button>
            </form>
            <div aria-live="polite">
              <LoanOutcome loanInput={loanInput} />
            </div>
          </div>
        </Panel>
        <CreditWarning warning={warning} />
      </div>
    </Section>
  );
}

function readInputOf(form: HTMLFormElement | null, price: number): LoanFormValues | null {
  // The form has texts alone, which browsers take for a query as they are.
  const texts = form && (new FormData(form) as unknown as URLSearchParams);
  return texts && loanFormValuesFromQuery(new URLSearchParams(texts), price);
}
