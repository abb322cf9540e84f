import type { ReactNode } from "react";
import type { RouterContextProvider } from "react-router";
import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { canBeBought, isReserved } from "#features/cars/rules/status.ts";
import { withVisiblePrice } from "#features/cars/rules/visible-price.ts";
import { stockContext } from "#features/catalogue/context.ts";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import { loanExampleView } from "#features/credit/pages/loan-example-view.ts";
import { creditWarningAt } from "#features/credit/rules/credit-warning.ts";
import { clockContext } from "#platform/pages/context.ts";
import type { Offer } from "../rules/buying-price.ts";
import type { FlowInput } from "../rules/flow/flow-input.ts";
import { carriedFields } from "../rules/flow/flow-step.ts";
import { type Trade, tradeFor } from "../rules/trade.ts";
import type { Appraisal } from "../service/appraise.ts";
import { TradeInPerson, TradePanel, type TradeView, WantedForm } from "./trade-panel.tsx";

type Context = Readonly<RouterContextProvider>;

/** The own car against the one that is wanted; without one, the question which. */
export function tradePart(
  appraisal: Appraisal,
  offer: Offer | null,
  action: string,
  context: Context,
): ReactNode {
  const { input } = appraisal;
  const found = input.wanted && findCarWithPlate(context.get(stockContext).catalogs().listed, input.wanted);
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
      carried={carriedFields(input, ["wanted"])}
      raw={input.raw.wanted.toUpperCase()}
      error={input.sent.has("wanted") ? whyNot(input, found) : null}
      list={paths.buy()}
    />
  );
}

function whyNot({ wanted, raw }: FlowInput, found: { status: number } | null): string {
  if (raw.wanted === "") return "Skriv numret på bilen du vill ha.";
  if (wanted === null) return "Det ser inte ut som ett svenskt registreringsnummer.";
  const plate = displayPlate(wanted);
  if (!found) return `Vi har ingen bil till salu med numret ${plate}. Den kan vara såld.`;
  return isReserved(found.status)
    ? `${plate} är reserverad just nu. Välj en annan bil.`
    : `${plate} har inget pris än. Välj en annan bil.`;
}

function tradeView(trade: Trade, wanted: TradeView["wanted"]): Omit<TradeView, "warning"> {
  const { price, worth, difference, floor, isFloorReached, deposit, loan } = trade;
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
    deposit: isFloorReached
      ? `Köper du på kredit ska minst ${formatKronor(floor)} (20 %) betalas kontant. Din bil räcker till det.`
      : `Köper du på kredit ska minst ${formatKronor(floor)} (20 %) betalas kontant. Din bil räknas av, och ${formatKronor(deposit.cash)} återstår att betala själv.`,
    loan: loan && loanExampleView(loan),
  };
}
