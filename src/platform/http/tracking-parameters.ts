const clickIds: ReadonlySet<string> = new Set(["gclid", "fbclid"]);

/** What newsletters, search engines and networks put at the end of addresses: it asks nothing of us. */
export function isTrackingParameter(name: string): boolean {
  const lower = name.toLowerCase();
  return lower.startsWith("utm_") || clickIds.has(lower);
}
