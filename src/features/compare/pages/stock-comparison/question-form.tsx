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
  type CompareErrors,
  type CompareFormValues,
  stockComparisonFields,
} from "../../rules/stock-comparison/compare-question.ts";

type QuestionProps = {
  entered: CompareFormValues;
  fieldErrors: CompareErrors;
  variant?: "primary" | "secondary";
};

const doNothing = () => {};
const errorProps = (text: string | undefined) => (text === undefined ? {} : { error: text });

/** A plate and, if one likes, a mileage. Asks by the address: works without script and can be gone back to. */
export function PlateQuestion({ entered, fieldErrors, variant = "primary" }: QuestionProps) {
  return (
    <form method="get" action={paths.compareStock()} className="grid gap-4">
      <Field id="regnummer" label="Registreringsnummer" {...errorProps(fieldErrors.plate)}>
        {(control) => (
          <PlateInput
            {...control}
            name={stockComparisonFields.plate}
            size="md"
            value={entered.plate}
            state={fieldErrors.plate === undefined ? "open" : "invalid"}
            onChange={doNothing}
          />
        )}
      </Field>
      <Field id="miltal" label="Miltal" optional {...errorProps(fieldErrors.mileage)}>
        {(control) => <MileageInput control={control} entered={entered.mileage} />}
      </Field>
      <Button type="submit" variant={variant} block>
        Jämför
        <ArrowRight aria-hidden strokeWidth={1.75} className="size-5" />
      </Button>
    </form>
  );
}

/** For a car that no register knows, and for whoever has no plate at hand. */
export function ManualQuestion({ entered, fieldErrors, variant = "primary" }: QuestionProps) {
  return (
    <form method="get" action={paths.compareStock()} className="grid gap-4">
      {entered.plate !== "" && (
        <input type="hidden" name={stockComparisonFields.plate} value={entered.plate} />
      )}
      <Field id="bil" label="Märke och modell" {...errorProps(fieldErrors.model)}>
        {(control) => (
          <Select {...control} name={stockComparisonFields.model} defaultValue={entered.model}>
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
        <Field id="ar" label="Modellår" {...errorProps(fieldErrors.year)}>
          {(control) => (
            <Input
              {...control}
              name={stockComparisonFields.year}
              defaultValue={entered.year}
              inputMode="numeric"
              maxLength={4}
              placeholder="2019"
            />
          )}
        </Field>
        <Field id="typat-miltal" label="Miltal" optional {...errorProps(fieldErrors.mileage)}>
          {(control) => <MileageInput control={control} entered={entered.mileage} />}
        </Field>
      </div>
      <Field id="drivmedel" label="Drivmedel" optional {...errorProps(fieldErrors.fuel)}>
        {(control) => (
          <Select {...control} name={stockComparisonFields.fuel} defaultValue={entered.fuel}>
            <option value="">Vet inte</option>
            {Object.entries(fuels).map(([code, label]) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant={variant} block>
        Jämför
        <ArrowRight aria-hidden strokeWidth={1.75} className="size-5" />
      </Button>
    </form>
  );
}

function MileageInput({ control, entered }: { control: { id: string }; entered: string }) {
  return (
    <Input
      {...control}
      name={stockComparisonFields.mileage}
      defaultValue={entered}
      inputMode="numeric"
      maxLength={12}
      autoComplete="off"
      placeholder="8 000"
      unit="mil"
    />
  );
}
