import * as z from "zod";
import type { ChangeCursor } from "#features/catalogue/storage/stock-changes.ts";

/** How far a partner has read the changes, and when. They keep it themselves: we need not know who reads. */
export type Cursor = { readAt: Date; changes: ChangeCursor };

/** When it was read, the epoch, xmin, and how far above it xmax and the transactions under way are; in base 36. */
const form = /^[0-9a-z]{1,9}\.[0-9a-f]{32}\.[0-9a-z]{1,13}\.[0-9a-z]{1,13}(?:\.[0-9a-z]{1,13}){0,256}$/;
/** How it looked before; partners may still have one. */
const formerForm = /^\d{1,15}(?:-\d{1,20}){1,1001}$/;
const maxRunning = 256;
const highestTransaction = 2n ** 64n - 1n;

export const cursorText = z
  .string()
  .refine((text) => isFormer(text) || (form.test(text) && isPossible(snapshotIn(text))), {
    error: "Skriv det next som förra svaret gav, eller lämna since tomt för att börja.",
  });

export function textOfCursor({ readAt, changes: { epoch, snapshot } }: Cursor): string {
  const { xmin, xmax, running } = bounded(parsed(snapshot));
  const above = [xmax, ...running].map((transaction) => transaction - xmin);
  return [BigInt(readAt.getTime()), epoch, xmin, ...above]
    .map((part) => (typeof part === "string" ? part : part.toString(36)))
    .join(".");
}

/** Of a text that the schema has let through; null when it is one of those that are no longer given out. */
export function readCursor(text: string): Cursor | null {
  if (isFormer(text)) return null;
  const [readAt = "", epoch = ""] = text.split(".");
  const { xmin, xmax, running } = snapshotIn(text);
  return {
    readAt: new Date(Number.parseInt(readAt, 36)),
    changes: { epoch, snapshot: `${xmin}:${xmax}:${running.join(",")}` },
  };
}

/** With numbers that a transaction can have: others nobody gave out. */
function isFormer(text: string): boolean {
  return formerForm.test(text) && text.split("-").every((part) => BigInt(part) <= highestTransaction);
}

type Snapshot = { xmin: bigint; xmax: bigint; running: bigint[] };

function parsed(snapshot: string): Snapshot {
  const [xmin = "", xmax = "", running = ""] = snapshot.split(":");
  return {
    xmin: BigInt(xmin),
    xmax: BigInt(xmax),
    running: running === "" ? [] : running.split(",").map(BigInt),
  };
}

/**
 * A server with very many transactions under way would make a long text. What began after the first of them then counts
 * as not seen: it is told once more, and nothing is left out.
 */
function bounded(snapshot: Snapshot): Snapshot {
  const { xmin, xmax, running } = snapshot;
  return { xmin, xmax: running[maxRunning] ?? xmax, running: running.slice(0, maxRunning) };
}

function snapshotIn(text: string): Snapshot {
  const [first = 0n, ...above] = text.split(".").slice(2).map(fromBase36);
  const [xmax = 0n, ...running] = above.map((distance) => first + distance);
  return { xmin: first, xmax, running };
}

/** As PostgreSQL wants a snapshot: in order, within its bounds. */
function isPossible({ xmin, xmax, running }: Snapshot): boolean {
  const inOrder = running.every((transaction, at) => transaction >= (running[at - 1] ?? xmin));
  return xmin > 0n && xmax >= xmin && xmax <= highestTransaction && inOrder && (running.at(-1) ?? -1n) < xmax;
}

function fromBase36(text: string): bigint {
  return [...text].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
}
