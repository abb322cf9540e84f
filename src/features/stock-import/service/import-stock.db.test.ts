import { appendFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findCar } from "#features/cars/storage/cars.ts";
import { countStock } from "#features/cars/storage/stock.ts";
import { findStores, saveStores } from "#features/stores/storage/stores.ts";
import { importUser } from "#platform/staff/import-user.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { aFile, aReadRow, checkedStock } from "#tests/checked-stock.ts";
import { importInto } from "#tests/import-into.ts";
import { aStockOf, aStockRow, csvOf, type StockCells } from "#tests/stock-rows.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { ImportRefused } from "./import-refused.ts";
import type { ImportOrder } from "./import-stock.ts";
import { type Stock, writeStock } from "./write-stock.ts";

/** A file with one store, as a chain writes it. */
function aStoresFile(said: Record<string, string>): string {
  const { slug, name, address, area, zipCode, phoneNumber, latitude, longitude } = aStore();
  const plain = { slug, name, address, area, zipCode, phoneNumber, latitude, longitude };
  return aFile(JSON.stringify([{ ...plain, ...said }]));
}

const plate = aPlate("MLB 84A");
const twoRows = [aStockRow(), aStockRow({ licenseplate: "MLB 84B" })];
const withOneBad = [...twoRows, aStockRow({ licenseplate: "MLB 84C", price: "gratis" })];
const { status, price, images, ...bare } = aStockRow();

const aStock = (): Omit<Stock, "rows"> => ({
  stores: [],
  parts: { folder: null, keptOrigins: ["https://images.example"], findings: null },
  reviews: [],
  full: null,
  skipsBad: false,
  acceptsPrices: true,
  staffUser: importUser,
  now: new Date(),
  signal: new AbortController().signal,
  print: () => {},
});

/** More than one batch. */
const manyRows = async () =>
  (await checkedStock(csvOf(aStockOf(400).map((row) => ({ ...row, location: "nacka" }))))).good;

onBothDatabases((database) => {
  /** Imports a file at a chain that has one store, and answers with what was said. */
  async function importFile(file: string, changes: Partial<ImportOrder> = {}): Promise<string[]> {
    await saveStores(database().db, [aStore({ slug: "nacka" })]);
    return importInto(database().db, file, changes);
  }
  const importRows = (rows: StockCells[], changes: Partial<ImportOrder> = {}) =>
    importFile(aFile(csvOf(rows)), changes);
  const carsForSale = async () => (await countStock(database().db)).forSale;
  const car = () => findCar(database().db, plate);

  test("[IMPORT-31] a file without fault is written, with pictures and the first events", async () => {
    expect(await importRows(twoRows)).toEqual([
      "Skriver 2 bilar …",
      "Importerade 2 bilar (nya: 2, uppdaterade: 0).",
    ]);
    expect(await car()).toMatchObject({
      title: "Volvo V60 T6 AWD Recharge Inscription",
      price: 249_900,
      initialPrice: 249_900,
      images: [{ url: "https://images.example/1.jpg" }, { url: "https://images.example/2.jpg" }],
      priceEvents: [{ price: 249_900 }],
      statusEvents: [{ status: 130 }],
    });
  });

  test("[IMPORT-30] one bad row is enough that nothing is written", async () => {
    await expect(importRows(withOneBad)).rejects.toThrow(ImportRefused);
    expect(await carsForSale()).toBe(0);
  });

  test("[IMPORT-38] for a file that is not there the database is not even opened", async () => {
    const withDatabase = () => Promise.reject(new Error("The database was opened"));
    await expect(importFile("/finns/inte.csv", { withDatabase })).rejects.toThrow("ENOENT");
  });

  test("[IMPORT-31] the good rows are written when the bad ones may be skipped", async () => {
    expect(await importRows(withOneBad, { skipsBad: true })).toEqual([
      'Rad 4 (MLB 84C): price: "gratis" är inget helt antal kronor',
      "Skriver 2 bilar …",
      "Importerade 2 bilar (nya: 2, uppdaterade: 0). Hoppar över 1 rad med fel.",
    ]);
    expect(await carsForSale()).toBe(2);
  });

  test.each(["fel", "pris"])(
    "[IMPORT-6] an unknown column %s stops the import, bad rows skipped or not",
    async (name) => {
      await expect(importRows([{ ...aStockRow(), [name]: "1" }], { skipsBad: true })).rejects.toThrow(
        ImportRefused,
      );
      expect(await carsForSale()).toBe(0);
    },
  );

  test("[IMPORT-32] a dry run counts and writes nothing", async () => {
    await importRows([aStockRow()]);
    expect(
      await importRows([aStockRow({ price: "1" }), ...withOneBad.slice(1)], {
        isDryRun: true,
        skipsBad: true,
        acceptsPrices: true,
      }),
    ).toEqual([
      'Rad 4 (MLB 84C): price: "gratis" är inget helt antal kronor',
      "Räknar 2 bilar …",
      "Provkörning: 2 bilar skulle importeras (nya: 1, uppdaterade: 1). Hoppar över 1 rad med fel. Inget har skrivits.",
    ]);
    expect([await carsForSale(), (await car())?.price]).toEqual([1, 249_900]);
  });

  test("[IMPORT-45] the same file again adds nothing", async () => {
    await importRows(twoRows);
    const before = await car();
    expect(await importRows(twoRows)).toContain("Importerade 2 bilar (nya: 0, uppdaterade: 2).");
    expect(await car()).toEqual(before);
    expect(await carsForSale()).toBe(2);
  });

  test("[IMPORT-27] a file that says less changes only what it says", async () => {
    await importRows([aStockRow({ status: "135" })]);
    await importRows([{ ...bare, mileage: "9000" }]);
    expect(await car()).toMatchObject({
      mileage: 9000,
      status: 135,
      price: 249_900,
      statusEvents: [{ status: 135 }],
    });
    expect((await car())?.images).toHaveLength(2);
    await importRows([{ ...bare, price: "239 900", images: "" }]);
    expect(await car()).toMatchObject({
      price: 239_900,
      initialPrice: 249_900,
      images: [],
      priceEvents: [{ price: 249_900 }, { price: 239_900 }],
    });
  });

  test("[IMPORT-33] stores come with the same import", async () => {
    const storesFile = aStoresFile({ slug: "taby", name: "Täby" });
    const rows = [aStockRow({ location: "Täby" })];
    expect(await importRows(rows, { storesFile, isDryRun: true })).toHaveLength(2);
    expect(await findStores(database().db)).toHaveLength(1);
    await importRows(rows, { storesFile });
    expect(await car()).toMatchObject({ store: { name: "Täby" }, phoneNumber: "+46846500401" });
  });

  test.each([
    ["location", false],
    ["location", true],
    ["physicalLocation", false],
    ["physicalLocation", true],
  ])("[IMPORT-33] a %s that is no store is a bad row, in a dry run (%s) too", async (where, isDryRun) => {
    const rows = [...withOneBad, aStockRow({ licenseplate: "MLB 84D", [where]: "Nakca" })];
    const report: string[] = [];
    const print = (line: string) => report.push(line);
    await expect(importRows(rows, { isDryRun, print })).rejects.toThrow(/^2 av 4 rader har fel/);
    expect(report).toEqual([
      'Rad 4 (MLB 84C): price: "gratis" är inget helt antal kronor',
      `Rad 5 (MLB 84D): ${where}: "Nakca" finns inte bland butikerna. Menade du "nacka"?`,
    ]);
    expect(await carsForSale()).toBe(0);
    expect((await importRows(rows, { isDryRun, skipsBad: true })).at(-1)).toContain("2 rader med fel");
  });

  test("[IMPORT-33] a chain without stores is told so once", async () => {
    await expect(importInto(database().db, aFile(csvOf(twoRows)))).rejects.toThrow(
      "Det finns inga butiker än. Lägg in dem med --stores. Inget har skrivits.",
    );
  });

  test("[IMPORT-33] a store is known by its slug, its label and its name, and a slip is told", async () => {
    const storesFile = aStoresFile({ slug: "malmo-syd", name: "Bilhuset Malmö Syd", area: "Svågertorp" });
    const rows = ["malmo-syd", "Svågertorp", "bilhuset malmö syd"].map((location, n) =>
      aStockRow({ licenseplate: `MLB 10${n}`, location }),
    );
    await importRows(rows, { storesFile });
    expect(await carsForSale()).toBe(3);
    const report: string[] = [];
    const others = ["Malmö Sid", "Örebro"].map((location, n) =>
      aStockRow({ licenseplate: `MLB 20${n}`, location }),
    );
    await importRows([...rows, ...others], { skipsBad: true, print: (line) => report.push(line) });
    expect(report.slice(0, 2)).toEqual([
      'Rad 5 (MLB 200): location: "Malmö Sid" finns inte bland butikerna. Menade du "malmo-syd"?',
      'Rad 6 (MLB 201): location: "Örebro" finns inte bland butikerna (nya butiker läggs in med --stores)',
    ]);
  });

  test("[PLACE-6] a store is retired when no car is left there, and not before", async () => {
    const { db } = database();
    await importRows([aStockRow({ location: "taby" })], { storesFile: aStoresFile({ slug: "taby" }) });
    const storesFile = aStoresFile({ slug: "taby", retired: "ja" });
    await expect(importRows([aStockRow({ licenseplate: "MLB 84E" })], { storesFile })).rejects.toThrow(
      'Butiken "taby" kan inte vara nedlagd: 1 bil säljs eller står där. Inget har skrivits.',
    );
    expect((await findStores(db)).find(({ slug }) => slug === "taby")?.isRetired).toBe(false);
    await importRows([aStockRow({ location: "nacka" })], { storesFile });
    expect((await findStores(db)).find(({ slug }) => slug === "taby")?.isRetired).toBe(true);
  });

  test("[IMPORT-34] an import that is stopped on the way leaves nothing", async () => {
    await importRows([aStockRow({ price: "1000" })]);
    const many = await manyRows();
    const stop = new AbortController();
    const rows = async function* () {
      yield await aReadRow({ price: "2000" });
      yield* many;
      stop.abort();
      yield* many;
    };
    const stock = { ...aStock(), rows, signal: stop.signal };
    await expect(writeStock(database().db, stock)).rejects.toThrow("aborted");
    expect([await carsForSale(), (await car())?.price]).toEqual([1, 1000]);
  });

  test("[IMPORT-34] nor does one that fails on the way", async () => {
    const many = await manyRows();
    const rows = async function* () {
      yield* many;
      throw new Error("The disk is gone");
    };
    await saveStores(database().db, [aStore({ slug: "nacka" })]);
    const stock = { ...aStock(), rows };
    await expect(writeStock(database().db, stock)).rejects.toThrow("The disk is gone");
    expect(await carsForSale()).toBe(0);
  });

  test("[IMPORT-36] a file that changes on the way stops the import", async () => {
    const file = aFile(csvOf(twoRows));
    const oneMore = `\r\n${csvOf([aStockRow({ licenseplate: "MLB 84F" })]).split("\r\n")[1]}`;
    const print = (line: string) => {
      if (line.startsWith("Skriver")) appendFileSync(file, oneMore);
    };
    await expect(importFile(file, { print })).rejects.toThrow("Filen ändrades under importen");
    expect(await carsForSale()).toBe(0);
  });
});
