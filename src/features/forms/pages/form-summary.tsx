import { CircleAlert } from "lucide-react";
import type { FormShape } from "../rules/form.ts";
import { errorsTitle } from "../rules/form-errors.ts";
import type { FieldError } from "../rules/form-field.ts";

type FormSummaryProps = { form: FormShape; errors: readonly FieldError[]; notice: string | null };

/** What is wrong with the form as a whole, and the way to each field; hidden while there is nothing. */
export function FormSummary({ form, errors, notice }: FormSummaryProps) {
  const title = notice ?? (errors.length > 0 ? errorsTitle(errors.length) : null);
  return (
    <section
      data-summary
      hidden={title === null}
      role="alert"
      tabIndex={-1}
      // The browser itself leads whoever sent the form without script to what must be put right.
      // biome-ignore lint/a11y/noAutofocus: it is there only on the answer to a form with mistakes.
      autoFocus={title !== null}
      className="rounded-sm border border-l-6 border-danger bg-surface px-5 py-4.5"
    >
      <h2 className="flex items-center gap-2.5 font-sans text-h4 font-[650] text-danger">
        <CircleAlert aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
        <span>{title}</span>
      </h2>
      <ul className="mt-1.5">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${fieldId(form, field)}`}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-3 lg:min-h-9"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** By it the summary, the script and the styles find a control. */
export function fieldId(form: FormShape, field: string): string {
  return `${form.name}-${field}`;
}
