import { expect, test } from "vitest";
import { plateNumber } from "#demo/plates.ts";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { anEntry } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { minScored } from "../rules/estimate-score.ts";
import { estimates } from "../storage/estimates.table.ts";
import { openEstimates, scoreEstimates } from "./estimates.ts";

const given = new Date("2026-10-01T12:00:00Z");
const sold = new Date("2026-11-01T12:00:00Z");
const now = new Date("2026-11-17T12:00:00Z");

onBothDatabases((database) => {
  test("[SCORE-1] [SCORE-2] what was said is held against what was paid, and nothing is claimed before enough were sold", async () => {
    const { db } = database();
    const count = minScored + 10;
    const plates = Array.from({ length: count }, (_, at) => plateNumber(at));
    const service = openEstimates({ db, clock: () => given });
    for (const plate of plates)
      await service.note(plate, { market: { estimate: 200_000, low: 180_000, high: 220_000 } });
    const rows = await db.select().from(estimates);
    expect(rows).toHaveLength(count);
    for (const plate of plates) expect(JSON.stringify(rows)).not.toContain(plate);
    const later = openEstimates({ db, clock: () => now });
    expect(await later.score()).toBeNull();
    await saveStores(db, [aStore()]);
    const price = (at: number) => (at < 4 ? 170_000 : at < 8 ? 230_000 : 201_000);
    const entries = plates.map((licenseplate, at) =>
      anEntry(
        { status: 150, licenseplate },
        { sales: [{ soldAt: sold, deliveredAt: null, price: price(at), daysInStock: 20 }] },
      ),
    );
    await db.transaction((tx) => loadCars(tx, entries));
    expect(await scoreEstimates(db, now)).toBe(count);
    expect(await scoreEstimates(db, now)).toBe(0);
    expect(await later.score()).toEqual({ cars: 40, inside: 80, below: 10, above: 10 });
  });
});
