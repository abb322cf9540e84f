import { maxValues } from "#core/text/filter-bounds.ts";
import { isText } from "#core/text/storable.ts";
import type { Parameter, Parameters, ParameterValues } from "./parameters.ts";
import { Refusal } from "./problem.ts";

/** Longer texts are nobody's question, and to echo them would help no one. */
const maxShown = 60;

/**
 * Parses at the edge: what is not known, or cannot be read, is refused by name. A misspelt name passed over in
 * silence would answer with the whole stock. Names are read in any case, and an empty text says nothing.
 */
export function readParameters<Declared extends Parameters>(
  parameters: Declared,
  query: URLSearchParams,
  inPath: Readonly<Record<string, string>>,
): ParameterValues<Declared> {
  const nameOf = new Map(Object.keys(parameters).map((name) => [name.toLowerCase(), name]));
  const byName: Record<string, unknown> = {};
  const values = new Map<string, Set<string>>();
  for (const [givenName, text] of [...Object.entries(inPath), ...query]) {
    const name = nameOf.get(givenName.toLowerCase());
    const parameter = name === undefined ? undefined : parameters[name];
    if (name === undefined || parameter === undefined) throw unknownName(givenName, Object.keys(parameters));
    if (text.trim() === "") continue;
    const value = readText(name, parameter, text);
    byName[name] ??= value;
    const ofName = values.get(name) ?? new Set();
    values.set(name, ofName.add(text.trim().toLowerCase()));
    if (ofName.size > maxValues) throw tooManyValues(name);
  }
  return byName as ParameterValues<Declared>;
}

function readText(name: string, { schema }: Parameter, text: string): unknown {
  const read = isText(text) ? schema.safeParse(text.trim().toLowerCase()) : noText;
  if (read.success) return read.data;
  throw new Refusal({
    status: 400,
    title: `Ogiltigt värde för ${name}: ”${shortened(text)}”`,
    detail: read.error.issues.map(({ message }) => message).join(" "),
    parameter: name,
  });
}

const noText = {
  success: false,
  error: { issues: [{ message: "Skriv bara tecken som kan läsas." }] },
} as const;

function tooManyValues(name: string): Refusal {
  return new Refusal({
    status: 400,
    title: `För många värden för ${name}`,
    detail: `Skriv högst ${maxValues}.`,
    parameter: name,
  });
}

function unknownName(givenName: string, known: readonly string[]): Refusal {
  return new Refusal({
    status: 400,
    title: `Okänt fält: ”${shortened(givenName)}”`,
    detail: known.length === 0 ? "Anropet tar inga fält." : `Fälten är ${known.join(", ")}.`,
    parameter: shortened(givenName),
  });
}

function shortened(text: string): string {
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}
