import { paths } from "#core/paths.ts";
import { SeriesOptions } from "#features/cars/pages/series-options.tsx";
import { fuelCodes, fuels } from "#features/cars/rules/vocabulary.ts";
import { Accordion } from "#ui/accordion.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { PlateField } from "#ui/plate-input.tsx";
import { Select } from "#ui/select.tsx";
import { compareFields } from "../rules/compare-address.ts";
import type { CompareView, PlateInput } from "./compare-view.ts";

type Query = CompareView["query"];

type AlongProps = {
  query: Query;
  /** The form's own fields. */
  but: readonly string[];
};

/** Hidden fields for the rest of the address's query. */
export function SentAlong({ query, but }: AlongProps) {
  return query
    .filter(([name]) => !but.includes(name))
    .map(([name, text]) => <input key={`${name} ${text}`} type="hidden" name={name} value={text} />);
}

type PlateQuestionProps = { id: string; name: string; label: string; hint: string; entered: PlateInput };

function PlateQuestion({ id, name, label, hint, entered }: PlateQuestionProps) {
  return (
    <Field id={id} label={label} hint={hint} {...(entered.error !== null && { error: entered.error })}>
      {(control) => <PlateField {...control} name={name} defaultValue={entered.text} />}
    </Field>
  );
}

/** By plate, without any script. */
export function AddForm({ query, added }: { query: Query; added: PlateInput }) {
  return (
    <form
      method="get"
      action={`${paths.compare()}#lagg-till`}
      id="lagg-till"
      className="grid content-start gap-4"
    >
      <SentAlong query={query} but={[compareFields.add]} />
      <PlateQuestion
        id="compare-add"
        name={compareFields.add}
        label="Lägg till en bil från oss"
        hint="Registreringsnumret står i annonsen."
        entered={added}
      />
      <Button type="submit" variant="secondary">
        Lägg till
      </Button>
    </form>
  );
}

const formNames = [
  compareFields.own,
  compareFields.ownSeries,
  compareFields.ownYear,
  compareFields.ownMileage,
  compareFields.ownFuel,
] as const;

/** By plate, or by facts that the visitor fills in. */
export function OwnForm({ query, own }: { query: Query; own: CompareView["own"] }) {
  const { values, errors, plate } = own;
  const error = (field: keyof typeof values) => (errors[field] ? { error: errors[field] } : {});
  return (
    <form
      method="get"
      action={`${paths.compare()}#din-bil`}
      id="din-bil"
      className="grid content-start gap-4"
    >
      <SentAlong query={query} but={formNames} />
      <PlateQuestion
        id="compare-own"
        name={compareFields.own}
        label="Jämför med din bil"
        hint="Registreringsnumret räcker ofta. Det sparas inte hos oss."
        entered={plate}
      />
      <Field id="compare-mileage" label="Miltal" optional {...error("mileage")}>
        {(control) => (
          <Input
            {...control}
            name={compareFields.ownMileage}
            defaultValue={values.mileage}
            inputMode="numeric"
            autoComplete="off"
            unit="mil"
          />
        )}
      </Field>
      <Accordion
        title="Fyll i bilen själv"
        isOpen={plate.error !== null || values.series !== "" || values.modelYear !== ""}
      >
        <div className="grid gap-4">
          <Field id="compare-series" label="Modell" {...error("series")}>
            {(control) => (
              <Select {...control} name={compareFields.ownSeries} defaultValue={values.series}>
                <option value="">Välj modell</option>
                <SeriesOptions />
              </Select>
            )}
          </Field>
          <Field id="compare-year" label="Modellår" {...error("modelYear")}>
            {(control) => (
              <Input
                {...control}
                name={compareFields.ownYear}
                defaultValue={values.modelYear}
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </Field>
          <Field id="compare-fuel" label="Drivmedel" {...error("fuelType")}>
            {(control) => (
              <Select {...control} name={compareFields.ownFuel} defaultValue={values.fuelType}>
                <option value="">Välj drivmedel</option>
                {fuelCodes.map((code) => (
                  <option key={code} value={code}>
                    {fuels[code]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      </Accordion>
      <Button type="submit" variant="secondary">
        Jämför med min bil
      </Button>
    </form>
  );
}
