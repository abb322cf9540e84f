import { queryFromForm } from "../rules/filter-form.ts";
import type { impliedSeries } from "../rules/implied-series.ts";

/** A thousand bytes of names that only the few need who tick a make beside series of another. */
let cached: typeof impliedSeries | null = null;

/** Fetched once a make shows its series, so that it is here before one of them is ticked. */
export async function learnSeries(): Promise<void> {
  const learnt = await import("../rules/implied-series.ts").catch(() => null);
  if (learnt) cached = learnt.impliedSeries;
}

/**
 * What the form says. Where makes stand beside series and the names are not here, all of it as a form without scripts
 * sends it: the server leads on to the address.
 */
export function queryOfForm(fields: Iterable<[string, FormDataEntryValue]>): URLSearchParams {
  const sent = [...fields];
  let isUnknown = false;
  const query = queryFromForm(sent, (chosen, ticked) => {
    isUnknown = cached === null && ticked.length > 0;
    return cached?.(chosen, ticked) ?? [];
  });
  if (!isUnknown) return query;
  return new URLSearchParams([...sent.map(([name, value]) => [name, String(value)]), ["brands", ""]]);
}
