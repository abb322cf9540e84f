import { useState } from "react";
import { Combobox, type ComboboxOption } from "#ui/combobox.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { Columns, SheetSection } from "./sheet-section.tsx";

const towns: ComboboxOption[] = [
  "Göteborg",
  "Järfälla",
  "Malmö",
  "Umeå",
  "Uppsala",
  "Västerås",
  "Örebro",
].map((label) => ({ label, value: label.toLowerCase() }));

export function FieldSection() {
  const [town, setTown] = useState<ComboboxOption | null>(null);
  const [text, setText] = useState("");
  return (
    <SheetSection title="Fält">
      <Columns>
        <Field label="Namn">
          {(control) => <Input {...control} autoComplete="off" placeholder="För- och efternamn" />}
        </Field>
        <Field label="Telefon" optional hint="Vi ringer bara om bilen.">
          {(control) => <Input {...control} type="tel" autoComplete="off" />}
        </Field>
        <Field label="E-post" error="E-post saknas/felaktig">
          {(control) => <Input {...control} type="email" defaultValue="karin.example.com" />}
        </Field>
        <Field label="Miltal" fact="84 500 km">
          {(control) => <Input {...control} unit="mil" inputMode="numeric" defaultValue="8 450" />}
        </Field>
        <Field label="Pris" error="Pris saknas/felaktigt">
          {(control) => <Input {...control} unit="kr" inputMode="numeric" defaultValue="mycket" />}
        </Field>
        <Field label="Tät rad, 44 px">{(control) => <Input {...control} size="sm" unit="kr" />}</Field>
        <Field label="Skrivskyddat">
          {(control) => <Input {...control} readOnly defaultValue="MLB 27K" />}
        </Field>
        <Field label="Låst">
          {(control) => <Input {...control} disabled defaultValue="Fylls i av oss" />}
        </Field>
        <Field label="Butik">
          {(control) => (
            <Select {...control} defaultValue="Uppsala">
              {towns.map(({ label, value }) => (
                <option key={value}>{label}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Butik, felaktig" error="Välj en butik">
          {(control) => (
            <Select {...control}>
              <option value="">Välj</option>
            </Select>
          )}
        </Field>
        <Field label="Butik, låst">
          {(control) => (
            <Select {...control} disabled size="sm">
              <option>Uppsala</option>
            </Select>
          )}
        </Field>
        <Field label="Ort">
          {(control) => (
            <Combobox
              {...control}
              options={towns}
              value={town}
              onChange={setTown}
              placeholder="Skriv en ort"
              emptyText="Ingen ort heter så."
            />
          )}
        </Field>
      </Columns>
      <Field
        label="Beskrivning"
        hint="När märktes felet, och vad händer? Du behöver inte veta orsaken."
        count={`${text.length} av 2 000`}
      >
        {(control) => (
          <Textarea {...control} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
    </SheetSection>
  );
}
