import { Hono } from "hono";
import { paths } from "#core/paths.ts";
import { emailAddress } from "#core/person/email.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { messages } from "#core/text/messages.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { creditWarningAt } from "#features/credit/rules/credit-warning.ts";
import { isWithinLimits, tooMany } from "#features/forms/api/form-limits.ts";
import { readOwnSubmission } from "#features/forms/api/read-own-submission.ts";
import type { Database } from "#platform/db/database.ts";
import type { Http } from "#platform/feature.ts";
import type { SiteVariables, SubmittedForm } from "#platform/http/site-variables.ts";
import { textHash } from "#platform/links/text-hash.ts";
import { addToOutbox } from "#platform/mail/add-to-outbox.ts";
import { financedCarIn } from "../pages/financed-car.server.ts";
import { financeFields } from "../rules/finance-input.ts";
import { planReceipt, receiptField } from "../rules/plan-by-mail.ts";
import { planEmail } from "../service/plan-email.ts";

export type PlanServices = { db: Database; stock: LiveCatalogue; clock: () => Date; publicOrigin: string };

const notMailed =
  "Det gick inte att mejla: adressen tar inte emot fler brev från oss i dag. Skriv ut sidan eller spara betalplanen som fil";
const noLoan = "Det finns inget lån att mejla. Rätta uppgifterna ovan först";

/** Only what the page counts with goes into the e-mail: the rest of an address is whatever somebody wrote there. */
function counted(query: URLSearchParams): URLSearchParams {
  const names = ["licenseplate", ...Object.values(financeFields)];
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = query.get(name);
      return value !== null && /^[\wåäöÅÄÖ ,.%]{1,12}$/.test(value) ? [[name, value]] : [];
    }),
  );
}

/** "Mejla mig kalkylen": what the address counts, to whoever asks; it becomes no case. */
export function planRoutes({ db, stock, clock, publicOrigin }: PlanServices, { senderOf }: Http) {
  const routes = new Hono<SiteVariables>();
  routes.post(paths.financing(), async (c, next) => {
    const query = new URL(c.req.url).searchParams;
    query.delete(receiptField);
    const refused = await send(c.req.raw, query, senderOf(c));
    if (refused) {
      c.set("posted", refused);
      return next();
    }
    query.set(receiptField, planReceipt);
    return c.redirect(`${paths.financing()}?${query}#mejla`, 303);
  });

  /** Null when it is on its way. */
  async function send(
    request: Request,
    query: URLSearchParams,
    sender: string,
  ): Promise<SubmittedForm | null> {
    const read = await readOwnSubmission(request, publicOrigin, ["email"]);
    if ("refused" in read) return read.refused;
    const { values } = read;
    const refuse = (status: number, message: string): SubmittedForm => ({
      status,
      notice: null,
      values,
      errors: [{ field: "email", message }],
    });
    const email = emailAddress.safeParse(values.email ?? "");
    if (!email.success) return refuse(422, messages.email);
    const now = clock();
    const warning = creditWarningAt(now);
    const { input, car } = financedCarIn(query, stock.catalogs());
    if (input.loan === null || warning === null) return refuse(422, noLoan);
    if (!(await isWithinLimits({ db, sender }, "loan-plan", email.data))) return refuse(429, tooMany);
    const planned = planEmail({
      to: email.data,
      loan: input.loan,
      car: car && `${car.title}, ${displayPlate(car.licenseplate)}`,
      page: `${paths.financing()}?${counted(query)}`,
      key: textHash(`${email.data.toLowerCase()} ${now.toISOString().slice(0, 10)} ${query}`),
      warning,
      now,
    });
    const mailed = await db.transaction((tx) => addToOutbox(tx, planned));
    const isHeld = mailed !== "known" && mailed.held !== null;
    return isHeld ? refuse(429, notMailed) : null;
  }
  return routes;
}
