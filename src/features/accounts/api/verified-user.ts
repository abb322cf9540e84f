import type { Context } from "hono";
import { csrfHeader, isFromSameOrigin, originHeadersOf } from "#platform/http/request-forgery.ts";
import type { SiteVariables, User } from "#platform/http/site-variables.ts";
import { isSameSecret } from "../service/secrets.ts";

/** Whose request it is, if it is from our own page and says the word of the session: the cookie alone proves nothing. */
export function verifiedUser(
  c: Context<SiteVariables>,
  publicOrigin: string,
  token: unknown = c.req.header(csrfHeader),
): User | null {
  const user = c.get("member") ?? null;
  const isOurs =
    user !== null &&
    isFromSameOrigin(originHeadersOf(c.req.raw.headers), publicOrigin) &&
    typeof token === "string" &&
    isSameSecret(token, user.csrf);
  return isOurs ? user : null;
}
