import { sql } from "drizzle-orm";
import type { Transaction } from "#platform/db/database.ts";
import { inBatches, insertAll, insertRows } from "#platform/db/recordset.ts";
import type { Car } from "../rules/car.ts";
import type { CarMedia } from "../rules/car-media.ts";
import type { ConditionFinding } from "../rules/condition.ts";
import type { ExternalAdvert } from "../rules/external-advert.ts";
import type { CarImage } from "../rules/image.ts";
import type { PriceEvent } from "../rules/price/price-event.ts";
import type { Sale } from "../rules/sale.ts";
import { priceEvents, statusEvents } from "./car-events.table.ts";
import { carImages } from "./car-images.table.ts";
import { carMedia } from "./car-media.table.ts";
import { cars } from "./cars.table.ts";
import { conditionFindings } from "./condition-findings.table.ts";
import { externalAdverts } from "./external-adverts.table.ts";
import { rowFromCar } from "./row-to-car.ts";
import { soldCars } from "./sold-cars.table.ts";

/** A car with its whole past, as the demo stock and other first loads have it. */
export type StockEntry = {
  car: Omit<Car, "id">;
  images: CarImage[];
  media?: CarMedia;
  priceEvents: PriceEvent[];
  statusEvents: { at: Date; status: number }[];
  findings: ConditionFinding[];
  sales: Sale[];
};

/** The tables that the parts of cars lie in. */
export const tablesOfParts = [carImages, carMedia, priceEvents, statusEvents, conditionFindings, soldCars];

/** Only adds: a plate that is there already fails the whole transaction. */
export async function loadCars(tx: Transaction, entries: readonly StockEntry[]): Promise<void> {
  for (const batch of inBatches(entries)) {
    const idOf = await insertCars(tx, batch);
    /** The parts of every car in the batch, each with the id of its car. */
    const each = <Part extends object>(partsOf: (entry: StockEntry) => Part[]) =>
      batch.flatMap((entry) => {
        const carId = idOf(entry);
        return partsOf(entry).map((part) => ({ ...part, carId }));
      });
    await insertAll(
      tx,
      carImages,
      each((entry) => entry.images),
    );
    await insertAll(
      tx,
      carMedia,
      each((entry) => mediaRows(entry.media)),
    );
    await insertAll(
      tx,
      priceEvents,
      each((entry) => entry.priceEvents),
    );
    await insertAll(
      tx,
      statusEvents,
      each((entry) => entry.statusEvents),
    );
    await insertAll(
      tx,
      conditionFindings,
      each((entry) => entry.findings),
    );
    await insertAll(
      tx,
      soldCars,
      each((entry) => entry.sales),
    );
  }
}

/** Most cars have neither, and then no row. */
export function mediaRows(media: CarMedia | undefined) {
  if (!media || (media.spin === null && media.video === null)) return [];
  const { spin, video } = media;
  return [
    {
      spinFrames: spin?.frames ?? null,
      videoUrl: video?.url ?? null,
      videoPoster: video?.poster ?? null,
    },
  ];
}

export async function loadExternalAdverts(
  tx: Transaction,
  adverts: readonly ExternalAdvert[],
): Promise<void> {
  for (const batch of inBatches(adverts)) await insertAll(tx, externalAdverts, batch);
}

async function insertCars(tx: Transaction, entries: readonly StockEntry[]) {
  const rows = entries.map(({ car }) => rowFromCar(car));
  const { rows: inserted } = await tx.execute<{ id: number; licenseplate: string }>(
    sql`${insertRows(cars, rows)} returning id, licenseplate`,
  );
  const ids = new Map(inserted.map(({ id, licenseplate }) => [licenseplate, id]));
  return ({ car }: StockEntry): number => {
    const id = ids.get(car.licenseplate);
    if (id === undefined) throw new Error(`The database gave no id for ${car.licenseplate}`);
    return id;
  };
}
