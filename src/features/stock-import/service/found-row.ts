/** Where something stands in the file. Lines count from 1, as an editor shows them. */
export type RowPosition = {
  line: number;
  /** The same line, unless a quoted text has line breaks. */
  lastLine: number;
  /** The number of the object in a JSON file, where many may stand on one line; null for CSV. */
  entry: number | null;
};

/** What each column of the file says. */
export type Cells = Record<string, unknown>;

/** What a reader finds in a file, in its order. After a problem with the file as a whole nothing may be written. */
export type FoundRow =
  | { kind: "row"; position: RowPosition; cells: Cells }
  | { kind: "broken"; position: RowPosition; reason: string }
  | { kind: "file"; line: number | null; reason: string };

/** "rad 812", "rad 812–815", "rad 1, post 7" */
export function positionText({ line, lastLine, entry }: RowPosition): string {
  if (entry !== null) return `rad ${line}, post ${entry}`;
  return line === lastLine ? `rad ${line}` : `rad ${line}–${lastLine}`;
}
