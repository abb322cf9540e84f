import type { Sent } from "./form.ts";

/** A field that no person sees; robots fill in whatever they find. */
export const trapField = "webbplats";
/** How many milliseconds somebody had the form before it was sent, told by the page's script; unknown without it. */
export const timeField = "formtid";
const leastMs = 1_000;

/**
 * What a robot is told, in words that help a person who looks like one; null for everybody else. Nothing is dropped in
 * silence: whoever is wronged can send again. [POST-2]
 */
export function botSign(sent: Sent): string | null {
  const trapped = sent[trapField];
  if (typeof trapped === "string" && trapped.trim() !== "")
    return "Ett dolt fält var ifyllt, vilket bara robotar brukar göra. Det är tömt nu: skicka igen";
  const told = String(sent[timeField] ?? "");
  const ms = told === "" ? Number.NaN : Number(told);
  return ms < leastMs ? "Det gick så fort att vi trodde att du var en robot. Skicka igen" : null;
}
