import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { chainHours, type Hours, openState, type StoreHours, storeHoursOn } from "./opening-hours.ts";
import { hoursText, openText, storeWeek, type WeekRow } from "./opening-hours-text.ts";

type Open = { hours: StoreHours };

/** The ordinary week that most of the stores keep, and whether some keep another. */
export function commonWeek(stores: readonly Open[]): { week: WeekRow[]; isShared: boolean } {
  const weeks = Map.groupBy(
    stores.map(({ hours }) => hours),
    (hours) => JSON.stringify(storeWeek(hours)),
  );
  const [largest] = [...weeks.values()].toSorted((one, other) => other.length - one.length);
  return { week: storeWeek(largest?.[0] ?? chainHours), isShared: weeks.size < 2 };
}

/**
 * For all stores at once: "Öppet i dag 10.00–16.00" while they are open, else when they open next; where they keep
 * different hours today, how many are open.
 */
export function todayText(stores: readonly Open[], now: Date): { isOpen: boolean; text: string } {
  const today = stockholmDay(now);
  const [first = { hours: chainHours }] = stores;
  const hoursToday = ({ hours }: Open): Hours | null => storeHoursOn(hours)(today);
  const states = stores.map(({ hours }) => openState(now, storeHoursOn(hours)));
  const texts = new Set(states.map((state) => openText(state, now)));
  const isSame = texts.size < 2 && new Set(stores.map((store) => hoursText(hoursToday(store)))).size < 2;
  const open = states.filter((state) => state.open).length;
  if (!isSame && open > 0) return { isOpen: true, text: `${open} av ${stores.length} butiker är öppna nu` };
  const state = earliestOf(states) ?? openState(now, storeHoursOn(first.hours));
  return state.open
    ? { isOpen: true, text: `Öppet i dag ${hoursText(hoursToday(first))}` }
    : { isOpen: false, text: openText(state, now) };
}

/** Of stores that are all closed, the one that opens first. */
function earliestOf(states: readonly ReturnType<typeof openState>[]) {
  const opening = (state: ReturnType<typeof openState>) =>
    state.open ? 0 : (state.opensAt?.getTime() ?? Number.POSITIVE_INFINITY);
  return states.toSorted((one, other) => opening(one) - opening(other)).at(0);
}
