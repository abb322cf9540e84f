import type { FocusEvent } from "react";
import {
  type LoanInput,
  loanFields,
  loanMonths,
  type ResidualChoice,
} from "#features/credit/rules/loan-input.ts";
import { Field } from "#ui/field.tsx";
import { FieldError } from "#ui/field-message.tsx";
import { Input } from "#ui/input.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { depositShare } from "./loan-outcome-view.ts";

export function DepositField({
  input,
  loanInput,
  onLeave,
}: {
  input: string;
  loanInput: LoanInput;
  onLeave: (event: FocusEvent) => void;
}) {
  const error = loanInput.ok ? undefined : loanInput.errors.deposit;
  return (
    <Field
      label="Kontantinsats"
      {...(error && { error })}
      {...(loanInput.ok && { fact: depositShare(loanInput.loan) })}
    >
      {(control) => (
        <Input
          {...control}
          name={loanFields.deposit}
          defaultValue={input}
          onBlur={onLeave}
          autoComplete="off"
          inputMode="numeric"
          unit="kr"
        />
      )}
    </Field>
  );
}

type ChoiceProps = { input: string; error: string | undefined; onChoose: () => void };

export function MonthsField({ input, error, onChoose }: ChoiceProps) {
  const offered = loanMonths.map(String);
  // What the address asks for and we do not offer is kept, so that the mistake can be seen.
  const choices = offered.includes(input) ? offered : [input, ...offered];
  return (
    <Field label="Löptid" {...(error && { error })}>
      {(control) => (
        <Select {...control} name={loanFields.months} defaultValue={input} onChange={onChoose}>
          {choices.map((months) => (
            <option key={months} value={months}>
              {months}&nbsp;månader
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const residuals = [
  { value: "ja", label: "Restvärde 50 %" },
  { value: "nej", label: "Inget restvärde" },
] as const satisfies { value: ResidualChoice; label: string }[];

export function ResidualField({ input, error, onChoose }: ChoiceProps) {
  return (
    <div>
      <Segmented
        label="Restvärde"
        name={loanFields.residual}
        options={residuals}
        block
        defaultValue={input === "nej" ? "nej" : "ja"}
        onChange={onChoose}
      />
      {error && <FieldError id="restvarde-error">{error}</FieldError>}
    </div>
  );
}
