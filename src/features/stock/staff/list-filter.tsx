import { formatNumber } from "#core/text/number.ts";
import { makes } from "#features/cars/rules/makes.ts";
import { missingThingNames, missingThings } from "../rules/stock-list/missing.ts";
import type { StockBound, StockQuery } from "../rules/stock-list/stock-query.ts";
import type { ListedStore } from "./use-stock.ts";

type Change = (change: Partial<StockQuery>) => void;
type ListFilterProps = { query: StockQuery; stores: readonly ListedStore[]; onChange: Change };

const makeLabels: ReadonlyMap<string, string> = new Map(
  Object.entries(makes).map(([value, { label }]) => [value, label]),
);

const amounts: readonly { label: string; from: StockBound; to: StockBound }[] = [
  { label: "Dagar i lager", from: "daysFrom", to: "daysTo" },
  { label: "Pris, kr", from: "priceFrom", to: "priceTo" },
];

/** What a list can be narrowed by, beside its view and its words. */
export function ListFilter({ query, stores, onChange }: ListFilterProps) {
  return (
    <form className="sl-filter" id="stock-filter" onSubmit={(event) => event.preventDefault()}>
      <Choices
        label="Butik"
        options={stores.map(({ slug, label }) => [slug, label])}
        chosen={query.stores}
        onChange={(next) => onChange({ stores: next })}
      />
      <Choices
        label="Märke"
        options={[...makeLabels]}
        chosen={query.makes}
        onChange={(next) => onChange({ makes: next })}
      />
      <Choices
        label="Saknar"
        options={missingThingNames.map((thing) => [thing, missingThings[thing]])}
        chosen={query.missing}
        onChange={(next) => onChange({ missing: missingThingNames.filter((thing) => next.includes(thing)) })}
      />
      <div className="sl-amounts">
        {amounts.map(({ label, from, to }) => (
          <fieldset key={label}>
            <legend>{label}</legend>
            <Amount
              label={`${label} från`}
              value={query[from]}
              onChange={(next) => onChange({ [from]: next })}
            />
            <span aria-hidden>–</span>
            <Amount label={`${label} till`} value={query[to]} onChange={(next) => onChange({ [to]: next })} />
          </fieldset>
        ))}
      </div>
    </form>
  );
}

type ChoicesProps = {
  label: string;
  options: readonly (readonly [string, string])[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

function Choices({ label, options, chosen, onChange }: ChoicesProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="sl-choices">
        {options.map(([value, text]) => (
          <label key={value} className="st-check">
            <input
              type="checkbox"
              className="st-tick"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type AmountProps = { label: string; value: number | null; onChange: (value: number | null) => void };

function Amount({ label, value, onChange }: AmountProps) {
  return (
    <input
      className="input"
      inputMode="numeric"
      aria-label={label}
      value={value ?? ""}
      onChange={({ target }) => {
        const digits = target.value.replaceAll(/\D/g, "").slice(0, 9);
        onChange(digits === "" ? null : Number(digits));
      }}
    />
  );
}

type Chip = { label: string; without: Partial<StockQuery> };
const namesShown = 3;

/** "Täby, Uppsala, Nacka, 5 till" */
function someNames(names: readonly string[]): string {
  const more = names.length - namesShown;
  return [...names.slice(0, namesShown), ...(more > 0 ? [`${more} till`] : [])].join(", ");
}

/** What narrows the list, each with a way to take it away. */
export function chipsOf(query: StockQuery, storeLabel: (slug: string) => string): Chip[] {
  const chips: Chip[] = [];
  const { stores, makes: chosenMakes, missing } = query;
  if (stores.length > 0) chips.push({ label: someNames(stores.map(storeLabel)), without: { stores: [] } });
  if (chosenMakes.length > 0)
    chips.push({
      label: someNames(chosenMakes.map((make) => makeLabels.get(make) ?? make)),
      without: { makes: [] },
    });
  if (missing.length > 0)
    chips.push({
      label: `Saknar ${missing.map((thing) => missingThings[thing].toLowerCase()).join(", ")}`,
      without: { missing: [] },
    });
  for (const { label, from, to } of amounts) {
    if (query[from] === null && query[to] === null) continue;
    const ends = [query[from], query[to]].map((end) => (end === null ? "" : formatNumber(end)));
    chips.push({ label: `${label} ${ends.join("–")}`, without: { [from]: null, [to]: null } });
  }
  return chips;
}
