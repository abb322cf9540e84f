import type { FocusEvent } from "react";
import {
  type LoanWish,
  loanFields,
  loanMonths,
  type ResidualChoice,
} from "#features/credit/rules/loan-wish.ts";
import { Field } from "#ui/field.tsx";
import { FieldError } from "#ui/field-message.tsx";
import { Input } from "#ui/input.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { depositShare } from "./loan-answer-view.ts";

export function DepositField({
  typed,
  wish,
  onLeave,
}: {
  typed: string;
  wish: LoanWish;
  onLeave: (event: FocusEvent) => void;
}) {
  const error = wish.ok ? undefined : wish.errors.deposit;
  return (
    <Field
      label="Kontantinsats"
      {...(error && { error })}
      {...(wish.ok && { fact: depositShare(wish.loan) })}
    >
      {(control) => (
        <Input
          {...control}
          name={loanFields.deposit}
          defaultValue={typed}
          onBlur={onLeave}
          autoComplete="off"
          inputMode="numeric"
          unit="kr"
        />
      )}
    </Field>
  );
}

type ChoiceProps = { typed: string; error: string | undefined; onChoose: () => void };

export function MonthsField({ typed, error, onChoose }: ChoiceProps) {
  const offered = loanMonths.map(String);
  // What the address asks for and we do not offer is kept, so that the mistake can be seen.
  const choices = offered.includes(typed) ? offered : [typed, ...offered];
  return (
    <Field label="Löptid" {...(error && { error })}>
      {(control) => (
        <Select {...control} name={loanFields.months} defaultValue={typed} onChange={onChoose}>
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

export function ResidualField({ typed, error, onChoose }: ChoiceProps) {
  return (
    <div>
      <Segmented
        label="Restvärde"
        name={loanFields.residual}
        options={residuals}
        block
        defaultValue={typed === "nej" ? "nej" : "ja"}
        onChange={onChoose}
      />
      {error && <FieldError id="restvarde-error">{error}</FieldError>}
    </div>
  );
}
