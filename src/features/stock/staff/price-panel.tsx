import { formatKronor } from "#core/money/kronor.ts";
import { formatNumber } from "#core/text/number.ts";
import { isSold } from "#features/cars/rules/status.ts";
import { marketText } from "#features/valuation/rules/range-text.ts";
import { Panel } from "#platform/staff/panel.tsx";
import { inputFrom } from "../rules/field-text.ts";
import { marginLabel } from "../rules/internal-fact-rows.ts";
import { CarFieldControl } from "./car-field.tsx";
import { PlannedPrice } from "./planned-price.tsx";
import { PriceLine } from "./price-line.tsx";
import { AskAboutPrice } from "./price-question.tsx";
import { PriceShown } from "./price-shown.tsx";
import { PurchasePart } from "./purchase-part.tsx";
import { readPriceInput } from "./read-price-input.ts";
import type { CarResponse } from "./stock-responses.ts";
import type { OpenCar } from "./use-car.ts";

/** The price, with what the law lets us show of it before it is saved, and every price it has had. */
export function PricePanel({ open, canEdit }: { open: OpenCar; canEdit: boolean }) {
  const { response, draft, errors, write } = open;
  if (!response) return null;
  const { car, stores, prices } = response;
  const local = draft.fields.price;
  const entered = local ? local.local : inputFrom("price", car.price);
  return (
    <Panel id="part-price" title="Pris" shortcut="P">
      <div className="st-pb">
        <CarFieldControl
          name="price"
          entered={entered}
          saved={local ? local.base : car.price}
          isChanged={local !== undefined}
          error={errors.price}
          canEdit={canEdit && !isSold(car.status)}
          stores={stores}
          make={car.normalizedMake}
          register={undefined}
          onInput={write}
        />
        <AskAboutPrice question={open.question} />
        <PriceInput response={response} entered={String(entered)} />
        <PriceLine prices={prices} now={new Date(response.now)} />
        <PriceHistory prices={prices} />
        <MarketAndMargin response={response} />
        <PurchasePart open={open} canEdit={canEdit} />
        <PlannedPrice open={open} canEdit={canEdit} />
      </div>
    </Panel>
  );
}

/** For input that cannot be read the field shows an error, and this shows nothing. */
function PriceInput({ response, entered }: { response: CarResponse; entered: string }) {
  const price = readPriceInput(entered);
  if (price === null && entered.trim() !== "") return null;
  return <PriceShown response={response} price={price} at={new Date(response.now)} />;
}

/** What such cars are sold for, and what is left of the saved price. */
function MarketAndMargin({ response: { market, margin } }: { response: CarResponse }) {
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

function PriceHistory({ prices }: { prices: CarResponse["prices"] }) {
  if (prices.length === 0) return <p className="xs t2">Bilen har inte varit till salu än.</p>;
  return (
    <table className="sp-led">
      <caption className="sr">Priser som har visats, de senaste först</caption>
      <tbody>
        {prices.toReversed().map(({ at, price, by }, index) => (
          <tr key={`${at}${price}`}>
            <td>{at.slice(0, 10)}</td>
            <td className="t2">
              {by ?? ""}
              {index === prices.length - 1 && (by ? ", publicerad" : "Publicerad")}
            </td>
            <td className="r">{price === null ? "inte till salu" : formatNumber(price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
