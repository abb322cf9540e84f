import { formatNumber, formatOneDecimal } from "../text/number.ts";

/** What one form may be sent, stated before and checked by the browser and by the server. */
export const uploadLimits = {
  files: 20,
  bytesPerFile: 30_000_000,
  bytesInAll: 200_000_000,
  /** A file travels in parts: what is lost with a connection is one of them. */
  partBytes: 1_000_000,
  /** What is longer is cut: a name is shown, never used. */
  nameLength: 120,
} as const;

export function megabytes(bytes: number): string {
  return `${formatNumber(Math.max(1, Math.round(bytes / 1_000_000)))}\u00a0MB`;
}

/** How large a chosen file is: "180 kB", "2,4 MB". */
export function fileSize(bytes: number): string {
  const isSmall = bytes < 999_500;
  return isSmall
    ? `${formatNumber(Math.ceil(bytes / 1_000))}\u00a0kB`
    : `${formatOneDecimal(bytes / 1_000_000)}\u00a0MB`;
}

export function partCount(bytes: number): number {
  return Math.ceil(bytes / uploadLimits.partBytes);
}

/** From where to where in the file a part lies; null for a number that it has no part of. Parts are counted from 0. */
export function partRange(bytes: number, number: number): { from: number; to: number } | null {
  const isPart = Number.isInteger(number) && number >= 0 && number < partCount(bytes);
  if (!isPart) return null;
  const from = number * uploadLimits.partBytes;
  return { from, to: Math.min(bytes, from + uploadLimits.partBytes) };
}

/** The parts that are not there, in order: what a browser that comes back has left to send. */
export function missingParts(bytes: number, there: readonly number[]): number[] {
  const names = new Set(there);
  return Array.from({ length: partCount(bytes) }, (_, number) => number).filter(
    (number) => !names.has(number),
  );
}
