import { weekdayAndDay } from "#core/dates/weekday.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { capitalized } from "#core/text/capitalized.ts";
import type { ChosenDelivery, DeliveryOffer } from "./delivery.ts";

export const deliveryMethods = { own: "egen transport", shared: "samlastad" } as const satisfies Record<
  DeliveryOffer["way"],
  string
>;

/** "torsdag 19 november" */
export function deliveryDay({ day }: Pick<DeliveryOffer, "day">): string {
  return weekdayAndDay(new Date(day));
}

/** "Torsdag 19 november", where it begins a line. */
export function deliveryDayTitle(offer: Pick<DeliveryOffer, "day">): string {
  const day = deliveryDay(offer);
  return capitalized(day);
}

/** "Umeå, 903 26, torsdag 19 november, 3 900 kr" */
export function deliveryText(delivery: ChosenDelivery): string {
  return `${delivery.town}, ${delivery.postcode}, ${deliveryDay(delivery)}, ${formatKronor(delivery.price)}`;
}
