import type { Criterion } from "./criterion.ts";
import { phraseTable } from "./phrases.ts";

type Row = { after: readonly string[]; table: ReturnType<typeof phraseTable<Criterion>> };

const words = (...entries: string[]): Criterion => ({ kind: "words", words: entries });

/** Vans, whose "kombi" has seats behind; SUVs, whose coupé is still an SUV; makes whose "touring" is a trim. */
const vans =
  "transit trafic vivaro vito jumpy transporter proace expert boxer primastar sprinter ducato crafter".split(
    " ",
  );
const suvCoupes = "glc gle enyaq cayenne q3 q5 q8 x4 x6 c40".split(" ");
const withoutTouring = "mazda mazda3 mazda6 mx-5 cx-5 cx-30".split(" ");

/**
 * What means otherwise once such a series, or make, has been said. The name of another series is a trim there: "countryman
 * cooper", "a6 e-tron".
 */
const rows: readonly Row[] = [
  {
    after: vans,
    table: phraseTable([
      ["kombi, combi, kombin, shuttle", { kind: "list", field: "types", values: ["kombi", "minibuss"] }],
    ]),
  },
  { after: suvCoupes, table: phraseTable([["coupe, coupé, kupé", words("coupe")]]) },
  { after: withoutTouring, table: phraseTable([["touring", words("touring")]]) },
  { after: ["countryman", "clubman"], table: phraseTable([["cooper", words("cooper")]]) },
  {
    after: ["transporter"],
    table: phraseTable([
      ["caravelle", words("caravelle")],
      ["multivan", words("multivan")],
    ]),
  },
  {
    after: ["a3", "a4", "a6", "q3", "q5", "q4", "q6", "q8"],
    table: phraseTable([["e tron", words("e-tron")]]),
  },
];

/** The tables that apply after a series or a make. */
export function tablesAfter(model: string): readonly Row["table"][] {
  return rows.filter(({ after }) => after.includes(model)).map(({ table }) => table);
}
