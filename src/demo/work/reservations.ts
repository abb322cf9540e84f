import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { company } from "#core/company/company.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { formatMil } from "#core/text/mileage.ts";
import { status } from "#features/cars/rules/status.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import type { StockEntry } from "#features/cars/storage/load-stock.ts";
import { answerByAfter } from "#features/cases/rules/case-progress.ts";
import type { FrozenAdvert } from "#features/reservations/rules/frozen-advert.ts";
import { reservationTerms } from "#features/reservations/rules/reservation-terms.ts";
import { insertReservation } from "#features/reservations/storage/reservations.ts";
import type { Store } from "#features/stores/rules/store.ts";
import type { Database } from "#platform/db/database.ts";
import { demoPhone } from "./demo-phone.ts";

const msPerHour = 3_600_000;

/** Who holds a car, and in how many hours that ends: one today, one tomorrow, one that was just made. */
const customers = [
  { first: "Tove", hoursLeft: 7 },
  { first: "Jonas", hoursLeft: 20 },
  { first: "Maja", hoursLeft: 41 },
] as const;

/**
 * Cars that stand as reserved in the demo's stock get somebody who holds them. No job is made of it, so that no e-mail is
 * sent: when its time is over the car is what it was, reserved.
 */
export async function seedReservations(
  tx: Database,
  { today, entries, stores }: { today: Date; entries: readonly StockEntry[]; stores: readonly Store[] },
): Promise<void> {
  const reserved = entries.filter(({ car }) => car.status === status.reserved && car.price !== null);
  for (const [at, { first, hoursLeft }] of customers.entries()) {
    const car = reserved[at]?.car;
    const store = stores.find(({ slug }) => slug === car?.location);
    if (!car || !store) continue;
    const [row] = await tx.select({ id: cars.id }).from(cars).where(eq(cars.licenseplate, car.licenseplate));
    const until = new Date(today.getTime() + hoursLeft * msPerHour);
    const reservedAt = new Date(until.getTime() - reservationTerms.hours * msPerHour);
    const advert = JSON.stringify(advertOf(car, store));
    await insertReservation(tx, {
      carId: row?.id ?? null,
      licenseplate: car.licenseplate,
      storeSlug: store.slug,
      person: null,
      name: `${first} Exempel`,
      email: `${first.toLowerCase()}@example.com`,
      phoneNumber: demoPhone,
      delivery: null,
      reservedAt,
      until,
      contactBy: answerByAfter("received", reservedAt),
      statusBeneath: status.reserved,
      advert,
      advertHash: createHash("sha256").update(advert).digest("hex"),
      postKey: null,
    });
  }
}

function advertOf(car: StockEntry["car"], store: Store): FrozenAdvert {
  const mileage = formatMil(car.mileage);
  return {
    title: car.title,
    name: car.title,
    plate: displayPlate(car.licenseplate),
    line: mileage,
    path: paths.shortLink(car.licenseplate),
    picture: null,
    price: car.price === null ? "" : formatKronor(car.price),
    lowestBefore: null,
    facts: [["Mätarställning", mileage]],
    equipment: [],
    condition: { summary: "", points: [] },
    store: { name: store.name, address: store.address, phone: company.phone.national },
  };
}
