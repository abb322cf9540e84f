import { isTakeover } from "#domain/visitor/takeover.ts";

/** What advertisers hang on to links: it says where somebody came from, and no page depends on it. */
const saysNothing = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|li_fat_id|mc_cid|mc_eid)$/;

/** Two addresses ("/kopa-bil/?page=2") with the same key have the same page. [PAGECACHE-2] */
export function pageKey(address: string): string {
  const at = address.indexOf("?");
  // The takeover's way out repeats the whole query.
  if (at === -1 || isTakeover(address.slice(0, at))) return address;
  const query = new URLSearchParams(address.slice(at));
  const kept = [...query].filter(([name]) => !saysNothing.test(name.toLowerCase()));
  if (kept.length === query.size) return address;
  const path = address.slice(0, at);
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
}
