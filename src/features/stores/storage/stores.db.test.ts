import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { countCarsAt } from "#features/cars/storage/cars-at-stores.ts";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { countStock } from "#features/cars/storage/stock.ts";
import { anEntry } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { chainHours } from "../rules/opening-hours.ts";
import { findStores, saveStores } from "./stores.ts";

onBothDatabases((database) => {
  test("[DATA-21] an empty stock counts nothing", async () => {
    expect(await countStock(database().db)).toEqual({ forSale: 0, incoming: 0, sold: 0 });
  });

  test("[DATA-21] below 130 is incoming, 140 and up is sold, the rest is for sale, reserved cars too", async () => {
    const { db } = database();
    await saveStores(db, [aStore()]);
    const entries = [0, 80, 129, 130, 135, 140, 145, 150, 150].map((status, n) =>
      anEntry({ status, licenseplate: aPlate(`mlb00${n}`) }),
    );
    await db.transaction((tx) => loadCars(tx, entries));
    expect(await countStock(db)).toEqual({ forSale: 2, incoming: 3, sold: 4 });
  });

  test("[DATA-22] stores come in the order of the Swedish alphabet", async () => {
    const { db } = database();
    const names = {
      nacka: "Östersund",
      taby: "Ärla",
      lanna: "Åre",
      uppsala: "Arboga",
      orebro: "Zinkgruvan",
    } as const;
    const slugs = Object.keys(names) as (keyof typeof names)[];
    await saveStores(
      db,
      slugs.map((slug) => aStore({ slug, name: names[slug] })),
    );
    const found = await findStores(db);
    expect(found.map(({ name }) => name)).toEqual(["Arboga", "Zinkgruvan", "Åre", "Ärla", "Östersund"]);
  });

  test("[DATA-23] saving stores adds new ones and renews known ones", async () => {
    const { db } = database();
    const uppsala = aStore();
    await saveStores(db, [uppsala]);
    const moved = aStore({
      name: "Uppsala Gränby",
      address: "Marknadsgatan 2",
      area: "Gränby",
      zipCode: "754 31",
      phoneNumber: "08-465 004 09",
      fullAddress: "Marknadsgatan 2, 754 31 Uppsala",
      latitude: 59.8781,
      longitude: 17.6719,
    });
    const nacka = aStore({ slug: "nacka", name: "Nacka" });
    await saveStores(db, [moved, nacka]);
    expect(await findStores(db)).toEqual([nacka, moved]);
    await saveStores(db, []);
    expect(await findStores(db)).toHaveLength(2);
  });

  test("[DATA-23] [HOURS-15] a store keeps its kind, its other names and its own hours", async () => {
    const { db } = database();
    const malmo = aStore({
      slug: "malmo-syd",
      label: "Malmö syd",
      kind: "electric",
      aliases: ["hyllie"],
      isRetired: true,
      hours: {
        weekdays: { opens: "10:00", closes: "18:00" },
        saturday: { opens: "10:00", closes: "24:00" },
        sunday: null,
        exceptions: [
          { day: "2026-12-23", hours: { opens: "09:00", closes: "15:00" } },
          { day: "2026-12-27", hours: null },
        ],
      },
    });
    await saveStores(db, [malmo]);
    expect(await findStores(db)).toEqual([malmo]);
  });

  test("[PLACE-9] a store written by hand needs no label, kind or hours, but what it says must be in form", async () => {
    const { db } = database();
    const added = (columns: string, values: string) =>
      db.execute(
        sql.raw(
          `insert into stores (slug, name, address, area, zip_code, phone_number, full_address, latitude, longitude${columns})
            values ('malmo', 'Malmö', 'Vägen 1', 'Malmö', '211 00', '040-628 04 01', 'Vägen 1, 211 00 Malmö', 55.6, 13${values})`,
        ),
      );
    await expect(added(", hours_sunday", ", 'ibland'")).rejects.toThrow();
    await expect(added(", hours_exceptions", ", '{julafton}'")).rejects.toThrow();
    await expect(added(", kind", ", 'kiosk'")).rejects.toThrow();
    await added("", "");
    expect(await findStores(db)).toMatchObject([{ label: "Malmö", kind: "store", hours: chainHours }]);
  });

  test("[PLACE-6] the cars of a store are those it sells and those that stand there, but for the sold", async () => {
    const { db } = database();
    await saveStores(db, [aStore(), aStore({ slug: "nacka" }), aStore({ slug: "taby" })]);
    const entries = [
      anEntry({ licenseplate: aPlate("mlb001") }),
      anEntry({ licenseplate: aPlate("mlb002"), physicalLocation: "nacka" }),
      anEntry({ licenseplate: aPlate("mlb003"), location: "nacka", status: 140 }),
    ];
    await db.transaction((tx) => loadCars(tx, entries));
    expect(await countCarsAt(db, ["uppsala", "nacka", "taby"])).toEqual(
      new Map([
        ["uppsala", 2],
        ["nacka", 1],
      ]),
    );
    expect(await countCarsAt(db, [])).toEqual(new Map());
  });
});
