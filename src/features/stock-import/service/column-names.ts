import { quoted, wordHint } from "./read-cell.ts";
import { folded, wordList } from "./word-list.ts";

/** The columns a file may have. The label is the Swedish word that a dealer may have used instead. */
export type Columns = Readonly<Record<string, { required: boolean; label: string }>>;

/** What the header of a CSV file, or the keys of a JSON object, can be asked about its names. */
export function columnNames(columns: Columns) {
  const names = Object.keys(columns);
  const columnList = wordList(names.map((name) => [name, name] as const));
  const labels = wordList(Object.entries(columns).map(([name, { label }]) => [label, name] as const));
  return {
    /** "licenseplate", "LicensePlate" and "license_plate" are one column. */
    find: (name: string): string | null => columnList.get(folded(name))?.meaning ?? null,
    complaint: (name: string): string => {
      const suggestion = labels.get(folded(name))?.meaning;
      return `okänd kolumn ${quoted(name)}${suggestion ? `. Menade du "${suggestion}"?` : wordHint(columnList, name)}`;
    },
    missing: (headings: readonly (string | null)[]): string[] =>
      names.filter((name) => columns[name]?.required && !headings.includes(name)),
  };
}
