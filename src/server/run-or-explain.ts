import { company } from "#domain/company/company.ts";
import { EnvironmentError } from "./env.ts";

/** Something the operator can put right: told in one line, without a stack trace. */
export class StartRefused extends Error {
  override name = "StartRefused";
}

type Explained = { name: string; message: string };

/** Errors whose message is written for the operator. Everything else is our fault and keeps its stack. */
const explained = new Set([
  "EnvironmentError",
  "StartRefused",
  "DataDirInUse",
  "DataDirUnusable",
  "DatabaseUnreachable",
  "EmbeddedDatabaseFailed",
]);

/** Runs the start; what the operator can mend becomes one line on stderr and exit code 1. [ENV-3] */
export async function runOrExplain(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${explanation(error)}\n`);
    process.exit(1);
  }
}

export function explanation(error: unknown): string {
  if (error instanceof EnvironmentError) return `${company.name} cannot start: ${error.message}`;
  if (error instanceof Error && explained.has((error as Explained).name))
    return `${company.name} cannot start: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
