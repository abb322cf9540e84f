import type { Context } from "hono";
import { Refusal } from "#platform/http/problem.ts";
import { csrfHeader, isFromOwnPage, saidBy } from "#platform/http/request-forgery.ts";

const plausibleToken = /^[\w-]{32,64}$/;

/**
 * The word of the form that writes. It is made by our page and sent as a header, which no other site can send here: a
 * browser asks first, and nobody says yes. What says that it comes from elsewhere is refused as well. [UPLOAD-7] [VISIT-3]
 */
export function tokenOfOwnPage(c: Context, publicOrigin: string): string {
  const token = c.req.header(csrfHeader) ?? "";
  if (isFromOwnPage(saidBy(c.req.raw.headers), publicOrigin) && plausibleToken.test(token)) return token;
  throw new Refusal({
    status: 403,
    title: "Anropet kommer inte från vår egen sida",
    detail: `Skicka ${csrfHeader} med minst 32 slumpade tecken, samma för alla bilder i ett formulär.`,
  });
}
