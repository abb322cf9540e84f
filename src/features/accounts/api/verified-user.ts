import type { Context } from "hono";
import { csrfHeader, isFromSameOrigin, originHeadersOf } from "#platform/http/request-forgery.ts";
import type { SiteVariables, User } from "#platform/http/site-variables.ts";
import { isSameSecret } from "../service/secrets.ts";

/** The signed-in visitor, if the request is from our own page and has the session's CSRF token: the cookie alone is not enough. */
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
