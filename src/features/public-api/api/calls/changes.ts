import * as z from "zod";
import { isSold } from "#features/cars/rules/status.ts";
import { findStockedCars } from "#features/catalogue/storage/catalog-stock.ts";
import {
  changesRetentionHours,
  findChangeCursor,
  findRemovedPlates,
  findStockChanges,
} from "#features/catalogue/storage/stock-changes.ts";
import { flushChangeLog } from "#platform/db/change-log-epoch.ts";
import type { Database } from "#platform/db/database.ts";
import { withDescription } from "#platform/http/described.ts";
import { listShape, onOnePage } from "#platform/http/envelope.ts";
import { Refusal } from "#platform/http/problem.ts";
import { type ApiRequest, apiCall } from "../call.ts";
import { carJson } from "../car-json.ts";
import { carShape } from "../car-shape.ts";
import { type Cursor, cursorText, readCursor, textOfCursor } from "../change-cursor.ts";
import { carsWithPictures } from "./cars-in-parts.ts";

/** Half the time that changes are kept, so that none is forgotten while somebody reads. */
const readableMs = (changesRetentionHours / 2) * 3_600_000;
const atATime = 250;

/**
 * What has changed, each car once, in the order of the last change. The cars come with it and straight from the
 * database: the stock in memory is a second behind, and a partner who asked it would keep the old car.
 */
export const changedCars = apiCall({
  path: "/api/cars/changes",
  routes: ["/api/cars/changes"],
  title: "Ändringar i lagret",
  about:
    "För partner som håller en egen kopia. Anropa först utan since och spara next, hämta sedan /api/cars/all, och fråga därefter med since så ofta du vill. En ändring kan komma två gånger men utelämnas aldrig. En markör gäller i ett dygn och bara i den databas som gav den; annars blir svaret 410 och du börjar om.",
  example: "/api/cars/changes",
  parameters: { since: { in: "query", about: "next ur förra svaret", schema: cursorText } },
  data: listShape(
    z.object({
      id: z.int(),
      licenseplate: withDescription(
        z.string().nullable(),
        "Null bara när ingen längre vet: känn då igen bilen på id",
      ),
      change: withDescription(
        z.enum(["changed", "removed"]),
        "removed: såld eller struken, inte längre till salu",
      ),
      car: withDescription(carShape.nullable(), "Bilen som den är nu; null när den är borta"),
    }),
    { next: withDescription(z.string(), "Skickas som since nästa gång") },
  ),
  handle: async ({ since }, request) => {
    const { ids, cursor } = await read(request.db, since, request.now);
    return {
      canonical: null,
      data: () => ({
        next: textOfCursor(cursor),
        ...onOnePage(ids.length),
        json: changesInParts(ids, request),
      }),
    };
  },
});

type Read = { ids: readonly number[]; cursor: Cursor };

async function read(db: Database, since: string | undefined, now: Date): Promise<Read> {
  if (since === undefined) {
    await flushChangeLog(db);
    return { ids: [], cursor: { readAt: now, changes: await findChangeCursor(db) } };
  }
  const cursor = readCursor(since);
  if (cursor === null || now.getTime() - cursor.readAt.getTime() > readableMs) throw gone();
  const found = await findStockChanges(db, cursor.changes);
  if (found === null) throw gone();
  return { ids: found.ids.cars, cursor: { readAt: now, changes: found.cursor } };
}

/** Too old, of another database, or from before the form that it has now: what to do is the same. */
function gone(): Refusal {
  return new Refusal({
    status: 410,
    title: "Markören gäller inte längre",
    detail:
      "Den är för gammal eller kommer från en annan databas. Anropa /api/cars/changes utan since, spara next och hämta /api/cars/all på nytt.",
    parameter: "since",
  });
}

async function* changesInParts(
  ids: readonly number[],
  request: ApiRequest,
): AsyncGenerator<readonly unknown[]> {
  for (let at = 0; at < ids.length; at += atATime)
    yield await changesOf(ids.slice(at, at + atATime), request);
}

async function changesOf(ids: readonly number[], request: ApiRequest): Promise<unknown[]> {
  const found = await findStockedCars(request.db, ids);
  const there = new Map<number, string>(found.map(({ id, licenseplate }) => [id, licenseplate]));
  const gone = await findRemovedPlates(
    request.db,
    ids.filter((id) => !there.has(id)),
  );
  const unsold = found.filter(({ status }) => !isSold(status));
  const jsonRows = await carsWithPictures(unsold, carJson, request, request.now);
  const cars = new Map(unsold.map(({ id }, at) => [id, jsonRows[at]]));
  return ids.map((id) => ({
    id,
    licenseplate: there.get(id) ?? gone.get(id) ?? null,
    change: cars.has(id) ? "changed" : "removed",
    car: cars.get(id) ?? null,
  }));
}
