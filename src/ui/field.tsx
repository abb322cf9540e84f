import { type ReactNode, useId } from "react";
import { describedBy, FieldError, FieldFact, FieldHint } from "./field-message.tsx";

/** Ids that tie a control to its label and messages. */
export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type FieldProps = {
  label: string;
  /** Given where an error summary leads to the field. */
  id?: string;
  hint?: string;
  error?: string;
  /** A fact that follows from what was typed: "84 500 km". Says nothing while there is an error. */
  fact?: string;
  /** How much of the room is used: "0 av 2 000". */
  count?: string;
  optional?: boolean;
  children: (control: FieldControl) => ReactNode;
};

/** Label above, help under it, error below; the control gets their ids. */
export function Field({
  label,
  id: given,
  hint,
  error,
  fact,
  count,
  optional = false,
  children,
}: FieldProps) {
  const generatedId = useId();
  const id = given ?? generatedId;
  const shownFact = error ? undefined : fact;
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex justify-between gap-3 text-sm leading-[1.4]">
        <label htmlFor={id} className="font-semibold">
          {label}
          {optional && <span className="font-normal text-ink-3"> valfritt</span>}
        </label>
        {count && (
          <span id={`${id}-count`} className="whitespace-nowrap text-ink-3">
            {count}
          </span>
        )}
      </div>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children({
        id,
        "aria-describedby": describedBy(id, { hint, error, fact: shownFact, count }),
        "aria-invalid": error ? true : undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {shownFact && <FieldFact id={`${id}-fact`}>{shownFact}</FieldFact>}
    </div>
  );
}
