import { afterAll, expect, test } from "vitest";
import { queryFromFilter } from "#features/catalogue/rules/filter-url.ts";
import { withField } from "#features/catalogue/rules/with-field.ts";
import { parseFilter } from "#features/catalogue/service/query/parse-filter.ts";
import { countFound, search } from "#features/catalogue/service/search.ts";
import { corpus } from "#tests/sentences/corpus.ts";
import { testSite } from "#tests/test-site.ts";

const site = await testSite();
afterAll(() => site.close());

const { listed: catalog, chain } = site.stock.catalogs();
const now = new Date("2026-11-15T12:00:00Z");
const ask = (text: string) =>
  parseFilter(new URLSearchParams({ search: text.toLowerCase() }), { now, chain, catalog });
const cars = (text: string) => countFound(catalog, ask(text).filter);

/** One of each kind, so that none is an alternative to another. */
const wishes = [
  "diesel",
  "kombi",
  "automat",
  "röd",
  "dragkrok",
  "fyrhjulsdrift",
  "panoramatak",
  "backkamera",
  "quattro",
  "harman kardon",
  "rattvärme",
];
const beginnings = ["", "volvo", "bil under 300 000", "max 10 000 mil i göteborg"];

/** The cars that a word alone finds: those that have it. */
const having = new Map(
  wishes.map((wish) => {
    const { filter } = ask(wish);
    const { cars } = search(catalog, filter, { pageSize: catalog.size });
    return [wish, new Set(cars.map(({ id }) => id))] as const;
  }),
);

test.each(beginnings)(
  "[PROPERTY-1] after “%s” a negated word never raises the share of cars that have it",
  (begun) => {
    const shareWith = (sentence: string, wish: string) => {
      const { filter } = ask(sentence);
      const only = ({ id }: { id: number }) => having.get(wish)?.has(id) === true;
      const found = countFound(catalog, filter);
      return found === 0 ? 0 : search(catalog, filter, { pageSize: 1, only }).total / found;
    };
    for (const wish of wishes) {
      const share = shareWith(begun === "" ? "bil" : begun, wish);
      for (const negation of ["inte", "utan", "ej", "itne", "ine", "slipper", "förutom", "uatn"]) {
        const sentence = `${begun} ${negation} ${wish}`;
        expect([sentence, shareWith(sentence, wish) <= share]).toEqual([sentence, true]);
      }
      // Where the negation is understood none of them has it.
      expect([begun, wish, shareWith(`${begun} inte ${wish}`, wish)]).toEqual([begun, wish, 0]);
    }
  },
);

test.each(beginnings)(
  "[PROPERTY-2] after “%s” another word never adds cars, unless the page says that one was dropped",
  (begun) => {
    for (const wish of wishes) {
      const sentence = `${begun} ${wish}`;
      const before = cars(sentence);
      for (const other of wishes.filter((one) => one !== wish)) {
        const { filter, search } = ask(`${sentence} ${other}`);
        const isDropped = search.notes.some((note) => note.includes("är inte med"));
        if (!isDropped)
          expect([sentence, other, countFound(catalog, filter) <= before]).toEqual([sentence, other, true]);
      }
    }
  },
);

test("[PROPERTY-3] what the chips say is what the address says is what the cars are", () => {
  for (const { sentence } of corpus.filter((_, at) => at % 3 === 0)) {
    const { filter } = ask(sentence);
    const again = parseFilter(queryFromFilter(filter), { now, chain, catalog }).filter;
    const first = withField(filter, "page", 1);
    expect([sentence, queryFromFilter(again).toString()]).toEqual([
      sentence,
      queryFromFilter(first).toString(),
    ]);
    expect([sentence, countFound(catalog, again)]).toEqual([sentence, countFound(catalog, filter)]);
  }
});
