import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { cars } from "#features/cars/storage/cars.table.ts";
import { findCar } from "#features/cars/storage/cars.ts";
import { pictureSources } from "#features/stock-import/storage/picture-sources.table.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { diskStore } from "#platform/files/disk-store.ts";
import { pictureStore } from "#platform/pictures/picture-store.ts";
import { acceptAsItCame, aJpeg, aPictureSupply } from "#tests/a-picture-supply.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { aFile } from "#tests/checked-stock.ts";
import { importInto } from "#tests/import-into.ts";
import { aStockRow, csvOf } from "#tests/stock-rows.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { removeUnusedPictures } from "./remove-unused-pictures.ts";

const day = 86_400_000;
const plates = ["MLB 84A", "MLB 84B"] as const;

onBothDatabases((database) => {
  /** Two cars by import, each with a picture of its own, and the job on a given day from then. */
  async function aChainWithPictures() {
    const { db } = database();
    const files = diskStore(temporaryFolder());
    const store = pictureStore(files);
    const begun = Date.now();
    await saveStores(db, [aStore({ slug: "nacka" })]);
    const source = (plate: string) => `https://bilder.example/${plate.slice(-3)}.jpg`;
    const file = aFile(
      csvOf(plates.map((plate) => aStockRow({ licenseplate: plate, images: source(plate) }))),
    );
    const fetch = async (address: string) => aJpeg(address);
    const importAll = () =>
      importInto(db, file, { pictures: aPictureSupply({ accept: acceptAsItCame(store), fetch }) });
    const urlOf = async (plate: string) => (await findCar(db, aPlate(plate)))?.images[0]?.url ?? "";
    const isStored = async (url: string) => (await store.find(url.split("/").at(-1) ?? "")) !== null;
    const run = (daysLater: number) =>
      removeUnusedPictures({ db, files, now: new Date(begun + daysLater * day), isStopped: () => false });
    const removeCar = (plate: string) => db.delete(cars).where(eq(cars.licenseplate, aPlate(plate)));
    await importAll();
    return { db, importAll, urlOf, isStored, run, removeCar };
  }

  test("[PICTURE-9] [DATA-55] the picture of a car that is gone is removed after a week, the others stay", async () => {
    const { db, urlOf, isStored, run, removeCar } = await aChainWithPictures();
    const [gone, stays] = [await urlOf("MLB 84A"), await urlOf("MLB 84B")];
    await removeCar("MLB 84A");
    expect([await run(10), await run(16), await isStored(gone)]).toEqual([0, 0, true]);
    expect([await run(17), await isStored(gone), await isStored(stays)]).toEqual([1, false, true]);
    expect((await db.select().from(pictureSources)).map(({ url }) => url)).toEqual([stays]);
  });

  test("[PICTURE-9] a car that is back in time keeps its picture, and its week begins anew", async () => {
    const { urlOf, isStored, run, removeCar, importAll } = await aChainWithPictures();
    const url = await urlOf("MLB 84A");
    await removeCar("MLB 84A");
    await run(10);
    await importAll();
    await run(12);
    await removeCar("MLB 84A");
    expect([await run(18), await isStored(url)]).toEqual([0, true]);
    expect([await run(25), await isStored(url)]).toEqual([1, false]);
  });

  test("[PICTURE-9] what an import has used lately stays, and what was removed is copied again", async () => {
    const { db, urlOf, isStored, run, removeCar, importAll } = await aChainWithPictures();
    const url = await urlOf("MLB 84A");
    await removeCar("MLB 84A");
    await run(1);
    await db.update(pictureSources).set({ copiedAt: new Date(Date.now() + 9 * day) });
    expect([await run(10), await isStored(url)]).toEqual([0, true]);
    expect([await run(20), await isStored(url)]).toEqual([1, false]);
    await importAll();
    expect([await urlOf("MLB 84A"), await isStored(url)]).toEqual([url, true]);
  });
});
