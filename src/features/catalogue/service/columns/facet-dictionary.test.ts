import { expect, test } from "vitest";
import { filterDay } from "#tests/any-filter.ts";
import { type FacetFieldName, facetFields } from "../../rules/filter.ts";
import { type FieldOptions, facetDictionaryFor } from "./facet-dictionary.ts";
import { stepsOn } from "./range-columns.ts";

const dictionaryWith = (
  more: Partial<Record<FacetFieldName, FieldOptions>>,
  stores: readonly string[] = [],
) => facetDictionaryFor(stepsOn(filterDay), stores, (field) => more[field] ?? facetFields[field].facet);

test("[FACET-5] a field with more options than a byte can tell apart is refused by name; an option that means none of the field's own is refused by name", () => {
  const options = Array.from({ length: 256 }, (_, at) => `butik-${at}`);
  expect(() => dictionaryWith({}, options)).toThrow("facilities has 257 values");
  expect(() => dictionaryWith({}, options.slice(1))).not.toThrow();
  const ownersTo = { ...facetFields.ownersTo.facet, optionsMatching: () => ["många"] };
  expect(() => dictionaryWith({ ownersTo })).toThrow('ownersTo means "många"');
});
