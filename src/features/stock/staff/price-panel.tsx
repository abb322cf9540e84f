import { formatKronor } from "#core/money/kronor.ts";
import { formatNumber } from "#core/text/number.ts";
import { isSold } from "#features/cars/rules/status.ts";
import { marketText } from "#features/valuation/rules/range-text.ts";
import { writtenFrom } from "../rules/field-text.ts";
import { marginLabel } from "../rules/internal-fact-rows.ts";
import { CarFieldControl } from "./car-field.tsx";
import { PlannedPrice } from "./planned-price.tsx";
import { PriceLine } from "./price-line.tsx";
import { AskAboutPrice } from "./price-question.tsx";
import { PriceShown } from "./price-shown.tsx";
import { PurchasePart } from "./purchase-part.tsx";
import type { CarAnswer } from "./stock-answers.ts";
import type { OpenCar } from "./use-car.ts";
import { writtenPrice } from "./written-price.ts";

/** The price, with what the law lets us show of it before it is saved, and every price it has had. */
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
        <AskAboutPrice question={open.question} />
        <WrittenPrice answer={answer} written={String(written)} />
        <PriceLine prices={prices} now={new Date(answer.now)} />
        <Past prices={prices} />
        <Beside answer={answer} />
        <PurchasePart open={open} canEdit={canEdit} />
        <PlannedPrice open={open} canEdit={canEdit} />
      </div>
    </section>
  );
}

/** What cannot be read is told at the field, and shows nothing. */
function WrittenPrice({ answer, written }: { answer: CarAnswer; written: string }) {
  const price = writtenPrice(written);
  if (price === null && written.trim() !== "") return null;
  return <PriceShown answer={answer} price={price} at={new Date(answer.now)} />;
}

/** What such cars are sold for, and what is left of the saved price. */
function Beside({ answer: { market, margin } }: { answer: CarAnswer }) {
  if (market === null && margin === null) return null;
  return (
    <dl className="sp-beside">
      {market && (
        <div>
          <dt>Marknad, {formatNumber(market.sold)} sålda i serien</dt>
          <dd>{marketText(market)}</dd>
        </div>
      )}
      {margin !== null && (
        <div>
          <dt>{marginLabel}</dt>
          <dd>{formatKronor(margin)}</dd>
        </div>
      )}
    </dl>
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
