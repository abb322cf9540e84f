import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { Form } from "react-router";
import { isSwedishPlate } from "#domain/plate/license-plate.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { PlateInput } from "#ui/plate-input.tsx";
import type { PlateErrand } from "./plate-start.ts";

const notAPlate =
  "Det ser inte ut som ett svenskt registreringsnummer. Det har tre bokstäver, två siffror och ett tecken till, som ABC 123 eller ABC 12D.";

type PlateFormProps = {
  errand: PlateErrand;
  action: string;
  /** What was written last time, when it was no plate. */
  invalid?: string | undefined;
};

/** Sends the plate with the address, so that it works without JavaScript and can be gone back to. [PLATEPAGE-1] [PLATEPAGE-2] */
export function PlateForm({ errand, action, invalid }: PlateFormProps) {
  const [written, setWritten] = useState(invalid ?? "");
  return (
    <Form method="get" action={action} className="grid gap-4">
      <Field label={errand.label} {...(invalid !== undefined && { error: notAPlate })}>
        {(control) => (
          <PlateInput
            {...control}
            name="licenseplate"
            size="md"
            required
            value={written}
            state={written === invalid || isWrong(written) ? "invalid" : "open"}
            onChange={setWritten}
          />
        )}
      </Field>
      <Button type="submit" size="lg" block>
        {errand.button}
        <ArrowRight aria-hidden strokeWidth={1.75} className="size-5" />
      </Button>
    </Form>
  );
}

/** Half a plate is not wrong yet. */
function isWrong(written: string): boolean {
  return written.replace(/\s/g, "").length >= 6 && !isSwedishPlate(written);
}
