import type { SentFields } from "./form.ts";

/** A field that no person sees; robots fill in whatever they find. No browser or password manager knows a word for its name. */
export const honeypotField = "extra2";
/** How the form came to be sent, told by the page's script; unknown without it. */
export const timeField = "formtid";
const minFillMs = 1_000;
/** Somebody pressed a key, a button or the screen: with what the browser fills in that takes no time at all. */
const byHand = "hand";

/** What the page's script tells of how it was sent, from what the browser knows; older ones know nothing of hands. */
export function timeFieldValue(isByHand: boolean | undefined, ms: number): string {
  return isByHand ? byHand : String(Math.round(ms));
}

/**
 * What a robot is told, in words that help a person who looks like one; null for everybody else. Nothing is dropped in
 * silence: whoever is wronged can send again.
 */
export function botSignal(fields: SentFields): string | null {
  const trapped = fields[honeypotField];
  if (typeof trapped === "string" && trapped.trim() !== "")
    return "Ett dolt fält var ifyllt, vilket bara robotar brukar göra. Det är tömt nu: skicka igen";
  const sentAt = String(fields[timeField] ?? "");
  const ms = sentAt === "" ? Number.NaN : Number(sentAt);
  return ms < minFillMs ? "Det gick så fort att vi trodde att du var en robot. Skicka igen" : null;
}
