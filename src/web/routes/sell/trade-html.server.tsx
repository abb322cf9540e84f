import type { ReactNode } from "react";
import type { RouterContextProvider } from "react-router";
import { findCarWithPlate } from "#catalog/find-car.ts";
import { canBeBought, isReserved } from "#domain/car/status.ts";
import { withVisiblePrice } from "#domain/car/visible-price.ts";
import { creditWarningAt } from "#domain/finance/credit-warning.ts";
import { displayPlate } from "#domain/plate/display-plate.ts";
import { formatKronor } from "#domain/text/kronor.ts";
import type { Offer } from "#domain/valuation/buying-price.ts";
import { carriedFields } from "#domain/valuation/flow/flow-step.ts";
import type { Told } from "#domain/valuation/flow/told.ts";
import { type Trade, tradeFor } from "#domain/valuation/trade.ts";
import { paths } from "#paths";
import type { Appraisal } from "#services/valuations/appraise.ts";
import { clockContext, stockContext } from "#web/context.ts";
import { loanExampleView } from "#web/features/car/loan-example-view.ts";
import {
  TradeInPerson,
  TradePanel,
  type TradeView,
  WantedForm,
} from "#web/features/valuation/trade-panel.tsx";

type Context = Readonly<RouterContextProvider>;

/** The own car against the one that is wanted; without one, the question which. [SWAP-1] [SWAP-3] */
export function tradePart(
  appraisal: Appraisal,
  offer: Offer | null,
  action: string,
  context: Context,
): ReactNode {
  const { told } = appraisal;
  const found = told.wanted && findCarWithPlate(context.get(stockContext).catalogs().listed, told.wanted);
  const now = context.get(clockContext)();
  const car = found && canBeBought(found) ? withVisiblePrice(found) : null;
  const { price = null } = car ?? {};
  if (car && price !== null) {
    const wanted = { name: car.title, to: paths.car(car) };
    if (!offer) return <TradeInPerson wanted={wanted} price={formatKronor(price)} />;
    const trade = tradeFor({ price, worth: offer.estimate });
    return <TradePanel trade={{ ...tradeView(trade, wanted), warning: creditWarningAt(now) }} />;
  }
  return (
    <WantedForm
      action={action}
      carried={carriedFields(told, ["wanted"])}
      written={told.written.wanted.toUpperCase()}
      mistake={told.sent.has("wanted") ? whyNot(told, found) : null}
      list={paths.buy()}
    />
  );
}

function whyNot({ wanted, written }: Told, found: { status: number } | null): string {
  if (written.wanted === "") return "Skriv numret på bilen du vill ha.";
  if (wanted === null) return "Det ser inte ut som ett svenskt registreringsnummer.";
  const plate = displayPlate(wanted);
  if (!found) return `Vi har ingen bil till salu med numret ${plate}. Den kan vara såld.`;
  return isReserved(found.status)
    ? `${plate} är reserverad just nu. Välj en annan bil.`
    : `${plate} har inget pris än. Välj en annan bil.`;
}

function tradeView(trade: Trade, wanted: TradeView["wanted"]): Omit<TradeView, "warning"> {
  const { price, worth, difference, floor, isFloorMet, deposit, loan } = trade;
  const isBack = difference < 0;
  return {
    wanted,
    rows: [
      { label: "Pris på bilen du vill ha", sum: formatKronor(price) },
      { label: "Din bil, mest troligt", sum: `−${formatKronor(worth)}` },
    ],
    result: {
      label: isBack ? "Du får tillbaka" : "Du betalar emellan",
      sum: formatKronor(Math.abs(difference)),
    },
    deposit: isFloorMet
      ? `Köper du på kredit ska minst ${formatKronor(floor)} (20 %) betalas kontant. Din bil räcker till det.`
      : `Köper du på kredit ska minst ${formatKronor(floor)} (20 %) betalas kontant. Din bil räknas av, och ${formatKronor(deposit.cash)} återstår att betala själv.`,
    loan: loan && loanExampleView(loan),
  };
}
