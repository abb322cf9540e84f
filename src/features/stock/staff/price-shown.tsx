import { pricePreview } from "../rules/price-preview.ts";
import type { CarResponse } from "./stock-responses.ts";

/** What visitors will see of a price from that moment on, and why. */
export function PriceShown({
  response,
  price,
  at,
}: {
  response: CarResponse;
  price: number | null;
  at: Date;
}) {
  const events = response.prices.map(({ at: requested, price: was }) => ({
    at: new Date(requested),
    price: was,
  }));
  const preview = pricePreview({ events, status: response.car.status, price, now: at });
  return (
    <div className="sp-preview" aria-live="polite">
      <h3 className="h4">{preview.cut ? "Så här visas prissänkningen" : "Så här visas priset"}</h3>
      <div className="sp-pv">
        {preview.cut ? (
          <dl className="sp-duo">
            <div>
              <dd className="sp-now-price">{preview.price}</dd>
              <dt>sänkt pris</dt>
            </div>
            <div>
              <dd>{preview.cut.reference}</dd>
              <dt>{preview.cut.referenceLabel}</dt>
            </div>
          </dl>
        ) : (
          <b className="sp-now-price">{preview.price ?? "Pris kommer"}</b>
        )}
      </div>
      <p className="xs t2">{preview.why}</p>
    </div>
  );
}
