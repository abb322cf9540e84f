import { paths } from "#core/paths.ts";
import { formatNumber } from "#core/text/number.ts";
import type { BrandCount } from "#features/cars/rules/brand-count.ts";
import { makeLabel, seriesLabel } from "#features/cars/rules/makes.ts";

type Entry = { label: string; to: string; count: string };
export type MakeEntry = Entry & { series: Entry[] };

const swedishOrder = new Intl.Collator("sv", { numeric: true });
const byLabel = (one: Entry, other: Entry) => swedishOrder.compare(one.label, other.label);

/** Makes and their series by name, each with the listing it leads to. */
export function makeDirectoryView(counts: readonly BrandCount[]): MakeEntry[] {
  return counts
    .map(({ brand, count, series }) => ({
      label: makeLabel(brand),
      to: paths.buy(new URLSearchParams({ brands: brand })),
      count: formatNumber(count),
      series: series
        .map(({ name, count: cars }) => ({
          label: seriesLabel(name),
          to: paths.buy(new URLSearchParams({ series: name })),
          count: formatNumber(cars),
        }))
        .toSorted(byLabel),
    }))
    .toSorted(byLabel);
}
