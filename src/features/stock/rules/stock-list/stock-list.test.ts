import fc from "fast-check";
import { expect, test } from "vitest";
import { aPlate } from "#tests/any-plate.ts";
import { filteredLines, orderedLines, type SearchedLine, searchedLine } from "./find-lines.ts";
import { missingBits, missingOf, missingThingsIn } from "./missing.ts";
import { columnsFromText, usualColumns } from "./stock-columns.ts";
import { packed, type StockLine, unpacked, withChangedLines } from "./stock-line.ts";
import {
  type StockQuery,
  searchFromStockQuery,
  stockOrders,
  stockQueryFrom,
  wholeStock,
} from "./stock-query.ts";
import { stockViewNames, viewCounts } from "./stock-views.ts";

const aLine = (changes: Partial<StockLine> = {}): StockLine => ({
  id: 1,
  licenseplate: aPlate("mlb84a"),
  title: "Volvo V60 T6",
  make: "volvo",
  status: 130,
  store: "taby",
  standsAt: "taby",
  modelYear: 2021,
  mileage: 8_450,
  price: 289_900,
  referencePrice: null,
  plannedPrice: null,
  plannedFrom: null,
  days: 12,
  views: 3,
  pictures: 20,
  missing: 0,
  changedAt: 29_000_000,
  changedBy: null,
  ...changes,
});
const labels: Record<string, string> = { taby: "Täby", nacka: "Nacka" };
const searched = (changes: Partial<StockLine>) =>
  searchedLine(aLine(changes), (slug) => labels[slug] ?? slug);
const idsOf = (lines: readonly SearchedLine[], part: Partial<StockQuery>) => {
  const query = { ...wholeStock, ...part };
  return filteredLines(orderedLines(lines, query), query).map(({ id }) => id);
};

const anyLine = fc.record({
  id: fc.integer({ min: 1, max: 30_000 }),
  title: fc.constantFrom("Volvo V60", "Škoda Octavia", "Kia Ceed"),
  status: fc.integer({ min: 0, max: 999 }),
  price: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  days: fc.option(fc.integer({ min: 0, max: 900 })),
  changedBy: fc.option(fc.constantFrom("Anna", "Johan")),
  missing: fc.integer({ min: 0, max: 31 }),
});
const anyLines = fc.uniqueArray(anyLine, { selector: ({ id }) => id });

test("[STOCKLIST-1] lines that were packed column by column come back as they were", () => {
  fc.assert(
    fc.property(anyLines, (some) => {
      const lines = some.map(aLine);
      expect(unpacked(JSON.parse(JSON.stringify(packed(lines))))).toEqual(lines);
    }),
  );
});

test.each([
  [0, "incoming"],
  [106, "incoming"],
  [119, "incoming"],
  [120, "pricing"],
  [129, "pricing"],
  [130, "forSale"],
  [135, "reserved"],
  [139, "forSale"],
  [140, "sold"],
  [149, "sold"],
  [150, "delivered"],
  [999, "delivered"],
] as const)("[STOCKLIST-2] status %i is in the list of %s and no other of its kind", (status, view) => {
  const counts = viewCounts([aLine({ status })]);
  expect(stockViewNames.filter((name) => counts[name] > 0)).toEqual(["all", view]);
});

test("[STOCKLIST-2] every car is in the whole and in one view of its status; old and bare ones are counted while they are unsold", () => {
  fc.assert(
    fc.property(anyLines, (some) => {
      const counts = viewCounts(some.map(aLine));
      const ofStatus = stockViewNames.filter((view) => !["all", "long", "bare"].includes(view));
      expect(ofStatus.reduce((sum, view) => sum + counts[view], 0)).toBe(some.length);
      expect(counts.all).toBe(some.length);
    }),
  );
  const bare = { missing: missingBits(["pictures"]), days: 61 };
  expect(viewCounts([aLine(bare), aLine({ ...bare, status: 140 }), aLine({ days: 60 })])).toMatchObject({
    long: 1,
    bare: 1,
  });
});

test("[STOCKLIST-3] what an advert lacks is price, pictures, condition, tyres and service", () => {
  const whole = {
    price: 1,
    pictures: 1,
    inspectedOn: "2026-11-01",
    tyreDepthFront: 6,
    serviceHistory: "full",
  };
  expect(missingOf(whole)).toBe(0);
  const none = { price: null, pictures: 0, inspectedOn: null, tyreDepthFront: null, serviceHistory: null };
  expect(missingThingsIn(missingOf(none))).toEqual(["price", "pictures", "inspection", "tyres", "service"]);
  expect(missingThingsIn(missingOf({ ...whole, tyreDepthFront: null }))).toEqual(["tyres"]);
});

test("[STOCKLIST-4] the address of a list says what it is, and what cannot be read is as if it were not there", () => {
  const amount = fc.option(fc.integer({ min: 0, max: 999_999_999 }));
  const anyQuery = fc.record({
    view: fc.constantFrom(...stockViewNames),
    text: fc.string(),
    stores: fc.subarray(["taby", "nacka", "malmo-syd"]),
    makes: fc.subarray(["volvo", "kia"]),
    missing: fc.subarray(["price", "pictures", "tyres"] as const),
    daysFrom: amount,
    daysTo: amount,
    priceFrom: amount,
    priceTo: amount,
    order: fc.constantFrom(...(Object.keys(stockOrders) as (keyof typeof stockOrders)[])),
    isDescending: fc.boolean(),
  });
  fc.assert(
    fc.property(anyQuery, (query) => {
      const address = searchFromStockQuery(query).toString();
      expect(stockQueryFrom(new URLSearchParams(address))).toEqual(query);
    }),
  );
  expect(searchFromStockQuery(wholeStock).toString()).toBe("");
  const odd = "view=finns-inte&sort=-fel&daysFrom=-3&priceTo=1e9&missing=allt";
  expect(stockQueryFrom(new URLSearchParams(odd))).toEqual(wholeStock);
});

test("[STOCKLIST-5] words are looked for in plate, car, store and status, without accents and in any order", () => {
  const lines = [
    searched({ id: 1, licenseplate: aPlate("mlb84a"), title: "Škoda Octavia RS", store: "taby" }),
    searched({ id: 2, licenseplate: aPlate("abc12d"), title: "Volvo V60", store: "nacka", status: 135 }),
  ];
  expect(idsOf(lines, { text: "MLB 84A" })).toEqual([1]);
  expect(idsOf(lines, { text: "octavia skoda täby" })).toEqual([1]);
  expect(idsOf(lines, { text: "135" })).toEqual([2]);
  expect(idsOf(lines, { text: "octavia nacka" })).toEqual([]);
  expect(idsOf(lines, { text: "  " })).toEqual([1, 2]);
});

test("[STOCKLIST-5] each filter narrows by itself; what is not known is within no bounds", () => {
  const lines = [
    searched({ id: 1, price: 100_000, days: 10, store: "taby", make: "volvo" }),
    searched({
      id: 2,
      price: null,
      days: null,
      store: "nacka",
      make: "kia",
      missing: missingBits(["price"]),
    }),
    searched({
      id: 3,
      price: 200_000,
      days: 70,
      store: "nacka",
      make: "volvo",
      missing: missingBits(["tyres", "price"]),
    }),
  ];
  expect(idsOf(lines, { stores: ["nacka"] })).toEqual([2, 3]);
  expect(idsOf(lines, { stores: ["nacka"], makes: ["volvo"] })).toEqual([3]);
  expect(idsOf(lines, { priceFrom: 100_000, priceTo: 150_000 })).toEqual([1]);
  expect(idsOf(lines, { daysFrom: 11 })).toEqual([3]);
  expect(idsOf(lines, { daysTo: 999 })).toEqual([1, 3]);
  expect(idsOf(lines, { missing: ["price"] })).toEqual([2, 3]);
  expect(idsOf(lines, { missing: ["price", "tyres"] })).toEqual([3]);
});

test("[STOCKLIST-5] the order is that of a comparing function, unknown last both ways, equal ones as they were", () => {
  fc.assert(
    fc.property(anyLines, fc.boolean(), (some, isDescending) => {
      const lines = some.map(searched);
      const known = lines.filter(({ price }) => price !== null);
      const expected = known.toSorted((one, other) =>
        isDescending ? (other.price ?? 0) - (one.price ?? 0) : (one.price ?? 0) - (other.price ?? 0),
      );
      const unknown = lines.filter(({ price }) => price === null);
      expect(idsOf(lines, { order: "price", isDescending })).toEqual(
        [...expected, ...unknown].map(({ id }) => id),
      );
    }),
  );
  const three = ["zzz99z", "aaa001", "abc12d"].map((plate, id) =>
    searched({ id, licenseplate: aPlate(plate) }),
  );
  expect(idsOf(three, { order: "plate", isDescending: false })).toEqual([1, 2, 0]);
  const titles = ["Volvo V60", "Audi A6", "Kia Ceed"].map((title, id) => searched({ id, title }));
  expect(idsOf(titles, { order: "title", isDescending: true })).toEqual([0, 2, 1]);
});

test("[STOCKLIST-6] a change takes the place of its car, a new car comes last and a gone one leaves", () => {
  const [one, two, three] = [aLine({ id: 1 }), aLine({ id: 2 }), aLine({ id: 3 })];
  const dearer = aLine({ id: 2, price: 1 });
  const fresh = aLine({ id: 9 });
  expect(withChangedLines([one, two, three], [dearer, fresh], [3])).toEqual([one, dearer, fresh]);
});

test("[STOCKLIST-16] the columns that a browser has kept, in their order; the price is always there", () => {
  expect(columnsFromText(null)).toEqual(usualColumns);
  expect(columnsFromText("views,status,nonsense")).toEqual(["status", "price", "views"]);
  expect(columnsFromText("")).toEqual(["price"]);
});
