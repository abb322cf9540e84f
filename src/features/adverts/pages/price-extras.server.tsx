import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { legalGuaranteeAt } from "#core/company/legal-guarantee.ts";
import { formatDate } from "#core/dates/dates.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { formatMil } from "#core/text/mileage.ts";
import { marketLabel } from "#features/cars/rules/price/market-label.ts";
import { canBeBought } from "#features/cars/rules/status.ts";
import { valuationsContext } from "#features/valuation/context.ts";
import type { DeclineReason } from "#features/valuation/rules/decline-valuation.ts";
import { factsOfCar, type ValuedFields } from "#features/valuation/rules/facts-of-car.ts";
import { marketText } from "#features/valuation/rules/range-text.ts";
import { MarketBox, type MarketView, ThinMarket } from "./market-box.tsx";
import { marketScale } from "./market-scale.ts";
import { RightsBox } from "./rights-box.tsx";
import { TradeBox } from "./trade-box.tsx";

type Context = Readonly<RouterContextProvider>;
type Priced = ValuedFields & { licenseplate: string; price: number | null; status: number };

/** What stands beside the price of a car that is not sold, from the trade-in on; costs no script. */
export function offersHtml(car: Priced, warranty: string | null, now: Date): string {
  if (warranty === null) return "";
  return renderToStaticMarkup(
    <div className="grid gap-5 print:hidden">
      {canBeBought(car) && car.price !== null && (
        <TradeBox licenseplate={car.licenseplate} price={car.price} />
      )}
      <RightsBox warranty={warranty} notice={legalGuaranteeAt(now)} />
    </div>,
  );
}

/** How the price lies to the market; within the price box, and without script too. */
export function marketHtml(car: Priced, context: Context): string {
  if (!canBeBought(car) || car.price === null) return "";
  const market = marketView(car, car.price, context);
  if (market === null) return "";
  return renderToStaticMarkup(market === "thin" ? <ThinMarket /> : <MarketBox market={market} />);
}

/** Fewer are too few to draw a scale by. */
const fewestCompared = 5;
/** Of what is declined for another reason nothing is said at all. */
const thinReasons: readonly DeclineReason[] = ["too-few-sold", "too-uncertain"];

/** Null where there is no model yet; thin where it has too little to say anything by. */
function marketView(car: Priced, price: number, context: Context): MarketView | "thin" | null {
  const valuations = context.get(valuationsContext);
  const trainedAt = valuations.trainedFrom()?.at;
  if (!trainedAt) return null;
  // As old as on that day: so it says the same as the cards, whose levels were worked out then.
  const valued = valuations.value({ car: factsOfCar(car, trainedAt), isImported: false, condition: {} });
  if (valued.kind === "counting") return null;
  if (valued.kind === "declined") return thinReasons.includes(valued.reason) ? "thin" : null;
  if (valued.comparables.length < fewestCompared) return "thin";
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
    scale: marketScale(price, valued),
  };
}
