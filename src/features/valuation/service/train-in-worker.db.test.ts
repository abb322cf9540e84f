import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { plateNumber } from "#demo/plates.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { aCar } from "#tests/a-car.ts";
import { anEntry } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { minCars } from "../rules/engine/train.ts";
import { factsOfCar } from "../rules/facts-of-car.ts";
import { emptyTable } from "../rules/level-table.ts";
import { trainInWorker } from "./train-in-worker.ts";
import { openValuations } from "./valuations.ts";

const now = new Date("2026-11-17T02:00:00Z");
const never = new AbortController().signal;

onBothDatabases((database) => {
  test("[VALUE-12] [MARKET-4] a model comes back from a thread that has read the sold cars itself, and has valued the stock", async () => {
    const { db, url } = database();
    expect(await trainInWorker({ databaseUrl: url, now }, never)).toEqual({
      model: null,
      levels: emptyTable,
    });
    await saveStores(db, [aStore()]);
    const soldAt = new Date("2026-10-01T12:00:00Z");
    const entries = Array.from({ length: minCars }, (_, at) =>
      anEntry(
        { status: 150, licenseplate: plateNumber(at), mileage: 2_000 + 100 * at },
        { sales: [{ soldAt, deliveredAt: null, price: 300_000 - 1_000 * at, daysInStock: 20 }] },
      ),
    );
    const listed = anEntry({ status: 130, licenseplate: plateNumber(minCars), price: 10_000 });
    await db.transaction((tx) => loadCars(tx, [...entries, listed]));
    const valuations = openValuations({
      trainOn: (at, signal) => trainInWorker({ databaseUrl: url, now: at }, signal),
      clock: () => now,
    });
    await valuations.train(never);
    expect(valuations.trainedFrom()).toEqual({ at: now, soldCars: minCars });
    const answer = valuations.value({
      car: factsOfCar(aCar({ mileage: 7_000 }), soldAt),
      isImported: false,
      condition: {},
    });
    expect(answer).toMatchObject({ kind: "valued", soldOfSeries: minCars });
    const [id] = await db.select({ id: cars.id }).from(cars).where(eq(cars.status, 130));
    const inStock = { ...listed.car, id: id?.id ?? 0 };
    expect(valuations.levelOf(inStock)).toBe("under");
    // Its facts as the stock in memory has them are those that the thread has read.
    await valuations.label([inStock]);
    expect(valuations.version()).toBe(1);
  });

  test("[VALUE-12] a training that is stopped ends, and says so", async () => {
    const stopping = new AbortController();
    const training = trainInWorker({ databaseUrl: database().url, now }, stopping.signal);
    stopping.abort(new Error("the server stops"));
    await expect(training).rejects.toThrow("the server stops");
  });
});
