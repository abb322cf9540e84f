import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { findAdvertParts } from "#features/cars/storage/advert-parts.ts";
import { carImages } from "#features/cars/storage/car-images.table.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { loadCars, tablesOfParts } from "#features/cars/storage/load-stock.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { anEntry, anImage } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import type { Database } from "./database.ts";
import { insertAll } from "./recordset.ts";
import { withoutForeignKeys } from "./without-foreign-keys.ts";

async function keysOf(db: Database) {
  const { rows } = await db.execute(
    sql`select conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by 1`,
  );
  return rows;
}

onBothDatabases((database) => {
  test("[DATA-53] the keys are what they were, and what names nothing refuses all", async () => {
    const { db } = database();
    await saveStores(db, [aStore()]);
    const before = await keysOf(db);
    const entry = anEntry({}, { images: [anImage(0)] });
    const load = (stray: number | null) =>
      db.transaction((tx) =>
        withoutForeignKeys(tx, tablesOfParts, async () => {
          await loadCars(tx, [entry]);
          if (stray !== null) await insertAll(tx, carImages, [{ ...anImage(1), carId: stray }]);
        }),
      );
    await expect(load(999_999)).rejects.toThrow();
    expect([await keysOf(db), await db.$count(cars)]).toEqual([before, 0]);
    await load(null);
    expect([await keysOf(db), await db.$count(carImages)]).toEqual([before, 1]);
  });

  test("[DATA-54] a turntable and a film are read with the advert and go with the car", async () => {
    const { db } = database();
    await saveStores(db, [aStore()]);
    const media = {
      spin: { frames: ["/files/a.jpg", "/files/b.jpg"] },
      video: { url: "/a.mp4", poster: "/a.jpg" },
    };
    const images = [anImage(0, { preview: "UklGRkA=" })];
    await db.transaction((tx) => loadCars(tx, [anEntry({}, { images, media })]));
    const [car] = await db.select().from(cars);
    if (!car) throw new Error("no car");
    expect(await findAdvertParts(db, car)).toMatchObject({ media, images });
    await db.delete(cars);
    const { rows } = await db.execute(sql`select count(*)::int as left from car_media`);
    expect(rows).toEqual([{ left: 0 }]);
  });
});
