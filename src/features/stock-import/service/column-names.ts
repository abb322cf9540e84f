import { hint, quoted } from "./read-cell.ts";
import { folded, wordList } from "./word-list.ts";

/** The columns a file may have. The label is the Swedish word that a dealer may have used instead. */
export type Columns = Readonly<Record<string, { required: boolean; label: string }>>;

/** What the header of a CSV file, or the keys of a JSON object, can be asked about its names. */
export function columnNames(columns: Columns) {
  const names = Object.keys(columns);
  const known = wordList(names.map((name) => [name, name] as const));
  const labels = wordList(Object.entries(columns).map(([name, { label }]) => [label, name] as const));
  return {
    /** "licenseplate", "LicensePlate" and "license_plate" are one column. */
    find: (name: string): string | null => known.get(folded(name))?.means ?? null,
    complaint: (name: string): string => {
      const meant = labels.get(folded(name))?.means;
      return `okänd kolumn ${quoted(name)}${meant ? `. Menade du "${meant}"?` : hint(known, name)}`;
    },
    missing: (given: readonly (string | null)[]): string[] =>
      names.filter((name) => columns[name]?.required && !given.includes(name)),
  };
}
