import { useState } from "react";
import { type Make, makeLabel, makes } from "#features/cars/rules/makes.ts";
import { bodyTypes, fuels } from "#features/cars/rules/vocabulary.ts";
import { Panel } from "#platform/staff/panel.tsx";
import { callStaff } from "#platform/staff/staff-api.ts";
import { useStaffAction } from "#platform/staff/use-staff-action.ts";

const bounds = [
  { name: "modelYearFrom", label: "Årsmodell från" },
  { name: "modelYearTo", label: "Årsmodell till" },
  { name: "priceTo", label: "Pris till" },
  { name: "mileageTo", label: "Mil till" },
] as const;

/** What is looked for, sent as the contract has it: empty fields ask nothing. */
export function PurchaseAlertForm({ onAdded }: { onAdded: () => void }) {
  const [make, setMake] = useState("");
  const { done, failure, run } = useStaffAction();
  const add = async (form: HTMLFormElement) => {
    const filledFields = [...new FormData(form)].filter(([, value]) => value !== "");
    const { brands, series, carTypes, fuelTypes, ...rest } = Object.fromEntries(filledFields);
    const list = (value: FormDataEntryValue | undefined) => (value === undefined ? [] : [value]);
    const body = {
      brands: list(brands),
      series: list(series),
      carTypes: list(carTypes),
      fuelTypes: list(fuelTypes),
      ...rest,
    };
    await run(async () => {
      type Added = { words: string; out: number };
      const { words, out } = await callStaff<Added>("/api/leads/purchase-tracker/", { body });
      form.reset();
      setMake("");
      onAdded();
      return `Vi bevakar: ${words}. ${out} är ute nu.`;
    });
  };
  const series = make === "" ? {} : makes[make as Make].series;
  return (
    <Panel id="new-tracker" title="Ny bevakning">
      <form
        className="st-pb sp-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void add(event.currentTarget);
        }}
      >
        <div className="sp-f2">
          <div className="field">
            <label htmlFor="tracker-make">Märke</label>
            <select
              id="tracker-make"
              name="brands"
              className="select"
              value={make}
              onChange={({ target }) => setMake(target.value)}
            >
              <option value="">Alla</option>
              {Object.keys(makes).map((name) => (
                <option key={name} value={name}>
                  {makeLabel(name)}
                </option>
              ))}
            </select>
          </div>
          <Choice name="series" label="Modell" options={Object.entries(series)} />
          <Choice name="carTypes" label="Biltyp" options={Object.entries(bodyTypes)} />
          <Choice name="fuelTypes" label="Drivmedel" options={Object.entries(fuels)} />
          {bounds.map(({ name, label }) => (
            <div className="field" key={name}>
              <label htmlFor={`tracker-${name}`}>{label}</label>
              <input id={`tracker-${name}`} name={name} className="input" inputMode="numeric" />
            </div>
          ))}
        </div>
        <div className="field">
          <label htmlFor="tracker-search">
            Ord <span className="opt">valfritt</span>
          </label>
          <input
            id="tracker-search"
            name="search"
            className="input"
            placeholder="Till exempel 4x4 eller Momentum"
          />
        </div>
        <p role="status" className={failure ? "err" : "hint"}>
          {failure ?? done ?? "Minst ett fält. Årsmodell och mil med siffror."}
        </p>
        <button type="submit" className="btn primary d">
          Bevaka
        </button>
      </form>
    </Panel>
  );
}

type ChoiceProps = { name: string; label: string; options: readonly (readonly [string, string])[] };

function Choice({ name, label, options }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={`tracker-${name}`}>{label}</label>
      <select id={`tracker-${name}`} name={name} className="select" disabled={options.length === 0}>
        <option value="">Alla</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
