import { afterAll, expect, test } from "vitest";
import { filterFieldNames } from "#features/catalogue/rules/filter.ts";
import { problemShape } from "#platform/http/problem.ts";
import { testSite } from "#tests/test-site.ts";
import { askOf } from "./ask-api.ts";

const site = await testSite({ pageCacheBytes: 0 });
afterAll(() => site.close());
const { ask } = askOf(site);

/** A listing is 160 kB; nothing that can be asked of it makes it much more. [URL-29] */
const maxPageBytes = 600_000;

const queryOf = (parameters: [string, string][]) => new URLSearchParams(parameters).toString();
const many = (name: string, count: number, value: (at: number) => string) =>
  queryOf(Array.from({ length: count }, (_, at) => [name, value(at)]));

/** As much as may be asked, in the ways that make pages grow. */
const hostile: [what: string, query: string][] = [
  ["series without an end", many("series", 250, (at) => `volvo${at}`)],
  ["long names", many("brands", 90, (at) => `${"å".repeat(4)}${"x".repeat(30)}${at}`).slice(0, 4_090)],
  ["plates", many("licenseplates", 200, (at) => `mlb${at}`)],
  ["places", many("facilities", 200, (at) => `ort${at}`)],
  [
    "every field at once",
    queryOf(
      filterFieldNames.flatMap((field) => [1, 2, 3, 4].map((at): [string, string] => [field, `${at}`])),
    ),
  ],
  ["a search as long as the address", queryOf([["search", "volvo v60 ".repeat(400)]])],
  ["a search of signs that are escaped", queryOf([["search", `<"&'>`.repeat(250)]])],
  [
    "a search of many words",
    queryOf([["search", Array.from({ length: 700 }, (_, at) => `q${at}`).join(" ")]]),
  ],
  [
    "bounds that are no numbers",
    queryOf([
      ["priceTo", "billig".repeat(500)],
      ["yearFrom", "<b>".repeat(100)],
    ]),
  ],
  ["parameters that nobody reads", many("x", 300, (at) => `y${at}`)],
];
const lists = ["/kopa-bil/", "/salda-bilar/", "/external-adverts/", "/kopa-bil/svar/"];
const cases = hostile.flatMap(([what, query]) => lists.map((path) => [path, what, query] as const));

test.each(cases)("[URL-29] %s stays small: %s", async (path, _what, query) => {
  expect(query.length).toBeLessThanOrEqual(4_096);
  const { status, html } = await site.get(`${path}?${query}`);
  expect(status).toBeLessThan(500);
  expect(Buffer.byteLength(html)).toBeLessThan(maxPageBytes);
});

test.each([
  "/kopa-bil/",
  "/salda-bilar/",
  "/butik/",
  "/",
  "/finns-inte/",
  "/kopa-bil/_.data",
  "/sitemap.xml",
])(
  "[URL-29] more than four kilobytes of query at %s is answered 414, in Swedish and with all headers",
  async (path) => {
    const { status, headers, html } = await site.get(`${path}?${many("series", 900, (at) => `volvo${at}`)}`);
    expect([status, headers.get("cache-control")]).toEqual([414, "no-store"]);
    expect(html).toContain("Adressen är för lång");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.has("content-security-policy")).toBe(true);
  },
);

test.each([
  ["/api/cars/?", many("series", 900, (at) => `volvo${at}`), 414],
  ["/api/cars/", many("series", 900, (at) => `volvo${at}`), 414],
  ["/api/cars/?", many("series", 31, (at) => `volvo${at}`), 400],
  ["/api/cars/?", queryOf([["search", "a".repeat(201)]]), 400],
  ["/api/cars/?", queryOf([["brands", "a".repeat(41)]]), 400],
  ["/api/cars/?", queryOf([["brands", "<script>"]]), 400],
  ["/api/cars/all?", queryOf([["x", "a".repeat(5_000)]]), 414],
])("[API-24] %s with too much is refused", async (path, query, wanted) => {
  const { status, json } = await ask(`${path}${query}`);
  expect(status).toBe(wanted);
  expect(problemShape.strict().safeParse(json).error).toBeUndefined();
});

test("[API-24] as much as is allowed is answered", async () => {
  const said = many("series", 30, (at) => `volvo${at}`);
  expect((await ask(`/api/cars/?${said}&series=volvo0`)).status).toBe(200);
});
