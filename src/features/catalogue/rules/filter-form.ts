import { bodyTypesMeantBy } from "#features/cars/rules/vocabulary.ts";
import type { seriesBeside } from "./series-beside.ts";

/**
 * What a filter form says, as an address says it: fields left empty say nothing. A make that is ticked beside series
 * of another stands for all its own series, since in addresses series decide over makes; a passenger body that is
 * ticked narrows the word of them all, which has no box to untick. Which series a make has comes as an argument: browsers
 * learn it late.
 */
export function queryFromForm(
  fields: Iterable<readonly [string, unknown]>,
  impliedBeside: typeof seriesBeside,
): URLSearchParams {
  const written = [...fields].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && value.trim() !== "" ? [[name, asAddressWrites(name, value)]] : [],
  );
  const isNarrowed = written.some(isPassengerBody);
  const said = written.filter(([name, value]) => !(isNarrowed && name === "types" && value === passengerCar));
  const valuesOf = (wanted: string) => said.flatMap(([name, value]) => (name === wanted ? [value] : []));
  const chosen = valuesOf("series");
  if (chosen.length === 0) return new URLSearchParams(said);
  const series = new Set([...chosen, ...impliedBeside(chosen, valuesOf("brands"))]);
  const others = said.filter(([name]) => name !== "brands" && name !== "series");
  return new URLSearchParams([...[...series].map((value) => ["series", value]), ...others]);
}

const passengerCar = "personbil";

function isPassengerBody([name, value]: readonly [string, string]): boolean {
  return (
    name === "types" &&
    value !== passengerCar &&
    bodyTypesMeantBy(passengerCar).some((body) => body === value)
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
