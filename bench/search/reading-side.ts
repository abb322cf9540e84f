import type { Catalog } from "#catalog/catalog.ts";
import type { CatalogCar } from "#catalog/stock/stock-kinds.ts";
import { corpus } from "#domain/sentence/corpus/corpus.ts";
import { slipsOf } from "#domain/sentence/corpus/slips.ts";
import { readSentence } from "#domain/sentence/read-sentence.ts";
import { paths } from "#paths";
import { demoChain as chain } from "#tests/demo-chain.ts";
import type { ListKind } from "#web/routes/cars/listing/load-listing.server.ts";
import { suggestionsFor } from "#web/routes/cars/listing/suggest.server.ts";
import { benchDay as now } from "./bench-stock.ts";
import { type Figures, timed } from "./figures.ts";

/** What reading a sentence and completing a word may take at most, in milliseconds, for 99 of 100. */
export const readingBars = { reading: 1, suggestions: 5 };

/** Sentences as they are written, and each with a slip. */
export function readingFigures(): Promise<Figures> {
  const written = corpus.map(([sentence]) => sentence);
  const sentences = [
    ...written,
    ...written.flatMap((sentence) => slipsOf(sentence).map(({ slipped }) => slipped)),
  ];
  return timed(sentences, { warmUp: 3, rounds: 5 }, (sentence) => readSentence(sentence, { now, chain }));
}

const begun = [
  "elb",
  "kom",
  "sju",
  "v",
  "volvo v",
  "bwm",
  "inte te",
  "röd kom",
  "elbil under 300 000 i upp",
  "diessel k",
];

export function suggestionFigures(catalog: Catalog<CatalogCar>): Promise<Figures> {
  const kind: ListKind<CatalogCar> = {
    path: paths.buy(),
    catalog,
    chain,
    groups: [],
    card: () => {
      throw new Error("No card is asked for");
    },
    monthlyCard: null,
    marketAt: null,
  };
  return timed(begun, { warmUp: 20, rounds: 25 }, (text) => suggestionsFor(kind, text, now));
}
