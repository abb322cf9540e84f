import fc from "fast-check";
import { expect, test } from "vitest";
import { anyFilter } from "#tests/any-filter.ts";
import { queryFromFilter } from "./filter-url.ts";
import { hasCapitals, lowerCaseQuery } from "./lower-case-query.ts";

test.each([
  ["search=Volvo+KOMBI", "search=volvo+kombi"],
  ["Brands=VOLVO&series=V60", "Brands=volvo&series=v60"],
  ["search=%C3%85KA", "search=%C3%A5ka"],
  ["order=Lagsta-Pris", "order=lagsta-pris"],
])("[LOWER-1] %s is written %s", (query, lowered) => {
  expect(lowerCaseQuery(new URLSearchParams(query)).toString()).toBe(lowered);
  expect(hasCapitals(new URLSearchParams(query))).toBe(true);
});

test.each(["priceTo=Billig", "gclid=G-1&utm_source=Brev", "search=volvo", "page=II", ""])(
  "[LOWER-1] %s stays as it is",
  (query) => {
    expect(hasCapitals(new URLSearchParams(query))).toBe(false);
  },
);

test("[LOWER-2] whatever is written, one step is enough", () => {
  const anyName = fc.constantFrom("search", "brands", "Series", "gclid", "priceTo", "licenseplates");
  const anyText = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(fc.array(fc.tuple(anyName, anyText)), (said) => {
      const arrived = new URLSearchParams(lowerCaseQuery(new URLSearchParams(said)).toString());
      expect(hasCapitals(arrived)).toBe(false);
    }),
  );
});

test("[LOWER-1] what we write ourselves has no capitals", () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      expect(hasCapitals(queryFromFilter(filter))).toBe(false);
    }),
  );
});
