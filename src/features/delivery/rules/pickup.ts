import { delivery } from "#brand/delivery.ts";
import type { CalendarDay } from "#core/dates/stockholm-day.ts";
import { type Bookable, pickupFrom } from "#features/bookings/rules/bookable.ts";
import { workdaysAfter } from "#features/cases/rules/legal-clocks.ts";
import { milBetween } from "#features/stores/rules/distance.ts";
import { readPostcode } from "#features/stores/rules/postcode.ts";
import type { Store } from "#features/stores/rules/store.ts";
import type { DeliveryRules } from "./delivery.ts";
import { stepTo } from "./delivery-offers.ts";

type Pickup = { postcode: string; town: string; store: Store; bookable: Bookable };

/** Which store fetches a car at a postcode and from which day: the nearest that does, as soon as a car of its own would be there. [BOOK-3] */
export function pickupAt(
  typed: string,
  {
    stores,
    today,
    rules = delivery,
  }: { stores: readonly Store[]; today: CalendarDay; rules?: DeliveryRules },
): Pickup | { error: string } {
  const { typed: postcode, error, area } = readPostcode(typed);
  if (area === null)
    return { error: error ?? "Skriv ett postnummer med fem siffror, till exempel 753\u00a020." };
  const [store] = stores
    .filter(({ pickups }) => pickups > 0)
    .toSorted((one, other) => milBetween(one, area) - milBetween(other, area));
  const step = store ? stepTo(postcode, milBetween(store, area), rules) : null;
  if (!store || !step)
    return { error: "Dit åker vi inte och hämtar bilar. Boka ett besök i butik i stället." };
  const firstDay = workdaysAfter(today, step.own.workdays);
  return { postcode, town: area.town, store, bookable: pickupFrom(store, rules.pickupHours, firstDay) };
}
