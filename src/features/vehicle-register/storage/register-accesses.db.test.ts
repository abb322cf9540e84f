import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { loadCars, loadExternalAdverts } from "#features/cars/storage/load-stock.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { findDaysInStock, findPlateHistory } from "#features/trade-in/storage/plate-history.ts";
import { anEntry } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { anAdvert } from "#tests/an-advert.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { addAccess, findAccesses, findOpenedParts, type NewAccess } from "./register-accesses.ts";

const at = new Date("2026-11-17T09:00:00Z");
const plate = aPlate("mlb27k");
const access: NewAccess = {
  licenseplate: plate,
  part: "debt",
  reason: "settle-credit",
  isCustomerAsking: true,
  staffId: "anna",
  staffName: "Anna Exempel",
  at,
};

onBothDatabases((database) => {
  test("[DATA-132] who has looked at what is known for good, and cannot be changed or removed", async () => {
    const { db } = database();
    await addAccess(db, access);
    await addAccess(db, { ...access, part: "owner", staffId: "bo", at: new Date(at.getTime() + 1_000) });
    expect((await findAccesses(db, plate, 10)).map(({ part, staffId }) => [part, staffId])).toEqual([
      ["owner", "bo"],
      ["debt", "anna"],
    ]);
    const mine = { plate, staffId: "anna" };
    expect(await findOpenedParts(db, { ...mine, since: new Date(at.getTime() - 1) })).toHaveLength(1);
    expect(await findOpenedParts(db, { ...mine, since: at })).toEqual([]);
    for (const change of ["update register_accesses set part = 'owner'", "delete from register_accesses"])
      await expect(db.execute(sql.raw(change))).rejects.toThrow();
  });

  test("[DATA-133] what our own books say of a plate: for sale, sold, advertised by others, asked about", async () => {
    const { db } = database();
    expect(await findPlateHistory(db, plate)).toEqual({ own: null, sales: [], advert: null, cases: [] });
    await saveStores(db, [aStore({ slug: "uppsala" })]);
    const sale = (soldAt: Date, daysInStock: number) => ({
      soldAt,
      deliveredAt: null,
      price: 9,
      daysInStock,
    });
    const sales = [sale(at, 17), sale(new Date("2024-01-01"), 40)];
    await db.transaction(async (tx) => {
      await loadCars(tx, [anEntry({ licenseplate: plate, status: 150 }, { sales })]);
      await loadExternalAdverts(tx, [anAdvert({ licenseplate: plate, title: "Fin Golf" })]);
    });
    const past = await findPlateHistory(db, plate);
    expect(past.own?.status).toBe(150);
    expect(past.sales.map(({ soldAt }) => soldAt)).toEqual([new Date("2024-01-01"), at]);
    expect(past.advert?.title).toBe("Fin Golf");
    expect(await findDaysInStock(db, [plate, aPlate("mlb28k")])).toEqual(new Map([[plate, 17]]));
  });
});
