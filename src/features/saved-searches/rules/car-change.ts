import { isBeingPriced, isReserved, isSold } from "#features/cars/rules/status.ts";

/** What was known of a car the last time somebody looked. */
export type SeenCar = { status: number; price: number | null };

const notificationKinds = ["new", "priced", "free", "cut", "raised", "sold"] as const;
type NotificationKind = (typeof notificationKinds)[number];

/** `reason` tells two pieces of news of one car apart: for a price it holds the price. */
type CarChange = { kind: NotificationKind; reason: string };

/**
 * What has happened to a car that somebody may want to know; null for all that is nobody's business. What is held by
 * somebody is news when it is free again, and the price of an incoming car is not known to anybody.
 */
export function changeOfCar(before: SeenCar | null, now: SeenCar | null): CarChange | null {
  if (now === null || isSold(now.status)) return before && !isSold(before.status) ? plain("sold") : null;
  if (isReserved(now.status)) return null;
  if (before === null || isSold(before.status)) return plain("new");
  if (isReserved(before.status)) return plain("free");
  const price = shownPrice(now);
  const priceBefore = shownPrice(before);
  if (price === null) return null;
  if (priceBefore === null) return { kind: "priced", reason: `priced:${price}` };
  if (price === priceBefore) return null;
  const kind = price < priceBefore ? "cut" : "raised";
  return { kind, reason: `${kind}:${price}` };
}

/** The kind of a reason that was stored. */
export function notificationKindOf(reason: string): NotificationKind {
  const kind = notificationKinds.find((one) => one === reason.split(":", 1)[0]);
  if (!kind) throw new Error(`${reason} is no reason to tell anybody`);
  return kind;
}

/** Of a list of cars nobody wants to know that one is gone or dearer; of one certain car they do. */
export function concernsSearches(kind: NotificationKind): boolean {
  return kind !== "sold" && kind !== "raised";
}

function plain(kind: "new" | "free" | "sold"): CarChange {
  return { kind, reason: kind };
}

function shownPrice(car: SeenCar): number | null {
  return isBeingPriced(car) ? null : car.price;
}
