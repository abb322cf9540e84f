import fc from "fast-check";
import { expect, test } from "vitest";
import { withVisiblePrice } from "#features/cars/rules/visible-price.ts";
import { aCar } from "#tests/a-car.ts";
import { filterDay } from "#tests/any-filter.ts";
import { aPlate } from "#tests/any-plate.ts";
import { anyStock } from "#tests/any-stock.ts";
import { listedInOrder } from "#tests/listed-order.ts";
import { withPlaces } from "#tests/place-names.ts";
import { initialFilter } from "../../rules/filter.ts";
import { matchesSearch, wordsOfText } from "../../rules/matches-search.ts";
import { wordsIn } from "../../rules/search-terms.ts";
import { sortOrderNames } from "../../rules/sort-orders.ts";
import { catalogOf, withChanges } from "../catalog.ts";
import { search } from "../search.ts";
import { type CatalogCar, listedStock } from "../stock/stock-kinds.ts";

const pageSize = 200;

function listed(id: number, said: Partial<CatalogCar>): CatalogCar {
  const licenseplate = aPlate(`mlb${String(id).padStart(3, "0")}`);
  return withPlaces({
    ...aCar({ id, licenseplate }),
    coverImage: null,
    storeName: "",
    priceEvents: [],
    ...said,
  });
}

const combi = listed(1, {
  colour: "röd",
  equipment: ["backkamera"],
  equipmentDetails: ["Dragkrok, avtagbar", "Dieselvärmare"],
});
const electric = listed(2, {
  make: "Tesla",
  normalizedMake: "tesla",
  model: "Model 3",
  series: "model 3",
  title: "Tesla Model 3 Long Range",
  modelDescription: "Long Range",
  bodyType: "sedan",
  fuelType: 3,
  colour: "vit",
  location: "goteborg",
  physicalLocation: "goteborg",
});
const suv = listed(3, {
  make: "Volkswagen",
  normalizedMake: "volkswagen",
  model: "Tiguan",
  series: "tiguan",
  title: "Volkswagen Tiguan 2.0 TDI Volvoblå lack",
  bodyType: "suv",
  gearboxType: "manuell",
  colour: "blå",
});
const catalog = catalogOf([combi, electric, suv], listedStock, filterDay);

function found(words: string, order = initialFilter.order) {
  return search(catalog, { ...initialFilter, search: words, order }, { pageSize }).cars.map(({ id }) => id);
}

test.each([
  ["[CATALOG-14] a word that begins a word of the stock", "volv", [3, 1]],
  ["[CATALOG-14] every word counts", "volvo kombi", [1]],
  ["[CATALOG-14] with å, ä, ö or without", "goteborg", [2]],
  ["[CATALOG-14] with å, ä, ö or without", "GÖTEBORG", [2]],
  ["[CATALOG-14] a plate, by its beginning or its end", "mlb 002", [2]],
  ["[CATALOG-14] a word that nothing answers to", "volvo qqqqqq", []],
  ["[CATALOG-15] a nickname", "vw", [3]],
  ["[CATALOG-15] words that say nothing", "en volvo kombi med dragkrok i uppsala", [1]],
  ["[CATALOG-15] nothing but words that say nothing", "bilar", [3, 2, 1]],
  ["[CATALOG-16] a definite form", "dragkroken", [1]],
  ["[CATALOG-16] an adjective", "röda", [1]],
  ["[CATALOG-16] a plural", "backkameror", [1]],
  ["[CATALOG-17] a compound that says bil", "kombibil", [1]],
  ["[CATALOG-17] a compound that says bil", "elbilar", [2]],
  ["[CATALOG-17] two words written as one", "volvokombi", [1]],
  ["[CATALOG-17] both halves must hold", "teslakombi", []],
  ["[CATALOG-18] the end of a compound", "krok", [1]],
  ["[CATALOG-18] the end of a compound", "värmare", [1]],
  ["[CATALOG-19] two letters changed places", "vovlo", [1]],
  ["[CATALOG-19] a letter too few", "tiguan volkswagn", [3]],
  ["[CATALOG-19] two slips in a long word", "volkswagwn tigan", [3]],
  ["[CATALOG-19] a digit is no slip", "v70", []],
  ["[CATALOG-19] three letters are forgiven nothing", "vlv", []],
  ["[MATCH-19] a word that is not wanted", "-volkswagen", [2, 1]],
  ["[MATCH-19] a word that is not wanted beside one that is", "röd -tesla", [1]],
  ["[MATCH-20] in quotation marks as it is written", '"vovlo"', []],
  ["[MATCH-20] in quotation marks as it is written", '"kombi"', [1]],
  ["[MATCH-20] in quotation marks a whole word", '"komb"', []],
])("%s: %s", (_rule, words, ids) => {
  expect(found(words)).toEqual(ids);
});

test("[CATALOG-20] a name with the whole word goes before one that only begins so", () => {
  expect(found("volvo")).toEqual([1, 3]);
  expect(found("volv")).toEqual([3, 1]);
  expect(found("volvo", "lagsta-pris")).toEqual([3, 1]);
});

const someWords = "volvo v6 dragkrok varmare tesla r-design mlb1 2 suv uppsala manuell".split(" ");
const anyWords = fc
  .array(fc.oneof(fc.constantFrom(...someWords), fc.string({ maxLength: 3 })), { minLength: 1, maxLength: 3 })
  .map((words) => words.join(" "));

test("[CATALOG-14] words that begin words of the stock find what MATCH-11 says, and nothing else", () => {
  fc.assert(
    fc.property(anyStock, anyWords, (cars, words) => {
      const begins = wordsIn(words).every((word) => cars.some((car) => matchesSearch(car, word)));
      fc.pre(begins);
      const answer = search(
        catalogOf(cars, listedStock, filterDay),
        { ...initialFilter, search: words },
        { pageSize },
      );
      expect(answer.cars.map(({ id }) => id).toSorted()).toEqual(
        cars
          .filter((car) => matchesSearch(car, words))
          .map(({ id }) => id)
          .toSorted(),
      );
    }),
    { numRuns: 40 },
  );
});

test.each(sortOrderNames)("[CATALOG-20] a search ranks in the recommended order alone: %s", (order) => {
  fc.assert(
    fc.property(
      anyStock,
      fc.constantFrom("volvo", "v", "model", "d4 v", "mlb0", "värmare"),
      (cars, words) => {
        const filter = { ...initialFilter, order, search: words };
        const answer = search(catalogOf(cars, listedStock, filterDay), filter, { pageSize });
        const hits = cars.map(withVisiblePrice).filter((car) => matchesSearch(car, words));
        fc.pre(hits.length > 0);
        const ranked = listedInOrder(hits, order, filterDay, { rankOf: (car) => rankOf(car, words) });
        expect(answer.cars.map(({ id }) => id)).toEqual(ranked.map(({ id }) => id));
      },
    ),
    { numRuns: 12 },
  );
});

/** 0: the name has every word; 1: the name or the plate begins so; 2: something else does. */
function rankOf(car: CatalogCar, search: string): number {
  const words = wordsIn(search);
  const names = [car.make, car.model, car.series, car.title].flatMap(wordsOfText);
  const plates = [car.licenseplate, car.licenseplate.slice(3)];
  if (words.every((word) => names.includes(word))) return 0;
  return words.every((word) => [...names, ...plates].some((name) => name.startsWith(word))) ? 1 : 2;
}

test("[CATALOG-14] a word is known as long as some car has it", () => {
  const volva = { ...electric, equipmentDetails: ["Volva"] };
  const before = catalogOf([combi, volva], listedStock, filterDay);
  const after = withChanges(before, { changed: [], removed: [1] }, filterDay);
  const idsIn = (cache: typeof before) =>
    search(cache, { ...initialFilter, search: "volvo" }, { pageSize }).cars.map(({ id }) => id);
  expect(idsIn(before)).toEqual([1]);
  expect(idsIn(after)).toEqual([2]);
});
