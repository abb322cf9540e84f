import { delivery } from "#brand/delivery.ts";
import type { CalendarDay } from "#core/dates/stockholm-day.ts";
import type { Hours } from "#features/stores/rules/opening-hours.ts";

/** A way to deliver: alone, sooner and dearer, or with other cars on a lorry. */
export type DeliveryMethod = { price: number; workdays: number };

/** One step of the price list: as far as so many mil from the store, as the crow flies. */
export type DeliveryStep = { toMil: number; own: DeliveryMethod; shared: DeliveryMethod };

/** What differs for postcodes that begin so: a ferry, or no delivery at all. */
export type DeliveryException = { prefix: string; place: string } & (
  | { extraPrice: number; extraWorkdays: number }
  | { isReached: false }
);

/** The terms of home delivery; each chain has its own (brand/delivery.ts). */
export type DeliveryRules = {
  /** From the nearest to the farthest; what lies beyond the last is not delivered to. */
  steps: readonly DeliveryStep[];
  /** Lorries with several cars go on these days, Sunday = 0. */
  sharedWeekdays: readonly number[];
  exceptions: readonly DeliveryException[];
  /** Cars that are valued at home: how far from the store, and on working days, half of it at a time. */
  homeVisits: { toMil: number; hours: Hours };
};

export const deliveryRules: DeliveryRules = delivery;

/** One day on which a car can come. */
export type DeliveryOffer = { day: CalendarDay; way: "own" | "shared"; price: number };

/** What somebody chose, as it is stored with the reservation. */
export type ChosenDelivery = DeliveryOffer & { postcode: string; town: string };
