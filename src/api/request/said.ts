import { Refusal } from "../problem.ts";

/**
 * What a request says, whichever way it is written: as a query string, or as the same text in one path segment
 * (`/api/cars/brands=volvo&page=2`), or both. [API-2]
 */
export function saidIn(segment: string | null, search: string): URLSearchParams {
  const said = new URLSearchParams(search);
  if (segment === null || segment === "") return said;
  for (const [name, text] of new URLSearchParams(asQuery(segment))) said.append(name, text);
  return said;
}

/** A client that encodes a segment encodes the signs between the parameters too. */
function asQuery(segment: string): string {
  if (segment.includes("=")) return segment;
  const opened = decoded(segment);
  if (opened === null || !opened.includes("=")) {
    throw new Refusal({
      status: 400,
      title: "Frågan går inte att läsa",
      detail: "Skriv den som namn=värde&namn=värde, till exempel brands=volvo&page=2.",
    });
  }
  return opened;
}

/** Null for what cannot be decoded. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
