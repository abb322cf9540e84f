import { memo } from "react";
import { stockholmDay } from "#domain/calendar/stockholm-day.ts";
import { statusLabel } from "#domain/car/status-steps.ts";
import { displayPlate } from "#domain/plate/display-plate.ts";
import { clockText } from "#domain/staff/due-text.ts";
import { missingThings, thingsIn } from "#domain/staff/stock-list/missing.ts";
import type { StockLine } from "#domain/staff/stock-list/stock-line.ts";
import { toneOf } from "#domain/staff/stock-list/stock-views.ts";
import { formatShortDay } from "#domain/text/dates.ts";
import { formatKronor } from "#domain/text/kronor.ts";
import { formatNumber } from "#domain/text/number.ts";
import { paths } from "#paths";

export const carAddress = (plate: string) => paths.staff(`lager/${plate}/`);

type ListRowProps = {
  line: StockLine;
  /** From 1, the headings included, as screen readers count. */
  rowIndex: number;
  isChosen: boolean;
  isCurrent: boolean;
  storeLabel: (slug: string) => string;
  onChoose: (id: number, isRange: boolean) => void;
  onFocus: (id: number) => void;
};

/** A row of the stock; drawn anew only when something of it is another. [STOCKLIST-7] */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { line, rowIndex, isChosen, isCurrent, storeLabel, onChoose, onFocus } = props;
  const { id, licenseplate, title, mileage, price, referencePrice, days, views, store, standsAt } = line;
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
          <b>{title}</b>
          <small>
            {plate} · {line.modelYear}
            <span className="sl-narrow"> · {statusLabel(line.status)}</span>
          </small>
        </a>
      </th>
      <td className="sl-status">
        <span>
          <i className={`sl-dot ${toneOf(line.status)}`} aria-hidden />
          {statusLabel(line.status)}
        </span>
        <small>{line.status}</small>
      </td>
      <td className="r sl-wide">{formatNumber(mileage)}</td>
      <td className="r">
        {price === null ? <span className="t3">Pris kommer</span> : <b>{formatKronor(price)}</b>}
        {referencePrice !== null && <small>lägst 30 dagar: {formatNumber(referencePrice)}</small>}
      </td>
      <td className="r sl-wide">{days === null ? "–" : formatNumber(days)}</td>
      <td className="sl-wide">
        <Advert line={line} />
      </td>
      <td className="r sl-wide">{views === 0 ? "–" : formatNumber(views)}</td>
      <td className="sl-place">
        {storeLabel(store)}
        {standsAt !== store && <small>står i {storeLabel(standsAt)}</small>}
      </td>
      <td className="sl-wide">
        <Changed line={line} />
      </td>
    </tr>
  );
});

function Advert({ line: { pictures, missing } }: { line: StockLine }) {
  const lacks = thingsIn(missing)
    .filter((thing) => thing !== "pictures")
    .map((thing) => missingThings[thing].toLowerCase());
  const words = lacks.length === 0 ? "komplett" : `saknar ${lacks.join(", ")}`;
  return (
    <>
      <span className={pictures === 0 ? "st-soon" : undefined}>
        {pictures === 0 ? "Inga bilder" : `${pictures} ${pictures === 1 ? "bild" : "bilder"}`}
      </span>
      <small title={words}>{words}</small>
    </>
  );
}

const msPerMinute = 60_000;
const minutesPerHour = 60;
/** The same minutes are asked for again and again; to ask the calendar takes longer than to draw the row. */
const known = { hour: 0, texts: new Map<number, string>() };

function whenText(minutes: number): string {
  const now = Math.floor(Date.now() / msPerMinute);
  const hour = Math.floor(now / minutesPerHour);
  if (known.hour !== hour) Object.assign(known, { hour, texts: new Map() });
  const text = known.texts.get(minutes) ?? freshText(new Date(minutes * msPerMinute));
  known.texts.set(minutes, text);
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
