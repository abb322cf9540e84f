import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { cars } from "#features/cars/storage/cars.table.ts";
import { saveSmallStock } from "#tests/a-small-stock.ts";
import { aPlate } from "#tests/any-plate.ts";
import { eventsOf } from "#tests/read-events.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { openLiveCatalogue } from "../service/live-catalogue.ts";
import { liveRoutes } from "./live-routes.ts";

onBothDatabases((database) => {
  test("[LIVE-6] [LIVE-5] a price changed in the database is told at once; who missed it is told on return", async () => {
    await saveSmallStock(database(), 2);
    const stock = await openLiveCatalogue({ database: database(), clock: () => new Date() });
    const stopping = new AbortController();
    onTestFinished(async () => {
      stopping.abort();
      await stock.close();
    });
    const routes = liveRoutes({ stock, clock: () => new Date(), stopping: stopping.signal });
    const open = async (query: string) => eventsOf(await routes.request(`/live/cars?${query}`));

    const read = stock.version();
    const events = await open(`version=${read}`);
    const told = events.next();
    await database()
      .db.update(cars)
      .set({ price: 99_900 })
      .where(eq(cars.licenseplate, aPlate("mlb002")));
    await expect.poll(() => Promise.race([told, null])).not.toBeNull();
    const words = { plate: "MLB 002", price: { kind: "plain", price: "99\u00a0900\u00a0kr" } };
    expect(await told).toMatchObject({ event: "message", id: stock.version(), data: [words] });

    const back = await open(`version=${read}&plates=mlb002,mlb001`);
    expect(await back.next()).toMatchObject({ event: "shown", data: [words, { plate: "MLB 001" }] });
    expect(await (await open(`version=${read}`)).next()).toMatchObject({ event: "again" });
  });
});
