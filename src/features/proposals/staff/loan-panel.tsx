import { formatKronor, formatMonthly } from "#core/money/kronor.ts";
import { formatNumber } from "#core/text/number.ts";
import { formatPercent } from "#core/text/percent.ts";
import { loanMonths } from "#features/credit/rules/loan-input.ts";
import { maxResidual, type ProposalDraft } from "../rules/proposal-draft.ts";
import type { ProposalTotals } from "../rules/proposal-totals.ts";
import type { Proposal } from "./proposal-responses.ts";

type Props = {
  draft: ProposalDraft;
  change: (part: Partial<ProposalDraft>) => void;
  totals: ProposalTotals;
  terms: Proposal["terms"];
  error: string | undefined;
};

/** The loan that is proposed; the customer may move deposit and months. */
export function LoanPanel({ draft: { loan }, change, totals, terms, error }: Props) {
  const { bounds, deposit } = totals;
  return (
    <section className="st-panel" aria-labelledby="pr-loan-heading">
      <div className="st-ph">
        <h2 className="t" id="pr-loan-heading">
          Lån
        </h2>
        <span className="n">kunden får flytta insats och löptid</span>
        <label className="st-check end">
          <input
            id="pr-loan"
            type="checkbox"
            className="st-tick"
            checked={loan !== null}
            onChange={({ target }) =>
              change({
                loan: target.checked
                  ? {
                      deposit: 0,
                      months: loanMonths.find((months) => months === terms.months) ?? 36,
                      residualPercent: Math.min(terms.residualPercent, maxResidual),
                    }
                  : null,
              })
            }
          />
          Med i offerten
        </label>
      </div>
      {error && <p className="err st-pb">{error}</p>}
      {loan !== null && (
        <div className="st-pb">
          <div className="pr-three">
            <Slider
              id="pr-deposit"
              label="Insats"
              value={deposit}
              text={formatKronor(deposit)}
              min={bounds?.min ?? 0}
              max={bounds?.max ?? 0}
              step={100}
              ends={bounds ? [`${formatNumber(bounds.min)}`, formatNumber(bounds.max)] : ["", ""]}
              onChange={(value) => change({ loan: { ...loan, deposit: value } })}
            />
            <div className="field">
              <label htmlFor="pr-months">Löptid</label>
              <select
                id="pr-months"
                className="select"
                value={loan.months}
                onChange={({ target }) => {
                  const months = loanMonths.find((one) => one === Number(target.value));
                  if (months !== undefined) change({ loan: { ...loan, months } });
                }}
              >
                {loanMonths.map((months) => (
                  <option key={months} value={months}>
                    {months} månader
                  </option>
                ))}
              </select>
            </div>
            <Slider
              id="pr-residual"
              label="Restvärde"
              value={loan.residualPercent}
              text={`${loan.residualPercent}\u00a0%, ${formatKronor(totals.loan?.residual ?? 0)}`}
              min={0}
              max={maxResidual}
              step={1}
              ends={["0\u00a0%", `${maxResidual}\u00a0% av bilen`]}
              onChange={(residualPercent) => change({ loan: { ...loan, residualPercent } })}
            />
          </div>
          <p className="xs t2">
            Ränta {formatPercent(terms.ratePercent)}
            {totals.loan && `, effektiv ${formatPercent(totals.loan.effectiveRatePercent)}`}, uppläggning{" "}
            {formatKronor(terms.fees.setUp)}, avi {formatMonthly(terms.fees.monthly)}. Kunden ser exempel och
            kreditvarning i samma vy.
          </p>
        </div>
      )}
    </section>
  );
}

type SliderProps = {
  id: string;
  label: string;
  value: number;
  text: string;
  min: number;
  max: number;
  step: number;
  ends: readonly [string, string];
  onChange: (value: number) => void;
};

function Slider({ id, label, value, text, min, max, step, ends, onChange }: SliderProps) {
  return (
    <div className="field">
      <span className="pr-value">
        <label htmlFor={id}>{label}</label>
        <b>{text}</b>
      </span>
      <input
        id={id}
        type="range"
        className="pr-range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <small className="pr-value">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </small>
    </div>
  );
}
