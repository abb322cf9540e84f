import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { legalGuaranteeAt } from "#core/company/legal-guarantee.ts";
import { formatDate } from "#core/dates/dates.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { formatMil } from "#core/text/mileage.ts";
import { marketLabel } from "#features/cars/rules/price/market-label.ts";
import { canBeBought } from "#features/cars/rules/status.ts";
import { valuationsContext } from "#features/valuation/context.ts";
import { factsOfCar, type ValuedFields } from "#features/valuation/rules/facts-of-car.ts";
import { marketText } from "#features/valuation/rules/range-text.ts";
import type { Valuation } from "#features/valuation/rules/value-car.ts";
import { clockContext } from "#platform/pages/context.ts";
import { MarketBox, type MarketView } from "./market-box.tsx";
import { RightsBox } from "./rights-box.tsx";
import { TradeBox } from "./trade-box.tsx";

type Context = Readonly<RouterContextProvider>;
type Priced = ValuedFields & { licenseplate: string; price: number | null; status: number };

/** What stands under the price of a car that is not sold; costs no script. */
export function priceExtras(car: Priced, warranty: string | null, context: Context): string {
  if (warranty === null) return "";
  const isOpen = canBeBought(car) && car.price !== null;
  const market = isOpen && car.price !== null ? marketView(car, car.price, context) : null;
  return renderToStaticMarkup(
    <div className="mt-5 grid gap-5 print:hidden">
      {market && <MarketBox market={market} />}
      {isOpen && <TradeBox licenseplate={car.licenseplate} />}
      <RightsBox warranty={warranty} notice={legalGuaranteeAt(context.get(clockContext)())} />
    </div>,
  );
}

/** Null where the data are thin or the model is not there yet: then nothing is said. */
function marketView(car: Priced, price: number, context: Context): MarketView | null {
  const valuations = context.get(valuationsContext);
  const trainedAt = valuations.trainedFrom()?.at;
  if (!trainedAt) return null;
  // As old as on that day: so it says the same as the cards, whose levels were worked out then.
  const valued = valuations.value({ car: factsOfCar(car, trainedAt), isImported: false, condition: {} });
  if (valued.kind !== "valued") return null;
  return {
    label: marketLabel(price, valued).text,
    price: formatKronor(price),
    range: marketText(valued),
    computed: formatDate(trainedAt),
    count: String(valued.comparables.length),
    sold: valued.comparables.map(({ id, modelYear, mil, price: paid }) => ({
      key: id,
      car: `${modelYear}, ${formatMil(mil)}`,
      price: formatKronor(paid),
    })),
    bar: barOf(price, valued),
  };
}

function barOf(price: number, { low, high }: Valuation): MarketView["bar"] {
  const from = Math.min(low, price) * 0.94;
  const to = Math.max(high, price) * 1.06;
  const at = (sum: number) => Math.round(((sum - from) / (to - from)) * 1_000) / 10;
  return { from: at(low), length: Math.round((at(high) - at(low)) * 10) / 10, at: at(price) };
}
