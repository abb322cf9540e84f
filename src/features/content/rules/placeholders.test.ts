import { expect, test } from "vitest";
import { chainOf } from "#features/catalogue/rules/chain.ts";
import { chainHours } from "#features/stores/rules/opening-hours.ts";
import { aStore } from "#tests/a-store.ts";
import { demoChain } from "#tests/demo-chain.ts";
import { liveFactsOf } from "../service/live-facts.ts";
import type { ContentPage } from "./content-page.ts";
import { liveFactsIn, withFacts, withLiveFacts } from "./placeholders.ts";

test("[CONTENT-6] a live fact waits until the page is shown; a text is known to speak of the stock, or not", () => {
  expect(withFacts("{{carsInStock}} bilar hos {{name}}", { name: "oss" })).toBe(
    "{{carsInStock}} bilar hos oss",
  );
  expect(withFacts("{{carsInStock}}", { carsInStock: "5 000" })).toBe("{{carsInStock}}");
  expect(liveFactsIn("Just nu {{carsInStock}} av {{carsInStock}} hos {{name}}")).toEqual(["carsInStock"]);
  expect(liveFactsIn("Hos {{name}}")).toEqual([]);
});

const facts = liveFactsOf({ cars: 7412, chain: demoChain });

test("[CONTENT-6] the number of the moment stands in description, lead, text and answers", () => {
  const page = {
    description: "{{carsInStock}} bilar i {{storeCount}}",
    lead: "{{carsInStock}} bilar",
    html: "<p>{{carsInStock}} bilar</p>",
    parts: { drawing: null, brief: [{ term: "{{carsInStock}}", text: "i lager" }], facts: null, earlier: [] },
    questions: [{ question: "Hur många?", answer: "{{carsInStock}}, {{carsInStock}}" }],
  } as unknown as ContentPage;
  expect(withLiveFacts(page, { ...facts, carsInStock: "7 412" })).toEqual({
    description: "7 412 bilar i 17 butiker",
    lead: "7 412 bilar",
    html: "<p>7 412 bilar</p>",
    parts: { drawing: null, brief: [{ term: "7 412", text: "i lager" }], facts: null, earlier: [] },
    questions: [{ question: "Hur många?", answer: "7 412, 7 412" }],
  });
});

test("[PLACE-4] [HOURS-16] texts speak of the stores there are, and of the hours that most of them keep", () => {
  expect(facts).toMatchObject({
    storeCount: "17 butiker",
    ourStores: "våra 17 butiker",
    ourStoresFirst: "Våra 17 butiker",
    storeHours: "mån–fre 09.00–19.00, lör 10.00–18.00, sön 10.00–16.00",
  });
  const closedOnSundays = aStore({ hours: { ...chainHours, sunday: null } });
  expect(liveFactsOf({ cars: 1, chain: chainOf([closedOnSundays]) })).toMatchObject({
    storeCount: "1 butik",
    ourStoresFirst: "Vår butik",
    storeHours: "mån–fre 09.00–19.00, lör 10.00–18.00, sön stängt",
  });
  const differing = chainOf([closedOnSundays, aStore({ slug: "nacka" }), aStore({ slug: "taby" })]);
  expect(liveFactsOf({ cars: 1, chain: differing }).storeHours).toBe(
    "mån–fre 09.00–19.00, lör 10.00–18.00, sön 10.00–16.00 (tiderna kan skilja sig mellan butikerna)",
  );
});
