import { Check, GitMerge } from "lucide-react";
import { useRef, useState } from "react";
import { clockText } from "#core/dates/clock.ts";
import { formatList } from "#core/text/format-list.ts";
import { type CarField, type CarFieldRow, carFields } from "../rules/car-fields.ts";
import { type FieldInput, fieldLabel, fieldText } from "../rules/field-text.ts";
import type { OpenConflict } from "./car-draft.ts";
import { useFocusWhen } from "./parts/use-focus-when.ts";
import type { CarEditLine, StoreChoice } from "./stock-responses.ts";

type Choice = "local" | "remote";
type Props = {
  conflicts: readonly OpenConflict[];
  merged: readonly CarEditLine[];
  stores: readonly StoreChoice[];
  /** One has tried to save, and was not let. */
  isRefused: boolean;
  onChosen: (chosen: (field: CarField) => Choice) => void;
};

const somebody = "Lagersystemet";

/** Two people on one car: who saved, what both say, and a choice for each field. Nothing of one's own is gone. */
export function MergePanel({ conflicts, merged, stores, isRefused, onChosen }: Props) {
  const panel = useRef<HTMLElement>(null);
  useFocusWhen(panel, isRefused && conflicts.length > 0);
  const [chosen, setChosen] = useState<Partial<Record<CarField, Choice>>>({});
  const [isShown, setShown] = useState(true);
  if (conflicts.length === 0 && merged.length === 0) return null;
  const names = [
    ...new Set([...conflicts.map(({ by }) => by ?? somebody), ...merged.map(({ memberName }) => memberName)]),
  ];
  const who = formatList(names);
  const choiceOf = (field: CarField): Choice => chosen[field] ?? "local";
  const all = (choice: Choice) =>
    setChosen(Object.fromEntries(conflicts.map(({ field }) => [field, choice])));
  return (
    <section ref={panel} tabIndex={-1} className="sp-conf" aria-label="Ändrat av någon annan">
      <GitMerge aria-hidden className="i" />
      <p role="status">
        <b>{who} sparade nyss, medan du skrev.</b> {summary(conflicts, merged)}
      </p>
      {conflicts.length > 0 && (
        <button
          type="button"
          className="btn ghost d"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? "Dölj jämförelse" : "Visa jämförelse"}
        </button>
      )}
      {conflicts.length > 0 && isShown && (
        <div className="sp-cmpx">
          <table>
            <thead>
              <tr>
                <th scope="col">Fält</th>
                <th scope="col">Före</th>
                <th scope="col">{who}</th>
                <th scope="col">Du</th>
              </tr>
            </thead>
            <tbody>
              {conflicts.map((conflict) => (
                <ConflictRow
                  key={conflict.field}
                  conflict={conflict}
                  stores={stores}
                  choice={choiceOf(conflict.field)}
                  onChoose={(choice) => setChosen({ ...chosen, [conflict.field]: choice })}
                />
              ))}
            </tbody>
          </table>
          <div className="row">
            <button type="button" className="btn secondary d" onClick={() => all("local")}>
              Behåll mina
            </button>
            <button type="button" className="btn secondary d" onClick={() => all("remote")}>
              Ta {names.length === 1 ? genitive(who) : "de andras"}
            </button>
            <button type="button" className="btn primary d sp-end" onClick={() => onChosen(choiceOf)}>
              Använd valda och spara
            </button>
          </div>
        </div>
      )}
    </section>
  );
}

function summary(conflicts: readonly OpenConflict[], merged: readonly CarEditLine[]): string {
  const labels = [...new Set(merged.map(({ field }) => fieldLabel(field)))];
  const fields = conflicts.length === 1 ? "Ett fält krockar" : `${conflicts.length} fält krockar`;
  const others = labels.length === 0 ? "" : `${labels.join(", ")} har slagits ihop`;
  const parts = [conflicts.length > 0 ? fields : "", others].filter(Boolean);
  return `${parts.join(", ")}. Inget av ditt är borta.`;
}

/** "Marias", but "Johannes". */
function genitive(name: string): string {
  return /[sxz]$/i.test(name) ? name : `${name}s`;
}

type RowProps = {
  conflict: OpenConflict;
  stores: readonly StoreChoice[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

function ConflictRow({ conflict, stores, choice, onChoose }: RowProps) {
  const { field, base, remote, local, by, at } = conflict;
  const { label } = carFields[field];
  const storeLabel = (slug: string) => stores.find((store) => store.slug === slug)?.label ?? slug;
  const shown = {
    remote: fieldText(field, remote, storeLabel),
    local: writtenText(field, local, storeLabel),
  };
  const pick = (which: Choice, whose: string) => (
    <label className={choice === which ? "sp-pickb on" : "sp-pickb"}>
      <input
        type="radio"
        className="sr"
        name={`clash-${field}`}
        checked={choice === which}
        onChange={() => onChoose(which)}
      />
      {choice === which && <Check aria-hidden className="i s16" />}
      <span className="sr">{whose}: </span>
      {shown[which]}
    </label>
  );
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{fieldText(field, base, storeLabel)}</td>
      <td>
        {pick("remote", by ?? somebody)}
        <span className="xs t2">
          {" "}
          {by ?? somebody}
          {at && `, ${clockText(new Date(at))}`}
        </span>
      </td>
      <td>{pick("local", "Du")}</td>
    </tr>
  );
}

/** What one has written oneself, in the same words as a value where it is one of a list. */
function writtenText(field: CarField, local: FieldInput, storeLabel: (slug: string) => string): string {
  const row: CarFieldRow = carFields[field];
  if (typeof local !== "string") return fieldText(field, local, storeLabel);
  const isListed = row.kind === "choice" || row.kind === "store" || row.kind === "series";
  if (isListed || local === "") return fieldText(field, local, storeLabel);
  return "unit" in row ? `${local}\u00a0${row.unit}` : local;
}
