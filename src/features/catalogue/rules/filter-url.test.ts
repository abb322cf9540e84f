import fc from "fast-check";
import { expect, test } from "vitest";
import { anyFilter, filterDay } from "#tests/any-filter.ts";
import { type Filter, filterFieldNames, initialFilter } from "./filter.ts";
import { canonicalQuery, filterFromQuery, queryFromFilter } from "./filter-url.ts";
import { withField } from "./with-field.ts";

function read(query: string) {
  return filterFromQuery(new URLSearchParams(query), filterDay);
}

function write(filter: Partial<Filter>): string {
  return queryFromFilter({ ...initialFilter, ...filter }).toString();
}

test("[URL-1] parameters have the names of the fields", () => {
  expect(write({ brands: ["volvo"], priceFrom: 50_000, licenseplates: ["mlb001"], hasTowbar: true })).toBe(
    "brands=volvo&licenseplates=mlb001&priceFrom=50000&hasTowbar=true",
  );
});

test("[URL-2] parameter names are read in any case", () => {
  const { filter } = read("BRANDS=volvo&pricefrom=50000&Brands=audi");
  expect(filter).toEqual({ ...initialFilter, brands: ["volvo", "audi"], priceFrom: 50_000 });
});

test("[URL-3] values are lower-cased, read and written", () => {
  expect(read("brands=Volvo&carColors=BLÅ&gearbox=Manuell&order=NYAST&search=V60+Drag").filter).toEqual({
    ...initialFilter,
    brands: ["volvo"],
    carColors: ["blå"],
    gearbox: "manuell",
    order: "nyast",
    search: "v60 drag",
  });
  expect(write({ brands: ["Volvo"], gearbox: "Manuell", search: "V60 Drag" })).toBe(
    "brands=volvo&gearbox=manuell&search=v60+drag",
  );
});

test("[URL-4] lists are repeated keys, and each value counts once", () => {
  expect(read("brands=volvo&brands=bmw&brands=Volvo").filter.brands).toEqual(["volvo", "bmw"]);
  expect(write({ brands: ["volvo", "bmw", "VOLVO"] })).toBe("brands=volvo&brands=bmw");
});

test("[URL-5] empty values are dropped, read and written", () => {
  expect(read("brands=&brands=%20&series=&priceTo=&search=+&hasAwd=&page=&order=&cars=")).toEqual({
    filter: initialFilter,
    unread: {},
  });
  expect(write({ brands: ["", " "], gearbox: " ", search: "  " })).toBe("");
});

test("[URL-6] plates lose their spaces", () => {
  expect(read("licenseplates=MLB+12A&licenseplates=mlb12a").filter.licenseplates).toEqual(["mlb12a"]);
  expect(write({ licenseplates: ["MLB 12A"] })).toBe("licenseplates=mlb12a");
});

test.each<[string, Partial<Filter>]>([
  ["priceFrom=249900", { priceFrom: 250_000 }],
  ["priceTo=249+900", { priceTo: 250_000 }],
  ["monthlyPaymentTo=2652", { monthlyPaymentTo: 2_500 }],
  ["yearTo=2019", { yearTo: 2019 }],
  ["mileageTo=15400", { mileageTo: 15_000 }],
  ["horsepowerFrom=190,5", { horsepowerFrom: 200 }],
])("[URL-7] %s snaps to a step", (query, bounds) => {
  expect(read(query)).toEqual({ filter: { ...initialFilter, ...bounds }, unread: {} });
});

test.each([
  "priceTo=1200000",
  `priceTo=${"9".repeat(400)}`,
  "yearFrom=1972",
  "wltpFrom=-5",
  "horsepowerTo=1500",
  "mileageTo=60000",
  "monthlyPaymentTo=12000",
])("[URL-7] [STEP-11] %s is beyond the steps and no bound", (query) => {
  expect(read(query)).toEqual({ filter: initialFilter, unread: {} });
});

test("[URL-8] a bound that is not numeric is kept as written and asks nothing", () => {
  expect(read("priceTo=+Billig+&yearFrom=1e3&mileageTo=NaN&priceFrom=50000")).toEqual({
    filter: { ...initialFilter, priceFrom: 50_000 },
    unread: { priceTo: " Billig ", yearFrom: "1e3", mileageTo: "NaN" },
  });
});

test("[URL-9] a search in several parameters is one search", () => {
  expect(read("search=+Volvo+&search=&search=drag").filter.search).toBe("volvo drag");
});

test.each([
  ["true", true],
  ["1", true],
  ["on", true],
  ["Ja", true],
  ["false", false],
  ["0", false],
  ["nej", false],
])("[URL-11] hasAwd=%s is read as %s", (text, value) => {
  const { filter } = read(`hasAwd=${text}`);
  expect(filter.hasAwd).toBe(value);
  expect(queryFromFilter(filter).toString()).toBe(`hasAwd=${value}`);
});

test("[URL-11] any other word asks nothing and is kept for display", () => {
  expect(read("leasable=kanske")).toEqual({ filter: initialFilter, unread: { leasable: "kanske" } });
});

test.each(["inkommande", "till-forsaljning"] as const)("[URL-12] cars=%s is read and written", (cars) => {
  const filter = withField(initialFilter, "cars", cars);
  expect(read(`cars=${cars}`)).toEqual({ filter, unread: {} });
  expect(queryFromFilter(filter).toString()).toBe(`cars=${cars}`);
});

test("[URL-12] cars is left out when both are selected, and both words are both", () => {
  expect(write({ incoming: true, forSale: true, cars: null })).toBe("");
  expect(read("cars=inkommande&cars=till-forsaljning")).toEqual({ filter: initialFilter, unread: {} });
});

test("[URL-12] the flags are no parameters, and an unknown word asks nothing", () => {
  expect(read("incoming=false&cars=alla")).toEqual({
    filter: initialFilter,
    unread: { incoming: "false", cars: "alla" },
  });
});

test("[URL-13] an unknown order gives the default order", () => {
  expect(read("order=billigast")).toEqual({ filter: initialFilter, unread: { order: "billigast" } });
});

test.each(["0", "-1", "2.5", "två", "1e2", "99999999999999999999"])(
  "[URL-14] page=%s gives page 1",
  (page) => {
    expect(read(`page=${page}`)).toEqual({ filter: initialFilter, unread: { page } });
  },
);

test("[URL-14] a page is a whole number from 1", () => {
  expect(read("page=3").filter.page).toBe(3);
  expect(read("page=1")).toEqual({ filter: initialFilter, unread: {} });
  expect(write({ page: 3 })).toBe("page=3");
});

test("[URL-15] initial values are not written", () => {
  expect(queryFromFilter(initialFilter).toString()).toBe("");
});

test("[URL-16] what is written reads back as the same filter", () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const written = queryFromFilter(filter).toString();
      expect(read(written)).toEqual({ filter, unread: {} });
    }),
  );
});

test("[URL-17] reading, writing and reading again gives what the first reading gave", () => {
  const anyName = fc.oneof(
    fc.constantFrom(...filterFieldNames),
    fc.constantFrom("BRANDS", "utm_source", "__proto__", ""),
  );
  const anyText = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.integer().map(String),
    fc.constantFrom("Volvo", "true", "inkommande", "till-forsaljning", "nyast", "MLB 12A", " "),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(anyName, anyText)), (parameters) => {
      const { filter } = filterFromQuery(new URLSearchParams(parameters), filterDay);
      expect(filterFromQuery(queryFromFilter(filter), filterDay)).toEqual({ filter, unread: {} });
    }),
  );
});

test("[URL-18] case, order and repetition in lists give the same canonical query", () => {
  const query = canonicalQuery({ ...initialFilter, brands: ["bmw", "volvo"], search: "drag" });
  expect(query).toBe("brands=bmw&brands=volvo&search=drag");
  expect(canonicalQuery({ ...initialFilter, brands: ["Volvo", "BMW", "volvo"], search: "Drag" })).toBe(query);
});

test("[URL-18] the canonical query asks the same", () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const again = read(canonicalQuery(filter)).filter;
      expect(canonicalQuery(again)).toBe(canonicalQuery(filter));
      expect(new Set(again.brands)).toEqual(new Set(filter.brands));
    }),
  );
});

test("[URL-23] where one value is wanted, the first that is not empty counts", () => {
  expect(read("priceTo=&priceTo=100000&priceTo=200000&gearbox=manuell&gearbox=automatisk").filter).toEqual({
    ...initialFilter,
    priceTo: 100_000,
    gearbox: "manuell",
  });
});

test("[URL-24] other parameters are ignored", () => {
  expect(read("utm_source=x&gclid=y&__proto__=z&constructor=w")).toEqual({
    filter: initialFilter,
    unread: {},
  });
});

test("[URL-25] names that we do not list are kept, words outside a closed vocabulary are not", () => {
  expect(read("brands=Lexus&series=ID.3&facilities=malmö&types=husbil&types=suv&gearbox=steglös")).toEqual({
    filter: { ...initialFilter, brands: ["lexus"], series: ["id.3"], facilities: ["malmö"], types: ["suv"] },
    unread: { gearbox: "steglös" },
  });
});

test.each(["seats=3", "fuelTypes=7", "carColors=rosa", "equipmentTags=vinge", "types=__proto__"])(
  "[URL-25] %s asks nothing",
  (query) => {
    expect(read(query).filter).toEqual(initialFilter);
  },
);

test.each(["<script>", "a".repeat(41), "-a", "a/b", "a=b"])("[URL-25] %s is no name", (text) => {
  const query = new URLSearchParams({ brands: text, series: text, facilities: text });
  expect(filterFromQuery(query, filterDay)).toEqual({ filter: initialFilter, unread: {} });
});
