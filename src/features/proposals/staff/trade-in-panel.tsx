import { useState } from "react";
import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { findPlate } from "#core/plate/find-plate.ts";
import { formatMil } from "#core/text/mileage.ts";
import { formatNumber } from "#core/text/number.ts";
import { numberFromText } from "#core/text/number-from-text.ts";
import { formatPercent } from "#core/text/percent.ts";
import type { ValuationFile } from "#features/trade-in/staff/trade-responses.ts";
import { Panel } from "#platform/staff/panel.tsx";
import { Plate } from "#platform/staff/plate.tsx";
import { callStaff } from "#platform/staff/staff-api.ts";
import { asProblem } from "#platform/staff/use-staff-data.ts";
import type { ProposalDraft } from "../rules/proposal-draft.ts";
import type { ProposalMargin } from "../rules/proposal-margin.ts";
import type { ProposalTotals } from "../rules/proposal-totals.ts";
import { AmountField } from "./amount-field.tsx";

type Props = {
  draft: ProposalDraft;
  change: (part: Partial<ProposalDraft>) => void;
  totals: ProposalTotals;
  margin: ProposalMargin;
  withMargin: boolean;
};

/** The customer's own car: what we pay, from the valuation file's valuation, and what is left of its loan. */
export function TradeInPanel({ draft: { tradeIn }, change, totals, margin, withMargin }: Props) {
  const [range, setRange] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const fetchCar = async (text: string, mil: string) => {
    const plate = findPlate(text);
    if (plate === null) return setProblem("Skriv ett registreringsnummer");
    const mileage = mil.trim() === "" ? null : numberFromText(mil);
    if (mileage !== null && !Number.isInteger(mileage)) return setProblem("Skriv miltalet i hela mil");
    try {
      const valuationFile = await callStaff<ValuationFile>(
        `/api/staff/dossier/${encodeURIComponent(plate)}${mileage === null ? "" : `?mileage=${mileage}`}`,
      );
      setProblem(null);
      change({ tradeIn: { licenseplate: plate, debt: 0, ...valued(valuationFile) } });
      setRange(rangeOf(valuationFile));
    } catch (error) {
      setProblem(asProblem(error).message);
    }
  };
  return (
    <Panel
      id="pr-trade"
      title="Inbyte"
      head={
        tradeIn && (
          <>
            <Plate text={displayPlate(tradeIn.licenseplate)} />
            <span className="n">
              {[tradeIn.title, tradeIn.mileage !== null && formatMil(tradeIn.mileage)]
                .filter(Boolean)
                .join(", ")}
            </span>
            <a className="link" href={paths.staff(`inbyte/${encodeURIComponent(tradeIn.licenseplate)}/`)}>
              Underlag
            </a>
            <button type="button" className="btn ghost d" onClick={() => change({ tradeIn: null })}>
              Ta bort
            </button>
          </>
        )
      }
    >
      {tradeIn === null ? (
        <form
          className="st-pb row"
          onSubmit={(event) => {
            event.preventDefault();
            const input = new FormData(event.currentTarget);
            void fetchCar(String(input.get("plate") ?? ""), String(input.get("mil") ?? ""));
          }}
        >
          <label className="sr" htmlFor="pr-trade-plate">
            Inbytesbilens registreringsnummer
          </label>
          <input
            id="pr-trade-plate"
            name="plate"
            className="input pr-plate"
            placeholder="ABC 123"
            autoComplete="off"
          />
          <label className="sr" htmlFor="pr-trade-mil">
            Inbytesbilens miltal
          </label>
          <input
            id="pr-trade-mil"
            name="mil"
            className="input pr-plate"
            placeholder="Mil, om du vet"
            inputMode="numeric"
            autoComplete="off"
          />
          <button type="submit" className="btn secondary d">
            Hämta och värdera
          </button>
        </form>
      ) : (
        <div className="st-pb pr-four">
          <AmountField
            id="pr-trade-value"
            label="Vi betalar"
            value={tradeIn.value}
            hint={range ?? undefined}
            onChange={(value) => change({ tradeIn: { ...tradeIn, value } })}
          />
          <AmountField
            id="pr-trade-debt"
            label="Löses hos kreditgivare"
            value={tradeIn.debt}
            onChange={(debt) => change({ tradeIn: { ...tradeIn, debt } })}
          />
          <div className="field">
            <span className="pr-label">
              {totals.tradeInLeft < 0 ? "Kunden betalar själv" : "Blir insats"}
            </span>
            <b className="pr-amount">{formatKronor(Math.abs(totals.tradeInLeft))}</b>
            {totals.total > 0 && totals.tradeInLeft > 0 && (
              <p className="hint">
                {formatPercent((totals.tradeInLeft / totals.total) * 100)} av priset, golv 20&nbsp;%
              </p>
            )}
          </div>
          {withMargin && (
            <div className="field">
              <span className="pr-label">Marginal på inbyte</span>
              <b className="pr-own">{margin.tradeIn === null ? "okänd" : formatKronor(margin.tradeIn)}</b>
            </div>
          )}
        </div>
      )}
      {problem && (
        <p className="err st-pb" role="alert">
          {problem}
        </p>
      )}
    </Panel>
  );
}

/** What we would pay, and what we expect to get for it when its costs are paid. */
function valued({ vehicle, mileage, verdict, filled }: ValuationFile) {
  return {
    title: [vehicle?.make, vehicle?.model, vehicle?.modelYear].filter(Boolean).join(" ").slice(0, 100),
    mileage: mileage?.mil ?? null,
    value: verdict?.kind === "offer" ? verdict.offer.estimate : 0,
    resale: filled ? filled.corrected.estimatedSalePrice - filled.corrected.estimatedCost : null,
  };
}

function rangeOf({ verdict }: ValuationFile): string {
  if (verdict?.kind !== "offer") return verdict?.text ?? "Ingen värdering. Skriv själv vad vi betalar.";
  return `Värdering ${formatNumber(verdict.offer.low)}–${formatNumber(verdict.offer.high)}`;
}
