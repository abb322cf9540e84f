import { expect, test } from "vitest";
import { anEntry } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { loadCars } from "./load-stock.ts";
import { countStock } from "./stock.ts";
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
});
