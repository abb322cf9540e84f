import { capitalized } from "#core/text/capitalized.ts";
import { formatNumber } from "#core/text/number.ts";
import { commonWeek } from "#features/stores/rules/hours-of-chain.ts";
import type { Store } from "#features/stores/rules/store.ts";
import { ourStoresText, storeCountText } from "#features/stores/rules/store-count.ts";
import type { LiveFact } from "../rules/content-page.ts";

const shortDays: Record<string, string> = { "Mån–fre": "mån–fre", Lördag: "lör", Söndag: "sön" };

/** What texts say of the stock and the stores, as they are now. */
export function liveFactsOf({
  cars,
  chain,
}: {
  cars: number;
  chain: { stores: readonly Store[] };
}): Record<LiveFact, string> {
  const { week, isShared } = commonWeek(chain.stores);
  const hours = week.map(({ days, hours: open }) => `${shortDays[days] ?? days} ${lowered(open)}`).join(", ");
  const ourStores = ourStoresText(chain.stores.length);
  return {
    carsInStock: formatNumber(cars),
    storeCount: storeCountText(chain.stores.length),
    ourStores,
    ourStoresFirst: capitalized(ourStores),
    storeHours: isShared ? hours : `${hours} (tiderna kan skilja sig mellan butikerna)`,
  };
}

const lowered = (hours: string) => hours.replace("Stängt", "stängt");
