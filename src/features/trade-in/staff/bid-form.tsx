import { type ReactNode, type RefObject, useEffect, useMemo, useState } from "react";
import { formatMoment } from "#core/dates/moments.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { findPlate } from "#core/plate/find-plate.ts";
import { initialsOf } from "#core/text/initials.ts";
import { formatNumber } from "#core/text/number.ts";
import { numberFromText } from "#core/text/number-from-text.ts";
import { formatPercent } from "#core/text/percent.ts";
import type { Me } from "#platform/staff/me.ts";
import { Panel } from "#platform/staff/panel.tsx";
import { useShortcuts } from "#platform/staff/shortcuts.ts";
import { callStaff } from "#platform/staff/staff-api.ts";
import { useStaffAction } from "#platform/staff/use-staff-action.ts";
import { asProblem } from "#platform/staff/use-staff-data.ts";
import { bidOfOther } from "../rules/bid-of-other.ts";
import { bidMargin } from "../rules/bid-outcome.ts";
import { bidTypes, undoSeconds } from "../rules/bid-types.ts";
import { type FilledBid, wantedMargin } from "../rules/corrected-bid.ts";
import type { ValuationFile } from "./trade-responses.ts";

type Props = {
  valuationFile: ValuationFile;
  me: Me;
  bidField: RefObject<HTMLInputElement | null>;
  onSaved: () => void;
};

const moneyFields = [
  { name: "bid", label: "Bud", unit: "kr" },
  { name: "mileage", label: "Miltal", unit: "mil" },
  { name: "estimatedSalePrice", label: "Uppskattat pris", unit: "kr" },
  { name: "estimatedCost", label: "Uppskattad kostnad", unit: "kr" },
] as const;
type FieldName = "licenseplate" | (typeof moneyFields)[number]["name"] | "note";
type Values = Record<FieldName, string> & { type: string };

/** The bid: filled in from the valuation, corrected; all messages at once, and the focus to the first. … */
export function BidForm({ valuationFile, me, bidField, onSaved }: Props) {
  const { filled } = valuationFile;
  const [values, setValues] = useState(() => valuesFrom(valuationFile, filled?.corrected ?? null));
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [savedMessage, setSaved] = useState<{ id: number; text: string } | null>(null);
  const set = (name: keyof Values, value: string) => setValues((before) => ({ ...before, [name]: value }));

  const save = async () => {
    try {
      const { id } = await callStaff<{ id: number }>("/api/tradein/bidlog/add", {
        body: { ...values, type: Number(values.type), ...seenOn(values.licenseplate, valuationFile) },
      });
      setErrors({});
      setProblem(null);
      setSaved({
        id,
        text: `${displayPlate(valuationFile.plate)}, ${formatKronor(numberFromText(values.bid) ?? 0)}.`,
      });
      onSaved();
    } catch (error) {
      const failed = asProblem(error);
      setErrors(Object.fromEntries(failed.errors.map(({ field, message }) => [field, message])));
      setProblem(failed.errors.length > 0 ? null : failed.message);
      const [first] = failed.errors;
      if (first) document.getElementById(`bid-${first.field}`)?.focus();
      // Somebody else has bid meanwhile: it is read, and the next press knows of it.
      if (failed.status === 409) onSaved();
    }
  };
  const [openedAt] = useState(() => new Date());
  const other = bidOfOther(valuationFile.bids, { me: me.name, openedAt, now: new Date() });
  useShortcuts(useMemo(() => ({ "ctrl+enter": () => document.forms.namedItem("bid")?.requestSubmit() }), []));

  return (
    <Panel id="log-bid" title="Logga bud" shortcut="B">
      <div className="st-pb">
        <form
          name="bid"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <div className="sp-f2">
            <Field name="licenseplate" label="Registreringsnummer" error={errors.licenseplate}>
              <input
                className="input"
                id="bid-licenseplate"
                value={values.licenseplate}
                aria-invalid={errors.licenseplate !== undefined}
                onChange={({ target }) => set("licenseplate", target.value)}
              />
            </Field>
            <Field name="type" label="Typ" error={errors.type}>
              <select
                className="select"
                id="bid-type"
                value={values.type}
                onChange={({ target }) => set("type", target.value)}
              >
                {Object.entries(bidTypes).map(([type, label]) => (
                  <option key={type} value={type}>
                    {label}
                  </option>
                ))}
              </select>
            </Field>
            {moneyFields.map(({ name, label, unit }) => (
              <Field key={name} name={name} label={label} error={errors[name]}>
                <div className="affix">
                  <input
                    ref={name === "bid" ? bidField : undefined}
                    className="input"
                    id={`bid-${name}`}
                    inputMode="numeric"
                    value={values[name]}
                    aria-invalid={errors[name] !== undefined}
                    aria-describedby={errors[name] ? `bid-${name}-error` : undefined}
                    onChange={({ target }) => set(name, target.value)}
                  />
                  <span className="suf">{unit}</span>
                </div>
              </Field>
            ))}
          </div>
          {filled && (
            <p className="hint">
              {filled.correction
                ? "Ifyllt från värderingen, rättat efter utfall."
                : "Ifyllt från värderingen."}{" "}
              {filled.correction && (
                <button
                  type="button"
                  className="link textbtn"
                  onClick={() => setValues((before) => ({ ...before, ...written(filled.plain) }))}
                >
                  Återställ
                </button>
              )}
            </p>
          )}
          <OverRange valuationFile={valuationFile} bid={numberFromText(values.bid)} />
          <Field name="note" label="Anteckning" error={errors.note} isOptional>
            <textarea
              className="textarea"
              id="bid-note"
              value={values.note}
              onChange={({ target }) => set("note", target.value)}
            />
          </Field>
          <Margin values={values} />
          <div role="status">
            {other && (
              <p className="note warn">
                <span>
                  <b>
                    {other.staffName} har bjudit {formatKronor(other.bid)}.
                  </b>{" "}
                  {formatMoment(new Date(other.at))}
                </span>
              </p>
            )}
          </div>
          {problem && (
            <p className="err" role="alert">
              {problem}
            </p>
          )}
          <button type="submit" className="btn primary d block">
            Spara bud <kbd className="kbd">Ctrl</kbd>
            <kbd className="kbd">↵</kbd>
          </button>
          <p className="xs t3">Sparas med signatur {initialsOf(me.name)}.</p>
        </form>
        <div role="status">
          {savedMessage && (
            <Saved
              key={savedMessage.id}
              {...savedMessage}
              onDismissed={() => setSaved(null)}
              onUndone={onSaved}
            />
          )}
        </div>
      </div>
    </Panel>
  );
}

/** The newest bid that the page shows, where the bid is on its car. */
function seenOn(typed: string, { plate, bids }: ValuationFile): { seen?: number } {
  return findPlate(typed) === plate ? { seen: Math.max(0, ...bids.map(({ id }) => id)) } : {};
}

function written({ bid, estimatedSalePrice, estimatedCost }: FilledBid) {
  return {
    bid: formatNumber(bid),
    estimatedSalePrice: formatNumber(estimatedSalePrice),
    estimatedCost: formatNumber(estimatedCost),
  };
}

function valuesFrom({ plate, mileage }: ValuationFile, filled: FilledBid | null): Values {
  const figures = filled ? written(filled) : { bid: "", estimatedSalePrice: "", estimatedCost: "" };
  return {
    licenseplate: displayPlate(plate),
    type: "2",
    mileage: mileage ? formatNumber(mileage.mil) : "",
    note: "",
    ...figures,
  };
}

type FieldProps = {
  name: string;
  label: string;
  error: string | undefined;
  isOptional?: boolean;
  children: ReactNode;
};

function Field({ name, label, error, isOptional = false, children }: FieldProps) {
  return (
    <div className={error ? "field invalid" : "field"}>
      <label htmlFor={`bid-${name}`}>
        {label} {isOptional && <span className="opt">valfritt</span>}
      </label>
      {children}
      {error && (
        <p className="err" id={`bid-${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** A warning, never a stop. */
function OverRange({
  valuationFile: { verdict },
  bid,
}: {
  valuationFile: ValuationFile;
  bid: number | null;
}) {
  if (verdict?.kind !== "offer" || bid === null || bid <= verdict.offer.high) return null;
  return (
    <p className="note warn">
      <span>
        <b>Budet ligger {formatKronor(bid - verdict.offer.high)} över intervallet.</b> Det går att spara, men
        skriv varför.
      </span>
    </p>
  );
}

/** Counted anew with every key; a dash while a figure is wrong. */
function Margin({ values }: { values: Values }) {
  const [bid, price, cost] = [values.bid, values.estimatedSalePrice, values.estimatedCost].map(
    numberFromText,
  );
  const isComplete = bid != null && price != null && cost != null && Math.min(bid, price, cost) >= 0;
  const margin = isComplete ? bidMargin({ bid, estimatedSalePrice: price, estimatedCost: cost }) : null;
  return (
    <div className="res" aria-live="polite">
      <span>Marginal efter kostnad</span>
      <b>{margin ? formatKronor(margin.kronor) : "–"}</b>
      {margin && price != null && <span>Mål {formatKronor(wantedMargin(price))}</span>}
      {margin && margin.share !== null && <span>{formatPercent(margin.share * 100)}</span>}
    </div>
  );
}

type SavedProps = { id: number; text: string; onDismissed: () => void; onUndone: () => void };

/** For ten seconds it can be taken back. */
function Saved({ id, text, onDismissed, onUndone }: SavedProps) {
  const [canUndo, setCanUndo] = useState(true);
  const { failure: problem, run } = useStaffAction();
  useEffect(() => {
    const timer = setTimeout(() => setCanUndo(false), undoSeconds * 1_000);
    return () => clearTimeout(timer);
  }, []);
  const undo = () =>
    run(async () => {
      await callStaff("/api/staff/bids/undo", { body: { id } });
      onUndone();
      onDismissed();
      return null;
    });
  return (
    <p className="note ok2" style={{ marginTop: 12 }}>
      <span>
        <b>Budet är sparat.</b> {problem ?? text}{" "}
        {canUndo && (
          <button type="button" className="link textbtn" onClick={() => void undo()}>
            Ångra
          </button>
        )}
      </span>
    </p>
  );
}
