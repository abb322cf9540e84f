import * as z from "zod";
import type { ChangeCursor } from "#data/queries/stock-changes.ts";

/** How far a partner has read the changes, and when. They keep it themselves: we need not know who reads. */
export type Bookmark = { readAt: Date; cursor: ChangeCursor };

const highestTransaction = 2n ** 64n - 1n;
const form = /^\d{1,15}(?:-\d{1,20}){1,1001}$/;

/** Numbers and hyphens: when it was read, the horizon, and what had been seen above it. */
export const bookmarkText = z
  .string()
  .refine((text) => form.test(text) && text.split("-").every((part) => BigInt(part) <= highestTransaction), {
    error: "Skriv det next som förra svaret gav, eller lämna since tomt för att börja.",
  });

export function textOfBookmark({ readAt, cursor }: Bookmark): string {
  return [readAt.getTime(), cursor.horizon, ...cursor.seen].join("-");
}

/** Of a text that the schema has let through. */
export function bookmarkFrom(text: string): Bookmark {
  const [readAt = "0", horizon = "0", ...seen] = text.split("-");
  return { readAt: new Date(Number(readAt)), cursor: { horizon, seen } };
}
