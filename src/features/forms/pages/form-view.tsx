import type { ReactNode } from "react";
import { paths } from "#core/paths.ts";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/link.tsx";
import type { FormShape } from "../rules/form.ts";
import type { FieldError, FormField, SentPicture } from "../rules/form-field.ts";
import { FormFieldView } from "./form-field-view.tsx";
import { FormSummary, fieldId } from "./form-summary.tsx";
import { Honeypot } from "./honeypot.tsx";
import { PicturesView } from "./pictures-view.tsx";

export type FormState = {
  values: Readonly<Record<string, string>>;
  errors: readonly FieldError[];
  notice: string | null;
  /** What came with a form that has to be sent again. */
  pictures?: readonly SentPicture[];
};
export const emptyForm: FormState = { values: {}, errors: [], notice: null };

type FormViewProps = {
  form: FormShape;
  /** Where the form is posted without script. */
  action: string;
  state: FormState;
  /** Values of hidden fields, given by the page. */
  fixed?: Readonly<Record<string, string>>;
  /** Text beside the button: what happens to what is sent. */
  footnote?: string;
  /** A second button, for more to choose from: the form comes back with what was typed. */
  more?: { text: string; action: string } | null;
  /** The key under which the tab stores its pictures; by default the form's name. */
  memory?: string | undefined;
  /** How the button looks: the page may have a first action of its own. */
  button?: "primary" | "secondary";
  /** Shown before the fields. */
  children?: ReactNode;
};

/**
 * A form from its description, as plain HTML: rendered on the server, where it costs no script, and posted by the browser
 * itself. `enhance-form.ts` finds all it needs in the attributes.
 */
export function FormView({
  form,
  action,
  state,
  fixed = {},
  footnote,
  more,
  memory = form.name,
  button = "primary",
  children,
}: FormViewProps) {
  const { values, errors, notice, pictures = [] } = state;
  return (
    <form
      method="post"
      action={action}
      encType={form.fields.some(({ kind }) => filed.includes(kind)) ? "multipart/form-data" : undefined}
      noValidate
      data-form={form.name}
      data-api={form.api ?? undefined}
      data-method={form.method}
      className="grid max-w-160 gap-6"
    >
      <FormSummary form={form} errors={errors} notice={notice} />
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {rowsOf(form.fields.filter(({ name }) => !(name in fixed))).map((row) => (
        <div key={row[0]?.name} className={row.length > 1 ? "grid gap-6 sm:grid-cols-2" : undefined}>
          {row.map((field) => {
            const common = {
              field,
              id: fieldId(form, field.name),
              error: errors.find((error) => error.field === field.name)?.message ?? null,
            };
            return field.kind === "pictures" ? (
              <PicturesView key={field.name} {...common} uploaded={pictures} memory={memory} />
            ) : (
              <FormFieldView key={field.name} {...common} value={values[field.name] ?? ""} />
            );
          })}
        </div>
      ))}
      <Honeypot />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="lg" variant={button}>
          {form.submit}
        </Button>
        {more && (
          <Button type="submit" variant="secondary" size="lg" formAction={more.action} formNoValidate>
            {more.text}
          </Button>
        )}
        {footnote && (
          <p className="max-w-text text-sm text-ink-2">
            {footnote} <TextLink to={paths.privacy()}>Så hanterar vi uppgifterna</TextLink>
          </p>
        )}
      </div>
    </form>
  );
}

/** The kinds of fields that are sent as files. */
const filed: readonly FormField["kind"][] = ["pdf", "pictures"];

/** Two neighbours that take half a row share one. */
function rowsOf(fields: readonly FormField[]): FormField[][] {
  const rows: FormField[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (field.isHalf && last?.length === 1 && last[0]?.isHalf) last.push(field);
    else rows.push([field]);
  }
  return rows;
}
