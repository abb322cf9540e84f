import fc from "fast-check";
import { expect, test } from "vitest";
import { placesLookedAt, spreadModels } from "./spread-models.ts";
import { modelsAhead } from "./weights.ts";

type Item = { model: number; group: number };

const listOf = (items: readonly Item[]) => ({
  length: items.length,
  modelAt: (index: number) => (items[index] as Item).model,
  groupAt: (index: number) => (items[index] as Item).group,
});

/** Groups follow upon each other, as they do in a list. */
const anyItems = fc
  .array(fc.record({ model: fc.nat(3), group: fc.nat(2) }), { maxLength: 90 })
  .map((items) => items.toSorted((a, b) => a.group - b.group));

const modelsIn = (letters: string) =>
  [...letters].map((letter) => ({ model: letter.charCodeAt(0), group: 0 }));
const spreadLetters = (letters: string) =>
  spreadModels(listOf(modelsIn(letters)))
    .map((index) => letters[index])
    .join("");

test.each([
  ["ab", "ab"],
  ["aab", "aba"],
  ["aaabbb", "ababab"],
  ["aabcd", "abacd"],
  ["aaa", "aaa"],
  ["abcc", "abcc"],
])("[RANK-5] %s becomes %s", (given, spread) => {
  expect(spreadLetters(given)).toBe(spread);
});

test("[RANK-5] one that is farther away than we look is not fetched", () => {
  const waiting = "a".repeat(modelsAhead - 1);
  expect(spreadLetters(`a${waiting}b`)).toBe(`ab${waiting}`);
  expect(spreadLetters(`aaa${waiting}b`)).toBe(`aaab${waiting}`);
});

test("[RANK-5] all cars, each once, each in its group, no model twice in a row while another waits its turn within sight", () => {
  fc.assert(
    fc.property(anyItems, (items) => {
      const places = spreadModels(listOf(items));
      expect(places.toSorted((a, b) => a - b)).toEqual([...items.keys()]);
      const spread = places.map((index) => items[index] as Item);
      expect(spread.map(({ group }) => group)).toEqual(items.map(({ group }) => group));
      for (const ofModel of Map.groupBy(places, (index) => items[index]?.model).values())
        expect(ofModel).toEqual(ofModel.toSorted((a, b) => a - b));
      for (const [at, item] of spread.entries()) {
        if (at === 0 || spread[at - 1]?.model !== item.model) continue;
        const later = new Set(places.slice(at));
        const first = Math.min(...later);
        const insight = [...later].filter((index) => index < first + modelsAhead);
        const others = insight.filter(
          (index) => items[index]?.group === item.group && items[index]?.model !== item.model,
        );
        expect(others).toEqual([]);
      }
    }),
  );
});

test("[RANK-5] what comes later than it looks does not change a page", () => {
  fc.assert(
    fc.property(anyItems, fc.nat(60), (items, end) => {
      const cut = items.slice(0, placesLookedAt(end));
      expect(spreadModels(listOf(cut), end)).toEqual(spreadModels(listOf(items)).slice(0, end));
    }),
  );
});
