import { formatDate } from "#core/dates/dates.ts";
import { paths } from "#core/paths.ts";
import { formatDecimal, formatNumber } from "#core/text/number.ts";
import { loanMonths } from "#features/credit/rules/loan-input.ts";
import {
  type CostFieldName,
  costFieldNames,
  costFields,
  paymentField,
} from "#features/running-costs/rules/cost-assumptions.ts";
import { costParts } from "#features/running-costs/rules/cost-of-car.ts";
import type { DepreciationBasis } from "#features/running-costs/rules/depreciation.ts";
import { runningCosts } from "#features/running-costs/rules/running-costs.ts";
import { vehicleTaxRules } from "#features/running-costs/rules/vehicle-tax-rules.ts";
import { Accordion } from "#ui/accordion.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { SentAlong } from "./compare-forms.tsx";
import type { CompareView } from "./compare-view.ts";
import type { ComparedCar } from "./compared-car.ts";

const formNames = [...costFieldNames.map((name) => costFields[name].query), paymentField.query];

/** What differs from one to the other who drives; all else is the same for most. */
const circumstances = ["years", "milPerYear", "tradeIn"] as const satisfies CostFieldName[];
const priced = costFieldNames.filter((name) => !circumstances.some((other) => other === name));

type AssumptionsProps = Pick<CompareView, "input" | "query" | "cars">;

/** Every assumption with its day, to be changed by whoever drives otherwise. */
export function AssumptionsForm({ input, query, cars }: AssumptionsProps) {
  return (
    <section aria-labelledby="antaganden" className="mt-10">
      <h2 id="antaganden" className="mb-2 text-h2">
        Så räknar vi
      </h2>
      <p className="mb-5 max-w-text text-ink-2">
        Allt som kostnaden bygger på står här, med dag. Kör du på ett annat sätt: skriv ditt eget värde och
        räkna om. Det är en beräkning, inget löfte.
      </p>
      <form method="get" action={`${paths.compare()}#antaganden`}>
        <SentAlong query={query} but={formNames} />
        <div className="compare-fields">
          {circumstances.map((name) => (
            <CostInput key={name} name={name} input={input} />
          ))}
          <Field id="compare-loan" label="Betalning" hint="Med lån står räkneexemplet under tabellen.">
            {(control) => (
              <Select {...control} name={paymentField.query} defaultValue={input.loanMonths ?? ""}>
                <option value="">Kontant</option>
                {loanMonths.map((months) => (
                  <option key={months} value={months}>
                    Lån, {months}&nbsp;månader
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <div className="mt-6">
          <Accordion
            title="Bränslepriser, förbrukning, försäkring och slitage"
            isOpen={priced.some((name) => input.errors[name])}
          >
            <div className="compare-fields">
              {priced.map((name) => (
                <CostInput key={name} name={name} input={input} />
              ))}
            </div>
          </Accordion>
        </div>
        <div className="mt-5 print:hidden">
          <Button type="submit">Räkna om</Button>
        </div>
      </form>
      <Explanations cars={cars} />
    </section>
  );
}

function CostInput({ name, input }: { name: CostFieldName; input: CompareView["input"] }) {
  const { query, label, unit, usual, note, asOf } = costFields[name];
  const error = input.errors[name];
  const day = asOf === null ? "" : ` (${formatDate(new Date(asOf))})`;
  return (
    <Field id={`compare-${query}`} label={label} hint={`${note}${day}`} {...(error && { error })}>
      {(control) => (
        <Input
          {...control}
          name={query}
          defaultValue={input.values[name] ?? (usual === null ? "" : formatDecimal(usual))}
          inputMode="decimal"
          autoComplete="off"
          unit={unit}
        />
      )}
    </Field>
  );
}

const circles = {
  series: "av samma modell och drivmedel",
  make: "av samma märke och drivmedel",
  body: "med samma kaross och drivmedel",
  fuel: "med samma drivmedel",
  all: "av alla slag",
  valued: "av modellen, räknat för just den här bilen",
} as const satisfies Record<Exclude<DepreciationBasis["circle"], "assumed">, string>;

/** "efter 212 sålda bilar av samma modell och drivmedel" */
function basisText({ cost }: ComparedCar): string {
  const basis = cost?.basis;
  if (!basis) return "ditt eget värde";
  if (basis.circle === "assumed")
    return `${formatDecimal(runningCosts.depreciation.value)}\u00a0% per år, ${runningCosts.depreciation.source}`;
  return `efter ${formatNumber(basis.cars)} sålda bilar ${circles[basis.circle]}`;
}

function Explanations({ cars }: { cars: readonly ComparedCar[] }) {
  const carsWithCost = cars.filter(({ cost }) => cost !== null);
  if (carsWithCost.length === 0) return null;
  return (
    <ul className="mt-6 grid max-w-text gap-2 text-sm text-ink-2">
      {carsWithCost.map((car) => (
        <li key={car.licenseplate ?? "own"}>
          <b className="font-semibold text-ink">{car.name}.</b> {costParts.depreciation}: {basisText(car)}.{" "}
          {car.cost?.assumed.join(" ")}
        </li>
      ))}
      <li>
        {costParts.tax}: annonsens uppgift, annars {vehicleTaxRules.source} som den löd{" "}
        {formatDate(new Date(vehicleTaxRules.asOf))}.
      </li>
    </ul>
  );
}
