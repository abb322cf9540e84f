import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { type Bookable, visitAt } from "#features/bookings/rules/bookable.ts";
import { homeVisitAt } from "#features/bookings/rules/home-visit.ts";
import type { Store } from "#features/stores/rules/store.ts";
import type { FlowInput } from "../rules/flow/flow-input.ts";

/** Where and when somebody can be met who goes on from an estimate. */
export type NextActionTimes =
  | { kind: "times"; bookable: Bookable; store: Store; place: string | null }
  /** It has not been said where yet, or what was said leads nowhere. */
  | { kind: "where"; error: string | null }
  /** By mail: no time at all. */
  | { kind: "none" };

export function nextActionTimes(
  { nextAction, raw }: FlowInput,
  stores: readonly Store[],
  now: Date,
): NextActionTimes {
  if (nextAction === "butik") {
    const store = valuingStores(stores).find(({ slug }) => slug === raw.store);
    if (!store) return { kind: "where", error: null };
    return { kind: "times", bookable: visitAt(store), store, place: null };
  }
  if (nextAction !== "hemma") return { kind: "none" };
  if (raw.postcode === "") return { kind: "where", error: null };
  const visit = homeVisitAt(raw.postcode, { stores, today: stockholmDay(now) });
  if ("error" in visit) return { kind: "where", error: visit.error };
  const { bookable, store, postcode, town } = visit;
  return { kind: "times", bookable, store, place: `${postcode} ${town}` };
}

/** Those in which somebody values cars. */
export function valuingStores(stores: readonly Store[]): Store[] {
  return stores.filter(({ appraisers }) => appraisers > 0);
}
