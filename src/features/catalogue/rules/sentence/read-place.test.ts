import fc from "fast-check";
import { expect, test } from "vitest";
import { aStore } from "#tests/a-store.ts";
import { filterDay as now } from "#tests/any-filter.ts";
import { fourStores } from "#tests/four-stores.ts";
import { chainOf } from "../chain.ts";
import { readSentence } from "./read-sentence.ts";

const four = chainOf(fourStores);
const read = (sentence: string, chain = four) => readSentence(sentence, { now, chain });

test.each([
  ["volvo i malmö", ["malmo"]],
  ["volvo i Malmo", ["malmo"]],
  ["kombi nära lund", ["malmo"]],
  ["i limhamn", ["malmo"]],
  ["skåne", ["malmo", "helsingborg"]],
  ["i småland", ["vaxjo"]],
  ["norrland", ["kiruna"]],
  ["butiken kiruna", ["kiruna"]],
  ["inte i malmö", ["helsingborg", "vaxjo", "kiruna"]],
])("[PLACE-5] a chain of four: %s", (sentence, facilities) => {
  expect(read(sentence).filter.facilities).toEqual(facilities);
});

test("[PLACE-5] a place of another chain is a place without a store; a chip says the place by the chain's own label", () => {
  expect(read("i Göteborg")).toMatchObject({
    filter: {},
    notes: [{ text: expect.stringMatching(/^Vi har ingen butik i Göteborg\. Närmast är Helsingborg, /) }],
  });
  expect(read("i stockholm").notes[0]?.text).toContain("Vi har ingen butik i Stockholm.");
  expect(read("halland").notes[0]?.text).toBe("Vi har ingen butik i Halland. Bilar från alla butiker visas.");
  expect(read("volvo i växjö").chips.map(({ label }) => label)).toEqual(["Volvo", "Växjö"]);
  expect(read("skåne").chips[0]?.label).toBe("Skåne (2 butiker)");
});

test("[PLACE-5] two stores in one town are both meant by its name, and each by its own", () => {
  const chain = chainOf([
    aStore({ slug: "malmo-syd", label: "Svågertorp", area: "Malmö", fullAddress: "A 1, 750 00 Malmö" }),
    aStore({ slug: "malmo-norr", label: "Arlöv", area: "Malmö", fullAddress: "B 1, 750 00 Malmö" }),
  ]);
  expect(read("i malmö", chain).filter.facilities).toEqual(["malmo-syd", "malmo-norr"]);
  expect(read("i malmö", chain).chips[0]?.label).toBe("Malmö (2 butiker)");
  expect(read("i arlöv", chain).filter.facilities).toEqual(["malmo-norr"]);
});

test("[PLACE-3] a place that is more than a store is found by its other names and as a store, not by its town", () => {
  const chain = chainOf([
    aStore({ slug: "el", label: "Recharge", kind: "electric", area: "Recharge, Lund" }),
    aStore({ slug: "webb", label: "Webb", kind: "web", area: "Webb", aliases: ["nätlagret"] }),
  ]);
  expect(read("recharge", chain).filter.facilities).toBeUndefined();
  expect(read("butiken recharge", chain).filter.facilities).toEqual(["el"]);
  expect(read("nätlagret", chain).filter.facilities).toEqual(["webb"]);
  expect(read("i uppsala", chain)).toMatchObject({
    filter: {},
    notes: [{ text: "Vi har ingen butik i Uppsala. Bilar från alla butiker visas." }],
  });
});

test("[PLACE-5] whatever the stores are called, every sentence is read", () => {
  const anyName = fc.string({ unit: "grapheme", maxLength: 12 });
  const anyStore = fc
    .record({
      slug: fc.stringMatching(/^[a-z0-9]{1,8}$/),
      label: anyName,
      area: anyName,
      aliases: fc.array(anyName),
    })
    .map(aStore);
  fc.assert(
    fc.property(fc.array(anyStore, { maxLength: 6 }), (stores) => {
      const chain = chainOf(stores);
      for (const { label } of stores) expect(() => read(`volvo i ${label}`, chain)).not.toThrow();
      expect(read("volvo", chain).filter).toEqual({ brands: ["volvo"] });
    }),
    { numRuns: 40 },
  );
});
