import { type SQL, sql } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Sale } from "#features/cars/rules/sale.ts";
import { isSold } from "#features/cars/rules/status.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { soldCars } from "#features/cars/storage/sold-cars.table.ts";
import type { Transaction } from "#platform/db/database.ts";

type MaybeSold = { licenseplate: LicensePlate; sale?: Sale | undefined };

/** The sales among these cars as a table `sale` of a statement. */
export function salesOf(
  batch: readonly MaybeSold[],
  wasSold: (plate: LicensePlate) => boolean = () => false,
): SQL {
  const records = batch.flatMap(({ licenseplate, sale }) =>
    sale
      ? [
          {
            licenseplate,
            was_sold: wasSold(licenseplate),
            sold_at: sale.soldAt,
            delivered_at: sale.deliveredAt,
            price: sale.price,
            days_in_stock: sale.daysInStock,
          },
        ]
      : [],
  );
  return sql`json_to_recordset(${JSON.stringify(records)}::json) as sale (licenseplate text, was_sold boolean,
    sold_at timestamptz, delivered_at timestamptz, price integer, days_in_stock integer)`;
}

/**
 * A car that was for sale gets a sale; of one that was sold already the last sale is put right, so that the review of it
 * stays where it is. The same sale told again is the same sale.
 */
export async function saveSales(
  tx: Transaction,
  batch: readonly MaybeSold[],
  statusBefore: ReadonlyMap<LicensePlate, number>,
): Promise<void> {
  const imported = batch.filter(({ sale }) => sale !== undefined);
  if (imported.length === 0) return;
  const wasSold = (plate: LicensePlate) => isSold(statusBefore.get(plate) ?? 0);
  await tx.execute(sql`
    with file_sales as (
      select car.id as car_id, sale.*, known.id as known_id
      from ${salesOf(imported, wasSold)}
      join ${cars} car using (licenseplate)
      left join lateral (
        select id from ${soldCars} s
        where s.car_id = car.id and (sale.was_sold or s.sold_at = sale.sold_at)
        order by s.sold_at desc, s.id desc limit 1
      ) known on true
    ), corrected as (
      update ${soldCars} s
      set sold_at = file_sales.sold_at, delivered_at = file_sales.delivered_at, price = file_sales.price, days_in_stock = file_sales.days_in_stock
      from file_sales
      where s.id = file_sales.known_id
        and (s.sold_at, s.delivered_at, s.price) is distinct from (file_sales.sold_at, file_sales.delivered_at, file_sales.price)
    )
    insert into ${soldCars} (car_id, sold_at, delivered_at, price, days_in_stock)
    select car_id, sold_at, delivered_at, price, days_in_stock from file_sales where known_id is null`);
}
