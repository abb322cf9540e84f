import { expect, test } from "vitest";
import { findCar } from "#features/cars/storage/cars.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { aFile } from "#tests/checked-stock.ts";
import { importInto } from "#tests/import-into.ts";
import { aStockRow, csvOf } from "#tests/stock-rows.ts";
import { onBothDatabases } from "#tests/test-database.ts";

const file = (changes: Parameters<typeof aStockRow>[0]) =>
  aFile(csvOf([aStockRow({ images: "", ...changes })]));

onBothDatabases((database) => {
  test("[PRICEASK-3] a price that is far from what it was is named with the figures and left, until one says that it is meant", async () => {
    const { db } = database();
    await saveStores(db, [aStore({ slug: "nacka" })]);
    const car = () => findCar(db, aPlate("mlb84a"));
    await importInto(db, file({}));
    const slip = { price: "1 000", mileage: "9 000 mil" };
    const said = (await importInto(db, file(slip))).join("\n").replaceAll("\u00a0", " ");
    expect(said).toContain("MLB 84A: price: 249 900 kr blir 1 000 kr, −100 %. Priset är kvar");
    expect(await car()).toMatchObject({ price: 249_900, mileage: 9_000 });
    await importInto(db, file({ price: "239 900" }));
    expect((await car())?.price).toBe(239_900);
    await importInto(db, file(slip), { acceptsPrices: true });
    expect((await car())?.price).toBe(1_000);
  });
});
