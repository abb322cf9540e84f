import type { Context } from "hono";
import { csrfHeader, isFromOwnPage, saidBy } from "#domain/visitor/request-forgery.ts";
import { isSameSecret } from "#services/my-pages/secrets.ts";
import type { Member } from "#services/my-pages/sessions.ts";
import type { SiteVariables } from "../site-variables.ts";

/** Whose request it is, if it is from our own page and says the word of the session: the cookie alone proves nothing. [SESSION-5] */
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
