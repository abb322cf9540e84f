/** What sockets say when nobody is there. */
const unreachable = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
]);

/**
 * What PostgreSQL says when it cannot serve now: connection lost (08), out of resources (53), shutting down, starting or
 * given up after a time limit (57), a lock that somebody else has (55P03), an idle transaction cut off (25P03).
 */
const unable = /^(?:08...|53...|57...|55P03|25P03)$/;

/** The client has no codes for what it notices by itself. */
const clientWords =
  /^(?:Connection terminated|Connection ended|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/i;

/** Whether a failure is the database's absence, which passes, rather than a mistake of ours. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A unix socket that is not there; of a file it would say nothing about the database.
  if (code === "ENOENT" && syscall === "connect") return true;
  if (typeof code === "string" && (unreachable.has(code) || unable.test(code))) return true;
  if (clientWords.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  return isOutage(error.cause);
}
