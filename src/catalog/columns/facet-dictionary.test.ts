import { expect, test } from "vitest";
import { facetFields } from "#domain/filter/filter.ts";
import { filterDay } from "#tests/any-filter.ts";
import { type FacetOptions, facetDictionaryFor } from "./facet-dictionary.ts";
import { stepsOn } from "./range-columns.ts";

const dictionaryWith = (more: Partial<FacetOptions>) =>
  facetDictionaryFor(stepsOn(filterDay), (field) => more[field] ?? facetFields[field].facet);

test("[FACET-5] a field with more options than a byte can tell apart is refused by name", () => {
  const options = Array.from({ length: 256 }, (_, at) => `butik-${at}`);
  const facilities = { ...facetFields.facilities.facet, options, meantBy: (word: string) => [word] };
  expect(() => dictionaryWith({ facilities })).toThrow("facilities has 257 values");
  expect(() => dictionaryWith({ facilities: { ...facilities, options: options.slice(1) } })).not.toThrow();
});

test("[FACET-5] an option that means none of the field's own is refused by name", () => {
  const ownersTo = { ...facetFields.ownersTo.facet, meantBy: () => ["många"] };
  expect(() => dictionaryWith({ ownersTo })).toThrow('ownersTo means "många"');
});
