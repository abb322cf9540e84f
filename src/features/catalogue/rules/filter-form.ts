import { bodyTypesMatching } from "#features/cars/rules/vocabulary.ts";
import type { impliedSeries } from "./implied-series.ts";

/**
 * What a filter form says, as an address says it: fields left empty say nothing. A make that is ticked beside series
 * of another stands for all its own series, since in addresses series decide over makes; a passenger body that is
 * ticked narrows the word of them all, which has no box to untick. Which series a make has comes as an argument: browsers
 * learn it late.
 */
export function queryFromForm(
  fields: Iterable<readonly [string, unknown]>,
  impliedOf: typeof impliedSeries,
): URLSearchParams {
  const submitted = [...fields].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && value.trim() !== "" ? [[name, asAddressWrites(name, value)]] : [],
  );
  const isNarrowed = submitted.some(isPassengerBody);
  const entries = submitted.filter(
    ([name, value]) => !(isNarrowed && name === "types" && value === passengerCar),
  );
  const valuesOf = (wanted: string) => entries.flatMap(([name, value]) => (name === wanted ? [value] : []));
  const seriesNames = valuesOf("series");
  if (seriesNames.length === 0) return new URLSearchParams(entries);
  const series = new Set([...seriesNames, ...impliedOf(seriesNames, valuesOf("brands"))]);
  const others = entries.filter(([name]) => name !== "brands" && name !== "series");
  return new URLSearchParams([...[...series].map((value) => ["series", value]), ...others]);
}

const passengerCar = "personbil";

function isPassengerBody([name, value]: readonly [string, string]): boolean {
  return (
    name === "types" &&
    value !== passengerCar &&
    bodyTypesMatching(passengerCar).some((body) => body === value)
  );
}

/** People type words in one field only; all other values are ours. */
function asAddressWrites(name: string, value: string): string {
  return name === "search" ? value.toLowerCase() : value;
}

/** Only a form sends fields without text; our own links never do. */
export function isFromForm(query: URLSearchParams): boolean {
  return [...query.values()].includes("");
}
