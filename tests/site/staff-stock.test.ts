import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dayPlus, instantAt, stockholmDay } from "#core/dates/stockholm-day.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { type PackedLines, unpacked } from "#features/stock/rules/stock-list/stock-line.ts";
import { carEdits } from "#features/stock/storage/car-edits.table.ts";
import type { StaffRole } from "#platform/auth/permissions.ts";
import { auditLog } from "#platform/staff/audit-log.table.ts";
import { anEntry, anImage } from "#tests/a-stock-entry.ts";
import { aPlate } from "#tests/any-plate.ts";
import { siteWithStaff } from "./site-with-reservations.ts";

const site = await siteWithStaff();
afterAll(() => site.close());
/** At noon: hours back from late in the evening it is another day where summer time has ended since. */
const daysAgo = (days: number) => instantAt(dayPlus(stockholmDay(new Date()), -days), 12 * 60);

beforeAll(async () => {
  const publishedAt = daysAgo(70);
  await site.db.transaction((tx) =>
    loadCars(tx, [
      anEntry(
        { licenseplate: aPlate("mlb001"), price: 289_900, publishedAt },
        { images: [anImage(0)], priceEvents: [{ at: publishedAt, price: 289_900 }] },
      ),
      anEntry({ licenseplate: aPlate("mlb002"), status: 120, price: 124_900, publishedAt: null }),
      anEntry({ licenseplate: aPlate("mlb003"), status: 106, price: null, publishedAt: null }),
      anEntry(
        { licenseplate: aPlate("mlb004"), status: 150, publishedAt },
        { sales: [{ soldAt: daysAgo(40), deliveredAt: daysAgo(35), price: 210_000, daysInStock: 30 }] },
      ),
    ]),
  );
});

const call = <Answer extends object>(path: string, body?: object, role: StaffRole = "Purchaser") =>
  site.staff<Answer>(path, body, role);

type Listed = { lines: PackedLines; cursor: string; isFull: boolean };
type Previewed = { cars: { edit: { changes: object } | null }[] };
type Batch = { batch: string; saved: string[] };
type Recent = { batches: { batch: string }[] };
type Report = { counts: { problems: number }; problems: string[] };

const linesOf = ({ lines }: { lines: PackedLines }) => unpacked(lines);
const idOf = async (plate: string) => {
  const [row] = await site.db
    .select()
    .from(cars)
    .where(eq(cars.licenseplate, aPlate(plate)));
  return row?.id ?? 0;
};
const priceOf = async (plate: string) => {
  const [row] = await site.db
    .select()
    .from(cars)
    .where(eq(cars.licenseplate, aPlate(plate)));
  return row?.price;
};

test("[STOCKLIST-1] [STOCKLIST-6] all statuses come in one list, and then what has changed since", async () => {
  const { json, status } = await call<Listed>("/api/staff/cars", undefined, "Salesman");
  expect(status).toBe(200);
  expect(json.isFull).toBe(true);
  expect(linesOf(json)).toEqual([
    expect.objectContaining({
      licenseplate: "mlb001",
      status: 130,
      days: 70,
      pictures: 1,
      referencePrice: null,
    }),
    expect.objectContaining({ licenseplate: "mlb002", status: 120, price: 124_900, days: null }),
    expect.objectContaining({ licenseplate: "mlb003", status: 106, price: null }),
    expect.objectContaining({ licenseplate: "mlb004", status: 150, days: 30, changedBy: null }),
  ]);
  const since = (cursor: string) => call<Listed>(`/api/staff/cars?after=${encodeURIComponent(cursor)}`);
  const nothing = await since(json.cursor);
  expect(nothing.json).toMatchObject({ isFull: false, removed: [] });
  expect(linesOf(nothing.json)).toEqual([]);
  await site.db
    .update(cars)
    .set({ mileage: 9_999 })
    .where(eq(cars.licenseplate, aPlate("mlb003")));
  const changed = await since(nothing.json.cursor);
  expect(linesOf(changed.json)).toEqual([
    expect.objectContaining({ licenseplate: "mlb003", mileage: 9_999 }),
  ]);
  // Held on to, and brought up to date for whoever asks anew.
  const again = await call<Listed>("/api/staff/cars");
  expect(linesOf(again.json).find(({ licenseplate }) => licenseplate === "mlb003")?.mileage).toBe(9_999);
  for (const odd of ["x", `${"a".repeat(32)}~5:3:`, `${"a".repeat(32)}~3:9:12`])
    expect((await since(odd)).status).toBe(400);
  expect((await since(`${"a".repeat(32)}~3:9:`)).json.isFull).toBe(true);
});

test("[STOCKLIST-9] [STOCKLIST-10] [STOCKLIST-13] a cut on many is previewed, saved as one batch, seen by all, and taken back but for what has changed", async () => {
  const ids = await Promise.all(["mlb001", "mlb002", "mlb003", "mlb004"].map(idOf));
  const change = { kind: "price", by: "percent", amount: -3 };
  expect((await call("/api/staff/cars/preview", { ids, change }, "Salesman")).status).toBe(403);
  const { json: preview } = await call<Previewed>("/api/staff/cars/preview", { ids, change });
  expect(preview.cars).toMatchObject([
    {
      before: { price: 289_900 },
      after: { price: 281_200 },
      reference: { price: "289\u00a0900\u00a0kr", label: "lägst 30 dagar före" },
    },
    { after: { price: 121_200 }, reference: null, remark: expect.stringContaining("publiceras") },
    { edit: null, remark: "Hoppas över, har inget pris" },
    { edit: null, remark: "Bilen är såld: priset ändras inte längre" },
  ]);
  expect(await priceOf("mlb001")).toBe(289_900);

  const edits = preview.cars.flatMap(({ edit }) => edit ?? []);
  const applied = await call<Batch>("/api/staff/cars/apply", { edits });
  expect(applied.json).toMatchObject({ saved: ["mlb001", "mlb002"], left: [] });
  expect(await priceOf("mlb001")).toBe(281_200);
  const { json } = await call<Listed>("/api/staff/cars");
  expect(linesOf(json)[0]).toMatchObject({ price: 281_200, referencePrice: 289_900, changedBy: "Purchaser" });
  expect(await site.db.select().from(auditLog)).toContainEqual(
    expect.objectContaining({ action: "car.edit", subject: "mlb001", staffName: "Purchaser" }),
  );
  // The same preview once more: the cars have other prices now.
  const second = await call("/api/staff/cars/apply", { edits: [{ ...edits[0], changes: { price: 1 } }] });
  expect(second).toMatchObject({ status: 409, title: "Ingen bil ändrades", errors: [{ field: "mlb001" }] });

  await site.db
    .update(cars)
    .set({ price: 99_000 })
    .where(eq(cars.licenseplate, aPlate("mlb002")));
  const undone = await call("/api/staff/cars/undo", { batch: applied.json.batch });
  expect(undone.json).toMatchObject({
    saved: ["mlb001"],
    left: [{ licenseplate: "mlb002", why: expect.stringContaining("Pris har ändrats") }],
  });
  expect([await priceOf("mlb001"), await priceOf("mlb002")]).toEqual([289_900, 99_000]);
  expect((await call("/api/staff/cars/undo", { batch: crypto.randomUUID() })).status).toBe(404);

  // Whoever comes later sees what was done, and that it was taken back but for one car.
  expect((await call("/api/staff/cars/batches", undefined, "Salesman")).status).toBe(403);
  const { json: recent } = await call<Recent>("/api/staff/cars/batches", undefined, "Admin");
  expect(recent).toMatchObject({
    undoHours: 24,
    batches: [
      {
        batch: applied.json.batch,
        by: "Purchaser",
        what: "Pris sänkt med 3\u00a0700–8\u00a0700\u00a0kr",
        cars: 2,
        undone: { by: "Purchaser", cars: 1 },
      },
    ],
  });
  expect(recent.batches).toHaveLength(1);
});

test("[STOCKLIST-9] what is asked wrongly is told in words", async () => {
  const ids = [await idOf("mlb001")];
  const asked = (change: object, cars = ids) =>
    call<Previewed>("/api/staff/cars/preview", { ids: cars, change });
  expect(await asked({ kind: "price", by: "percent", amount: 0 })).toMatchObject({
    status: 422,
    title: "Skriv hur mycket priset ska ändras",
  });
  expect((await asked({ kind: "price", by: "percent", amount: -100 })).title).toContain("procentsats");
  expect((await asked({ kind: "price", by: "kronor", amount: null })).title).toBe("Skriv ett helt tal");
  expect((await asked({ kind: "status", to: 140 })).title).toBe("Välj en status");
  expect((await asked({ kind: "price", by: "kronor", amount: 1 }, [])).title).toBe("Markera minst en bil");
  const many = Array.from({ length: 501 }, (_, at) => at);
  expect((await asked({ kind: "price", by: "kronor", amount: 1 }, many)).title).toContain("högst 500");
  const { json } = await asked({ kind: "store", place: "both", to: "finns-inte" });
  expect(json.cars[0]).toMatchObject({ edit: null, remark: expect.stringContaining("butik") });
});

const base64 = (text: string) => Buffer.from(text).toString("base64");

test("[STOCKLIST-11] [STOCKLIST-12] what is exported says nothing new; a file with news is tried, then taken in whole, noted and undone", async () => {
  const ids = await Promise.all(["mlb001", "mlb002", "mlb003", "mlb004"].map(idOf));
  const { json: out } = await call<{ header: string; lines: string[] }>(
    "/api/staff/cars/export",
    { ids },
    "Salesman",
  );
  const fileOf = (lines: string[]) => base64(`\ufeff${[out.header, ...lines].join("\r\n")}\r\n`);
  const check = (lines: string[]) => call<Report>("/api/staff/cars/import/check", { file: fileOf(lines) });
  expect((await check(out.lines)).json.counts).toEqual({ problems: 0, added: 0, changed: 0, same: 4 });
  const noNews = { file: fileOf(out.lines), seen: { added: 0, changed: 0 } };
  expect((await call("/api/staff/cars/import", noNews)).status).toBe(409);

  const [first, , third] = out.lines as [string, string, string];
  const news = [first.replace(";289900;", ";279900;"), third.replace("MLB 003", "MLB 009")];
  const tried = await check(news);
  expect(tried.json).toMatchObject({
    counts: { problems: 0, added: 1, changed: 1, same: 0 },
    added: [{ licenseplate: "mlb009" }],
    changed: [{ licenseplate: "mlb001", changes: [{ label: "Pris", before: 289_900, after: 279_900 }] }],
  });
  expect(await idOf("mlb009")).toBe(0);
  const body = { file: fileOf(news), seen: { added: 1, changed: 1 } };
  expect((await call("/api/staff/cars/import", body, "Salesman")).status).toBe(403);
  expect((await call("/api/staff/cars/import", { ...body, seen: { added: 1, changed: 0 } })).status).toBe(
    409,
  );
  const taken = await call<Batch>("/api/staff/cars/import", body);
  expect(taken.json).toMatchObject({ added: 1, changed: 1, batch: expect.any(String) });
  expect([await priceOf("mlb001"), (await idOf("mlb009")) > 0]).toEqual([279_900, true]);
  expect(await site.db.select().from(auditLog)).toContainEqual(
    expect.objectContaining({ action: "stock.import", note: "nya: 1, ändrade: 1" }),
  );
  expect(await site.db.select().from(carEdits).where(eq(carEdits.batch, taken.json.batch))).toMatchObject([
    { field: "price", before: 289_900, after: 279_900 },
  ]);
  expect((await call<Batch>("/api/staff/cars/undo", { batch: taken.json.batch })).json.saved).toEqual([
    "mlb001",
  ]);
  expect(await priceOf("mlb001")).toBe(289_900);

  const broken = [first.replace(";Volvo;", ";Folvo;"), third.replace("MLB 003", "ABC")];
  const refused = await check(broken);
  expect(refused.json.problems).toEqual([
    expect.stringMatching(/^Rad 2 \(MLB 001\): make: .*Menade du "volvo"/),
    expect.stringMatching(/^Rad 3 .*är inget regnummer/),
  ]);
  const forced = await call("/api/staff/cars/import", {
    file: fileOf(broken),
    seen: { added: 0, changed: 0 },
  });
  expect(forced).toMatchObject({ status: 422, errors: [{ field: "file" }, { field: "file" }] });
  expect((await call("/api/staff/cars/import/check", { file: base64("") })).status).toBe(422);
  expect(
    (await call<Report>("/api/staff/cars/import/check", { file: base64("nonsens") })).json.counts.problems,
  ).toBeGreaterThan(0);
});
