type Coded = { code?: unknown };

const codes: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Told by a file or by PostgreSQL, whichever met it first; the embedded one has only words for it. */
export function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isNamed = codes.has((error as Coded).code) || /no space left on device|ENOSPC/i.test(error.message);
  return isNamed || isFullDisk(error.cause);
}
