import { Refusal } from "./problem.ts";
import { isTrackingParameter } from "./tracking-parameters.ts";

/**
 * The request's query, whichever way it is written: as a query string, or as the same text in one path segment
 * (`/api/cars/brands=volvo&page=2`), or both. Parameters that only tell where a reader came from are dropped.
 */
export function requestQuery(segment: string | null, search: string): URLSearchParams {
  const inSegment = segment === null || segment === "" ? [] : new URLSearchParams(asQuery(segment));
  const pairs = [...new URLSearchParams(search), ...inSegment];
  return new URLSearchParams(pairs.filter(([name]) => !isTrackingParameter(name)));
}

/** A client that encodes a segment encodes the signs between the parameters too. */
function asQuery(segment: string): string {
  if (segment.includes("=")) return segment;
  const decodedSegment = decoded(segment);
  if (decodedSegment === null || !decodedSegment.includes("=")) {
    throw new Refusal({
      status: 400,
      title: "Frågan går inte att läsa",
      detail: "Skriv den som namn=värde&namn=värde, till exempel brands=volvo&page=2.",
    });
  }
  return decodedSegment;
}

/** Null for what cannot be decoded. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
