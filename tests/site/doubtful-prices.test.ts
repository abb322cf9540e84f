import { afterAll, expect, test } from "vitest";
import { aPlate } from "#tests/any-plate.ts";
import { someValuations } from "#tests/some-valuations.ts";
import { siteWithReservations } from "./site-with-reservations.ts";
import { staffCalls, staffTokens } from "./staff-tokens.ts";

/** Such cars are sold for 140 000 to 160 000 kr: 201 000 is more than a quarter above that. */
const market = { low: 140_000, high: 160_000 };
const before = 205_000;
const far = 201_000;
const near = 199_000;
const question = expect.stringContaining("långt från vad liknande bilar säljs för");

const tokens = await staffTokens(() => new Date());
const plates = ["mlb001", "mlb002", "mlb003", "mlb004"].map((plate) => ({ licenseplate: aPlate(plate) }));
const site = await siteWithReservations(
  plates.map((car) => ({ ...car, price: before })),
  undefined,
  { signIn: tokens.signIn, valuations: someValuations(market) },
);
const staff = staffCalls(site, tokens);
afterAll(() => site.close());

const call = <Answer>(path: string, body?: object) => staff<Answer>(path, body, "Purchaser");
type Read = { car: { id: number; price: number | null }; seen: number };
const read = async (plate: string) => (await call<Read>(`/api/staff/cars/${plate}`)).json;
const priceOf = async (plate: string) => (await read(plate)).car.price;

test("[PRICEASK-2] a price far from what such cars are sold for is asked about on the car's page", async () => {
  const { seen } = await read("mlb001");
  const save = (price: number, confirmed: boolean) =>
    call("/api/staff/cars/mlb001/save", {
      base: { price: before },
      changes: { price },
      seen,
      confirmed,
    });
  expect(await save(far, false)).toMatchObject({
    status: 422,
    errors: [{ field: "confirm", message: question }],
  });
  expect(await priceOf("mlb001")).toBe(before);
  expect((await save(far, true)).status).toBe(200);
  expect(await priceOf("mlb001")).toBe(far);
});

test("[PRICEASK-2] … for many at once: the preview says it, and nothing is saved unasked", async () => {
  type Previewed = { cars: { edit: object; doubts: string[] }[] };
  const ids = [(await read("mlb002")).car.id];
  const preview = async (amount: number) =>
    (
      await call<Previewed>("/api/staff/cars/preview", {
        ids,
        change: { kind: "price", by: "kronor", amount },
      })
    ).json.cars;
  expect(await preview(near - before)).toMatchObject([{ doubts: [] }]);
  const cars = await preview(far - before);
  expect(cars).toMatchObject([{ doubts: [question], remark: question }]);
  const apply = (confirmed: boolean) =>
    call("/api/staff/cars/apply", { edits: cars.map(({ edit }) => edit), confirmed });
  expect(await apply(false)).toMatchObject({ status: 409, errors: [{ message: question }] });
  expect(await priceOf("mlb002")).toBe(before);
  expect((await apply(true)).status).toBe(200);
  expect(await priceOf("mlb002")).toBe(far);
});

test("[PRICEASK-2] … when it is planned", async () => {
  const from = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const plan = (price: number, confirmed: boolean) =>
    call("/api/staff/cars/mlb003/planned-price", { price, from, confirmed });
  expect(await plan(far, false)).toMatchObject({
    status: 422,
    errors: [{ field: "confirm", message: question }],
  });
  expect((await plan(near, false)).status).toBe(200);
  expect((await plan(far, true)).status).toBe(200);
});

test("[PRICEASK-2] … in a file that one of us sends, of a car we have and of one that is new", async () => {
  type Report = { counts: object; doubts: { licenseplate: string; texts: string[] }[] };
  const ids = [(await read("mlb004")).car.id];
  const out = (await call<{ header: string; lines: string[] }>("/api/staff/cars/export", { ids })).json;
  const fileOf = (line: string) => Buffer.from(`\ufeff${out.header}\r\n${line}\r\n`).toString("base64");
  const [line = ""] = out.lines;
  const files = {
    mlb004: [line.replace(`;${before};`, `;${far};`), { added: 0, changed: 1 }],
    mlb009: [line.replace("MLB 004", "MLB 009").replace(`;${before};`, ";1000;"), { added: 1, changed: 0 }],
  } as const;
  for (const [plate, [changed, seen]] of Object.entries(files)) {
    const file = fileOf(changed);
    const { json } = await call<Report>("/api/staff/cars/import/check", { file });
    expect(json).toMatchObject({
      counts: { problems: 0, ...seen },
      doubts: [{ licenseplate: plate, texts: [question] }],
    });
    const take = (confirmed: boolean) => call("/api/staff/cars/import", { file, seen, confirmed });
    expect(await take(false)).toMatchObject({
      status: 422,
      errors: [{ field: "confirm", message: question }],
    });
    expect((await take(true)).status).toBe(200);
  }
});
