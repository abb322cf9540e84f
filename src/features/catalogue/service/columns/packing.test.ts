import fc from "fast-check";
import { expect, test } from "vitest";
import { filterDay } from "#tests/any-filter.ts";
import { anyCatalogCar } from "#tests/any-stock.ts";
import { facetFieldNames, initialFilter } from "../../rules/filter.ts";
import { type Catalog, catalogOf } from "../catalog.ts";
import { fullLayer } from "../layer.ts";
import { search } from "../search.ts";
import { allAtOnce } from "../slices.ts";
import { type CatalogCar, listedStock } from "../stock/stock-kinds.ts";
import { countedFacets } from "./facet-dictionary.ts";
import type { FacetPacking } from "./packing.ts";
import { segmentOf } from "./segment.ts";

const manyCars = fc
  .sample(anyCatalogCar, { seed: 11, numRuns: 900 })
  .map((car, at) => ({ ...car, id: at + 1 }));
const few = catalogOf(manyCars.slice(0, 20), listedStock, filterDay);
const many = catalogOf(manyCars, listedStock, filterDay);
const packingOf = (catalog: Catalog<CatalogCar>) => catalog.base.segment.codes.packing;

test.each([
  ["no cars", catalogOf([], listedStock, filterDay)],
  ["few cars", few],
  ["many cars", many],
])("[FACET-4] every facet and the makes are in one lane, whatever the stock: %s", (_stock, catalog) => {
  const packed = packingOf(catalog).flat(2);
  expect(packed.toSorted()).toEqual([...countedFacets, "makes"].toSorted());
});

function layerPackedAs(packing: FacetPacking) {
  return fullLayer(allAtOnce(segmentOf(manyCars, many.dictionaries, filterDay, packing)), many.dictionaries);
}

test("[FACET-4] what is counted does not depend on how it is packed", () => {
  expect(packingOf(few)).not.toEqual(packingOf(many));
  const packedOtherwise = { ...many, base: layerPackedAs(packingOf(few)) };
  const optionCodes = { ...initialFilter, ownersTo: 2, types: ["personbil"], priceTo: 350_000 };
  for (const filter of [initialFilter, optionCodes]) {
    expect(search(packedOtherwise, filter, { pageSize: 5 })).toEqual(search(many, filter, { pageSize: 5 }));
  }
});

test.each(countedFacets)("[FACET-2] a catalogue whose packing has forgotten %s is not built", (missing) => {
  const packing = packingOf(many).map((parts) =>
    parts.map((part) => part.filter((facet) => facet !== missing)),
  );
  expect(() => layerPackedAs(packing)).toThrow(`${missing} counts 0 of 900 cars`);
});

test("[OWNERS-4] each number of owners counts the cars up to it, whatever is asked of the owners", () => {
  const upTo = (max: number) => manyCars.filter(({ owners }) => owners !== null && owners <= max).length;
  const expected = [1, 2, 3, 4].map((max) => ({ value: String(max), count: upTo(max) }));
  for (const ownersTo of [null, 1, 3]) {
    const { facets, total } = search(many, { ...initialFilter, ownersTo }, { pageSize: 1 });
    expect(facets.ownersTo).toEqual(expected);
    expect(total).toBe(ownersTo === null ? manyCars.length : upTo(ownersTo));
  }
  expect(facetFieldNames).toContain("ownersTo");
});
