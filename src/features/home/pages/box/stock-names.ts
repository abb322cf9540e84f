import type { BrandCount } from "#features/cars/rules/brand-count.ts";
import { browserStore } from "#features/visitors/pages/browser-store.ts";
import { changeBrowserState } from "#features/visitors/pages/visit.ts";
import type { BrowserState } from "#features/visitors/rules/browser-state.ts";

export type StockName = { name: string; count: number };

let isFetched = false;

/** Makes and series to complete a search with: at once as they were the last time, then as they are. */
export async function fetchStockNames(show: (names: StockName[]) => void): Promise<void> {
  const showStored = () => show(namesOf(browserStore.getState().state?.cars));
  showStored();
  if (isFetched) return;
  isFetched = true;
  const brands = await fetchBrands();
  if (brands === null) return;
  await changeBrowserState((state) => ({ ...state, cars: carsToSale(brands) }));
  showStored();
}

async function fetchBrands(): Promise<BrandCount[] | null> {
  const response = await fetch("/api/cars/brand-count/").catch(() => null);
  const answer: { data?: { json?: BrandCount[] } } | null = await response?.json().catch(() => null);
  return answer?.data?.json ?? null;
}

function carsToSale(brands: BrandCount[]): BrowserState["cars"] {
  return {
    numberOfCarsToSale: brands.reduce((sum, { count }) => sum + count, 0),
    brandsToSale: brands.map(({ brand }) => brand),
    seriesToSale: brands.flatMap(({ series }) => series.map(({ name }) => name)),
    brandCountToSale: brands.map((one) => ({ ...one, series: [...one.series] })),
  };
}

/** As a search says them, which is in small letters: "volvo", "volvo v60". */
function namesOf(cars: BrowserState["cars"] | undefined): StockName[] {
  return (cars?.brandCountToSale ?? []).flatMap(({ brand, count, series }) => [
    { name: brand, count },
    ...series.map((one) => ({ name: `${brand} ${one.name}`, count: one.count })),
  ]);
}
