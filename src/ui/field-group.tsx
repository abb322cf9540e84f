import { type ReactNode, useId } from "react";
import { describedBy, FieldError, FieldHint } from "./field-message.tsx";

type FieldGroupProps = {
  legend: string;
  id?: string;
  hint?: string;
  error?: string;
  optional?: boolean;
  children: ReactNode;
};

/** One question with several controls for its answer: radio buttons, checkboxes. */
export function FieldGroup({ legend, id: given, hint, error, optional = false, children }: FieldGroupProps) {
  const generatedId = useId();
  const id = given ?? generatedId;
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={describedBy(id, { hint, error })} className="min-w-0">
      <legend className="mb-1.5 text-sm leading-[1.4] font-semibold">
        {legend}
        {optional && <span className="font-normal text-ink-3"> valfritt</span>}
      </legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
