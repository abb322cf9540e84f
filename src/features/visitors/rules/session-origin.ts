import * as z from "zod/mini";
import { storedSlice } from "./stored.ts";
import { findAssistant, findSearchEngine, isWithinHost } from "./traffic-sources.ts";

/** "direkt", or the kind of source and its name: "ai:chatgpt", "organisk:google", "hanvisning:blogg.example". */
const origin = z.union([
  z.literal("direkt"),
  z.templateLiteral(["ai:", z.string()]),
  z.templateLiteral(["organisk:", z.string()]),
  z.templateLiteral(["hanvisning:", z.string()]),
]);
export type Origin = z.infer<typeof origin>;

/** Longer than any real id; what is longer is somebody's experiment. */
const clickId = z.catch(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))), null);

/** No host and no campaign of ours is longer. */
const boundedOrigin = origin.check(z.refine((text) => text.length <= 300));

export const sessionOriginSlice = storedSlice({
  origin: z.catch(boundedOrigin, "direkt"),
  googleClickId: clickId,
  facebookClickId: clickId,
  facebookPixel: clickId,
});
export type SessionOrigin = z.infer<typeof sessionOriginSlice>;

/** What the browser says when somebody arrives. `cookies` is the text of document.cookie. */
export type Arrival = { referrer: string; query: URLSearchParams; cookies: string; siteHost: string };

/** Assistant, then search engine, then any other source; nobody who sent the visitor means "direkt". */
export function originFromArrival(arrival: Arrival): Origin {
  const campaign = arrival.query.get("utm_source")?.trim().toLowerCase().slice(0, 100) ?? "";
  const host = findReferringHost(arrival) ?? "";
  const assistant = findAssistant(campaign) ?? findAssistant(host);
  if (assistant) return `ai:${assistant}`;
  // A tagged link is a campaign and a click id is a paid advert: neither is organic.
  if (campaign) return `hanvisning:${campaign}`;
  const engine = findSearchEngine(host);
  if (engine && !arrival.query.get("gclid")) return `organisk:${engine}`;
  return host ? `hanvisning:${host}` : "direkt";
}

export function sessionOriginFromArrival(arrival: Arrival): SessionOrigin {
  return sessionOriginSlice.parse({
    origin: originFromArrival(arrival),
    googleClickId: arrival.query.get("gclid"),
    facebookClickId: arrival.query.get("fbclid"),
    facebookPixel: findCookie(arrival.cookies, "_fbp"),
  });
}

/** A page opened from one of our own pages goes on with the origin it had. */
export function withArrival(session: SessionOrigin, arrival: Arrival): SessionOrigin {
  if (isFromSameOrigin(arrival)) return session;
  const arrived = sessionOriginFromArrival(arrival);
  return {
    origin: arrived.origin,
    googleClickId: arrived.googleClickId ?? session.googleClickId,
    facebookClickId: arrived.facebookClickId ?? session.facebookClickId,
    facebookPixel: arrived.facebookPixel ?? session.facebookPixel,
  };
}

/** Where the first click is written, beside the state. */
export const firstClickKey = "firstClickOrigin";

/** The first click is written once and never again. */
export function firstClickOrigin(stored: string | null, arrived: Origin): Origin {
  const first = origin.safeParse(stored);
  return first.success ? first.data : arrived;
}

function findReferringHost(arrival: Arrival): string | null {
  return isFromSameOrigin(arrival) ? null : findHost(arrival.referrer);
}

function isFromSameOrigin({ referrer, siteHost }: Arrival): boolean {
  const host = findHost(referrer);
  return host !== null && isWithinHost(host, siteHost.toLowerCase().replace(/^www\./, ""));
}

function findHost(address: string): string | null {
  const host = URL.canParse(address) ? new URL(address).hostname.toLowerCase() : "";
  return host === "" ? null : host;
}

function findCookie(cookies: string, name: string): string | null {
  const cookieText = cookies.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
  return cookieText ? cookieText.slice(name.length + 1) : null;
}
