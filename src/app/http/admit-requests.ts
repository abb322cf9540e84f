import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { maxFormBytes } from "#features/forms/api/read-submission.ts";
import { type Admission, admission, NobodyWaits } from "#platform/http/admission.ts";
import { boundedBody } from "#platform/http/bounded-body.ts";
import { tooManyPage } from "#platform/http/plain-pages.ts";
import { problemResponse } from "#platform/http/problem.ts";
import { tooManyAtOnce } from "#platform/http/refusals.ts";
import { isFromSameOrigin, originHeadersOf } from "#platform/http/request-forgery.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { TooMany, TooManyOfOne } from "#platform/http/turns.ts";
import type { LoadWatch } from "../load-watch.ts";
import { busyPage } from "./busy-page.tsx";
import { lengthOf, type WorkClass, workClasses, workClassOf } from "./work-class.ts";

/** As nginx has it: the client went before there was an answer. Nobody reads it but the log. */
export const clientClosed = 499;

/** A form's text comes with its request; who is slow about it is answered without. */
const bodyPatience = { patienceMs: 1_000, bytesPerSecond: 1_000_000 };
const fewestSeconds = 2;
/** They are told different times, so that they do not all come back at once. */
const spreadSeconds = 4;

type Settings = {
  senderOf: (c: Context) => string;
  publicOrigin: string;
  load: LoadWatch;
};

/** Before anything is done for a request it is let in by its class, or told to come back. */
export function admitRequests({ senderOf, publicOrigin, load }: Settings) {
  const work: Admission<WorkClass> = admission({ classes: workClasses, isShort: load.isHigh });
  let refused = 0;

  async function refusal(c: Context<SiteVariables>): Promise<Response> {
    const retryAfterS = fewestSeconds + (refused++ % spreadSeconds);
    const headers = { "retry-after": String(retryAfterS), "cache-control": "no-store" };
    const isPosted = c.req.method === "POST";
    if (!wantsPage(c)) return problemResponse(isPosted ? busyForForms : busy, headers);
    const posted = isPosted ? { fields: await postedFields(c.req.raw, publicOrigin) } : null;
    const { pathname, search } = new URL(c.req.url);
    const address = pathname + search;
    return c.html(busyPage({ address, nonce: c.get("nonce"), retryAfterS, posted }), 503, headers);
  }

  const admit = createMiddleware<SiteVariables>(async (c, next) => {
    const { method, path } = c.req;
    const header = (name: string) => c.req.header(name);
    const workClass = workClassOf({ method, path, header });
    const by = senderOf(c);
    try {
      work.check(workClass, by);
      if (workClass === "form" && lengthOf(header) > 0) c.req.raw = await arrived(c.req.raw);
      await work.admit(workClass, next, { by, signal: c.req.raw.signal });
    } catch (error) {
      if (error instanceof NobodyWaits) return c.body(null, clientClosed as 400);
      if (error instanceof TooManyOfOne) return tooManyOfOne(c);
      if (error instanceof TooMany) return refusal(c);
      throw error;
    }
  });

  return {
    admit,
    /** Whether something that somebody has filled in is in work. */
    hasForms: () => work.counts().form.inWork > 0,
    /** For whoever measures: what is in work, was let in and refused, by class, and what the load is. */
    figures: () => ({ classes: work.counts(), isUnderLoad: work.isUnderLoad(), ...load.latest() }),
  };
}

/** Who sends slowly takes nobody's turn. What did not come is for the form to say, when it reads it. */
async function arrived(request: Request): Promise<Request> {
  const { url, method, headers, signal } = request;
  const body = await boundedBody(request, maxFormBytes).catch(
    (error: unknown) => new ReadableStream({ start: (reading) => reading.error(error) }),
  );
  return new Request(url, { method, headers, signal, body, duplex: "half" } as RequestInit);
}

/** Calls and the data of pages are asked for by programs. */
function wantsPage(c: Context): boolean {
  return !/^\/api\/|\.data$/.test(c.req.path) && /text\/html/.test(c.req.header("accept") ?? "text/html");
}

function tooManyOfOne(c: Context): Response | Promise<Response> {
  const { problem, headers } = tooManyAtOnce();
  if (!wantsPage(c)) return problemResponse(problem, headers);
  return c.html(tooManyPage(1), 429, { ...headers, "cache-control": "no-store" });
}

const busy = {
  type: "about:blank",
  status: 503,
  title: "Många är här just nu, försök igen om några sekunder",
  detail: "Retry-After säger efter hur många sekunder.",
};
const busyForForms = {
  ...busy,
  title:
    "Många är här just nu, så det är inte skickat än. Det du skrev är kvar: skicka igen om några sekunder",
};

/** What our own page sent as text. What comes from another site is not put into a form of ours. */
async function postedFields(request: Request, publicOrigin: string): Promise<[string, string][] | null> {
  if (!isFromSameOrigin(originHeadersOf(request.headers), publicOrigin)) return null;
  if (!/^\s*application\/x-www-form-urlencoded\b/i.test(request.headers.get("content-type") ?? ""))
    return null;
  try {
    const text = new TextDecoder().decode(await boundedBody(request, maxFormBytes, bodyPatience));
    return [...new URLSearchParams(text)];
  } catch {
    return null;
  }
}
