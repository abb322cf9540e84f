import { expect, test } from "vitest";
import { chipsOf } from "#features/catalogue/rules/filter-chips.ts";
import { filterFromQuery, queryFromFilter } from "#features/catalogue/rules/filter-url.ts";
import { filterDay } from "#tests/any-filter.ts";
import { demoChain } from "#tests/demo-chain.ts";

function read(parameters: [string, string][]) {
  return filterFromQuery(new URLSearchParams(parameters), filterDay);
}

const many = (field: string, value: (at: number) => string): [string, string][] =>
  Array.from({ length: 900 }, (_, at) => [field, value(at)]);

test.each(["brands", "series", "facilities", "physicalLocations"] as const)(
  "[URL-27] %s has thirty values, whatever the address says",
  (field) => {
    const { filter } = read(many(field, (at) => `volvo${at}`));
    expect([filter[field].length, filter[field].at(0), filter[field].at(-1)]).toEqual([
      30,
      "volvo0",
      "volvo29",
    ]);
    expect(chipsOf(filter, demoChain)).toHaveLength(30);
  },
);

test("[URL-27] what is said twice counts once, before it is counted", () => {
  const { filter } = read([...many("brands", (at) => (at % 2 ? "volvo" : "VOLVO")), ["brands", "bmw"]]);
  expect(filter.brands).toEqual(["volvo", "bmw"]);
});

test("[URL-27] plates are thirty, and none is longer than twelve signs", () => {
  const { filter } = read([["licenseplates", "a".repeat(13)], ...many("licenseplates", (at) => `mlb ${at}`)]);
  expect([filter.licenseplates.length, filter.licenseplates.at(0)]).toEqual([30, "mlb0"]);
});

test("[URL-28] a search is cut at two hundred characters, whole ones, and reads back as itself; what cannot be read is shown by its beginning", () => {
  const { filter } = read([["search", `${"😀 ".repeat(400)}`]]);
  expect(Array.from(filter.search)).toHaveLength(199);
  expect(filterFromQuery(queryFromFilter(filter), filterDay).filter.search).toBe(filter.search);
  expect(read([["priceTo", "billig".repeat(100)]]).unread.priceTo).toHaveLength(60);
});
