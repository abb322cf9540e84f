import { isReserved, status } from "#features/cars/rules/status.ts";

type StatusAndPrice = { status: number; price: number | null };

/**
 * What becomes of a car that somebody holds when a file says something else of it. For sale, or reserved: it stays
 * reserved, and its price may fall but not rise; a rise waits until the reservation is over. Any other status is the stock's own
 * decision, and ends the reservation.
 */
export function whileReserved<Car extends StatusAndPrice>(
  imported: Car,
  now: StatusAndPrice,
): { car: Car; rise: number | null } {
  const car = imported.status === status.forSale ? { ...imported, status: status.reserved } : imported;
  if (!isReserved(car.status) || !isRise(now.price, car.price)) return { car, rise: null };
  return { car: { ...car, price: now.price }, rise: car.price };
}

export function isRise(before: number | null, after: number | null): boolean {
  return before !== null && after !== null && after > before;
}

export function isCut(before: number | null, after: number | null): boolean {
  return isRise(after, before);
}
