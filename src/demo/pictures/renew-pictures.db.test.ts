import { asc, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { carImages } from "#features/cars/storage/car-images.table.ts";
import { conditionFindings } from "#features/cars/storage/condition-findings.table.ts";
import { externalAdverts } from "#features/cars/storage/external-adverts.table.ts";
import { loadCars, loadExternalAdverts } from "#features/cars/storage/load-stock.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import type { Database } from "#platform/db/database.ts";
import { saveMeta } from "#platform/db/meta.ts";
import { anEntry, anImage } from "#tests/a-stock-entry.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { demoStockNote, needsSeeding } from "../lacks-demo-stock.ts";
import { makeDemoStock } from "../make-stock.ts";
import { seedDemo } from "../seed.ts";

const today = new Date("2026-11-15T12:00:00Z");
const counts = { incoming: 5, forSale: 30, sold: 5, externalAdverts: 3 };
const { stores, entries, externalAdverts: adverts } = makeDemoStock({ today, counts });

async function picturesIn(db: Database) {
  const { carId, position } = carImages;
  return {
    images: await db.select().from(carImages).orderBy(asc(carId), asc(position)),
    findings: await db.select().from(conditionFindings).orderBy(asc(conditionFindings.id)),
    adverts: await db.select().from(externalAdverts).orderBy(asc(externalAdverts.id)),
  };
}

onBothDatabases((database) => {
  test("[DEMOPICTURE-11] a demo stock with the addresses of an older set of renders gets those of today", async () => {
    const { db } = database();
    await saveStores(db, stores);
    await db.transaction(async (tx) => {
      await loadCars(tx, entries);
      await loadExternalAdverts(tx, adverts);
    });
    const before = await picturesIn(db);
    const own = { licenseplate: aPlate("iqv999"), location: stores[0]?.slug ?? "" };
    await db.transaction((tx) => loadCars(tx, [anEntry(own, { images: [anImage(0)] })]));
    await saveMeta(db, demoStockNote, "2026-11-01");
    await db.delete(carImages).where(sql`position > 2 and url like '/files/demo/%'`);
    await db.update(carImages).set({ url: sql`replace(url, '/exterior.', '/exterior-mork.')` });
    await db.update(conditionFindings).set({ imagePosition: null });
    await db.update(externalAdverts).set({
      imageUrl: sql`regexp_replace(image_url, '/exterior[.]([a-z-]+)-f34-([a-z]+)[.]0/', '/exterior-mork.\\1-f34b-\\2.0.4/')`,
    });

    expect(await needsSeeding(db)).toBe(true);
    expect(await seedDemo(db, { today })).toEqual({ loaded: false });

    const after = await picturesIn(db);
    expect(after.images.filter(({ url }) => url !== "/media/0.jpg")).toEqual(before.images);
    expect(after.images).toHaveLength(before.images.length + 1);
    expect(after.findings).toEqual(before.findings);
    expect(after.adverts).toEqual(before.adverts);
    expect(await needsSeeding(db)).toBe(false);
  });
});
