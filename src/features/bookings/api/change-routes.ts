import { Hono } from "hono";
import { paths } from "#core/paths.ts";
import type { CasesByLink } from "#features/cases/context.ts";
import { readSubmission, textOnly } from "#features/forms/api/read-submission.ts";
import { noTime } from "#features/forms/rules/inquiry-fields.ts";
import { isFromSameOrigin, originHeadersOf } from "#platform/http/request-forgery.ts";
import type { SiteVariables, SubmittedForm } from "#platform/http/site-variables.ts";
import { moveRequest } from "../rules/test-drive-form.ts";
import type { BookingService } from "../service/booking-service.ts";

type ChangeServices = {
  bookings: Pick<BookingService, "cancel" | "move">;
  cases: { byLink: CasesByLink };
  publicOrigin: string;
};

const nothing = { errors: [], values: {}, notice: null } as const;

/** Moving and cancelling a booked time, by the signed address of its case. */
export function changeRoutes({ bookings, cases, publicOrigin }: ChangeServices) {
  const routes = new Hono<SiteVariables>();

  routes.post("/arende/:token/:part{provkorning|tid}/", async (c, next) => {
    const token = c.req.param("token");
    const submission = await change(c.req.raw, token);
    if (submission === null) return c.redirect(paths.case(token), 303);
    c.set("posted", submission);
    return next();
  });

  /** Null when it is done. */
  async function change(request: Request, token: string): Promise<SubmittedForm | null> {
    if (!isFromSameOrigin(originHeadersOf(request.headers), publicOrigin))
      return { ...nothing, status: 403, notice: "Ändringen skickades från en annan webbplats än vår" };
    const found = await cases.byLink.find(token);
    if (!found) return { ...nothing, status: 404 };
    const reading = await readSubmission(request, textOnly);
    if (!("sent" in reading)) return { ...nothing, status: reading.status, notice: reading.message };
    const { gor, start } = reading.sent;
    const values = { start: typeof start === "string" ? start.slice(0, 100) : "" };
    if (gor === "avboka") return refusal(await bookings.cancel(found.number), values);
    const read = moveRequest.safeParse(reading.sent);
    return read.success
      ? refusal(await bookings.move(found.number, read.data.start), values)
      : { status: 422, notice: null, values, errors: [{ field: "start", message: noTime }] };
  }

  return routes;
}

function refusal(outcome: Awaited<ReturnType<BookingService["move"]>>, values: SubmittedForm["values"]) {
  return outcome === "done" ? null : { status: 409, notice: null, values, errors: outcome.errors };
}
