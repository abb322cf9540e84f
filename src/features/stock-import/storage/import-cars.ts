import { and, getTableColumns, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Car } from "#features/cars/rules/car.ts";
import { defaultsOf } from "#features/cars/rules/facts/car-fact.ts";
import { siteFacts } from "#features/cars/rules/facts/car-facts.ts";
import { emptyImage, firstFindingPosition, imageTypes } from "#features/cars/rules/image.ts";
import type { Sale } from "#features/cars/rules/sale.ts";
import { status } from "#features/cars/rules/status.ts";
import { priceEvents, statusEvents } from "#features/cars/storage/car-events.table.ts";
import { carImages } from "#features/cars/storage/car-images.table.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { type NewCarRow, rowFromCar } from "#features/cars/storage/row-to-car.ts";
import { whileReserved } from "#features/reservations/rules/reserved-car.ts";
import { findReservedCars } from "#features/reservations/storage/reserved-stock.ts";
import type { Transaction } from "#platform/db/database.ts";
import { inBatches, insertAll, insertRows } from "#platform/db/recordset.ts";
import { type ImportedFinding, replaceFindings } from "./import-findings.ts";
import { salesOf, saveSales } from "./import-sales.ts";
import { findPreviews } from "./picture-sources.ts";

/** A car as a dealer's own file tells it: what the site counts or decides by itself is left out. */
export type ImportedCar = Omit<Car, "id" | "initialPrice" | "totalViewCount" | keyof typeof siteFacts> & {
  /** Addresses in the order of showing. Given: they replace the pictures. Not said: the pictures stay. */
  images?: string[] | undefined;
  /** Given: they replace what was found before. Not said: it stays. */
  findings?: ImportedFinding[] | undefined;
  /** Only of a car that is sold. */
  sale?: Sale | undefined;
};

/** What a file does to the price of a car that somebody holds: what it is from now on, and what waits. */
export type ReservedPrice = {
  carId: number;
  before: number | null;
  price: number | null;
  rise: number | null;
  reservedUntil: Date;
};
/** `moved`: cars that we knew and that have another price or status now. */
export type UpsertedCars = { inserted: number; updated: number; moved: number[]; reserved: ReservedPrice[] };

/** Only for cars we did not know; a known car keeps its own. */
const firstTime = { totalViewCount: 0, ...defaultsOf(siteFacts) };

/**
 * Adds the cars we did not have and renews the others, by plate. The price and status ledgers get an event where
 * something changed and nowhere else. A plate may stand once in the list.
 */
export async function upsertCars(tx: Transaction, imported: readonly ImportedCar[]): Promise<UpsertedCars> {
  const all: UpsertedCars = { inserted: 0, updated: 0, moved: [], reserved: [] };
  for (const batch of inBatches(imported)) {
    const { inserted, updated, moved, reserved } = await upsertBatch(tx, batch);
    all.inserted += inserted;
    all.updated += updated;
    all.moved.push(...moved);
    all.reserved.push(...reserved);
    await replaceImages(tx, batch);
    await replaceFindings(tx, batch);
  }
  return all;
}

async function upsertBatch(tx: Transaction, incoming: readonly ImportedCar[]): Promise<UpsertedCars> {
  const plates = incoming.map(({ licenseplate }) => licenseplate);
  // Nobody may change price or status between our looking at them and our writing.
  const before = await tx
    .select({ licenseplate: cars.licenseplate, status: cars.status })
    .from(cars)
    .where(inArray(cars.licenseplate, plates))
    .for("update");
  const reservedCars = await findReservedCars(tx, plates);
  const reserved: ReservedPrice[] = [];
  const batch = incoming.map((imported) => {
    const now = reservedCars.get(imported.licenseplate);
    if (!now) return imported;
    const { car, rise } = whileReserved(imported, now);
    reserved.push({
      carId: now.carId,
      before: now.price,
      price: car.price,
      rise,
      reservedUntil: now.reservedUntil,
    });
    return car;
  });
  const rows = batch.map(({ images, findings, sale, ...car }) =>
    rowFromCar({ ...car, ...firstTime, initialPrice: car.price }),
  );
  const { rows: counted } = await tx.execute<Omit<UpsertedCars, "reserved">>(sql`
    with before as (
      select licenseplate, price, status from ${cars} where ${inArray(cars.licenseplate, plates)}
    ), saved as (
      ${insertRows(cars, rows)}
      on conflict (licenseplate) do update set ${renewed}
      returning id, licenseplate, price, status
    ), compared as (
      select saved.*, before.licenseplate is null as is_new, before.price as price_before, before.status as status_before
      from saved left join before using (licenseplate)
    ), sales as (
      select compared.id, compared.status, compared.status_before, sale.sold_at, sale.delivered_at
      from compared join ${salesOf(batch)} using (licenseplate)
    ), priced as (
      insert into ${priceEvents} (car_id, at, price)
      -- A car that comes to us sold was priced before that, and nobody knows when.
      select compared.id, case when is_new then coalesce(sales.sold_at, now()) else now() end, price
      from compared left join sales using (id) where price is distinct from price_before
    ), moved as (
      insert into ${statusEvents} (car_id, at, status)
      select compared.id, coalesce(sales.delivered_at, sales.sold_at, now()), compared.status
      from compared left join sales using (id) where compared.status is distinct from compared.status_before
      union all
      select id, sold_at, ${sql.raw(`${status.sold}`)} from sales
      where delivered_at is not null and coalesce(status_before, 0) < ${sql.raw(`${status.sold}`)}
    )
    select count(*) filter (where is_new)::int as inserted, count(*) filter (where not is_new)::int as updated,
      coalesce(json_agg(id) filter (where not is_new and
        (price is distinct from price_before or status is distinct from status_before)), '[]') as moved
    from compared`);
  await saveSales(tx, batch, new Map(before.map(({ licenseplate, status }) => [licenseplate, status])));
  return { ...(counted[0] ?? { inserted: 0, updated: 0, moved: [] }), reserved };
}

/** Every column takes the new value, but for those that keep what they have. */
const unchangedColumns = {
  initialPrice: sql`coalesce(${cars.initialPrice}, excluded.initial_price)`,
  // A file without a date does not make the car newly published, nor unpublished.
  publishedAt: sql`coalesce(excluded.published_at, ${cars.publishedAt})`,
} satisfies Partial<Record<keyof NewCarRow, SQL>>;

const renewed = sql.join(
  Object.entries(getTableColumns(cars))
    .filter(([field]) => !(field === "id" || field === "licenseplate" || field in firstTime))
    .map(([field, { name }]) => {
      const value =
        field in unchangedColumns
          ? unchangedColumns[field as keyof typeof unchangedColumns]
          : sql`excluded.${sql.identifier(name)}`;
      return sql`${sql.identifier(name)} = ${value}`;
    }),
  sql`, `,
);

async function replaceImages(tx: Transaction, batch: readonly ImportedCar[]): Promise<void> {
  const imagesByPlate = new Map(
    batch.flatMap(({ licenseplate, images }) => (images ? [[licenseplate, images] as const] : [])),
  );
  const owners = await tx
    .select({ id: cars.id, licenseplate: cars.licenseplate })
    .from(cars)
    .where(inArray(cars.licenseplate, [...imagesByPlate.keys()]));
  const previews = await findPreviews(tx, [...imagesByPlate.values()].flat());
  const rows = owners.flatMap(({ id, licenseplate }) =>
    (imagesByPlate.get(licenseplate) ?? []).map((url, position) => ({
      ...emptyImage,
      carId: id,
      url,
      position,
      type: imageTypes.exterior,
      preview: previews.get(url) ?? null,
    })),
  );
  const ids = owners.map(({ id }) => id);
  await tx
    .delete(carImages)
    .where(and(inArray(carImages.carId, ids), lt(carImages.position, firstFindingPosition)));
  await insertAll(tx, carImages, rows);
}
