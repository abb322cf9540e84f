import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { serialize } from "hono/utils/cookie";
import { markerCookieOf } from "#features/visitors/rules/signed-in-marker.ts";
import { signInTerms } from "../rules/sign-in-terms.ts";
import type { NewSession } from "../service/sign-in.ts";

const secondsPerDay = 86_400;

export type SessionCookies = ReturnType<typeof sessionCookies>;

/**
 * `__Host-` where there is https: the browser then takes the cookie from nobody but this host, for all of it, and over
 * nothing but https. Over plain http, as on one's own machine, there is no such promise.
 */
export function sessionCookies(publicOrigin: string) {
  const secure = publicOrigin.startsWith("https:");
  const prefix = secure ? "__Host-" : "";
  const names = {
    session: `${prefix}mina-sidor`,
    requester: `${prefix}mina-sidor-bad`,
    marker: markerCookieOf(secure),
  };
  const own = { path: "/", secure, httpOnly: true, sameSite: "Lax" } as const;
  const forLong = { maxAge: signInTerms.absoluteDays * secondsPerDay } as const;
  return {
    session: (c: Context) => getCookie(c, names.session) ?? null,
    requester: (c: Context) => getCookie(c, names.requester) ?? null,
    setRequester: (c: Context, requester: string) =>
      setCookie(c, names.requester, requester, { ...own, maxAge: signInTerms.linkMinutes * 60 }),
    /** The marker can be read by our pages: it tells them to synchronise, and proves that a call is theirs. */
    signIn: (c: Context, { token, csrf }: NewSession) => {
      setCookie(c, names.session, token, { ...own, ...forLong });
      setCookie(c, names.marker, csrf, { ...own, ...forLong, httpOnly: false });
      deleteCookie(c, names.requester, own);
    },
    signOut: (c: Context) => {
      deleteCookie(c, names.session, own);
      deleteCookie(c, names.marker, own);
    },
    /** As a header, for an answer that is there already. */
    rotated: (token: string) => serialize(names.session, token, { ...own, ...forLong }),
    expired: () => serialize(names.session, "", { ...own, maxAge: 0 }),
  };
}
