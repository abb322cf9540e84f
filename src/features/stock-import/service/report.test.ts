import { expect, test } from "vitest";
import { importRefusal, importSummary, problemLines } from "./report.ts";

const position = { line: 812, lastLine: 812, entry: null };
const problem = { column: "price", reason: '"12o 000" är inget helt antal kronor' };

test("[IMPORT-9] a problem is one line; a row that could not be taken apart has its lines and no plate", () => {
  expect(problemLines({ kind: "bad", position, name: "ABC 12D", problems: [problem, problem] })).toEqual([
    'Rad 812 (ABC 12D): price: "12o 000" är inget helt antal kronor',
    'Rad 812 (ABC 12D): price: "12o 000" är inget helt antal kronor',
  ]);
  const broken = { ...position, lastLine: 815 };
  expect(
    problemLines({
      kind: "bad",
      position: broken,
      name: null,
      problems: [{ column: null, reason: "är trasig" }],
    }),
  ).toEqual(["Rad 812–815: är trasig"]);
});

test("[IMPORT-37] a problem of the file itself has the line it was found on, if there is one", () => {
  expect(problemLines({ kind: "file", line: null, reason: "filen är tom" })).toEqual(["Filen är tom"]);
  expect(problemLines({ kind: "file", line: 1, reason: "kolumner saknas: make" })).toEqual([
    "Rad 1: kolumner saknas: make",
  ]);
});

test.each([
  [
    { good: 9_963, bad: 37, isUsable: true },
    "37 av 10\u00a0000 rader har fel. Inget har skrivits. Rätta raderna, eller kör med --skip-bad för att bara importera de 9\u00a0963 felfria.",
  ],
  [{ good: 0, bad: 1, isUsable: true }, "1 av 1 rad har fel. Inget har skrivits."],
  [{ good: 5, bad: 0, isUsable: false }, "Filen kan inte importeras. Inget har skrivits."],
])("[IMPORT-30] the refusal of %o", (checked, line) => {
  expect(importRefusal(checked)).toBe(line);
});

test("[IMPORT-37] a file without cars", () => {
  expect(importRefusal({ good: 0, bad: 0, isUsable: true })).toBe(
    "Filen har inga bilar. Inget har skrivits.",
  );
});

const skipping = { good: 9_963, bad: 37, isUsable: true };

test("[IMPORT-31] the summary counts what was new, updated and skipped", () => {
  expect(importSummary({ removed: [], reviews: 0, inserted: 9_000, updated: 963 }, skipping, false)).toBe(
    "Importerade 9\u00a0963 bilar (nya: 9\u00a0000, uppdaterade: 963). Hoppar över 37 rader med fel.",
  );
  expect(
    importSummary(
      { removed: [], reviews: 0, inserted: 1, updated: 0 },
      { good: 1, bad: 0, isUsable: true },
      false,
    ),
  ).toBe("Importerade 1 bil (nya: 1, uppdaterade: 0).");
});

test("[IMPORT-32] the summary of a dry run says that nothing was written", () => {
  expect(importSummary({ removed: [], reviews: 0, inserted: 9_000, updated: 963 }, skipping, true)).toBe(
    "Provkörning: 9\u00a0963 bilar skulle importeras (nya: 9\u00a0000, uppdaterade: 963). Hoppar över 37 rader med fel. Inget har skrivits.",
  );
});
