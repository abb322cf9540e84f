import { expect, test } from "vitest";
import type { ContentPage } from "./content-page.ts";
import { liveFactsIn, withFacts, withLiveFacts } from "./placeholders.ts";

test("[CONTENT-6] a live fact waits until the page is shown", () => {
  expect(withFacts("{{carsInStock}} bilar hos {{name}}", { name: "oss" })).toBe(
    "{{carsInStock}} bilar hos oss",
  );
  expect(withFacts("{{carsInStock}}", { carsInStock: "5 000" })).toBe("{{carsInStock}}");
});

test("[CONTENT-6] a text is known to speak of the stock, or not", () => {
  expect(liveFactsIn("Just nu {{carsInStock}} av {{carsInStock}} hos {{name}}")).toEqual(["carsInStock"]);
  expect(liveFactsIn("Hos {{name}}")).toEqual([]);
});

test("[CONTENT-6] the number of the moment stands in lead, text and answers", () => {
  const page = {
    lead: "{{carsInStock}} bilar",
    html: "<p>{{carsInStock}} bilar</p>",
    questions: [{ question: "Hur många?", answer: "{{carsInStock}}, {{carsInStock}}" }],
  } as ContentPage;
  expect(withLiveFacts(page, { carsInStock: "7 412" })).toEqual({
    lead: "7 412 bilar",
    html: "<p>7 412 bilar</p>",
    questions: [{ question: "Hur många?", answer: "7 412, 7 412" }],
  });
});
