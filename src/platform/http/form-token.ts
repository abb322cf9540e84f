import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import type { SignedLinks } from "#platform/links/signed-links.ts";
import { Refusal } from "./problem.ts";
import { csrfHeader, isFromSameOrigin, originHeadersOf } from "./request-forgery.ts";

/** Longer than any upload lies here. */
const validForMs = 48 * 3_600_000;

/**
 * The token of a form: made and signed by us when a page of ours asks for it, and sent with every write. No other site
 * can read it or send the header: a browser asks first, and nobody says yes. It needs no row and no cookie, and a page
 * that was cached holds none.
 */
export function formTokens({
  links,
  clock,
  publicOrigin,
}: {
  links: SignedLinks;
  clock: () => Date;
  publicOrigin: string;
}) {
  const isOurs = (c: Context) => isFromSameOrigin(originHeadersOf(c.req.raw.headers), publicOrigin);
  /** What the request carries; null for what is no token of ours, and where it comes from elsewhere. */
  const find = (c: Context): string | null => {
    const token = c.req.header(csrfHeader) ?? "";
    return isOurs(c) && links.verify("form", token, clock()) !== null ? token : null;
  };
  return {
    find,
    issue: (c: Context): string => {
      if (!isOurs(c)) throw fromElsewhere();
      const expires = new Date(clock().getTime() + validForMs);
      return links.sign("form", randomBytes(16).toString("base64url"), expires);
    },
    get: (c: Context): string => {
      const token = find(c);
      if (token === null) throw fromElsewhere();
      return token;
    },
  };
}
export type FormTokens = ReturnType<typeof formTokens>;

function fromElsewhere(): Refusal {
  return new Refusal({
    status: 403,
    title: "Anropet kommer inte från vår egen sida",
    detail: `Hämta en nyckel med POST /api/uploads/token och skicka den som ${csrfHeader}, samma för alla filer i ett formulär.`,
  });
}
