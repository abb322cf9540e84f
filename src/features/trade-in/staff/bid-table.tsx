import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { formatNumber } from "#core/text/number.ts";
import type { LoggedBid } from "./trade-responses.ts";

type Props = { bids: readonly LoggedBid[]; empty: string; hasNames?: boolean };

/** Bids and what became of them, the newest first. */
export function BidTable({ bids, empty, hasNames = false }: Props) {
  if (bids.length === 0) return <p className="st-pb t2">{empty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys.
    <section className="sp-scroll" tabIndex={0} aria-label="Bud och utfall">
      <table>
        <thead>
          <tr>
            <th scope="col">Datum</th>
            <th scope="col">Regnr</th>
            {hasNames && <th scope="col">Värderare</th>}
            <th scope="col" className="r">
              Bud
            </th>
            <th scope="col" className="r">
              Väntat pris
            </th>
            <th scope="col" className="r">
              Såld för
            </th>
            <th scope="col" className="r">
              Kostnad, väntad → verklig
            </th>
            <th scope="col" className="r">
              Dagar
            </th>
            <th scope="col" className="r">
              Utfall
            </th>
          </tr>
        </thead>
        <tbody>
          {bids.map((bid) => (
            <BidRow key={bid.id} bid={bid} hasNames={hasNames} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function BidRow({ bid, hasNames }: { bid: LoggedBid; hasNames: boolean }) {
  const { outcome } = bid;
  const cost = "cost" in outcome ? outcome.cost : null;
  return (
    <tr>
      <td>
        <time dateTime={bid.at}>{bid.at.slice(0, 10)}</time>
      </td>
      <td>
        <a className="link" href={paths.staff(`inbyte/${encodeURIComponent(bid.licenseplate)}/`)}>
          {displayPlate(bid.licenseplate)}
        </a>
      </td>
      {hasNames && <td>{bid.staffName}</td>}
      <td className="r">{formatNumber(bid.bid)}</td>
      <td className="r">{formatNumber(bid.estimatedSalePrice)}</td>
      <td className="r">{soldText(outcome)}</td>
      <td className="r">
        {formatNumber(bid.estimatedCost)} → {cost === null ? "–" : formatNumber(cost)}
      </td>
      <td className="r">{daysOf(outcome) ?? "–"}</td>
      <td className="r">
        <Result outcome={outcome} />
      </td>
    </tr>
  );
}

type Outcome = LoggedBid["outcome"];

function soldText(outcome: Outcome): string {
  if (outcome.kind === "sold") return formatNumber(outcome.salePrice);
  return { inStock: "i lager", replaced: "nytt bud finns", none: "ingen affär än" }[outcome.kind];
}

function daysOf(outcome: Outcome): number | null {
  if (outcome.kind === "sold") return outcome.daysInStock;
  return outcome.kind === "inStock" ? outcome.days : null;
}

function Result({ outcome }: { outcome: Outcome }) {
  if (outcome.kind !== "sold") return <span className="tag">–</span>;
  const { result } = outcome;
  const text = `${result > 0 ? "+" : result < 0 ? "−" : ""}${formatNumber(Math.abs(result))}`;
  return <span className={result < 0 ? "tag warn" : "tag ok2"}>{text}</span>;
}
