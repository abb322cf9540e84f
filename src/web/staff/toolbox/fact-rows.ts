import { isDelivered, isIncoming, isReserved, isSold } from "#domain/car/status.ts";
import { formatShortMoment } from "#domain/hold/hold-moments.ts";
import { isoDate } from "#domain/text/dates.ts";
import { formatKronor } from "#domain/text/kronor.ts";
import type { ToolboxFacts } from "./toolbox-answer.ts";

type Row = readonly [label: string, text: string];

function statusText(status: number): string {
  if (isDelivered(status)) return "Levererad";
  if (isSold(status)) return "Såld";
  if (isReserved(status)) return "Reserverad";
  return isIncoming(status) ? "På väg in" : "Säljs";
}

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

/** What the house knows of the car, in the order that a salesman asks for it. [TOOLBOX-3] */
export function factRows(facts: ToolboxFacts): Row[] {
  const { bought, days, prices, status, heldUntil, waiting, drives, views, store } = facts;
  const [last] = bought?.bids ?? [];
  return [
    ...(last ? [["Inköpt", `${isoDate(new Date(last.at))}, ${formatKronor(last.bid)}`] as const] : []),
    ...(bought?.margin == null ? [] : [["Marginal efter kostnad", formatKronor(bought.margin)] as const]),
    ["I lager", days === null ? "inte utlagd än" : counted(days, "dag", "dagar")],
    ["Status", `${statusText(status)}, ${status}`],
    ["Står i", store],
    ["Reservation", heldUntil === null ? "ingen" : `till ${formatShortMoment(new Date(heldUntil))}`],
    ...(waiting > 0 ? [["I kö efter den", counted(waiting, "kund", "kunder")] as const] : []),
    ["Provkörningar framöver", String(drives)],
    ["Visningar", String(views)],
    ["Priser", pricesText(prices)],
  ];
}

/** The last steps of the price: "304 900 kr 2026-10-02 → 289 900 kr 2026-11-01". */
function pricesText(prices: ToolboxFacts["prices"]): string {
  const steps = prices.filter(({ price }) => price !== null).slice(-3);
  if (steps.length === 0) return "inget pris än";
  return steps.map(({ at, price }) => `${formatKronor(price ?? 0)} ${isoDate(new Date(at))}`).join(" → ");
}
