import { expect, test } from "vitest";
import { firstFindingPosition, imageTypes } from "#features/cars/rules/image.ts";
import { findCar } from "#features/cars/storage/cars.ts";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { countStock } from "#features/cars/storage/stock.ts";
import {
  findChangeCursor,
  findRemovedPlates,
  findStockChanges,
} from "#features/catalogue/storage/stock-changes.ts";
import { countRatings } from "#features/reviews/storage/reviews.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { flushChangeLog } from "#platform/db/change-log-epoch.ts";
import { aJpeg, aPictureSupply } from "#tests/a-picture-supply.ts";
import { anEntry } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { aFile } from "#tests/checked-stock.ts";
import { importInto } from "#tests/import-into.ts";
import { aStockOf, aStockRow, csvOf, type StockCells } from "#tests/stock-rows.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import type { ImportOrder } from "./import-stock.ts";
import { PictureFailed } from "./pictures/picture-failed.ts";

const plate = aPlate("MLB 84A");
const sold = { status: "140", soldAt: "2026-10-01 10:00", soldPrice: "240 000" };
const delivered = { ...sold, status: "150", deliveredAt: "2026-10-08 10:00" };
const [soldAt, deliveredAt] = [new Date("2026-10-01T08:00:00Z"), new Date("2026-10-08T08:00:00Z")];

onBothDatabases((database) => {
  async function importRows(rows: StockCells[], changes: Partial<ImportOrder> = {}) {
    await saveStores(database().db, [aStore({ slug: "nacka" })]);
    return importInto(database().db, aFile(csvOf(rows)), changes);
  }
  const car = () => findCar(database().db, plate);

  test("[IMPORT-51] [DATA-48] a car is sold and delivered by import, on the days of the file, once", async () => {
    await importRows([aStockRow({ publishedAt: "2026-09-01" })]);
    await importRows([aStockRow(sold)]);
    const sale = { soldAt, deliveredAt: null, price: 240_000, daysInStock: 30 };
    expect(await car()).toMatchObject({ status: 140, sales: [sale], price: 249_900 });
    for (const _ of [1, 2]) await importRows([aStockRow(delivered)]);
    const { sales, statusEvents } = (await car()) ?? {};
    expect(sales).toEqual([{ ...sale, deliveredAt }]);
    expect(statusEvents?.toSorted((a, b) => a.status - b.status)).toEqual([
      { status: 130, at: expect.any(Date) },
      { status: 140, at: soldAt },
      { status: 150, at: deliveredAt },
    ]);
  });

  test("[IMPORT-51] [DATA-48] a car that comes as delivered has both days, and a second sale when it was back", async () => {
    await importRows([aStockRow(delivered)]);
    expect((await car())?.statusEvents).toEqual([
      { status: 140, at: soldAt },
      { status: 150, at: deliveredAt },
    ]);
    await importRows([aStockRow({ ...delivered, soldPrice: "235 000" })]);
    expect((await car())?.sales).toMatchObject([{ price: 235_000 }]);
    await importRows([aStockRow({ status: "130" })]);
    await importRows([aStockRow({ ...sold, soldAt: "2026-11-01 10:00" })]);
    expect((await car())?.sales).toHaveLength(2);
  });

  test("[IMPORT-54] [DATA-51] what the whole stock does not name is gone, and its plate is in the change log", async () => {
    const { db } = database();
    await importRows([aStockRow(), ...aStockOf(9).map((row) => ({ ...row, location: "nacka" }))]);
    const gone = (await car())?.id ?? 0;
    await flushChangeLog(db);
    const cursor = await findChangeCursor(db);
    const rest = aStockOf(9).map((row) => ({ ...row, location: "nacka" }));
    expect((await importRows(rest, { maxRemovedPercent: 20, isDryRun: true })).at(-1)).toBe(
      "Provkörning: 9 bilar skulle importeras (nya: 0, uppdaterade: 9). 1 bil skulle försvinna ur lagret: MLB 84A. Inget har skrivits.",
    );
    expect(await car()).not.toBeNull();
    expect((await importRows(rest, { maxRemovedPercent: 20 })).at(-1)).toBe(
      "Importerade 9 bilar (nya: 0, uppdaterade: 9). 1 bil togs ur lagret: MLB 84A.",
    );
    expect([await car(), (await countStock(db)).forSale]).toEqual([null, 9]);
    expect((await findStockChanges(db, cursor))?.ids.cars).toContain(gone);
    expect((await findRemovedPlates(db, [gone])).get(gone)).toBe(plate);
  });

  test("[IMPORT-54] more than may go is refused, whatever else the file says", async () => {
    const all = aStockOf(10).map((row) => ({ ...row, location: "nacka" }));
    await importRows(all);
    const half = all.slice(5).map((row) => ({ ...row, price: "1000" }));
    await expect(importRows(half, { maxRemovedPercent: 20 })).rejects.toThrow(
      /^Mer än 20 % av lagret skulle försvinna: 5 av 10 bilar \(IQA 000, IQA 001, .*\)\. Inget har skrivits\. Är det rätt, kör igen med --allow-removing 50\.$/,
    );
    expect((await countStock(database().db)).forSale).toBe(10);
    await importRows(half, { maxRemovedPercent: 50 });
    expect((await countStock(database().db)).forSale).toBe(5);
  });

  test("[IMPORT-54] a bad row may be a car that is here: then nothing goes", async () => {
    await importRows([aStockRow()]);
    const rows = [aStockRow({ licenseplate: "MLB 84B" }), aStockRow({ licenseplate: "MLB84", price: "1" })];
    await expect(importRows(rows, { maxRemovedPercent: 100, skipsBad: true })).rejects.toThrow(
      "Med --complete måste alla rader vara felfria",
    );
    expect(await car()).not.toBeNull();
  });

  test("[IMPORT-54] [DATA-51] sold cars stay, and one that was back becomes the delivered car again", async () => {
    const { db } = database();
    await saveStores(db, [aStore(), aStore({ slug: "nacka" })]);
    const sale = { soldAt, deliveredAt, price: 100_000, daysInStock: 3 };
    const back = aPlate("mlb002");
    await db.transaction((tx) =>
      loadCars(tx, [
        anEntry({ licenseplate: aPlate("mlb001"), status: 150 }, { sales: [sale] }),
        anEntry({ licenseplate: back, status: 130 }, { sales: [sale] }),
      ]),
    );
    await importRows([aStockRow()], { maxRemovedPercent: 100 });
    expect(await findCar(db, aPlate("mlb001"))).not.toBeNull();
    expect(await findCar(db, back)).toMatchObject({
      status: 150,
      sales: [sale],
      statusEvents: [{ status: 150 }],
    });
  });

  const supply = (said: Partial<ImportOrder["pictures"]> = {}) =>
    aPictureSupply({ fetch: async (address) => aJpeg(address), ...said });
  const elsewhere = (...names: string[]) => names.map((name) => `https://other.example/${name}`).join("|");

  test("[PICTURE-3] [PICTURE-8] [DATA-50] pictures are copied once, with their previews, and shown from our own host", async () => {
    const fetched: string[] = [];
    const pictures = supply({
      fetch: async (address) => {
        fetched.push(address);
        return aJpeg(address);
      },
    });
    const rows = [aStockRow({ images: `${elsewhere("1", "2")}|https://images.example/3.jpg` })];
    expect(await importRows(rows, { pictures })).toContain("Bilder: 2 kopierade, 0 fanns redan.");
    const before = (await car())?.images;
    expect(before?.map(({ url }) => url)).toEqual([
      expect.stringMatching(/^\/files\/pictures\/[0-9a-f]{64}\.jpg$/),
      expect.stringMatching(/^\/files\/pictures\/[0-9a-f]{64}\.jpg$/),
      "https://images.example/3.jpg",
    ]);
    const preview = "UklGRkA=";
    expect(before?.map((image) => image.preview)).toEqual([preview, preview, null]);
    expect(await importRows(rows, { pictures })).toContain("Bilder: 0 kopierade, 2 fanns redan.");
    expect([fetched.length, (await car())?.images]).toEqual([2, before]);
    await importRows(rows, { pictures: { ...pictures, fetchesAgain: true } });
    expect(fetched).toHaveLength(4);
  });

  test("[PICTURE-3] a picture that fails is told by its row; when none can be had the car keeps its own", async () => {
    const fetch = async (address: string) => {
      if (address.endsWith("bad")) throw new PictureFailed("servern svarade 404");
      return address.endsWith("text") ? Buffer.from("<svg/>") : aJpeg(address);
    };
    const pictures = supply({ fetch });
    const said = await importRows([aStockRow({ images: elsewhere("bad", "1", "text") })], { pictures });
    expect(said).toEqual([
      'Rad 2 (MLB 84A): images: "https://other.example/bad" servern svarade 404',
      'Rad 2 (MLB 84A): images: "https://other.example/text" kan inte användas. Filen är ingen bild som vi kan ta emot. Spara den som JPEG, PNG, WebP eller AVIF och försök igen.',
      "Bilder: 1 kopierade, 0 fanns redan, 2 kunde inte kopieras.",
      "Skriver 1 bil …",
      "Importerade 1 bil (nya: 1, uppdaterade: 0).",
    ]);
    expect((await car())?.images).toHaveLength(1);
    await importRows([aStockRow({ images: elsewhere("also-bad") })], { pictures });
    expect((await car())?.images).toHaveLength(1);
    const strict = { ...pictures, mustHaveAll: true };
    const changed = [aStockRow({ price: "1", images: elsewhere("bad") })];
    await expect(importRows(changed, { pictures: strict })).rejects.toThrow("1 bild kunde inte kopieras");
    expect((await car())?.price).toBe(249_900);
  });

  const findings = [
    { licenseplate: "MLB 84A", part: "Utvändig skada", note: "Repa.", picture: elsewhere("repa") },
    { licenseplate: "mlb84a", part: "brakesRear", verdict: "fel", note: "Slut.", picture: "" },
  ];

  test("[IMPORT-53] [DATA-49] findings come with their close-ups, and pictures of the car change without them", async () => {
    const pictures = supply();
    const findingsFile = aFile(csvOf(findings));
    await importRows([aStockRow({ inspectedOn: "2026-10-01", inspectionComplete: "ja" })], {
      pictures,
      findingsFile,
    });
    const found = [
      { part: "exteriorDamage", verdict: "note", note: "Repa.", imagePosition: firstFindingPosition },
      { part: "brakesRear", verdict: "fault", note: "Slut.", imagePosition: null },
    ];
    expect(await car()).toMatchObject({ findings: found, inspectionComplete: true });
    await importRows([aStockRow({ images: "https://images.example/9.jpg" })], { pictures });
    expect(await car()).toMatchObject({
      findings: found,
      images: [
        { url: "https://images.example/9.jpg", position: 0 },
        { position: firstFindingPosition, type: imageTypes.externalDamages },
      ],
    });
    await importRows([aStockRow()], { pictures, findingsFile: aFile(csvOf(findings.slice(1))) });
    expect((await car())?.findings).toHaveLength(1);
    expect((await car())?.images).toHaveLength(2);
  });

  test("[IMPORT-53] a finding that cannot be read, or of a car that is not in the file, stops the import", async () => {
    const wrong = [
      { licenseplate: "MLB 84A", part: "Motro" },
      { licenseplate: "MLB 84Z", part: "Motor" },
    ];
    const said: string[] = [];
    const print = (line: string) => said.push(line);
    await expect(
      importRows([aStockRow()], { findingsFile: aFile(csvOf(wrong)), print, skipsBad: false }),
    ).rejects.toThrow("Skadefilen har fel. Inget har skrivits.");
    expect(said).toEqual([
      'Skadefilen: Rad 2 (MLB 84A): part: "Motro" är ingen känd del av bilen. Menade du "Motor"?',
      "Skadefilen: Rad 3 (MLB 84Z): licenseplate: bilen finns inte i lagerfilen",
    ]);
    expect(await car()).toBeNull();
  });

  const [licenseplate, publishedAt] = ["MLB 84A", "2026-10-20"];
  const review = { licenseplate, rating: "5", text: "Bra.", signature: "Karin", publishedAt };

  test("[IMPORT-55] [DATA-52] a review goes to its deal, and a new one takes its place", async () => {
    const ratings = async () => countRatings(database().db);
    const said = await importRows([aStockRow(sold)], { reviewsFile: aFile(csvOf([review])) });
    expect(said.at(-1)).toBe("Importerade 1 bil (nya: 1, uppdaterade: 0). 1 omdöme sparades.");
    expect(await ratings()).toMatchObject({ 5: 1 });
    await importRows([aStockRow(sold)], { reviewsFile: aFile(csvOf([{ ...review, rating: "4" }])) });
    expect(await ratings()).toMatchObject({ 4: 1, 5: 0 });
  });

  test("[IMPORT-55] a review without a deal before it, or a second one of the same, is a fault", async () => {
    const said: string[] = [];
    const early = { ...review, publishedAt: "2026-09-01" };
    const reviewsFile = aFile(csvOf([early, review, { ...review, signature: "Anna" }]));
    const print = (line: string) => said.push(line);
    await expect(importRows([aStockRow(sold)], { reviewsFile, print })).rejects.toThrow(
      "Omdömesfilen har fel",
    );
    expect(said.slice(-2)).toEqual([
      "Omdömesfilen: Rad 2 (MLB 84A): bilen var inte såld när omdömet skrevs",
      "Omdömesfilen: Rad 4 (MLB 84A): affären har redan ett omdöme i filen",
    ]);
    expect(await car()).toBeNull();
  });
});
