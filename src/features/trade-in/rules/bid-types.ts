/** What a bid is for; 2 by default. */
export const bidTypes = { 1: "Köp", 2: "Inbyte" } as const;

/** A program may send other numbers: they are stored, and named by their number. */
export function bidTypeText(type: number): string {
  return (bidTypes as Readonly<Record<number, string>>)[type] ?? `Typ ${type}`;
}

/** So long a bid can be taken back by whoever gave it; after that it is corrected by a new one. */
export const undoSeconds = 10;
