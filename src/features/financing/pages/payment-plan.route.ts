import { redirect } from "react-router";
import { paths } from "#core/paths.ts";
import { stockContext } from "#features/catalogue/context.ts";
import { creditWarningAt } from "#features/credit/rules/credit-warning.ts";
import { clockContext } from "#platform/pages/context.ts";
import { paymentPlan } from "../rules/payment-plan.ts";
import { planCsv } from "../rules/plan-csv.ts";
import type { Route } from "./+types/payment-plan.route.ts";
import { financedCarIn } from "./financed-car.server.ts";

/** Of what the address asks for; where that is no loan the calculator says why. */
export function loader({ url, context }: Route.LoaderArgs) {
  const warning = creditWarningAt(context.get(clockContext)());
  const { input } = financedCarIn(url.searchParams, context.get(stockContext).catalogs());
  if (input.loan === null || warning === null) throw redirect(`${paths.financing()}?${url.searchParams}`);
  return new Response(planCsv(input.loan, paymentPlan(input.loan), warning), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="betalplan.csv"',
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}
