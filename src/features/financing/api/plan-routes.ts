import { Hono } from "hono";
import { paths } from "#core/paths.ts";
import { emailAddress } from "#core/person/email.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { messages } from "#core/text/messages.ts";
import type { StockInStep } from "#features/catalogue/service/keep-in-step.ts";
import { creditWarningAt } from "#features/credit/rules/credit-warning.ts";
import { isWithinLimits, tooMany } from "#features/forms/api/form-limits.ts";
import { readOwnPost } from "#features/forms/api/read-own-post.ts";
import type { Database } from "#platform/db/database.ts";
import type { Http } from "#platform/feature.ts";
import type { PostedForm, SiteVariables } from "#platform/http/site-variables.ts";
import { textHash } from "#platform/links/text-hash.ts";
import { sendLater } from "#platform/mail/send-later.ts";
import { financedIn } from "../pages/financed-car.server.ts";
import { financeFields } from "../rules/finance-wish.ts";
import { planReceipt, receiptField } from "../rules/plan-by-mail.ts";
import { planLetter } from "../service/plan-letter.ts";

export type PlanServices = { db: Database; stock: StockInStep; clock: () => Date; publicOrigin: string };

const notMailed =
  "Det gick inte att mejla: adressen tar inte emot fler brev från oss i dag. Skriv ut sidan eller spara betalplanen som fil";
const noLoan = "Det finns inget lån att mejla. Rätta uppgifterna ovan först";

/** Only what the page counts with goes into the letter: the rest of an address is whatever somebody wrote there. */
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
  async function send(request: Request, query: URLSearchParams, sender: string): Promise<PostedForm | null> {
    const read = await readOwnPost(request, publicOrigin, ["email"]);
    if ("refused" in read) return read.refused;
    const { values } = read;
    const refuse = (status: number, message: string): PostedForm => ({
      status,
      notice: null,
      values,
      errors: [{ field: "email", message }],
    });
    const email = emailAddress.safeParse(values.email ?? "");
    if (!email.success) return refuse(422, messages.email);
    const now = clock();
    const warning = creditWarningAt(now);
    const { wish, car } = financedIn(query, stock.catalogs());
    if (wish.loan === null || warning === null) return refuse(422, noLoan);
    if (!(await isWithinLimits({ db, sender }, "loan-plan", email.data))) return refuse(429, tooMany);
    const letter = planLetter({
      to: email.data,
      loan: wish.loan,
      car: car && `${car.title}, ${displayPlate(car.licenseplate)}`,
      page: `${paths.financing()}?${counted(query)}`,
      key: textHash(`${email.data.toLowerCase()} ${now.toISOString().slice(0, 10)} ${query}`),
      warning,
      now,
    });
    const written = await db.transaction((tx) => sendLater(tx, letter));
    const isHeld = written !== "known" && written.held !== null;
    return isHeld ? refuse(429, notMailed) : null;
  }
  return routes;
}
