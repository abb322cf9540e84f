import { redirect } from "react-router";
import { creditWarningAt } from "#domain/finance/credit-warning.ts";
import { paymentPlan } from "#domain/finance/payment-plan.ts";
import { planCsv } from "#domain/finance/plan-csv.ts";
import { paths } from "#paths";
import { clockContext, stockContext } from "#web/context.ts";
import type { Route } from "./+types/payment-plan.ts";
import { financedIn } from "./financed-car.server.ts";

/** Of what the address asks for; where that is no loan the calculator says why. [FINPAGE-10] */
export function loader({ url, context }: Route.LoaderArgs) {
  const warning = creditWarningAt(context.get(clockContext)());
  const { wish } = financedIn(url.searchParams, context.get(stockContext).catalogs());
  if (wish.loan === null || warning === null) throw redirect(`${paths.financing()}?${url.searchParams}`);
  return new Response(planCsv(wish.loan, paymentPlan(wish.loan), warning), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="betalplan.csv"',
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}
