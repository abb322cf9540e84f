import { sql } from "drizzle-orm";
import type { Car } from "#domain/car/car.ts";
import type { CarMedia } from "#domain/car/car-media.ts";
import type { ConditionFinding } from "#domain/car/condition.ts";
import type { ExternalAdvert } from "#domain/car/external-advert.ts";
import type { CarImage } from "#domain/car/image.ts";
import type { Sale } from "#domain/car/sale.ts";
import type { PriceEvent } from "#domain/price/price-event.ts";
import type { Transaction } from "../database.ts";
import { priceEvents, statusEvents } from "../schema/car-events.ts";
import { carImages } from "../schema/car-images.ts";
import { carMedia } from "../schema/car-media.ts";
import { cars } from "../schema/cars.ts";
import { conditionFindings } from "../schema/condition-findings.ts";
import { externalAdverts } from "../schema/external-adverts.ts";
import { soldCars } from "../schema/sold-cars.ts";
import { inBatches, insertAll, insertRows } from "./recordset.ts";
import { rowFromCar } from "./row-to-car.ts";

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

/** The tables that hold the parts of cars. */
export const tablesOfParts = [carImages, carMedia, priceEvents, statusEvents, conditionFindings, soldCars];

/** Only adds: a plate that is there already fails the whole transaction. [DATA-25] */
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
function mediaRows(media: CarMedia | undefined) {
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
