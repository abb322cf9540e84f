import { expect, test } from "vitest";
import { filterDay as now } from "#tests/any-filter.ts";
import { demoChain as chain } from "#tests/demo-chain.ts";
import { readSentence } from "../read-sentence.ts";
import { amounts } from "./amounts.ts";
import { asHeard } from "./as-heard.ts";
import { asTyped } from "./as-typed.ts";
import { asTypedFacts } from "./as-typed-facts.ts";
import { asTypedModels } from "./as-typed-models.ts";
import { asTypedNegations } from "./as-typed-negations.ts";
import { carFeatures } from "./car-features.ts";
import { condition } from "./condition.ts";
import { corpus } from "./corpus.ts";
import { listsAndPlaces } from "./lists-and-places.ts";
import { makesAndSeries } from "./makes-and-series.ts";
import { negations } from "./negations.ts";
import { notUnderstood } from "./not-understood.ts";
import { nounsAndNames } from "./nouns-and-names.ts";
import { onACharge } from "./on-a-charge.ts";
import { orders } from "./orders.ts";
import { owners } from "./owners.ts";
import { placesAndPlates } from "./places-and-plates.ts";
import { type CorpusRow, filterText, restText } from "./reading-text.ts";
import { strangers } from "./strangers.ts";
import { trims } from "./trims.ts";
import { vagueWordsAndOrders } from "./vague-words-and-orders.ts";
import { wholeSentences } from "./whole-sentences.ts";
import { years } from "./years.ts";

function expectReading([sentence, filter, rest = ""]: CorpusRow) {
  const reading = readSentence(sentence, { now, chain });
  expect({ filter: filterText(reading), rest: restText(sentence, reading) }).toEqual({ filter, rest });
}

test.for(wholeSentences)("[SENTENCE-1] %s", (row) => expectReading(row));
test.for(strangers)("[SENTENCE-1] %s", (row) => expectReading(row));
test.for(asTyped)("[SENTENCE-1] %s", (row) => expectReading(row));
test.for(asTypedFacts)("[SENTENCE-32] %s", (row) => expectReading(row));
test.for(asTypedModels)("[SENTENCE-8] %s", (row) => expectReading(row));
test.for(asTypedNegations)("[SENTENCE-37] %s", (row) => expectReading(row));
test.for(carFeatures)("[SENTENCE-2] %s", (row) => expectReading(row));
test.for(negations)("[SENTENCE-5] %s", (row) => expectReading(row));
test.for(nounsAndNames)("[SENTENCE-32] %s", (row) => expectReading(row));
test.for(makesAndSeries)("[SENTENCE-8] %s", (row) => expectReading(row));
test.for(amounts)("[SENTENCE-13] %s", (row) => expectReading(row));
test.for(years)("[SENTENCE-18] %s", (row) => expectReading(row));
test.for(placesAndPlates)("[SENTENCE-19] %s", (row) => expectReading(row));
test.for(vagueWordsAndOrders)("[SENTENCE-24] %s", (row) => expectReading(row));
test.for(owners)("[OWNERS-6] %s", (row) => expectReading(row));
test.for(condition)("[CONDITION-8] %s", (row) => expectReading(row));
test.for(onACharge)("[SENTENCE-42] %s", (row) => expectReading(row));
test.for(trims)("[SENTENCE-40] %s", (row) => expectReading(row));
test.for(asHeard)("[SLIP-7] %s", (row) => expectReading(row));
test.for(listsAndPlaces)("[SENTENCE-41] %s", (row) => expectReading(row));
test.for(orders)("[SENTENCE-44] %s", (row) => expectReading(row));
test.for(notUnderstood)("[SENTENCE-6] %s is left over", (row) => expectReading(row));

test("[SENTENCE-1] no sentence stands twice among those we have promised to read", () => {
  const sentences = corpus.map(([sentence]) => sentence);
  expect(new Set(sentences).size).toBe(sentences.length);
});
