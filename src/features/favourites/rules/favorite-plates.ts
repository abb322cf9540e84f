/**
 * The plates of the favourites in what is stored under v15. Read by hand: every page shows hearts or their number, and the
 * schemas of the state weigh more than the rest of the shell. What is written there is lower-case already.
 */
export function favoritePlates(v15: string | null): ReadonlySet<string> {
  try {
    const list: unknown = JSON.parse(v15 ?? "").state.favorites.favoriteCars;
    return new Set(Array.isArray(list) ? list.flatMap(plateOf) : []);
  } catch {
    return new Set();
  }
}

function plateOf(favorite: unknown): string[] {
  const plate = (favorite as { licenseplate?: unknown } | null)?.licenseplate;
  return typeof plate === "string" ? [plate] : [];
}
