import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#data/database.ts";
import { insertHold } from "#data/queries/holds.ts";
import type { StockEntry } from "#data/queries/load-stock.ts";
import { cars } from "#data/schema/cars.ts";
import { status } from "#domain/car/status.ts";
import { company } from "#domain/company/company.ts";
import type { FrozenAdvert } from "#domain/hold/frozen-advert.ts";
import { holdTerms } from "#domain/hold/hold-terms.ts";
import { displayPlate } from "#domain/plate/display-plate.ts";
import type { Store } from "#domain/store/store.ts";
import { formatKronor } from "#domain/text/kronor.ts";
import { formatMil } from "#domain/text/mileage.ts";
import { paths } from "#paths";
import { demoPhone } from "./demo-phone.ts";

const msPerHour = 3_600_000;

/** Who holds a car, and in how many hours that ends: one today, one tomorrow, one that was just made. */
const holders = [
  { first: "Tove", hoursLeft: 7 },
  { first: "Jonas", hoursLeft: 20 },
  { first: "Maja", hoursLeft: 41 },
] as const;

/**
 * Cars that stand as reserved in the demo's stock get somebody who holds them. No job is made of it, so that no letter is
 * sent: when its time is over the car is what it was, reserved. [DEMO-28]
 */
export async function seedHolds(
  tx: Database,
  { today, entries, stores }: { today: Date; entries: readonly StockEntry[]; stores: readonly Store[] },
): Promise<void> {
  const reserved = entries.filter(({ car }) => car.status === status.reserved && car.price !== null);
  for (const [at, { first, hoursLeft }] of holders.entries()) {
    const car = reserved[at]?.car;
    const store = stores.find(({ slug }) => slug === car?.location);
    if (!car || !store) continue;
    const [row] = await tx.select({ id: cars.id }).from(cars).where(eq(cars.licenseplate, car.licenseplate));
    const until = new Date(today.getTime() + hoursLeft * msPerHour);
    const advert = JSON.stringify(advertOf(car, store));
    await insertHold(tx, {
      carId: row?.id ?? null,
      licenseplate: car.licenseplate,
      storeSlug: store.slug,
      person: null,
      name: `${first} Exempel`,
      email: `${first.toLowerCase()}@example.com`,
      phoneNumber: demoPhone,
      delivery: null,
      heldAt: new Date(until.getTime() - holdTerms.hours * msPerHour),
      until,
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
