import type { CalendarDay } from "#core/dates/stockholm-day.ts";
import { workdaysAfter } from "#core/dates/workdays.ts";
import { type DeliveryRules, deliveryRules } from "#features/delivery/rules/delivery.ts";
import { stepTo } from "#features/delivery/rules/delivery-offers.ts";
import { distanceText, milBetween } from "#features/stores/rules/distance.ts";
import { readPostcode } from "#features/stores/rules/postcode.ts";
import type { Store } from "#features/stores/rules/store.ts";
import { type Bookable, homeVisitFrom } from "./bookable.ts";

type HomeVisit = { postcode: string; town: string; store: Store; bookable: Bookable };

/** From which store an appraiser comes to a postcode, and from which day: the nearest that does, if it is near enough. */
export function homeVisitAt(
  entered: string,
  {
    stores,
    today,
    rules = deliveryRules,
  }: { stores: readonly Store[]; today: CalendarDay; rules?: DeliveryRules },
): HomeVisit | { error: string } {
  const { entered: postcode, error, area } = readPostcode(entered);
  if (area === null)
    return { error: error ?? "Skriv ett postnummer med fem siffror, till exempel 753\u00a020." };
  const [store] = stores
    .filter(({ pickups }) => pickups > 0)
    .toSorted((one, other) => milBetween(one, area) - milBetween(other, area));
  const away = store ? milBetween(store, area) : 0;
  const step = store && away <= rules.homeVisits.toMil ? stepTo(postcode, away, rules) : null;
  if (!store || !step) return { error: outOfReach(store, away) };
  const firstDay = workdaysAfter(today, step.own.workdays);
  return {
    postcode,
    town: area.town,
    store,
    bookable: homeVisitFrom(store, rules.homeVisits.hours, firstDay),
  };
}

function outOfReach(store: Store | undefined, away: number): string {
  const nearest = store ? ` Närmast är ${store.name}, ${distanceText(away)} bort.` : "";
  return `Så långt åker våra värderare inte.${nearest} Boka ett besök i butik, eller få värderingen med e-post.`;
}
