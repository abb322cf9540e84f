import { useRef, useState } from "react";
import { clockText } from "#core/dates/clock.ts";
import { formatMoment } from "#core/dates/moments.ts";
import { daysBetween, stockholmDay } from "#core/dates/stockholm-day.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { formatNumber } from "#core/text/number.ts";
import { Panel } from "#platform/staff/panel.tsx";
import { useShortcuts } from "#platform/staff/shortcuts.ts";
import { stationNumbers, statusLabel } from "../rules/status-steps.ts";
import { draftFields } from "./car-draft.ts";
import type { CarResponse, CarStep } from "./stock-responses.ts";
import type { OpenCar } from "./use-car.ts";

/** Where the car has been, by whom and when, and the steps that go from here. */
export function StatusPanel({ open, canEdit }: { open: OpenCar; canEdit: boolean }) {
  const [requested, setRequested] = useState<CarStep | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  useShortcuts(useShortcutTo(buttons));
  const { response, draft, save, isSaving, errors } = open;
  if (!response) return null;
  const { car, steps, reservedUntil, drives, sale } = response;
  const advance = async (step: CarStep, soldPrice?: string) => {
    const isTaken = await save(draft, {
      from: car.status,
      to: step.to,
      ...(soldPrice === undefined ? {} : { soldPrice }),
    });
    if (isTaken) setRequested(null);
  };
  return (
    <Panel id="part-status" title="Status" shortcut="S">
      <Stations response={response} />
      {(reservedUntil || drives > 0 || sale) && (
        <ul className="sp-about xs t2">
          {reservedUntil && <li>En kund håller bilen till {formatMoment(new Date(reservedUntil))}.</li>}
          {drives > 0 && (
            <li>{drives === 1 ? "En provkörning är bokad." : `${drives} provkörningar är bokade.`}</li>
          )}
          {sale && car.status >= 140 && (
            <li>
              Såld för {formatKronor(sale.price)} efter {sale.daysInStock} dagar.
            </li>
          )}
        </ul>
      )}
      {canEdit && (
        <div className="sp-do" ref={buttons} id="car-status" tabIndex={-1}>
          {steps.map((step) => (
            <StepButton
              key={step.name}
              step={step}
              isAsked={requested?.name === step.name}
              isOpenDraft={draftFields(draft).length > 0}
              onAsk={() => setRequested(requested?.name === step.name ? null : step)}
            />
          ))}
          {requested && (
            <Confirm
              key={requested.name}
              step={requested}
              price={car.price}
              error={errors.soldPrice ?? errors.status}
              isSaving={isSaving}
              onConfirm={(soldPrice) => void advance(requested, soldPrice)}
              onClose={() => setRequested(null)}
            />
          )}
        </div>
      )}
    </Panel>
  );
}

function useShortcutTo(place: React.RefObject<HTMLDivElement | null>) {
  const [keys] = useState(() => ({ s: () => place.current?.querySelector("button")?.focus() }));
  return keys;
}

/** The stations it has passed with who and when, where it is, and those ahead. */
function Stations({ response: { car, stations, now } }: { response: CarResponse }) {
  const last = stations.at(-1);
  // A car that has gone back and forth tells its last way; the history has all of it.
  const passed = stations.filter(
    ({ status }, at) =>
      status <= car.status && !stations.slice(at + 1).some((later) => later.status <= status),
  );
  const ahead = stationNumbers.filter((station) => station > car.status);
  const isHere = last?.status === car.status;
  return (
    <ol className="sp-steps">
      {passed.map(({ at, status, by }) => {
        const isNow = status === car.status;
        const when = new Date(at);
        const days = daysBetween(stockholmDay(when), stockholmDay(new Date(now)));
        return (
          <li key={status} className={isNow ? "sp-now" : undefined} aria-current={isNow ? "step" : undefined}>
            <Name status={status} isNow={isNow} />
            <small>
              {by ? `${by}, ` : ""}
              {stockholmDay(when)} {clockText(when)}
              {isNow && days > 0 && `, ${formatNumber(days)} ${days === 1 ? "dag" : "dagar"}`}
            </small>
          </li>
        );
      })}
      {!isHere && (
        <li className="sp-now" aria-current="step">
          <Name status={car.status} isNow />
        </li>
      )}
      {ahead.map((station) => (
        <li key={station} className="sp-nx">
          <Name status={station} isNow={false} />
        </li>
      ))}
    </ol>
  );
}

function Name({ status, isNow }: { status: number; isNow: boolean }) {
  const label = statusLabel(status);
  return (
    <>
      {isNow ? <b>{label}</b> : label} <span className="c">{status}</span>
    </>
  );
}

type ButtonProps = { step: CarStep; isAsked: boolean; isOpenDraft: boolean; onAsk: () => void };

/** What is missing is told at the button; what is written may be just that, and is saved with the step. */
function StepButton({ step, isAsked, isOpenDraft, onAsk }: ButtonProps) {
  const isOff = step.missing.length > 0 && !isOpenDraft;
  return (
    <div>
      <button
        type="button"
        className={`btn ${step.isForward ? "secondary" : "ghost"} d`}
        aria-expanded={isAsked}
        aria-disabled={isOff}
        aria-describedby={isOff ? `missing-${step.name}` : undefined}
        onClick={() => !isOff && onAsk()}
      >
        {step.label}
      </button>
      {isOff && (
        <p className="xs t2" id={`missing-${step.name}`}>
          Först: {step.missing.join("; ")}.
        </p>
      )}
    </div>
  );
}

type ConfirmProps = {
  step: CarStep;
  price: number | null;
  error: string | undefined;
  isSaving: boolean;
  onConfirm: (soldPrice?: string) => void;
  onClose: () => void;
};

/** What the step brings about, and the price that the car was sold for. */
function Confirm({ step, price, error, isSaving, onConfirm, onClose }: ConfirmProps) {
  const [sold, setSold] = useState(price === null ? "" : formatNumber(price));
  const isSale = step.name === "sell";
  return (
    <form
      className="sp-confirm"
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm(isSale ? sold : undefined);
      }}
    >
      {step.effects.map((effect) => (
        <p key={effect} className="xs">
          {effect}
        </p>
      ))}
      {isSale && (
        <div className={error ? "field invalid" : "field"}>
          <label htmlFor="car-soldPrice">Såld för</label>
          <div className="affix">
            <input
              className="input"
              id="car-soldPrice"
              inputMode="numeric"
              // biome-ignore lint/a11y/noAutofocus: the person asked for the step, and this is what it needs.
              autoFocus
              value={sold}
              aria-invalid={error !== undefined}
              aria-describedby={error ? "sold-error" : undefined}
              onChange={({ target }) => setSold(target.value)}
            />
            <span className="suf">kr</span>
          </div>
        </div>
      )}
      {error && (
        <p className="err" id="sold-error" role="alert">
          {error}
        </p>
      )}
      <div className="row">
        <button
          type="submit"
          className="btn primary d"
          disabled={isSaving}
          // biome-ignore lint/a11y/noAutofocus: as above, where nothing has to be written.
          autoFocus={!isSale}
        >
          {step.label}, nu
        </button>
        <button type="button" className="btn ghost d" onClick={onClose}>
          Avbryt
        </button>
      </div>
    </form>
  );
}
