import { writtenFrom } from "#domain/car/edit/field-text.ts";
import { isSold } from "#domain/car/status.ts";
import { pricePreview } from "#domain/price/price-preview.ts";
import { formatNumber } from "#domain/text/number.ts";
import { numberFromText } from "#domain/text/written-number.ts";
import type { CarAnswer } from "../../stock-answers.ts";
import { CarFieldControl } from "./car-field.tsx";
import { PriceLine } from "./price-line.tsx";
import type { OpenCar } from "./use-car.ts";

/** The price, with what the law lets us show of it before it is saved, and every price it has had. [CAREDIT-10] */
export function PricePanel({ open, canEdit }: { open: OpenCar; canEdit: boolean }) {
  const { answer, draft, errors, write } = open;
  if (!answer) return null;
  const { car, stores, prices } = answer;
  const mine = draft.fields.price;
  const written = mine ? mine.mine : writtenFrom("price", car.price);
  return (
    <section className="st-panel" aria-labelledby="part-price">
      <div className="st-ph">
        <h2 className="t" id="part-price">
          Pris
        </h2>
        <span className="end">
          <kbd className="kbd">P</kbd>
        </span>
      </div>
      <div className="st-pb">
        <CarFieldControl
          name="price"
          written={written}
          saved={mine ? mine.base : car.price}
          isChanged={mine !== undefined}
          error={errors.price}
          canEdit={canEdit && !isSold(car.status)}
          stores={stores}
          make={car.normalizedMake}
          register={undefined}
          onWrite={write}
        />
        <Preview answer={answer} written={String(written)} />
        <PriceLine prices={prices} now={new Date(answer.now)} />
        <Past prices={prices} />
      </div>
    </section>
  );
}

function Preview({ answer, written }: { answer: CarAnswer; written: string }) {
  const price = written.trim() === "" ? null : numberFromText(written.replace(/\s*(kr|:-)\s*$/i, ""));
  const events = answer.prices.map(({ at, price: asked }) => ({ at: new Date(at), price: asked }));
  // What cannot be read is told at the field.
  if (price !== null && !(Number.isInteger(price) && price > 0)) return null;
  const shown = pricePreview({ events, status: answer.car.status, price, now: new Date(answer.now) });
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

function Past({ prices }: { prices: CarAnswer["prices"] }) {
  if (prices.length === 0) return <p className="xs t2">Bilen har inte varit till salu än.</p>;
  return (
    <table className="sp-led">
      <caption className="sr">Priser som har visats, de senaste först</caption>
      <tbody>
        {prices.toReversed().map(({ at, price, by }, place) => (
          <tr key={`${at}${price}`}>
            <td>{at.slice(0, 10)}</td>
            <td className="t2">
              {by ?? ""}
              {place === prices.length - 1 && (by ? ", publicerad" : "Publicerad")}
            </td>
            <td className="r">{price === null ? "inte till salu" : formatNumber(price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
