import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { type Bookable, visitAt } from "#features/bookings/rules/bookable.ts";
import { homeVisitAt } from "#features/bookings/rules/home-visit.ts";
import type { Store } from "#features/stores/rules/store.ts";
import type { Told } from "../rules/flow/told.ts";

/** Where and when somebody can be met who goes on from an estimate. */
export type OnwardTimes =
  | { kind: "times"; bookable: Bookable; store: Store; place: string | null }
  /** It has not been said where yet, or what was said leads nowhere. */
  | { kind: "where"; mistake: string | null }
  /** By mail: no time at all. */
  | { kind: "none" };

export function onwardTimes({ onward, written }: Told, stores: readonly Store[], now: Date): OnwardTimes {
  if (onward === "butik") {
    const store = valuingStores(stores).find(({ slug }) => slug === written.store);
    if (!store) return { kind: "where", mistake: null };
    return { kind: "times", bookable: visitAt(store), store, place: null };
  }
  if (onward !== "hemma") return { kind: "none" };
  if (written.postcode === "") return { kind: "where", mistake: null };
  const found = homeVisitAt(written.postcode, { stores, today: stockholmDay(now) });
  if ("error" in found) return { kind: "where", mistake: found.error };
  const { bookable, store, postcode, town } = found;
  return { kind: "times", bookable, store, place: `${postcode} ${town}` };
}

/** Those in which somebody values cars. */
export function valuingStores(stores: readonly Store[]): Store[] {
  return stores.filter(({ appraisers }) => appraisers > 0);
}
