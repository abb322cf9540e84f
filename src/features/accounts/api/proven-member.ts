import type { Context } from "hono";
import { csrfHeader, isFromOwnPage, saidBy } from "#platform/http/request-forgery.ts";
import type { Member, SiteVariables } from "#platform/http/site-variables.ts";
import { isSameSecret } from "../service/secrets.ts";

/** Whose request it is, if it is from our own page and says the word of the session: the cookie alone proves nothing. */
export function provenMember(
  c: Context<SiteVariables>,
  publicOrigin: string,
  told: unknown = c.req.header(csrfHeader),
): Member | null {
  const member = c.get("member") ?? null;
  const isOurs =
    member !== null &&
    isFromOwnPage(saidBy(c.req.raw.headers), publicOrigin) &&
    typeof told === "string" &&
    isSameSecret(told, member.csrf);
  return isOurs ? member : null;
}
