import { isoDate } from "#core/dates/dates.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { isDelivered, isIncoming, isReserved, isSold } from "#features/cars/rules/status.ts";
import { formatShortMoment } from "#features/reservations/rules/format-moments.ts";

/** What the one figure is called, wherever it stands. */
export const marginLabel = "Marginal efter kostnad och moms";

/** What the house knows of a car beside its advert. */
export type InternalFacts = {
  status: number;
  views: number;
  reservedUntil: Date | null;
  waiting: number;
  drives: number;
  store: string;
  days: number | null;
  prices: readonly { at: Date; price: number | null }[];
  /** Null where the roles do not reach, and where nobody has written what it was bought for. */
  bought: { at: Date; price: number; margin: number | null } | null;
};

type Row = readonly [label: string, text: string];

function statusText(status: number): string {
  if (isDelivered(status)) return "Levererad";
  if (isSold(status)) return "Såld";
  if (isReserved(status)) return "Reserverad";
  return isIncoming(status) ? "På väg in" : "Säljs";
}

const countText = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

/** What the house knows of the car, in the order that a salesman asks for it. */
export function internalFactRows(facts: InternalFacts): Row[] {
  const { bought, days, prices, status, reservedUntil, waiting, drives, views, store } = facts;
  return [
    ...(bought ? [["Inköpt för", formatKronor(bought.price)] as const] : []),
    ...(bought?.margin == null ? [] : [[marginLabel, formatKronor(bought.margin)] as const]),
    ["I lager", days === null ? "inte utlagd än" : countText(days, "dag", "dagar")],
    ["Status", `${statusText(status)}, ${status}`],
    ["Står i", store],
    ["Reservation", reservedUntil === null ? "ingen" : `till ${formatShortMoment(reservedUntil)}`],
    ...(waiting > 0 ? [["I kö efter den", countText(waiting, "kund", "kunder")] as const] : []),
    ["Provkörningar framöver", String(drives)],
    ["Visningar", String(views)],
    ["Priser", pricesText(prices)],
  ];
}

/** The last steps of the price: "304 900 kr 2026-10-02 → 289 900 kr 2026-11-01". */
function pricesText(prices: InternalFacts["prices"]): string {
  const steps = prices.filter(({ price }) => price !== null).slice(-3);
  if (steps.length === 0) return "inget pris än";
  return steps.map(({ at, price }) => `${formatKronor(price ?? 0)} ${isoDate(at)}`).join(" → ");
}
