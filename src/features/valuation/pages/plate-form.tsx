import { ArrowRight } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { Form } from "react-router";
import { findPlate } from "#core/plate/find-plate.ts";
import { plateErrorText } from "#core/plate/plate-error-text.ts";
import { Button } from "#ui/button.tsx";
import type { ButtonVariant } from "#ui/button-variant.ts";
import { Field } from "#ui/field.tsx";
import { PlateInput } from "#ui/plate-input.tsx";
import type { PlatePrompt } from "./plate-submission.ts";

type PlateFormProps = {
  prompt: PlatePrompt;
  action: string;
  /** What was written last time, when it was no plate. */
  invalid?: string | undefined;
  variant?: ButtonVariant;
};

/** Sends the plate with the address, so that it works without JavaScript and can be gone back to. */
export function PlateForm({ prompt, action, invalid, variant = "primary" }: PlateFormProps) {
  const [raw, setRaw] = useState(invalid ?? "");
  const [sentEmpty, setSentEmpty] = useState(false);
  const complaint = sentEmpty || invalid !== undefined ? plateErrorText(raw) : null;
  const stopEmpty = (event: SubmitEvent<HTMLFormElement>) => {
    if (raw.trim() !== "") return;
    event.preventDefault();
    setSentEmpty(true);
    event.currentTarget.querySelector("input")?.focus();
  };
  return (
    <Form method="get" action={action} onSubmit={stopEmpty} className="grid gap-4">
      <Field label={prompt.label} {...(complaint !== null && { error: complaint })}>
        {(control) => (
          <PlateInput
            {...control}
            name="licenseplate"
            size="md"
            value={raw}
            state={complaint !== null || isWrong(raw) ? "invalid" : "open"}
            onChange={setRaw}
          />
        )}
      </Field>
      <Button type="submit" variant={variant} size="lg" block>
        {prompt.button}
        <ArrowRight aria-hidden strokeWidth={1.75} className="size-5" />
      </Button>
    </Form>
  );
}

/** Half a plate is not wrong yet. */
function isWrong(raw: string): boolean {
  return raw.replace(/\s/g, "").length >= 6 && findPlate(raw) === null;
}
