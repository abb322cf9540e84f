import { stations } from "../rules/status-steps.ts";
import {
  type BulkChange,
  type BulkFlag,
  type BulkPlace,
  bulkFlagNames,
  bulkFlags,
  bulkPlaceNames,
  bulkPlaces,
  bulkStations,
} from "../rules/stock-list/bulk-change.ts";
import type { ListedStore } from "./use-stock.ts";

export type BulkKind = BulkChange["kind"];

/** What is written in the form, before it is a change. */
export type BulkDraft = {
  direction: "lower" | "raise";
  by: "percent" | "kronor";
  amount: string;
  to: string;
  station: string;
  place: BulkPlace;
  flag: BulkFlag;
  isOn: boolean;
};

export const emptyDraft: BulkDraft = {
  direction: "lower",
  by: "percent",
  amount: "",
  to: "",
  station: "",
  place: "both",
  flag: "isLoweredPriceCampaign",
  isOn: true,
};

/** What the form says; the call says what is wrong with it, in the same words as for everybody. */
export function changeOf(kind: BulkKind, draft: BulkDraft): BulkChange {
  if (kind === "store") return { kind, place: draft.place, to: draft.to };
  if (kind === "status")
    return { kind, to: Number(draft.station) as Extract<BulkChange, { kind: "status" }>["to"] };
  if (kind === "flag") return { kind, flag: draft.flag, isOn: draft.isOn };
  const amount = Number(draft.amount.replaceAll(/\s/g, ""));
  return { kind, by: draft.by, amount: draft.direction === "lower" ? -amount : amount };
}

type BulkFormProps = {
  kind: BulkKind;
  draft: BulkDraft;
  stores: readonly ListedStore[];
  onChange: (part: Partial<BulkDraft>) => void;
};

/** The fields of one kind of change. */
export function BulkForm({ kind, draft, stores, onChange }: BulkFormProps) {
  if (kind === "price")
    return (
      <>
        <Choice
          label="Vad som händer"
          value={draft.direction}
          options={{ lower: "Sänk med", raise: "Höj med" }}
          onChange={(direction) => onChange({ direction: direction === "raise" ? "raise" : "lower" })}
        />
        <label className="sl-field">
          <span>Hur mycket</span>
          <input
            className="input"
            inputMode="numeric"
            autoComplete="off"
            value={draft.amount}
            onChange={({ target }) => onChange({ amount: target.value })}
          />
        </label>
        <Choice
          label="Enhet"
          value={draft.by}
          options={{ percent: "procent, till närmaste 100 kr", kronor: "kronor" }}
          onChange={(by) => onChange({ by: by === "kronor" ? "kronor" : "percent" })}
        />
      </>
    );
  if (kind === "store")
    return (
      <>
        <Choice
          label="Vad som ändras"
          value={draft.place}
          options={Object.fromEntries(bulkPlaceNames.map((name) => [name, bulkPlaces[name].label]))}
          onChange={(place) => onChange({ place: bulkPlaceNames.find((name) => name === place) ?? "both" })}
        />
        <Choice
          label="Butik"
          value={draft.to}
          empty="Välj butik"
          options={Object.fromEntries(
            stores.filter(({ isRetired }) => !isRetired).map(({ slug, label }) => [slug, label]),
          )}
          onChange={(to) => onChange({ to })}
        />
      </>
    );
  if (kind === "status")
    return (
      <Choice
        label="Ny status"
        value={draft.station}
        empty="Välj status"
        options={Object.fromEntries(
          bulkStations.map((station) => [String(station), `${stations[station]} (${station})`]),
        )}
        onChange={(station) => onChange({ station })}
      />
    );
  return (
    <>
      <Choice
        label="Märkning"
        value={draft.flag}
        options={bulkFlags}
        onChange={(flag) => onChange({ flag: bulkFlagNames.find((name) => name === flag) ?? draft.flag })}
      />
      <Choice
        label="Av eller på"
        value={draft.isOn ? "on" : "off"}
        options={{ on: "På", off: "Av" }}
        onChange={(value) => onChange({ isOn: value === "on" })}
      />
    </>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  /** The words of no choice; not said: one is always made. */
  empty?: string;
  options: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
};

function Choice({ label, value, empty, options, onChange }: ChoiceProps) {
  return (
    <label className="sl-field">
      <span>{label}</span>
      <select className="select" value={value} onChange={({ target }) => onChange(target.value)}>
        {empty !== undefined && <option value="">{empty}</option>}
        {Object.entries(options).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
