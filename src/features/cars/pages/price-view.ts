import { formatDate } from "#core/dates/dates.ts";
import { formatKronor } from "#core/money/kronor.ts";
import type { Car } from "../rules/car.ts";
import { legalPriceCut } from "../rules/price/ledger.ts";
import type { PriceEvent } from "../rules/price/price-event.ts";
import { referencePriceLabel } from "../rules/price/price-history.ts";
import { priceWithoutVat } from "../rules/price/without-vat.ts";
import { isBeingPriced } from "../rules/status.ts";

/** What may stand where a price stands. A cut never goes without its reference price. */
export type PriceView =
  | { kind: "coming" }
  | { kind: "plain"; price: string; withoutVat?: string }
  | { kind: "sold"; price: string | null; soldOn: string | null }
  | {
      kind: "cut";
      price: string;
      cutOn: string;
      reference: string;
      referenceLabel: string;
      withoutVat?: string;
    };

type Priced = Pick<Car, "status" | "price" | "vatDeductible"> & { priceEvents: readonly PriceEvent[] };

/** The price information act as layout: the cut is computed from the ledger, never typed. */
export function priceView(car: Priced, now: Date): PriceView {
  if (car.price === null || isBeingPriced(car)) return { kind: "coming" };
  const cut = legalPriceCut(car.priceEvents, now);
  // A ledger that does not end in today's price proves nothing about today's price.
  const vat = withoutVatOf(car);
  if (cut === null || cut.price !== car.price)
    return { kind: "plain", price: formatKronor(car.price), ...vat };
  return {
    kind: "cut",
    price: formatKronor(cut.price),
    cutOn: formatDate(cut.cutAt),
    reference: formatKronor(cut.referencePrice),
    referenceLabel: referencePriceLabel(cut),
    ...vat,
  };
}

/** "231 920 kr exkl. moms", beside the price that everybody pays. */
function withoutVatOf(car: Priced): { withoutVat?: string } {
  const price = priceWithoutVat(car);
  return price === null ? {} : { withoutVat: `${formatKronor(price)} exkl. moms` };
}
