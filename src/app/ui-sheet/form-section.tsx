import { type FormEvent, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { SheetSection } from "./sheet-section.tsx";

/** Sent empty, it shows what a form says about mistakes. */
export function FormSection() {
  const id = useId();
  const [errors, setErrors] = useState<{ id: string; text: string }[]>([]);
  const fields = [
    { name: "email", id: `${id}-email`, label: "E-post", text: "E-post saknas/felaktig" },
    { name: "message", id: `${id}-message`, label: "Meddelande", text: "Meddelande saknas" },
  ] as const;
  const errorOf = (fieldId: string) => errors.find((error) => error.id === fieldId)?.text ?? "";
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    setErrors(fields.filter(({ name }) => !sent.get(name)));
  };
  return (
    <SheetSection title="Formulär med fel">
      <form noValidate onSubmit={check} className="grid max-w-160 gap-6">
        {errors.length > 0 && <ErrorSummary title={`Att rätta: ${errors.length}`} errors={errors} />}
        {fields.map((field) => (
          <Field key={field.name} id={field.id} label={field.label} error={errorOf(field.id)}>
            {(control) =>
              field.name === "email" ? (
                <Input {...control} name={field.name} type="email" autoComplete="off" />
              ) : (
                <Textarea {...control} name={field.name} />
              )
            }
          </Field>
        ))}
        <div>
          <Button type="submit" size="lg">
            Skicka
          </Button>
        </div>
      </form>
    </SheetSection>
  );
}
