import * as z from "zod";
import { type BrandCount, completeBrandCounts } from "#features/cars/rules/brand-count.ts";
import type { Filter } from "#features/catalogue/rules/filter.ts";
import { canonicalQuery } from "#features/catalogue/rules/filter-url.ts";
import { search } from "#features/catalogue/service/search.ts";
import { listShape, onOnePage } from "#platform/http/envelope.ts";
import { apiCall } from "../call.ts";
import { filterOf, filterParameters } from "../filter-parameters.ts";

const { page, order, ...countable } = filterParameters;

export const brandCount = apiCall({
  path: "/api/cars/brand-count/{filter}",
  routes: ["/api/cars/brand-count", "/api/cars/brand-count/:query"],
  title: "Antal bilar per märke och modell",
  about:
    "Av bilarna som filtret menar, eller av hela lagret. Antalen räcker ihop till total i /api/cars/ med samma filter.",
  example: "/api/cars/brand-count/?fuelTypes=3",
  parameters: countable,
  data: listShape(
    z.object({
      brand: z.string(),
      series: z.array(z.object({ name: z.string(), count: z.int() })),
      count: z.int(),
    }),
    {},
  ),
  handle: (_values, { catalogs, query, now }) => {
    const filter = filterOf(query, now);
    return {
      canonical: canonicalQuery(filter),
      data: () => {
        const counts = completeBrandCounts(search(catalogs.listed, filter, { pageSize: 1 }).brandCount);
        const json = matchingBrands(filter, counts);
        return { ...onOnePage(json.length), json };
      },
    };
  },
});

/**
 * The catalogue counts makes and series as if none were chosen, which is what a list of choices needs; who asks for
 * numbers wants those of the cars asked for. Series decide over makes.
 */
function matchingBrands({ brands, series }: Filter, counts: readonly BrandCount[]): BrandCount[] {
  if (series.length === 0) return counts.filter(({ brand }) => brands.length === 0 || brands.includes(brand));
  return counts.flatMap((make) => {
    const selection = make.series.filter(({ name }) => series.includes(name));
    const count = selection.reduce((sum, one) => sum + one.count, 0);
    return selection.length === 0 ? [] : [{ brand: make.brand, series: selection, count }];
  });
}
