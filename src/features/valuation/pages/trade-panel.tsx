import { CreditWarning } from "#features/credit/pages/credit-warning.tsx";
import { LoanExample } from "#features/credit/pages/loan-example.tsx";
import type { LoanExampleView } from "#features/credit/pages/loan-example-view.ts";
import type { CreditWarning as Warning } from "#features/credit/rules/credit-warning.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextLink } from "#ui/link.tsx";
import { Panel } from "#ui/panel.tsx";
import { PlateInput } from "#ui/plate-input.tsx";
import { flowFields } from "../rules/flow/flow-fields.ts";
import { StepForm } from "./flow-questions.tsx";

export type TradeView = {
  wanted: { name: string; to: string };
  rows: { label: string; sum: string }[];
  result: { label: string; sum: string };
  deposit: string;
  loan: LoanExampleView | null;
  warning: Warning | null;
};

/** What is left to pay for the car that is wanted, once and by month. */
export function TradePanel({ trade }: { trade: TradeView }) {
  const { wanted, rows, result, deposit, loan, warning } = trade;
  return (
    <section aria-labelledby="mellanskillnad">
      <h2 id="mellanskillnad" className="text-h2">
        Det betalar du emellan
      </h2>
      <p className="mt-1 mb-4 text-ink-2">
        Mot <TextLink to={wanted.to}>{wanted.name}</TextLink>. Båda priserna står för sig.
      </p>
      <Panel>
        <dl>
          {[...rows, result].map(({ label, sum }) => (
            <div key={label} className="flex justify-between gap-3 border-b border-line py-3">
              <dt className="text-ink-2">{label}</dt>
              <dd className="text-right font-semibold whitespace-nowrap">{sum}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4">{deposit}</p>
        {loan && warning && (
          <div className="mt-4 grid gap-4">
            <LoanExample loan={loan} />
            <CreditWarning warning={warning} />
          </div>
        )}
      </Panel>
    </section>
  );
}

/** Where the visitor's car has no valuation, staff work out the trade-in; the form says which car it is about. */
export function TradeInPerson({ wanted, price }: Pick<TradeView, "wanted"> & { price: string }) {
  return (
    <section aria-labelledby="bytet">
      <h2 id="bytet" className="text-h2">
        Bytet räknar vi på tillsammans
      </h2>
      <p className="mt-1 max-w-text text-ink-2">
        <TextLink to={wanted.to}>{wanted.name}</TextLink> kostar {price}. Mellanskillnaden får du när en
        värderare har satt ett pris på din bil. Gå vidare här intill, så följer bilen du vill ha med.
      </p>
    </section>
  );
}

type WantedFormProps = {
  action: string;
  carried: readonly [string, string][];
  raw: string;
  error: string | null;
  list: string;
};

const doNothing = () => {};

/** Which car it shall be instead: by its plate, or from the list. */
export function WantedForm({ action, carried, raw, error, list }: WantedFormProps) {
  return (
    <section aria-labelledby="vilken-bil">
      <h2 id="vilken-bil" className="text-h2">
        Vilken bil vill du byta till?
      </h2>
      <p className="mt-1 mb-4 text-ink-2">
        Skriv numret från annonsen, eller <TextLink to={list}>välj bland våra bilar</TextLink> och tryck på
        Byt in din bil där.
      </p>
      <Panel>
        <StepForm action={action} carried={carried}>
          <div className="grid gap-4">
            <Field
              id="onskad"
              label="Registreringsnummer på bilen du vill ha"
              {...(error && { error: error })}
            >
              {(control) => (
                <PlateInput
                  {...control}
                  name={flowFields.wanted}
                  size="md"
                  value={raw}
                  state={error ? "invalid" : "open"}
                  onChange={doNothing}
                />
              )}
            </Field>
            <Button type="submit" block>
              Räkna på bytet
            </Button>
          </div>
        </StepForm>
      </Panel>
    </section>
  );
}
