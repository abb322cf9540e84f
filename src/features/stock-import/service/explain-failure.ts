import { ImportRefused } from "./import-refused.ts";

/** What whoever started the import can do something about, by the name, the class or the code of the error. */
const explanations: Record<string, (error: Error) => string> = {
  AbortError: () => "Importen avbröts.",
  DataDirInUse: () =>
    "Databasen används av webbplatsen. Stoppa den och kör igen, eller ange DATABASE_URL till en PostgreSQL-server.",
  DataDirUnusable: ({ message }) => `Datamappen kan inte användas: ${message}.`,
  DatabaseUnreachable: ({ message }) => `Databasen svarar inte: ${message}.`,
  EnvironmentError: ({ message }) => `En inställning är fel: ${message}.`,
  ENOENT: (error) => `Filen ${pathOf(error)} finns inte.`,
  EISDIR: () => "Det är en mapp, inte en fil.",
  EACCES: (error) => `Filen ${pathOf(error)} får inte läsas.`,
};

/** One line, and a promise that always holds: what fails writes nothing. */
export function explainFailure(error: unknown): string {
  if (error instanceof ImportRefused) return error.message;
  const cause = rootCause(error);
  const explain =
    explanations[cause.name] ?? explanations[cause.constructor.name] ?? explanations[codeOf(cause)];
  return `${explain ? explain(cause) : `Importen misslyckades: ${cause.message}.`} Inget har skrivits.`;
}

/** A failed query repeats all its rows in its message; what the database said is the cause behind it. */
function rootCause(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause instanceof Error ? rootCause(error.cause) : error;
}

function codeOf(error: Error): string {
  return String(Reflect.get(error, "code"));
}

function pathOf(error: Error): string {
  return String(Reflect.get(error, "path"));
}
