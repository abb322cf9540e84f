import { expect, test } from "vitest";
import { filterDay as now } from "#tests/any-filter.ts";
import { demoChain as chain } from "#tests/demo-chain.ts";
import { type CorpusRow, corpus } from "#tests/sentences/corpus.ts";
import { filterText, restText } from "#tests/sentences/reading-text.ts";
import { readSentence } from "./read-sentence.ts";

const tested = new Set<string>();

function examplesOf(group: string) {
  tested.add(group);
  return corpus.filter((row) => row.group === group);
}

function expectReading({ sentence, filter, rest }: CorpusRow) {
  const reading = readSentence(sentence, { now, chain });
  expect({ filter: filterText(reading), rest: restText(sentence, reading) }).toEqual({ filter, rest });
}

test.for(examplesOf("whole-sentences"))("[SENTENCE-1] $sentence", (row) => expectReading(row));
test.for(examplesOf("strangers"))("[SENTENCE-1] $sentence", (row) => expectReading(row));
test.for(examplesOf("as-typed"))("[SENTENCE-1] $sentence", (row) => expectReading(row));
test.for(examplesOf("as-typed-facts"))("[SENTENCE-32] $sentence", (row) => expectReading(row));
test.for(examplesOf("as-typed-models"))("[SENTENCE-8] $sentence", (row) => expectReading(row));
test.for(examplesOf("as-typed-negations"))("[SENTENCE-37] $sentence", (row) => expectReading(row));
test.for(examplesOf("car-features"))("[SENTENCE-2] $sentence", (row) => expectReading(row));
test.for(examplesOf("negations"))("[SENTENCE-5] $sentence", (row) => expectReading(row));
test.for(examplesOf("nouns-and-names"))("[SENTENCE-32] $sentence", (row) => expectReading(row));
test.for(examplesOf("makes-and-series"))("[SENTENCE-8] $sentence", (row) => expectReading(row));
test.for(examplesOf("amounts"))("[SENTENCE-13] $sentence", (row) => expectReading(row));
test.for(examplesOf("years"))("[SENTENCE-18] $sentence", (row) => expectReading(row));
test.for(examplesOf("places-and-plates"))("[SENTENCE-19] $sentence", (row) => expectReading(row));
test.for(examplesOf("vague-words-and-orders"))("[SENTENCE-24] $sentence", (row) => expectReading(row));
test.for(examplesOf("owners"))("[OWNERS-6] $sentence", (row) => expectReading(row));
test.for(examplesOf("condition"))("[CONDITION-8] $sentence", (row) => expectReading(row));
test.for(examplesOf("on-a-charge"))("[SENTENCE-42] $sentence", (row) => expectReading(row));
test.for(examplesOf("trims"))("[SENTENCE-40] $sentence", (row) => expectReading(row));
test.for(examplesOf("as-heard"))("[SLIP-7] $sentence", (row) => expectReading(row));
test.for(examplesOf("lists-and-places"))("[SENTENCE-41] $sentence", (row) => expectReading(row));
test.for(examplesOf("orders"))("[SENTENCE-44] $sentence", (row) => expectReading(row));
test.for(examplesOf("not-understood"))("[SENTENCE-6] $sentence is left over", (row) => expectReading(row));

test("[SENTENCE-1] no sentence stands twice among those we have promised to read; every group of sentences is read by one of these tests", () => {
  const sentences = corpus.map(({ sentence }) => sentence);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect([...new Set(corpus.map(({ group }) => group))].sort()).toEqual([...tested].sort());
});
