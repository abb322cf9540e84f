import { ArrowRight } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { Form } from "react-router";
import { findPlate } from "#core/plate/find-plate.ts";
import { plateComplaint } from "#core/plate/plate-complaint.ts";
import { Button } from "#ui/button.tsx";
import type { ButtonLook } from "#ui/button-look.ts";
import { Field } from "#ui/field.tsx";
import { PlateInput } from "#ui/plate-input.tsx";
import type { PlateErrand } from "./plate-start.ts";

type PlateFormProps = {
  errand: PlateErrand;
  action: string;
  /** What was written last time, when it was no plate. */
  invalid?: string | undefined;
  look?: ButtonLook;
};

/** Sends the plate with the address, so that it works without JavaScript and can be gone back to. */
export function PlateForm({ errand, action, invalid, look = "primary" }: PlateFormProps) {
  const [written, setWritten] = useState(invalid ?? "");
  const [sentEmpty, setSentEmpty] = useState(false);
  const complaint = sentEmpty || invalid !== undefined ? plateComplaint(written) : null;
  const stopEmpty = (event: SubmitEvent<HTMLFormElement>) => {
    if (written.trim() !== "") return;
    event.preventDefault();
    setSentEmpty(true);
    event.currentTarget.querySelector("input")?.focus();
  };
  return (
    <Form method="get" action={action} onSubmit={stopEmpty} className="grid gap-4">
      <Field label={errand.label} {...(complaint !== null && { error: complaint })}>
        {(control) => (
          <PlateInput
            {...control}
            name="licenseplate"
            size="md"
            value={written}
            state={complaint !== null || isWrong(written) ? "invalid" : "open"}
            onChange={setWritten}
          />
        )}
      </Field>
      <Button type="submit" look={look} size="lg" block>
        {errand.button}
        <ArrowRight aria-hidden strokeWidth={1.75} className="size-5" />
      </Button>
    </Form>
  );
}

/** Half a plate is not wrong yet. */
function isWrong(written: string): boolean {
  return written.replace(/\s/g, "").length >= 6 && findPlate(written) === null;
}
