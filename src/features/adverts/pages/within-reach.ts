import type { LiveCar } from "#features/cars/pages/live-car.ts";
import type { PriceView } from "#features/cars/pages/price-view.ts";
import type { ShownBadge } from "#features/cars/pages/shown-badge.ts";
import type { CarPageView } from "./car-page-view.ts";

export type WithinReach = { price: PriceView; badge: ShownBadge | null };

/**
 * What the price that follows the reader says: today's price, and who else has the car. It must never promise what the
 * price box no longer does.
 */
export function withinReach(
  car: Pick<CarPageView, "price" | "availability" | "badges">,
  live: Pick<LiveCar, "price" | "state" | "badge"> | undefined,
): WithinReach {
  if (live) return { price: live.price, badge: live.state === "open" ? null : live.badge };
  return { price: car.price, badge: car.availability === "reserved" ? (car.badges[0] ?? null) : null };
}
