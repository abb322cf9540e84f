import type { RouterContextProvider } from "react-router";
import { formatDate } from "#core/dates/dates.ts";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { formatMil } from "#core/text/mileage.ts";
import { carCardView } from "#features/cars/pages/car-card-view.ts";
import { stockContext } from "#features/catalogue/context.ts";
import type { CatalogCar } from "#features/catalogue/service/stock/stock-kinds.ts";
import { creditWarningAt } from "#features/credit/rules/credit-warning.ts";
import { submittedFormContext } from "#features/forms/context.ts";
import { valuationsContext } from "#features/valuation/context.ts";
import { factsOfCar } from "#features/valuation/rules/facts-of-car.ts";
import { clockContext } from "#platform/pages/context.ts";
import { debtAgainstValue } from "../rules/debt-against-value.ts";
import { type FinanceInput, financeFields } from "../rules/finance-input.ts";
import { type PlanRow, paymentPlan } from "../rules/payment-plan.ts";
import { planReceipt, receiptField } from "../rules/plan-by-mail.ts";
import type { FinanceCar, FinanceView, WorthView } from "./finance-view.ts";
import { financedCarIn, plateField } from "./financed-car.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The whole answer to an address; null while no warning is in force, since no figure may stand without it. */
export function financeView(query: URLSearchParams, context: Context): FinanceView | null {
  const now = context.get(clockContext)();
  const warning = creditWarningAt(now);
  if (warning === null) return null;
  const { text, car: listed, complaint, input } = financedCarIn(query, context.get(stockContext).catalogs());
  const submission = context.get(submittedFormContext);
  const plan = input.loan ? paymentPlan(input.loan) : [];
  return {
    car: listed && shownCar(listed, now),
    requested: { text, complaint },
    input,
    plan,
    worth: listed && worthOf(listed, input, plan, context),
    warning,
    withoutCar: withoutCar(query, listed?.price ?? null),
    csv: paths.paymentPlan(query),
    mail: {
      isSent: query.get(receiptField) === planReceipt,
      email: submission?.values.email ?? "",
      error: submission ? (submission.errors[0]?.message ?? submission.notice) : null,
    },
  };
}

function shownCar(car: CatalogCar, now: Date): FinanceCar {
  const { name, picture } = carCardView(car, now, null);
  return {
    licenseplate: car.licenseplate,
    name,
    plate: displayPlate(car.licenseplate),
    line: [car.modelYear, formatMil(car.mileage)].join(", "),
    to: paths.car(car),
    picture,
  };
}

/** What the engine expects of this very car, year by year; null where it would rather not say. */
function worthOf(
  car: CatalogCar,
  { loan, milPerYear }: FinanceInput,
  plan: readonly PlanRow[],
  context: Context,
): WorthView | null {
  const valuations = context.get(valuationsContext);
  const trained = valuations.trainedFrom();
  if (!trained || loan === null) return null;
  const now = context.get(clockContext)();
  const requested = { car: factsOfCar(car, now), isImported: false, condition: {} };
  const values = valuations.overYears(requested, { years: loan.months / 12, milPerYear });
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
