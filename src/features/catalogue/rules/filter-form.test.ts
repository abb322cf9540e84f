import { expect, test } from "vitest";
import { isFromForm, queryFromForm } from "./filter-form.ts";
import { impliedSeries } from "./implied-series.ts";

const queryFrom = (...fields: [string, string][]) => queryFromForm(fields, impliedSeries).toString();

test("[FORM-1] fields that are left empty say nothing", () => {
  expect(queryFrom(["brands", "volvo"], ["priceFrom", ""], ["priceTo", "200000"], ["search", " "])).toBe(
    "brands=volvo&priceTo=200000",
  );
});

test("[LOWER-1] words that were typed are written in lower case", () => {
  expect(queryFrom(["search", "Volvo KOMBI"], ["priceTo", "Billig"])).toBe(
    "search=volvo+kombi&priceTo=Billig",
  );
});

test("[FORM-2] a make beside series of another stands for its own series, and gives way to them", () => {
  expect(queryFrom(["brands", "mini"], ["series", "v60"])).toBe(
    "series=v60&series=cooper&series=countryman&series=clubman",
  );
  expect(queryFrom(["brands", "volvo"], ["series", "v60"])).toBe("series=v60");
  expect(queryFrom(["brands", "mini"], ["brands", "volvo"])).toBe("brands=mini&brands=volvo");
});

test("[FORM-3] only forms send fields without text", () => {
  expect(isFromForm(new URLSearchParams("brands=volvo&priceTo="))).toBe(true);
  expect(isFromForm(new URLSearchParams("brands=volvo&priceTo=5000"))).toBe(false);
});

test("[FORM-4] a passenger body narrows the word of them all, a transport is another wish", () => {
  expect(queryFrom(["types", "personbil"], ["types", "kombi"], ["types", "suv"])).toBe(
    "types=kombi&types=suv",
  );
  expect(queryFrom(["types", "personbil"], ["types", "transportbil"])).toBe(
    "types=personbil&types=transportbil",
  );
  expect(queryFrom(["types", "personbil"])).toBe("types=personbil");
});
