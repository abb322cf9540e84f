import { paths } from "#core/paths.ts";
import { carCardView } from "#features/cars/pages/car-card-view.ts";
import type { ListKind } from "#features/catalogue/pages/load-listing.server.ts";
import { suggestionsFor } from "#features/catalogue/pages/suggest.server.ts";
import { readSentence } from "#features/catalogue/rules/sentence/read-sentence.ts";
import type { Catalog } from "#features/catalogue/service/catalog.ts";
import type { CatalogCar } from "#features/catalogue/service/stock/stock-kinds.ts";
import { demoChain as chain } from "#tests/demo-chain.ts";
import { corpus } from "#tests/sentences/corpus.ts";
import { slipsOf } from "#tests/sentences/slips.ts";
import { benchDay as now } from "./bench-stock.ts";
import { type Figures, timed } from "./figures.ts";

/** What reading a sentence and completing a word may take at most, in milliseconds, for 99 of 100. */
export const readingBars = { reading: 1, suggestions: 5 };

/** Sentences as they are written, and each with a slip. */
export function readingFigures(): Promise<Figures> {
  const written = corpus.map(({ sentence }) => sentence);
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
    card: (car, now) => carCardView(car, now, null),
    monthlyCard: null,
    marketAt: null,
  };
  return timed(begun, { warmUp: 20, rounds: 25 }, (text) =>
    suggestionsFor(kind, text, { now, spend: () => {} }),
  );
}
