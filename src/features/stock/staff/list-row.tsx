import { memo, type ReactNode } from "react";
import { clockText } from "#core/dates/clock.ts";
import { formatShortDay } from "#core/dates/dates.ts";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { formatNumber } from "#core/text/number.ts";
import { shortMarketText } from "#features/valuation/rules/range-text.ts";
import { hasVariants, variantAddress } from "#platform/pictures/picture-variants.ts";
import { statusLabel } from "../rules/status-steps.ts";
import { missingThings, missingThingsIn } from "../rules/stock-list/missing.ts";
import type { StockColumn } from "../rules/stock-list/stock-columns.ts";
import type { StockLine } from "../rules/stock-list/stock-line.ts";
import { statusTone } from "../rules/stock-list/stock-views.ts";
import type { RelatedFacts } from "./use-related-facts.ts";

export const carAddress = (plate: string) => paths.staff(`lager/${plate}/`);

type ListRowProps = {
  line: StockLine;
  /** Undefined until it is known. */
  related: RelatedFacts | undefined;
  /** Whether its cover is drawn. */
  hasCover: boolean;
  columns: readonly StockColumn[];
  /** From 1, the headings included, as screen readers count. */
  rowIndex: number;
  isChosen: boolean;
  isCurrent: boolean;
  storeLabel: (slug: string) => string;
  onChoose: (id: number, isRange: boolean) => void;
  onFocus: (id: number) => void;
  onQuality: (id: number) => void;
};

/** A row of the stock; drawn anew only when something of it is another. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { line, related, hasCover, columns, rowIndex, isChosen, isCurrent } = props;
  const { storeLabel, onChoose, onFocus, onQuality } = props;
  const { id, licenseplate, title } = line;
  const plate = displayPlate(licenseplate);
  const looks = [isChosen && "sel", isCurrent && "cur"].filter(Boolean).join(" ");
  return (
    <tr aria-rowindex={rowIndex} className={looks || undefined} data-car={id}>
      <td className="sl-tick">
        <input
          type="checkbox"
          className="st-tick"
          aria-label={`Markera ${plate}`}
          checked={isChosen}
          onChange={({ nativeEvent }) => onChoose(id, (nativeEvent as MouseEvent).shiftKey)}
        />
      </td>
      <th scope="row">
        <a href={carAddress(licenseplate)} onFocus={() => onFocus(id)} title={title}>
          <Cover url={hasCover ? (related?.cover ?? null) : null} />
          <span>
            <b>{title}</b>
            <small>
              {plate} · {line.modelYear}
              <span className="sl-narrow"> · {statusLabel(line.status)}</span>
            </small>
          </span>
        </a>
      </th>
      {columns.map((name) => (
        <td key={name} className={columnClass[name]}>
          {cells[name]({ line, related, storeLabel, onQuality })}
        </td>
      ))}
    </tr>
  );
});

/** The smallest that fill the frame, on a plain screen and on a sharp one. */
const coverWidths = [64, 128] as const;

/** Its place is there before it is, and another car's picture never stands in it. */
function Cover({ url }: { url: string | null }) {
  return (
    <span className="sl-cover">
      {url !== null && (
        <img
          key={url}
          src={variantAddress(url, coverWidths[0])}
          srcSet={hasVariants(url) ? `${variantAddress(url, coverWidths[1])} 2x` : undefined}
          alt=""
          width={64}
          height={43}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  );
}

export const columnClass: Record<StockColumn, string> = {
  status: "sl-status",
  mileage: "r sl-wide sl-mileage",
  price: "r sl-price",
  market: "r sl-wide sl-market",
  days: "r sl-wide sl-days",
  missing: "sl-wide sl-missing",
  views: "r sl-wide sl-views",
  store: "sl-place",
  changed: "sl-wide sl-changed",
};

type Cell = Pick<ListRowProps, "line" | "related" | "storeLabel" | "onQuality">;

const cells: Record<StockColumn, (cell: Cell) => ReactNode> = {
  status: ({ line: { status } }) => (
    <>
      <span>
        <i className={`sl-dot ${statusTone(status)}`} aria-hidden />
        {statusLabel(status)}
      </span>
      <small>{status}</small>
    </>
  ),
  mileage: ({ line }) => formatNumber(line.mileage),
  price: ({ line: { price, referencePrice, plannedPrice, plannedFrom } }) => (
    <>
      {price === null ? <span className="t3">Pris kommer</span> : <b>{formatKronor(price)}</b>}
      {plannedPrice !== null && plannedFrom !== null ? (
        <small>
          {formatNumber(plannedPrice)} från {formatShortDay(new Date(plannedFrom))}
        </small>
      ) : (
        referencePrice !== null && <small>lägst 30 dagar: {formatNumber(referencePrice)}</small>
      )}
    </>
  ),
  market: ({ related }) => <RelatedPrice related={related} />,
  days: ({ line: { days } }) => (days === null ? "–" : formatNumber(days)),
  missing: (cell) => <Advert {...cell} />,
  views: ({ line: { views } }) => (views === 0 ? "–" : formatNumber(views)),
  store: ({ line: { store, standsAt }, storeLabel }) => (
    <>
      {storeLabel(store)}
      {standsAt !== store && <small>står i {storeLabel(standsAt)}</small>}
    </>
  ),
  changed: ({ line }) => <Changed line={line} />,
};

function RelatedPrice({ related }: { related: RelatedFacts | undefined }) {
  if (!related) return null;
  const { market, margin } = related;
  return (
    <>
      {market ? shortMarketText(market) : <span className="t3">–</span>}
      {margin !== null && <small>marginal {formatNumber(margin)}</small>}
    </>
  );
}

/** What its quality says more of. */
function Advert({ line: { id, licenseplate, pictures, missing }, onQuality }: Cell) {
  const lacks = missingThingsIn(missing)
    .filter((thing) => thing !== "pictures")
    .map((thing) => missingThings[thing].toLowerCase());
  const text = lacks.length === 0 ? "komplett" : `saknar ${lacks.join(", ")}`;
  return (
    <button type="button" className="sl-advert" aria-haspopup="dialog" onClick={() => onQuality(id)}>
      <span className="sr">Annonsens kvalitet, {displayPlate(licenseplate)}: </span>
      <span className={pictures === 0 ? "st-soon" : undefined}>
        {pictures === 0 ? "Inga bilder" : `${pictures} ${pictures === 1 ? "bild" : "bilder"}`}
      </span>
      <small title={text}>{text}</small>
    </button>
  );
}

const msPerMinute = 60_000;
const minutesPerHour = 60;
/** The same minutes are asked for again and again; to ask the calendar takes longer than to draw the row. */
const cache = { hour: 0, texts: new Map<number, string>() };

function whenText(minutes: number): string {
  const now = Math.floor(Date.now() / msPerMinute);
  const hour = Math.floor(now / minutesPerHour);
  if (cache.hour !== hour) Object.assign(cache, { hour, texts: new Map() });
  const text = cache.texts.get(minutes) ?? freshText(new Date(minutes * msPerMinute));
  cache.texts.set(minutes, text);
  return text;
}

function freshText(at: Date): string {
  const isToday = stockholmDay(at) === stockholmDay(new Date());
  return isToday ? `i dag ${clockText(at)}` : formatShortDay(at);
}

function Changed({ line: { changedAt, changedBy } }: { line: StockLine }) {
  if (changedAt === 0) return <span className="t3">–</span>;
  const when = whenText(changedAt);
  return changedBy === null ? (
    <span>{when}</span>
  ) : (
    <>
      <span>{changedBy}</span>
      <small>{when}</small>
    </>
  );
}
