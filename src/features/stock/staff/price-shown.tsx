import { pricePreview } from "../rules/price-preview.ts";
import type { CarAnswer } from "./stock-answers.ts";

/** What visitors will see of a price from that moment on, and why. */
export function PriceShown({ answer, price, at }: { answer: CarAnswer; price: number | null; at: Date }) {
  const events = answer.prices.map(({ at: asked, price: was }) => ({ at: new Date(asked), price: was }));
  const shown = pricePreview({ events, status: answer.car.status, price, now: at });
  return (
    <div className="sp-preview" aria-live="polite">
      <h3 className="h4">{shown.cut ? "Så här visas prissänkningen" : "Så här visas priset"}</h3>
      <div className="sp-pv">
        {shown.cut ? (
          <dl className="sp-duo">
            <div>
              <dd className="sp-now-price">{shown.price}</dd>
              <dt>sänkt pris</dt>
            </div>
            <div>
              <dd>{shown.cut.reference}</dd>
              <dt>{shown.cut.referenceLabel}</dt>
            </div>
          </dl>
        ) : (
          <b className="sp-now-price">{shown.price ?? "Pris kommer"}</b>
        )}
      </div>
      <p className="xs t2">{shown.why}</p>
    </div>
  );
}
