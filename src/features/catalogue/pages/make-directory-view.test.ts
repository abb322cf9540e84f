import { expect, test } from "vitest";
import { filterFromQuery } from "../rules/filter-url.ts";
import { makeDirectoryView } from "./make-directory-view.ts";

const counts = [
  {
    brand: "volvo",
    count: 1_204,
    series: [
      { name: "xc60", count: 1_000 },
      { name: "v60", count: 204 },
    ],
  },
  { brand: "skoda", count: 1, series: [{ name: "octavia", count: 1 }] },
  { brand: "tesla", count: 3, series: [{ name: "model y", count: 3 }] },
  {
    brand: "peugeot",
    count: 5,
    series: [
      { name: "2008", count: 2 },
      { name: "308", count: 3 },
    ],
  },
];

test("[DIRECTORY-3] makes and series stand by name, numbers by size, with their counts", () => {
  const makes = makeDirectoryView(counts);
  expect(makes.map(({ label, count }) => [label, count])).toEqual([
    ["Peugeot", "5"],
    ["Škoda", "1"],
    ["Tesla", "3"],
    ["Volvo", "1\u00a0204"],
  ]);
  expect(makes.at(0)?.series.map(({ label }) => label)).toEqual(["308", "2008"]);
  expect(makes.at(-1)?.series.map(({ label, count }) => [label, count])).toEqual([
    ["V60", "204"],
    ["XC60", "1\u00a0000"],
  ]);
});

test("[DIRECTORY-4] a make leads to its cars, a series to its own", () => {
  const tesla = makeDirectoryView(counts).find(({ label }) => label === "Tesla");
  const requested = (to = "") => filterFromQuery(new URL(to, "http://x").searchParams, new Date()).filter;
  expect(tesla?.to).toBe("/kopa-bil/?brands=tesla");
  expect(requested(tesla?.to).brands).toEqual(["tesla"]);
  expect(requested(tesla?.series[0]?.to)).toMatchObject({ brands: [], series: ["model y"] });
});
