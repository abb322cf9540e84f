import fc from "fast-check";
import { expect, test } from "vitest";
import { filterDay as now } from "#tests/any-filter.ts";
import { demoChain as chain } from "#tests/demo-chain.ts";
import { corpus } from "#tests/sentences/corpus.ts";
import { initialFilter } from "../filter.ts";
import { filterFromQuery, queryFromFilter } from "../filter-url.ts";
import { withField } from "../with-field.ts";
import { maxSentenceLength, readSentence } from "./read-sentence.ts";
import { trimWords } from "./words-for-trims.ts";

/** Words of real sentences in any order, with what people and machines may put between them. */
const words = [...new Set(corpus.flatMap(({ sentence }) => sentence.split(/\s+/)))];
const anyWord = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...words) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 6 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 400_000 }).map(String) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(",", "-", "/", ":-", "abc", "000", "inte", "eller", "mellan", "d", "e"),
  },
);
const anySentence = fc
  .array(fc.tuple(anyWord, fc.constantFrom(" ", " ", " ", " ", "  ", ", ", "-", "")), { maxLength: 14 })
  .map((parts) => parts.flat().join("").slice(0, maxSentenceLength));
const anyText = fc.string({ unit: "binary", maxLength: maxSentenceLength });
const runs = { numRuns: 250 };

test("[SENTENCE-27] any text is read without complaint, and spans lie inside it and apart", () => {
  fc.assert(
    fc.property(fc.oneof(anySentence, anyText), (sentence) => {
      const { chips, rest } = readSentence(sentence, { now, chain });
      const spans = [...chips, ...rest].toSorted((one, other) => one.from - other.from);
      for (const [at, { from, to }] of spans.entries()) {
        expect(from).toBeGreaterThanOrEqual(spans[at - 1]?.to ?? 0);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(sentence.length);
      }
    }),
    runs,
  );
});

test("[SENTENCE-22] what is read stands in an address and reads back, as a whole and chip by chip", () => {
  fc.assert(
    fc.property(anySentence, (sentence) => {
      const { filter, chips } = readSentence(sentence, { now, chain });
      for (const requested of [filter, ...chips.map(({ asks }) => asks)]) {
        const whole = withField({ ...initialFilter, ...requested }, "page", 1);
        expect(filterFromQuery(queryFromFilter(whole), now)).toEqual({ filter: whole, unread: {} });
      }
    }),
    runs,
  );
});

test("[SENTENCE-28] capitals and white space do not change the reading", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 12 }), (list) => {
      const { filter, plate } = readSentence(list.join(" "), { now, chain });
      for (const other of [list.join(" ").toUpperCase(), ` ${list.join(" \n ")}  `])
        expect(readSentence(other.slice(0, maxSentenceLength * 2), { now, chain })).toMatchObject({
          filter,
          plate,
        });
    }),
    { numRuns: 150 },
  );
});

test("[SENTENCE-29] a word that we do not know is left over, wherever it stands", () => {
  const unknown = "xqvzkj";
  const someWords = fc.array(fc.constantFrom(...words), { maxLength: 6 });
  fc.assert(
    fc.property(someWords, someWords, (before, after) => {
      const { rest } = readSentence([...before, unknown, ...after].join(" "), { now, chain });
      expect(rest.filter(({ text }) => text.includes(unknown))).toHaveLength(1);
    }),
    runs,
  );
});

/** Those that another reader may take with it: "plus" joins, and "bose" is a sound system. */
const trims = [...trimWords].filter(
  (trim) => trim !== "plus" && readSentence(trim, { now, chain }).chips.length === 0,
);

test("[SENTENCE-40] the name of a trim is told wherever it stands, and takes nothing with it", () => {
  expect(trims.length).toBeGreaterThan(150);
  fc.assert(
    fc.property(fc.constantFrom(...corpus), fc.constantFrom(...trims), ({ sentence }, trim) => {
      const text = `${sentence}, ${trim}`;
      const { chips, rest } = readSentence(text, { now, chain });
      const from = text.length - trim.length;
      expect([text, [...chips, ...rest].some((span) => span.from <= from && span.to >= text.length)]).toEqual(
        [text, true],
      );
    }),
    runs,
  );
});
