import type { ReactNode } from "react";
import { formatDate } from "#core/dates/dates.ts";
import { formatKronor, formatMonthly } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { formatNumber } from "#core/text/number.ts";
import { formatPercent } from "#core/text/percent.ts";
import { financeDefaults, loanTerms } from "#features/credit/rules/finance-defaults.ts";
import { loanMonths } from "#features/credit/rules/loan-input.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field-message.tsx";
import { Input } from "#ui/input.tsx";
import { type FinanceField, financeFields, maxResidual } from "../rules/finance-input.ts";
import { DepositMeter } from "./deposit-meter.tsx";
import type { FinanceView } from "./finance-view.ts";

export const financeFormId = "kalkyl";

/** A form that the page itself answers. What stands in a `data-part` follows each choice where there is script. */
export function FinanceForm({ view }: { view: FinanceView }) {
  const { car, input } = view;
  const { paid, months, price, residualPercent, values, errors } = input;
  const residual = price === null || residualPercent === null ? null : (input.loan?.residual ?? null);
  return (
    <form id={financeFormId} action={paths.financing()} className="finance-form">
      {car ? (
        <input type="hidden" name="licenseplate" value={car.licenseplate} />
      ) : (
        <Section heading="Bilens pris" id="pris" value={price === null ? "" : formatKronor(price)}>
          <AmountField view={view} field="price" label="Pris på bilen" />
        </Section>
      )}
      <Section heading="Kontantinsats" id="insats" value={paid ? formatKronor(paid.deposit.total) : ""}>
        <div className="finance-amounts">
          <AmountField view={view} field="tradeIn" label="Din bil i inbyte" placeholder="0" />
          <AmountField view={view} field="tradeInLoan" label="Lån kvar på den" placeholder="0" />
          <AmountField view={view} field="cash" label="Egna pengar" placeholder={minCash(view)} />
        </div>
        <div data-part="meter">
          <DepositMeter input={input} />
        </div>
      </Section>
      <Section heading="Löptid" id="loptid" value={months === null ? "" : `${months} månader`}>
        <fieldset className="months finance-months">
          <legend className="sr-only">Löptid i månader</legend>
          {loanMonths.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name={financeFields.months}
                value={choice}
                defaultChecked={values.months === String(choice)}
              />
              {choice}
            </label>
          ))}
        </fieldset>
        <FieldErrorText field="months" text={errors.months} />
      </Section>
      <Section
        heading="Restvärde, betalas sista månaden"
        id="restvarde"
        value={residual === null ? "" : formatKronor(residual)}
      >
        <input
          type="range"
          name={financeFields.residual}
          min={0}
          max={maxResidual}
          step={1}
          defaultValue={residualPercent ?? maxResidual}
          autoComplete="off"
          aria-label="Restvärde i procent av priset"
          aria-describedby="restvarde-val"
          className="finance-range"
        />
        <p className="flex justify-between gap-3 text-xs text-ink-2">
          <span>0&nbsp;%</span>
          <span id="restvarde-val" data-part="residual" className="font-semibold text-ink">
            {residualPercent === null ? "" : `${residualPercent}\u00a0% av priset`}
          </span>
          <span>{maxResidual}&nbsp;%</span>
        </p>
        <FieldErrorText field="residual" text={errors.residual} />
        <p className="mt-2 text-xs text-ink-3">
          Lägre restvärde ger högre månadskostnad men mindre kvar att betala på slutet.
        </p>
      </Section>
      <Terms />
      <div className="finance-section print:hidden">
        <Button type="submit" variant="secondary" block>
          Räkna
        </Button>
      </div>
    </form>
  );
}

function Terms() {
  const { ratePercent, fees } = financeDefaults;
  const facts = [
    ["Rörlig årsränta", formatPercent(ratePercent)],
    ["Uppläggningsavgift", formatKronor(fees.setUp)],
    ["Aviavgift", formatMonthly(fees.monthly)],
  ] as const;
  return (
    <Section heading="Ränta och avgifter" id="villkor">
      <dl>
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3 border-b border-line py-2 text-sm">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-semibold whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-ink-3">
        Gäller från {formatDate(new Date(loanTerms.validFrom))}. Din ränta bestäms efter kreditprövning.
        Kreditgivare är {loanTerms.lender}.
      </p>
    </Section>
  );
}

type SectionProps = { heading: string; id: string; value?: string; children: ReactNode };

function Section({ heading, id, value, children }: SectionProps) {
  return (
    <section className="finance-section" aria-labelledby={`${id}-rubrik`}>
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id={`${id}-rubrik`} className="text-md font-semibold">
          {heading}
        </h2>
        {value !== undefined && (
          <b data-part={`${id}-value`} className="font-display text-lg whitespace-nowrap">
            {value}
          </b>
        )}
      </div>
      {children}
    </section>
  );
}

type AmountProps = {
  view: FinanceView;
  field: FinanceField;
  label: string;
  placeholder?: string;
  unit?: string;
};

/** The mistake has its place below even while there is none, so that the control always knows where it would stand. */
export function AmountField({ view, field, label, placeholder, unit = "kr" }: AmountProps) {
  const name = financeFields[field];
  const error = view.input.errors[field];
  return (
    <div className="min-w-0">
      <label htmlFor={name} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <Input
        id={name}
        name={name}
        form={financeFormId}
        defaultValue={view.input.values[field]}
        placeholder={placeholder}
        inputMode="numeric"
        autoComplete="off"
        unit={unit}
        aria-describedby={`${name}-note`}
        aria-invalid={error ? true : undefined}
      />
      <FieldErrorText field={field} text={error} />
    </div>
  );
}

function FieldErrorText({ field, text }: { field: FinanceField; text: string | undefined }) {
  const name = financeFields[field];
  return (
    <div id={`${name}-note`} data-part={`${name}-note`}>
      {text && <FieldError id={`${name}-fel`}>{text}</FieldError>}
    </div>
  );
}

/** What is paid where nothing is written. */
function minCash({ input }: FinanceView): string {
  return formatNumber(input.minCash);
}
