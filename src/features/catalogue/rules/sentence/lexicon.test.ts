import { expect, test } from "vitest";
import { filterDay as now } from "#tests/any-filter.ts";
import { demoChain as chain } from "#tests/demo-chain.ts";
import { everydayWords } from "./everyday-words.ts";
import { findCorrection } from "./lexicon.ts";
import { readSentence } from "./read-sentence.ts";

const meant = (word: string) => findCorrection(word, chain.words).word;

test.each([
  ["volov", "volvo"],
  ["toyta", "toyota"],
  ["wolkswagen", "volkswagen"],
  ["octvia", "octavia"],
  ["diessel", "diesel"],
  ["kmobi", "kombi"],
  ["panormatak", "panoramatak"],
  ["upsala", "uppsala"],
  ["automt", "automat"],
])("[SENTENCE-11] %s is a slip for %s", (written, word) => {
  expect(meant(written)).toBe(word);
});

test("[SENTENCE-11] three letters are never a slip, and a word of the stock is none", () => {
  expect(["gts", "gol", "suu"].map(meant)).toEqual([null, null, null]);
  const read = (hasWord: (word: string) => boolean) =>
    readSentence("diessel", { now, chain, hasWord }).filter;
  expect([read(() => false), read(() => true)]).toEqual([{ fuelTypes: ["2"] }, {}]);
});

test("[SENTENCE-12] everyday words are no slips", () => {
  expect([...everydayWords].filter((word) => meant(word) !== null)).toEqual([]);
  expect(["orange", "super", "trafik"].map(meant)).toEqual([null, null, null]);
});

test("[SLIP-3] a word in quotation marks is meant as it is written", () => {
  expect(readSentence('"diessel"', { now, chain })).toMatchObject({
    filter: {},
    rest: [{ text: '"diessel"' }],
  });
});

test("[SLIP-4] what was corrected is said with the sentence that takes it back; a small word is not worth it", () => {
  const { corrections } = readSentence("sökr röd kombbi", { now, chain });
  expect(corrections).toMatchObject([
    { original: "kombbi", corrected: "kombi", undone: 'sökr röd "kombbi"' },
  ]);
});

test.each(["inte", "utan", "ingen", "varken"])(
  "[SENTENCE-31] no slip in %s turns it into a wish",
  (negation) => {
    const places = Array.from(negation, (_, at) => at);
    const slips = places.flatMap((at) => [
      negation.slice(0, at) + negation.slice(at + 1),
      negation.slice(0, at) + negation[at] + negation.slice(at),
    ]);
    for (const slip of slips) {
      const { fuelTypes = [] } = readSentence(`${slip} diesel`, { now, chain }).filter;
      expect([slip, fuelTypes]).toEqual([slip, expect.not.arrayContaining(["2"])]);
    }
  },
);
