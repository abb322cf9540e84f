import type { LicensePlate } from "#core/plate/license-plate.ts";
import { isBeingPriced, isReserved, isSold } from "#features/cars/rules/status.ts";
import type { Store } from "#features/stores/rules/store.ts";

type Car = { price: number | null; status: number };

export type NoTestDrive = "unknown" | "sold" | "reserved" | "notReady" | "byAgreement";

/** Why no time can be booked, in words that say what to do instead. */
export const noTestDriveTexts = {
  unknown: "Vi har ingen bil till salu med det registreringsnumret. Kontrollera numret i annonsen.",
  sold: "Bilen är såld, så den går inte att provköra.",
  reserved:
    "Bilen är reserverad just nu. Har du reserverat den bokar du provkörningen från din reservation. Annars: ring oss om du vill veta om den blir ledig, eller välj en annan bil.",
  notReady: "Bilen är på väg in och går inte att provköra än. Ring oss så berättar vi när den är klar.",
  byAgreement:
    "Bilen står i webblagret och visas efter överenskommelse. Ring oss så bestämmer vi tid och plats.",
} as const satisfies Record<NoTestDrive, string>;

/**
 * Only what can be bought, where there are people to hand over the key; null when there is nothing against it. That a car
 * is reserved is no reason for whoever holds it, or has a time already.
 */
export function reasonForNoTestDrive(
  car: Car | null,
  store: Pick<Store, "kind" | "isRetired"> | null,
  { mayBeReserved = false } = {},
): NoTestDrive | null {
  if (car === null) return "unknown";
  if (isSold(car.status)) return "sold";
  if (isReserved(car.status) && !mayBeReserved) return "reserved";
  if (isBeingPriced(car)) return "notReady";
  return store === null || store.isRetired || store.kind === "web" ? "byAgreement" : null;
}

type Reservation = { licenseplate: LicensePlate; releasedAt: Date | null; until: Date };

/** Whether it is this car that the reservation keeps, now. */
export function isReservedBy(reservation: Reservation | null, plate: LicensePlate, now: Date): boolean {
  return (
    reservation !== null &&
    reservation.licenseplate === plate &&
    reservation.releasedAt === null &&
    now < reservation.until
  );
}
