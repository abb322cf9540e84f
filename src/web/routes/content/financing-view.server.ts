import type { RouterContextProvider } from "react-router";
import type { CatalogCar } from "#catalog/stock/stock-kinds.ts";
import { creditWarningAt } from "#domain/finance/credit-warning.ts";
import { debtAgainstValue } from "#domain/finance/debt-against-value.ts";
import { type FinanceWish, financeFields } from "#domain/finance/finance-wish.ts";
import { type PlanRow, paymentPlan } from "#domain/finance/payment-plan.ts";
import { planReceipt, receiptField } from "#domain/finance/plan-by-mail.ts";
import { displayPlate } from "#domain/plate/display-plate.ts";
import { formatDate } from "#domain/text/dates.ts";
import { formatMil } from "#domain/text/mileage.ts";
import { factsOfCar } from "#domain/valuation/facts-of-car.ts";
import { paths } from "#paths";
import { clockContext, postedFormContext, stockContext, valuationsContext } from "#web/context.ts";
import { carCardView } from "#web/features/car/car-card-view.ts";
import type { FinanceCar, FinanceView, WorthView } from "#web/features/financing/finance-view.ts";
import { financedIn, plateField } from "./financed-car.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The whole answer to an address; null while no warning is in force, since no figure may stand without it. [FINPAGE-8] */
export function financeView(query: URLSearchParams, context: Context): FinanceView | null {
  const now = context.get(clockContext)();
  const warning = creditWarningAt(now);
  if (warning === null) return null;
  const { text, car: listed, complaint, wish } = financedIn(query, context.get(stockContext).catalogs());
  const posted = context.get(postedFormContext);
  const plan = wish.loan ? paymentPlan(wish.loan) : [];
  return {
    car: listed && shownCar(listed, now),
    asked: { text, complaint },
    wish,
    plan,
    worth: listed && worthOf(listed, wish, plan, context),
    warning,
    withoutCar: withoutCar(query, listed?.price ?? null),
    csv: paths.paymentPlan(query),
    mail: {
      isSent: query.get(receiptField) === planReceipt,
      email: posted?.values.email ?? "",
      mistake: posted ? (posted.errors[0]?.message ?? posted.notice) : null,
    },
  };
}

function shownCar(car: CatalogCar, now: Date): FinanceCar {
  const { name, picture } = carCardView(car, now);
  return {
    licenseplate: car.licenseplate,
    name,
    plate: displayPlate(car.licenseplate),
    line: [car.modelYear, formatMil(car.mileage)].join(", "),
    to: paths.car(car),
    picture,
  };
}

/** What the engine expects of this very car, year by year; null where it would rather not say. [WORTH-1] */
function worthOf(
  car: CatalogCar,
  { loan, milPerYear }: FinanceWish,
  plan: readonly PlanRow[],
  context: Context,
): WorthView | null {
  const valuations = context.get(valuationsContext);
  const trained = valuations?.trainedFrom() ?? null;
  if (!valuations || !trained || loan === null) return null;
  const now = context.get(clockContext)();
  const asked = { car: factsOfCar(car, now), isImported: false, condition: {} };
  const values = valuations.overYears(asked, { years: loan.months / 12, milPerYear });
  return (
    values && {
      points: debtAgainstValue(loan, plan, values),
      madeOn: formatDate(trained.at),
      soldCars: trained.soldCars,
    }
  );
}

function withoutCar(query: URLSearchParams, price: number | null): string {
  const rest = new URLSearchParams(query);
  rest.delete(plateField);
  if (price !== null) rest.set(financeFields.price, String(price));
  return `${paths.financing()}?${rest}`;
}
