import { company } from "#core/company/company.ts";
import { oneLine } from "#core/text/one-line.ts";
import { EnvironmentError } from "#platform/config/env.ts";
import { isFullDisk } from "./full-disk.ts";
import { errorText } from "./log-error.ts";

/** Something the operator can put right: told in one line, without a stack trace. */
export class StartRefused extends Error {
  override name = "StartRefused";
}

const cannotStart = `${company.name} cannot start`;

type Explained = { name: string; message: string };

/** Errors whose message is written for the operator. Everything else is our fault and keeps its stack. */
const explained = new Set([
  "EnvironmentError",
  "StartRefused",
  "BackupRefused",
  "DataDirInUse",
  "DataDirUnusable",
  "DatabaseUnreachable",
  "EmbeddedDatabaseFailed",
]);

/** Runs the start; what the operator can mend becomes one line on stderr and exit code 1. */
export async function runOrExplain(start: () => Promise<void>, failed = cannotStart): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${explanation(error, failed)}\n`);
    process.exit(1);
  }
}

export function explanation(error: unknown, failed = cannotStart): string {
  const line = lineFor(error);
  return line === null ? errorText(error) : `${failed}: ${oneLine(line)}`;
}

/** Null for what the operator can do nothing about: that keeps its stack. */
function lineFor(error: unknown): string | null {
  const chain = causesOf(error);
  const explanations = chain.flatMap((cause) =>
    mendable.map(({ when, logCount }) => (when(cause) ? logCount(cause) : null)),
  );
  const line = explanations.find((text) => text !== null);
  if (line !== undefined) return line;
  const [first] = chain;
  return first && (first instanceof EnvironmentError || explained.has((first as Explained).name))
    ? first.message
    : null;
}

type Coded = Error & { code?: unknown; path?: unknown };

/** By the codes of the file system and of PostgreSQL, whichever of them met it first. */
const mendable: readonly { when: (error: Coded) => boolean; logCount: (error: Coded) => string }[] = [
  {
    when: isFullDisk,
    logCount: () =>
      "the disk is full: make room where DATA_DIR, PostgreSQL or the backup lies, and try again",
  },
  {
    when: ({ code }) => code === "EACCES" || code === "EPERM" || code === "EROFS",
    logCount: ({ message }) => `this user lacks the right to a file: ${message}`,
  },
  {
    when: ({ code }) => code === "42501",
    logCount: ({ message }) =>
      `the user of DATABASE_URL lacks a right: ${message}. It must own the database, or be granted CREATE on it and on its schema public`,
  },
];

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
