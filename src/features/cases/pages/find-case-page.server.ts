import { data, type RouterContextProvider } from "react-router";
import { paths } from "#core/paths.ts";
import { withBooking } from "#features/bookings/pages/case-with-booking.server.ts";
import { stockContext } from "#features/catalogue/context.ts";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import { sentText } from "#platform/mail/sent-text.ts";
import { clockContext } from "#platform/pages/context.ts";
import { type CasesByLink, casesContext } from "../context.ts";
import type { CaseDetails } from "../storage/cases.ts";
import { caseView } from "./case-view.server.ts";
import type { CaseView } from "./case-view.ts";

type Context = Readonly<RouterContextProvider>;

/** For whoever has the signed address; everybody else finds nothing. */
export async function findCase(
  token: string,
  context: Context,
): Promise<{ cases: CasesByLink; found: CaseDetails }> {
  const cases = context.get(casesContext);
  const found = await cases.find(token);
  if (!found) throw data("page", 404);
  return { cases, found };
}

/** All that the page of a case says, with the time it has booked and what became of its e-mail. */
export async function findCasePage(
  token: string,
  url: URL,
  context: Context,
): Promise<{ page: CaseView; found: CaseDetails }> {
  const { cases, found } = await findCase(token, context);
  const plain = caseView(found, {
    token,
    uploadTo: cases.uploadOf(found.number),
    isReceipt: url.searchParams.has("kvitto"),
    isCopy: url.searchParams.has("kopia"),
    now: context.get(clockContext)(),
    advertOf: (plate) => {
      const car = findCarWithPlate(context.get(stockContext).catalogs().listed, plate);
      return car && { title: car.title, to: paths.car(car) };
    },
  });
  const page = await withBooking(plain, found, token, context);
  if (found.email === null) return { page, found };
  const texts = { address: found.email, sending: "Kvittot mejlas", done: "Kvittot är mejlat" };
  return { page: { ...page, sent: sentText(await cases.findEmailState(page.emailKeys), texts) }, found };
}
