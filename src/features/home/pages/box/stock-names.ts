import { listFromAnswer } from "#core/text/answer-failure.ts";
import type { BrandCount } from "#features/cars/rules/brand-count.ts";
import { makeLabel } from "#features/cars/rules/makes.ts";
import { seriesWithMake } from "#features/cars/rules/series-name.ts";
import { browserStore } from "#features/visitors/pages/browser-store.ts";
import { changeBrowserState } from "#features/visitors/pages/visit.ts";
import type { BrowserState } from "#features/visitors/rules/browser-state.ts";
import { createClient } from "#platform/browser/client.ts";

export type StockName = { name: string; count: number };

let isFetched = false;

/** Makes and series to complete a search with: at once as they were the last time, then as they are. */
export async function fetchStockNames(show: (names: StockName[]) => void): Promise<void> {
  const showStored = () => {
    const { state } = browserStore.getState();
    if (state) show(namesOf(state.cars));
  };
  showStored();
  if (isFetched) return;
  isFetched = true;
  const outcome = await createClient().get("/api/cars/brand-count/");
  const list = outcome.status === "success" ? listFromAnswer(outcome.data) : null;
  if (!list?.ok) return;
  await changeBrowserState((state) => ({ ...state, cars: carsToSale(list.value as BrandCount[]) }));
  showStored();
}

function carsToSale(brands: BrandCount[]): BrowserState["cars"] {
  return {
    numberOfCarsToSale: brands.reduce((sum, { count }) => sum + count, 0),
    brandsToSale: brands.map(({ brand }) => brand),
    seriesToSale: brands.flatMap(({ series }) => series.map(({ name }) => name)),
    brandCountToSale: brands.map((one) => ({ ...one, series: [...one.series] })),
  };
}

function namesOf({ brandsToSale, seriesToSale, brandCountToSale }: BrowserState["cars"]): StockName[] {
  const counts = new Map(
    brandCountToSale.flatMap(({ brand, count, series }) => [
      [brand, count] as const,
      ...series.map((one) => [one.name, one.count] as const),
    ]),
  );
  const named = (label: (name: string) => string) => (name: string) => ({
    name: label(name),
    count: counts.get(name) ?? 0,
  });
  return [...brandsToSale.map(named(makeLabel)), ...seriesToSale.map(named(seriesWithMake))].filter(
    ({ count }) => count > 0,
  );
}
