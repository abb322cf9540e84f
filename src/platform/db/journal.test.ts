import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../../../migrations/", import.meta.url);
type Entry = { idx: number; tag: string; when: number };
const { entries }: { entries: Entry[] } = JSON.parse(
  readFileSync(new URL("meta/_journal.json", folder), "utf8"),
);

// drizzle-kit names the next file after the last idx: where it lags behind, a snapshot in use is overwritten.
test("[DATA-3] each migration has the number of its file in the journal", () => {
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map(({ tag }) => Number.parseInt(tag, 10)));
});

// One that is dated before its forerunner is passed over where the forerunner has run already.
test("[DATA-3] migrations stand in the order of their numbers and of their times; the journal names every file, and each has its snapshot", () => {
  for (const key of ["idx", "when"] as const) {
    const values = entries.map((entry) => entry[key]);
    expect(values).toEqual([...new Set(values)].toSorted((one, other) => one - other));
  }
  const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  expect(files.toSorted()).toEqual(entries.map(({ tag }) => `${tag}.sql`));
  const snapshots = readdirSync(new URL("meta/", folder)).filter((name) => name.endsWith("_snapshot.json"));
  expect(snapshots.toSorted()).toEqual(entries.map(({ tag }) => `${tag.slice(0, 4)}_snapshot.json`));
});
