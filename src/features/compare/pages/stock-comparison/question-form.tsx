import { ArrowRight } from "lucide-react";
import { paths } from "#core/paths.ts";
import { makes } from "#features/cars/rules/makes.ts";
import { fuels } from "#features/cars/rules/vocabulary.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { PlateInput } from "#ui/plate-input.tsx";
import { Select } from "#ui/select.tsx";
import {
  type CompareMistakes,
  type CompareWritten,
  stockComparisonFields,
} from "../../rules/stock-comparison/compare-question.ts";

type QuestionProps = { written: CompareWritten; mistakes: CompareMistakes; look?: "primary" | "secondary" };

const doNothing = () => {};
const mistakeOf = (text: string | undefined) => (text === undefined ? {} : { error: text });

/** A plate and, if one likes, a mileage. Asks by the address: works without script and can be gone back to. */
export function PlateQuestion({ written, mistakes, look = "primary" }: QuestionProps) {
  return (
    <form method="get" action={paths.compareStock()} className="grid gap-4">
      <Field id="regnummer" label="Registreringsnummer" {...mistakeOf(mistakes.plate)}>
        {(control) => (
          <PlateInput
            {...control}
            name={stockComparisonFields.plate}
            size="md"
            value={written.plate}
            state={mistakes.plate === undefined ? "open" : "invalid"}
            onChange={doNothing}
          />
        )}
      </Field>
      <Field id="miltal" label="Miltal" optional {...mistakeOf(mistakes.mileage)}>
        {(control) => <MileageInput control={control} written={written.mileage} />}
      </Field>
      <Button type="submit" look={look} block>
        Jämför
        <ArrowRight aria-hidden strokeWidth={1.75} className="size-5" />
      </Button>
    </form>
  );
}

/** For a car that no register knows, and for whoever has no plate at hand. */
export function TypedQuestion({ written, mistakes, look = "primary" }: QuestionProps) {
  return (
    <form method="get" action={paths.compareStock()} className="grid gap-4">
      {written.plate !== "" && (
        <input type="hidden" name={stockComparisonFields.plate} value={written.plate} />
      )}
      <Field id="bil" label="Märke och modell" {...mistakeOf(mistakes.model)}>
        {(control) => (
          <Select {...control} name={stockComparisonFields.model} defaultValue={written.model}>
            <option value="">Välj i listan</option>
            {Object.entries(makes).map(([make, { label, series }]) => (
              <optgroup key={make} label={label}>
                {Object.entries(series).map(([value, name]) => (
                  <option key={value} value={`${make}/${value}`}>
                    {label} {name}
                  </option>
                ))}
                <option value={`${make}/`}>{label}, annan modell</option>
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id="ar" label="Modellår" {...mistakeOf(mistakes.year)}>
          {(control) => (
            <Input
              {...control}
              name={stockComparisonFields.year}
              defaultValue={written.year}
              inputMode="numeric"
              maxLength={4}
              placeholder="2019"
            />
          )}
        </Field>
        <Field id="typat-miltal" label="Miltal" optional {...mistakeOf(mistakes.mileage)}>
          {(control) => <MileageInput control={control} written={written.mileage} />}
        </Field>
      </div>
      <Field id="drivmedel" label="Drivmedel" optional {...mistakeOf(mistakes.fuel)}>
        {(control) => (
          <Select {...control} name={stockComparisonFields.fuel} defaultValue={written.fuel}>
            <option value="">Vet inte</option>
            {Object.entries(fuels).map(([code, label]) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" look={look} block>
        Jämför
        <ArrowRight aria-hidden strokeWidth={1.75} className="size-5" />
      </Button>
    </form>
  );
}

function MileageInput({ control, written }: { control: { id: string }; written: string }) {
  return (
    <Input
      {...control}
      name={stockComparisonFields.mileage}
      defaultValue={written}
      inputMode="numeric"
      maxLength={12}
      autoComplete="off"
      placeholder="8 000"
      unit="mil"
    />
  );
}
