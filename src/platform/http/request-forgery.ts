/** The header in which a page proves that a request is its own. */
export const csrfHeader = "CSRF-Token";

/** What a browser says about where a request comes from, which no page can change. */
type OriginHeaders = { origin: string | null; fetchSite: string | null; host: string | null };

/** Whether a write comes from a page of ours; a program that is no browser says nothing, and forges nothing. */
export function isFromSameOrigin({ origin, fetchSite, host }: OriginHeaders, publicOrigin: string): boolean {
  if (fetchSite !== null && fetchSite !== "same-origin") return false;
  if (origin === null || origin === publicOrigin) return true;
  // A page that tells nobody where its reader comes from hides the origin of its forms too.
  if (origin === "null") return fetchSite === "same-origin";
  if (!URL.canParse(origin)) return false;
  // Whoever is in between can write a page of plain http, also under our name.
  const from = new URL(origin);
  return from.host === host && (from.protocol === "https:" || !publicOrigin.startsWith("https:"));
}

/** What a request says of that. */
export function originHeadersOf(headers: Pick<Headers, "get">): OriginHeaders {
  return {
    origin: headers.get("origin"),
    fetchSite: headers.get("sec-fetch-site"),
    host: headers.get("host"),
  };
}
