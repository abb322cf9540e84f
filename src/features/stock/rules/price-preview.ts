import { formatShortDay } from "#core/dates/dates.ts";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { currentPrice, legalPriceCut, withPrice } from "#features/cars/rules/price/ledger.ts";
import type { PriceEvent } from "#features/cars/rules/price/price-event.ts";
import { referencePriceLabel } from "#features/cars/rules/price/price-history.ts";
import { lowestPriceBefore, referenceWindowStart } from "#features/cars/rules/price/thirty-day-price.ts";
import { isIncoming, isSold } from "#features/cars/rules/status.ts";

type PreviewInput = { events: readonly PriceEvent[]; status: number; price: number | null; now: Date };

/** What visitors will see of a price that is not saved yet, and why. */
export type PricePreview = {
  price: string | null;
  cut: { reference: string; referenceLabel: string } | null;
  /** A sentence that says where the reference comes from, or why there is none. */
  why: string;
};

const msPerDay = 86_400_000;

/**
 * "Så här visas prissänkningen": the ledger as it would be with this price from now on, judged by the rules of the ledger
 * itself. A car that is not for sale is judged as if it were published now.
 */
export function pricePreview({ events, status, price, now }: PreviewInput): PricePreview {
  if (price === null)
    return { price: null, cut: null, why: "Utan pris står det ”Pris kommer”, och bilen går inte att köpa." };
  const shown = formatKronor(price);
  if (isSold(status)) return { price: shown, cut: null, why: "Bilen är såld. Priset ändras inte längre." };
  // An older clock than the ledger's last line would be a fault; nobody's preview is worth one.
  const last = events.at(-1)?.at;
  const at = last !== undefined && last > now ? last : now;
  const next = withPrice(events, { at, price });
  const cut = legalPriceCut(next, at);
  const from = isIncoming(status) ? "Visas när bilen publiceras. " : "";
  if (cut !== null) {
    const window = daysCompared(events, cut.firstCutAt);
    return {
      price: shown,
      cut: { reference: formatKronor(cut.referencePrice), referenceLabel: referencePriceLabel(cut) },
      why: `${from}${formatKronor(cut.referencePrice)} är lägsta priset ${window}. Det räknas ur liggaren och går inte att skriva.`,
    };
  }
  return { price: shown, cut: null, why: from + whyNoCut(events, price, at) };
}

/** "17 okt–15 nov", or since when a car has been for sale that has not been so for 30 days. */
function daysCompared(events: readonly PriceEvent[], cutAt: Date): string {
  const begins = referenceWindowStart(cutAt);
  const first = events.find(({ price }) => price !== null)?.at;
  if (first !== undefined && first > begins) return `sedan ${formatShortDay(first)}, då bilen publicerades`;
  return `${formatShortDay(begins)}–${formatShortDay(new Date(cutAt.getTime() - msPerDay))}`;
}

function whyNoCut(events: readonly PriceEvent[], price: number, now: Date): string {
  const before = currentPrice(events);
  const lowest = lowestPriceBefore(events, now);
  if (lowest === null) return "Bilens första pris: det finns inget att jämföra med.";
  if (before !== null && price === before) return "Priset är oförändrat, och ingen sänkning visas.";
  if (before !== null && price > before) return "Priset höjs. Något tidigare pris visas inte.";
  return `Ingen sänkning får visas: bilen har kostat ${formatKronor(lowest)} någon gång sedan ${stockholmDay(referenceWindowStart(now))}.`;
}
