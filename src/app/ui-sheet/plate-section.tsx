import { useState } from "react";
import { Field } from "#ui/field.tsx";
import { Plate } from "#ui/plate.tsx";
import { PlateInput } from "#ui/plate-input.tsx";
import { SheetSection, Specimen, Specimens } from "./sheet-section.tsx";

const states = [
  { name: "ogiltig, utan text", state: "invalid", value: "MLB 2X" },
  { name: "giltig, låst, navigerar", state: "locked", value: "MLB 27K" },
] as const;

export function PlateSection() {
  const [text, setText] = useState("");
  return (
    <SheetSection title="Registreringsskylt">
      <Specimens>
        <Specimen name="tom: skriv">
          <div className="w-65">
            <PlateInput aria-label="Regnr att skriva i" value={text} state="open" onChange={setText} />
          </div>
        </Specimen>
        {states.map(({ name, state, value }) => (
          <Specimen key={state} name={name}>
            <div className="w-65">
              <PlateInput aria-label={`Regnr, ${name}`} value={value} state={state} onChange={setText} />
            </div>
          </Specimen>
        ))}
        <Specimen name="i text">
          <Plate text="MLB 84A" size="md" />
        </Specimen>
        <Specimen name="i rad">
          <Plate text="MLB 84A" />
        </Specimen>
      </Specimens>
      <div className="max-w-80">
        <Field
          label="Registreringsnummer"
          error="Regnr saknas/felaktigt. Tre bokstäver, två siffror och ett tecken till."
        >
          {(control) => (
            <PlateInput {...control} size="md" value="MLB 8" state="invalid" onChange={setText} />
          )}
        </Field>
      </div>
    </SheetSection>
  );
}
