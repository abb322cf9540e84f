import { formatShortDay } from "#core/dates/dates.ts";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { formatNumber } from "#core/text/number.ts";
import { rangeText } from "#features/valuation/rules/range-text.ts";
import { Panel } from "#platform/staff/panel.tsx";
import { PriceRuler } from "./price-ruler.tsx";
import type { ValuationFile } from "./trade-responses.ts";

/** What the car is worth to us, by which sold cars, and why. */
export function ValuationPanel({ valuationFile }: { valuationFile: ValuationFile }) {
  const { verdict, modelAt, filled, expectedDays, comparables } = valuationFile;
  return (
    <Panel
      id="valuation"
      title="Värdering"
      head={
        <>
          {modelAt && (
            <span className="n">
              modell av {formatShortDay(new Date(modelAt))}
              {comparables.length > 0 && `, ${comparables.length} lika sålda`}
            </span>
          )}
          <a className="link" href={paths.valuation(valuationFile.plate)} target="_blank" rel="noreferrer">
            Så ser kunden den
          </a>
        </>
      }
    >
      {verdict?.kind === "offer" ? (
        <>
          <div className="st-pb">
            <div className="sp-vt">
              <p className="sp-big">{rangeText(verdict.offer)}</p>
              <div className="sp-figs">
                <Figure label="Mest troligt" value={formatNumber(verdict.offer.estimate)} />
                {filled?.correction && (
                  <Figure label="Rättat bud" value={formatNumber(filled.corrected.bid)} />
                )}
                {expectedDays !== null && <Figure label="Väntad lagertid" value={`${expectedDays} dagar`} />}
              </div>
            </div>
            <PriceRuler offer={verdict.offer} corrected={filled?.correction ? filled.corrected.bid : null} />
          </div>
          <div className="sp-vc">
            <div>
              <h3>Det här påverkade priset</h3>
              <Steps offer={verdict.offer} />
            </div>
            <div>
              <h3>Jämförda bilar</h3>
              <Comparables cars={comparables} />
            </div>
          </div>
        </>
      ) : (
        <p className="st-pb t2">
          {verdict?.text ??
            "Skriv kundens miltal ovanför, så räknar vi. Utan bil eller miltal finns ingen värdering."}
        </p>
      )}
    </Panel>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <span>{label}</span>
      <b>{value}</b>
    </div>
  );
}

type Offer = Extract<ValuationFile["verdict"], { kind: "offer" }>["offer"];
type Bar = { label: string; from: number; to: number; kind: "base" | "step" };

const signed = (kronor: number) => `${kronor > 0 ? "+" : "−"}${formatNumber(Math.abs(kronor))}`;

/** From the usual car of the series to what we pay, one step a row; each bar begins where the last one ended. */
function Steps({ offer }: { offer: Offer }) {
  const bars: Bar[] = [{ label: "Vanlig bil i serien", from: 0, to: offer.start, kind: "base" }];
  let at = offer.start;
  for (const { label, kronor } of offer.steps) {
    if (kronor !== 0) bars.push({ label, from: at, to: at + kronor, kind: "step" });
    at += kronor;
  }
  bars.push({ label: "Mest troligt", from: 0, to: offer.estimate, kind: "base" });
  const max = Math.max(...bars.map(({ from, to }) => Math.max(from, to)));
  return (
    <ol className="sp-wf">
      {bars.map(({ label, from, to, kind }) => (
        <li key={label}>
          <span>{label}</span>
          <span className="sp-v">{kind === "base" ? formatNumber(to) : signed(to - from)}</span>
          <span className="g" aria-hidden>
            <i
              className={kind === "base" ? "sp-base" : to < from ? "neg" : undefined}
              style={{
                left: `${(Math.min(from, to) / max) * 100}%`,
                width: `${Math.max(1, (Math.abs(to - from) / max) * 100)}%`,
              }}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Comparables({ cars }: { cars: ValuationFile["comparables"] }) {
  return (
    <table className="sp-cmp">
      <thead>
        <tr>
          <th scope="col">Regnr</th>
          <th scope="col">År</th>
          <th scope="col" className="r">
            Mil
          </th>
          <th scope="col" className="r">
            Såld för
          </th>
          <th scope="col" className="r">
            Dagar
          </th>
        </tr>
      </thead>
      <tbody>
        {cars.slice(0, 6).map(({ id, modelYear, mil, price, days }) => (
          <tr key={id}>
            <th scope="row">{displayPlate(id as LicensePlate)}</th>
            <td>{modelYear}</td>
            <td className="r">{formatNumber(mil)}</td>
            <td className="r">
              <b>{formatNumber(price)}</b>
            </td>
            <td className="r">{days ?? "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
