import { expect, test } from "vitest";
import { filterDay as now } from "#tests/any-filter.ts";
import { demoChain as chain } from "#tests/demo-chain.ts";
import { corpus } from "#tests/sentences/corpus.ts";
import { slipsOf } from "#tests/sentences/slips.ts";
import { maxCompared } from "./correct-tokens.ts";
import { findCorrection } from "./lexicon.ts";
import { maxSentenceLength, readSentence } from "./read-sentence.ts";

const workOf = (sentence: string) => readSentence(sentence, { now, chain }).work;

/** Words that are near to hundreds of others, and slips for none. */
const dear = Array.from(
  { length: 24 },
  (_, at) => `lae${"rstnli"[at % 6]}${"aeio"[at % 4]}${"tsrln"[at % 5]}eas`,
);

test("[SLIP-6] a text of words that are near to many others takes so much work and no more", () => {
  const perWord = Math.max(...dear.map((word) => findCorrection(word, chain.words).compared));
  const unbounded = dear.reduce((sum, word) => sum + findCorrection(word, chain.words).compared, 0);
  expect(unbounded).toBeGreaterThan(maxCompared + perWord);
  expect(workOf(dear.join(" "))).toBeLessThan(maxCompared + perWord);
});

test("[SLIP-6] what was looked for before counts as much: the reading is the same each time; words past the bound are as they are written", () => {
  const text = [...dear, "diessel"].join(" ");
  const first = readSentence(text, { now, chain });
  expect(readSentence(text, { now, chain })).toEqual(first);
  expect(`${dear.join(" ")} diessel`.length).toBeLessThanOrEqual(maxSentenceLength);
  expect(readSentence("diessel", { now, chain }).filter).toEqual({ fuelTypes: ["2"] });
  expect(readSentence([...dear, "diessel"].join(" "), { now, chain }).filter).toEqual({});
});

test("[SLIP-6] no sentence that somebody writes comes near it", () => {
  const written = corpus.flatMap(({ sentence }) => [
    sentence,
    ...slipsOf(sentence).map(({ slipped }) => slipped),
  ]);
  expect(Math.max(...written.map(workOf))).toBeLessThan(maxCompared / 2);
});
