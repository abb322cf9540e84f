import { formatDate } from "#core/dates/dates.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { confirmField, confirmValue, editValue } from "../rules/confirmation.ts";
import type { FormShape } from "../rules/form.ts";

type ConfirmViewProps = {
  form: FormShape;
  action: string;
  values: Readonly<Record<string, string>>;
  /** What follows from what was typed: until when one may. */
  facts: readonly { label: string; text: string }[];
};

/** Lines as they were broken. */
const asTyped = { whiteSpace: "pre-line" } as const;

/** The second step: all that was typed, and one button that makes it happen. */
export function ConfirmView({ form, action, values, facts }: ConfirmViewProps) {
  const rows = form.fields.flatMap(({ name, label, kind }) => {
    const text = values[name]?.trim() ?? "";
    return text === "" ? [] : [{ label, text: kind === "date" ? formatDate(new Date(text)) : text }];
  });
  return (
    <form method="post" action={action} data-form={`${form.name}-confirm`} className="grid max-w-160 gap-6">
      <dl>
        {[...rows, ...facts].map(({ label, text }) => (
          <div key={label} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-2">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="font-semibold wrap-anywhere" style={asTyped}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
      {form.fields.map(({ name }) => (
        <input key={name} type="hidden" name={name} value={values[name] ?? ""} />
      ))}
      <Notice>När du bekräftar gäller det direkt. Kvitto med datum och tid mejlas på en gång.</Notice>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" name={confirmField} value={confirmValue}>
          {form.confirm}
        </Button>
        <Button type="submit" size="lg" variant="secondary" name={confirmField} value={editValue}>
          Ändra
        </Button>
      </div>
    </form>
  );
}
