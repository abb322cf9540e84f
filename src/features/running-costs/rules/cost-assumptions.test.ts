import { expect, test } from "vitest";
import { costFieldNames, costFields, runningCostInputFromQuery } from "./cost-assumptions.ts";
import { runningCosts } from "./running-costs.ts";
import { vehicleTaxRules } from "./vehicle-tax-rules.ts";

const read = (query: string) => runningCostInputFromQuery(new URLSearchParams(query));

test("[COST-1] every assumption of the chain has its day and what it rests on; what is usual is within the bounds of its field, and no two share a name", () => {
  for (const assumption of [...Object.values(runningCosts), vehicleTaxRules]) {
    expect(assumption.asOf).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(assumption.source).not.toBe("");
  }
  for (const name of costFieldNames) {
    const { usual, query } = costFields[name];
    if (usual !== null) expect(read(`${query}=${usual}`)).toMatchObject({ errors: {}, query: [] });
  }
  expect(new Set(costFieldNames.map((name) => costFields[name].query)).size).toBe(costFieldNames.length);
});

test("[COST-9] an empty address counts on what is usual", () => {
  const { assumptions, errors, values, loanMonths } = read("");
  expect(assumptions).toMatchObject({ years: runningCosts.years.value, insurance: null, tradeIn: 0 });
  expect([errors, values, loanMonths]).toEqual([{}, {}, null]);
});

test("[COST-9] numbers are read as Swedes write them, and stand in the address as they were written", () => {
  const { assumptions, query, loanMonths } = read("mil=1 500&el=1,75&inbyte=120 000&lan=48&ar=");
  expect(assumptions).toMatchObject({ milPerYear: 1_500, electricity: 1.75, tradeIn: 120_000 });
  expect(query).toEqual([
    ["mil", "1 500"],
    ["inbyte", "120 000"],
    ["el", "1,75"],
    ["lan", "48"],
  ]);
  expect(loanMonths).toBe(48);
  expect(read("lan=37").loanMonths).toBeNull();
});

test.each([
  ["mil=många", "milPerYear", "Du kör per år: skriv ett helt tal, 100–10\u00a0000\u00a0mil."],
  ["ar=2,5", "years", "Så länge behåller du bilen: skriv ett helt tal, 1–8\u00a0år."],
  ["bensin=900", "petrol", "Bensin: skriv ett tal, 5–60\u00a0kr/l."],
  ["forsakring=-1", "insurance", "Försäkring per år: skriv ett helt tal, 0–60\u00a0000\u00a0kr."],
] as const)("[COST-10] %s is answered at its field, stays, and counts for nothing", (query, name, text) => {
  const { errors, values, assumptions } = read(query);
  expect(errors[name]).toContain(text);
  expect(errors[name]).toMatch(/Vi räknar med .* så länge\.$/);
  expect(values[name]).toBe(query.split("=")[1]);
  expect(assumptions[name]).toBe(costFields[name].usual);
});

test("[COST-10] nobody's address makes us carry a book", () => {
  expect(read(`mil=${"9".repeat(5_000)}`).values.milPerYear).toHaveLength(40);
});
