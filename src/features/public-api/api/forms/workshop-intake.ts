import { createHash, timingSafeEqual } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { FormTokens } from "#platform/http/form-token.ts";
import { problemResponse } from "#platform/http/problem.ts";
import { isFromSameOrigin, originHeadersOf } from "#platform/http/request-forgery.ts";

/** Who may send a workshop's figures from elsewhere: pages of these origins, and programs, with one of these tokens. */
export type WorkshopSenders = { origins: readonly string[]; tokens: readonly string[] };

export const workshopPath = "/api/complement-customer-complaint/";
export const workshopToken = "X-Workshop-Token";
export const clientMarker = "X-Client";
const plausibleMarker = /^[\w.\-/ ]{1,60}$/;

/** Who has passed, by what it calls itself; null for our own page, which needs no token. */
export type IntakeVariables = { Variables: { workshopClient: string | null } };

/**
 * The one call that another origin may make: only the configured ones are told yes, each by its name, and all but our own
 * page, which shows the token of its form, show a token and say which program they are.
 */
export function workshopIntake(
  { origins, tokens }: WorkshopSenders,
  publicOrigin: string,
  formTokens: FormTokens,
) {
  const hashes = tokens.map(hashOf);
  const isKnown = (token: string) => hashes.some((one) => timingSafeEqual(one, hashOf(token)));
  return createMiddleware<IntakeVariables>(async (c, next) => {
    const { headers } = c.req.raw;
    const origin = headers.get("origin");
    const isAllowed = origin !== null && origins.includes(origin);
    const shared = {
      vary: "Origin",
      "cache-control": "no-store",
      ...(isAllowed ? { "access-control-allow-origin": origin } : {}),
    };
    if (c.req.method === "OPTIONS")
      return isAllowed
        ? c.body(null, 204, { ...shared, ...preflight })
        : problemResponse(problem(403, "Anropet får inte göras från den här webbplatsen"), shared);
    // Every header of a browser can be sent by a program, so our own page shows what we gave it. Whoever says to come from
    // elsewhere, and may not, is refused as for any other form.
    const mayBeOurs = isFromSameOrigin(originHeadersOf(headers), publicOrigin);
    const isOurs = mayBeOurs && formTokens.find(c) !== null;
    const mustShow = isAllowed || (tokens.length > 0 && mayBeOurs && !isOurs);
    const marker = headers.get(clientMarker)?.trim() ?? "";
    if (mustShow && !isKnown(headers.get(workshopToken) ?? ""))
      return problemResponse(problem(401, `${workshopToken} saknas eller gäller inte`), shared);
    if (mustShow && !plausibleMarker.test(marker))
      return problemResponse(
        problem(400, `${clientMarker} saknas: skriv vilket program som skickar`),
        shared,
      );
    c.set("workshopClient", mustShow ? marker : null);
    await next();
    for (const [name, value] of Object.entries(shared)) c.res.headers.set(name, value);
    if (isAllowed) c.res.headers.set("access-control-expose-headers", "retry-after, x-request-id");
  });
}

const preflight = {
  "access-control-allow-methods": "POST",
  "access-control-allow-headers": ["content-type", "idempotency-key", workshopToken, clientMarker]
    .join(", ")
    .toLowerCase(),
  "access-control-max-age": "600",
};

const problem = (status: number, title: string) => ({ type: "about:blank", status, title });

/** Of one length, whatever was shown. */
function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
