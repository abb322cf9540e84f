import { queryFromForm } from "../rules/filter-form.ts";
import type { seriesBeside } from "../rules/series-beside.ts";

/** A thousand bytes of names that only the few need who tick a make beside series of another. */
let known: typeof seriesBeside | null = null;

/** Fetched once a make shows its series, so that it is here before one of them is ticked. */
export async function learnSeries(): Promise<void> {
  const learnt = await import("../rules/series-beside.ts").catch(() => null);
  if (learnt) known = learnt.seriesBeside;
}

/**
 * What the form says. Where makes stand beside series and the names are not here, all of it as a form without scripts
 * sends it: the server leads on to the address.
 */
export function queryOfForm(fields: Iterable<[string, FormDataEntryValue]>): URLSearchParams {
  const sent = [...fields];
  let isUnknown = false;
  const query = queryFromForm(sent, (chosen, ticked) => {
    isUnknown = known === null && ticked.length > 0;
    return known?.(chosen, ticked) ?? [];
  });
  if (!isUnknown) return query;
  return new URLSearchParams([...sent.map(([name, value]) => [name, String(value)]), ["brands", ""]]);
}
