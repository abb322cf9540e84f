import { expect, test } from "vitest";
import { isFromForm, queryFromForm } from "./filter-form.ts";
import { seriesBeside } from "./series-beside.ts";

const said = (...fields: [string, string][]) => queryFromForm(fields, seriesBeside).toString();

test("[FORM-1] fields that are left empty say nothing", () => {
  expect(said(["brands", "volvo"], ["priceFrom", ""], ["priceTo", "200000"], ["search", " "])).toBe(
    "brands=volvo&priceTo=200000",
  );
});

test("[LOWER-1] words that were typed are written in lower case", () => {
  expect(said(["search", "Volvo KOMBI"], ["priceTo", "Billig"])).toBe("search=volvo+kombi&priceTo=Billig");
});

test("[FORM-2] a make beside series of another stands for its own series, and gives way to them", () => {
  expect(said(["brands", "mini"], ["series", "v60"])).toBe(
    "series=v60&series=cooper&series=countryman&series=clubman",
  );
  expect(said(["brands", "volvo"], ["series", "v60"])).toBe("series=v60");
  expect(said(["brands", "mini"], ["brands", "volvo"])).toBe("brands=mini&brands=volvo");
});

test("[FORM-3] only forms send fields without text", () => {
  expect(isFromForm(new URLSearchParams("brands=volvo&priceTo="))).toBe(true);
  expect(isFromForm(new URLSearchParams("brands=volvo&priceTo=5000"))).toBe(false);
});

test("[FORM-4] a passenger body narrows the word of them all, a transport is another wish", () => {
  expect(said(["types", "personbil"], ["types", "kombi"], ["types", "suv"])).toBe("types=kombi&types=suv");
  expect(said(["types", "personbil"], ["types", "transportbil"])).toBe("types=personbil&types=transportbil");
  expect(said(["types", "personbil"])).toBe("types=personbil");
});
