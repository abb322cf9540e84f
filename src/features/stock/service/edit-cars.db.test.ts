import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Car } from "#features/cars/rules/car.ts";
import { priceEvents, statusEvents } from "#features/cars/storage/car-events.table.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { findCarsByPlate } from "#features/cars/storage/cars-by-plate.ts";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { soldCars } from "#features/cars/storage/sold-cars.table.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import type { Database } from "#platform/db/database.ts";
import { noteAudit } from "#platform/staff/audit.ts";
import { auditLog } from "#platform/staff/audit-log.table.ts";
import { aStaffMember } from "#tests/a-staff-member.ts";
import { anEntry, anImage } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { anInput, reservationsUnderTest } from "#tests/reservations-under-test.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { carEdits } from "../storage/car-edits.table.ts";
import { editCars } from "./edit-cars.ts";
import type { CarChange, CarPlan } from "./plan-edits.ts";

const now = new Date("2026-11-17T09:00:00Z");
const anna = aStaffMember({ id: "anna", name: "Anna Exempel" });
const maria = aStaffMember({ id: "maria", name: "Maria Exempel" });
const plate = aPlate("mlb001");

async function aStock(db: Database, said: Partial<Car> = {}, images = [anImage(0)]): Promise<number> {
  await saveStores(db, [
    aStore({ slug: "uppsala", phoneNumber: "+46184650040" }),
    aStore({ slug: "taby", phoneNumber: "+4684650041" }),
    aStore({ slug: "gamla", isRetired: true }),
  ]);
  const entry = anEntry({ licenseplate: plate, phoneNumber: "+46184650040", ...said }, { images });
  await db.transaction((tx) => loadCars(tx, [entry]));
  return (await carOf(db)).id;
}

async function carOf(db: Database): Promise<Car> {
  const car = (await findCarsByPlate(db, [plate])).get(plate);
  if (!car) throw new Error("The car is gone");
  return car;
}

type Said = Omit<CarChange, "carId" | "base"> & { base?: CarChange["base"] };

/** One edit of the only car; what its editor saw is what stands, unless the test says otherwise. */
async function edit(db: Database, said: Said, staffUser = anna, at = now): Promise<CarPlan> {
  const car = await carOf(db);
  const names = Object.keys(said.changes) as (keyof Car)[];
  const seen = Object.fromEntries(names.map((name) => [name, car[name]]));
  const change = { carId: car.id, base: seen as CarChange["base"], ...said };
  const plans = await db.transaction((tx) =>
    editCars(tx, {
      edits: [change],
      staffUser,
      asks: null,
      batch: "b1",
      now: at,
      note: (within, entry) => noteAudit(within, staffUser, entry, at),
    }),
  );
  const [plan] = plans;
  if (!plan) throw new Error("No plan for the edit");
  return plan;
}
const errorsOf = (plan: CarPlan) =>
  plan.outcome === "refused" ? plan.errors.map(({ field, message }) => `${field}: ${message}`) : plan.outcome;

onBothDatabases((database) => {
  const prices = () => database().db.select().from(priceEvents).orderBy(asc(priceEvents.id));
  const statuses = async () =>
    (await database().db.select().from(statusEvents).orderBy(asc(statusEvents.id))).map(
      ({ status }) => status,
    );

  test("[CAREDIT-1] [CAREDIT-4] [CAREDIT-7] a change is saved as it was written, with what follows from it and who did it", async () => {
    const { db } = database();
    const id = await aStock(db);
    const plan = await edit(db, {
      changes: { mileage: "8 450 mil", modelDescription: "T6 AWD", location: "taby", physicalLocation: "" },
    });
    expect(plan.outcome).toBe("saved");
    expect(await carOf(db)).toMatchObject({
      mileage: 8_450,
      title: "Volvo V60 T6 AWD",
      location: "taby",
      physicalLocation: "taby",
      phoneNumber: "+4684650041",
    });
    const edits = await db.select().from(carEdits).orderBy(asc(carEdits.id));
    expect(edits.map(({ field, before, after }) => [field, before, after])).toEqual([
      ["modelDescription", "D4 Momentum", "T6 AWD"],
      ["mileage", 8_000, 8_450],
      ["location", "uppsala", "taby"],
      ["physicalLocation", "uppsala", "taby"],
      ["phoneNumber", "+46184650040", "+4684650041"],
    ]);
    expect(edits[0]).toMatchObject({
      carId: id,
      batch: "b1",
      at: now,
      memberId: "anna",
      memberName: "Anna Exempel",
    });
    const noted = await db.select().from(auditLog);
    expect(noted.map(({ action, subject }) => `${action} ${subject}`)).toEqual(["car.edit mlb001"]);
    await expect(db.update(carEdits).set({ memberName: "X" })).rejects.toThrow();
    await expect(db.delete(carEdits)).rejects.toThrow();
    await expect(db.execute(sql`truncate car_edits`)).rejects.toThrow();
  });

  test("[CAREDIT-2] what others have set since clashes, with who and when; what they have not is merged", async () => {
    const { db } = database();
    await aStock(db);
    const base = { mileage: 8_000, price: 219_900, colour: "svart" };
    await edit(db, { changes: { mileage: 8_430, price: "209 900 kr", colour: "blå" } }, maria);
    const later = new Date(now.getTime() + 60_000);
    const local = { mileage: 8_450, seats: 4, colour: "Blå" };
    const plan = await edit(db, { base: { ...base, seats: 5 }, changes: local }, anna, later);
    expect(plan).toMatchObject({
      outcome: "clashing",
      clashes: [{ field: "mileage", base: 8_000, local: 8_450, remote: 8_430, by: "Maria Exempel", at: now }],
    });
    expect(await carOf(db)).toMatchObject({ mileage: 8_430, seats: 5 });
    // Having seen both, one chooses.
    await edit(
      db,
      { base: { mileage: 8_430, seats: 5 }, changes: { mileage: 8_450, seats: 4 } },
      anna,
      later,
    );
    expect(await carOf(db)).toMatchObject({ mileage: 8_450, seats: 4, price: 209_900, colour: "blå" });
    expect((await edit(db, { base: {}, changes: { seats: "4" } })).outcome).toBe("saved");
    expect(await db.select().from(auditLog)).toHaveLength(2);
  });

  test("[CAREDIT-3] all that is wrong is told at its field, and nothing is saved", async () => {
    const { db } = database();
    await aStock(db);
    const changes = {
      mileage: "åtta tusen",
      seats: "",
      series: "golf",
      maxTrailerWeight: 1_500,
      location: "gamla",
      colour: "röd",
    };
    expect(errorsOf(await edit(db, { changes }))).toEqual([
      'series: "golf" är ingen serie av Volvo',
      'mileage: "åtta tusen" är inget helt antal mil',
      "seats: Säten saknas",
      "maxTrailerWeight: Släpvagnsvikt anges bara för bilar med dragkrok (Dragkrok)",
      "location: Butiken är nedlagd. Välj en annan",
    ]);
    expect(await carOf(db)).toMatchObject({ colour: "svart", mileage: 8_000 });
    expect(await db.select().from(carEdits)).toEqual([]);
  });

  test("[CAREDIT-5] [CAREDIT-6] from the first station to the sale: what is seen is in the ledgers, what is missing is told", async () => {
    const { db } = database();
    const id = await aStock(
      db,
      { status: 80, price: null, initialPrice: null, publishedAt: null, modelDescription: "" },
      [],
    );
    expect(errorsOf(await edit(db, { changes: { status: 130 } }))).toEqual([
      "modelDescription: Skriv modelltexten (motor och utrustningsnivå)",
      "price: Sätt ett pris",
      "status: Lägg till minst en bild",
    ]);
    expect(errorsOf(await edit(db, { changes: { status: 140 } }))).toEqual([
      'status: Bilen är "Inköpt" (80) och kan inte gå därifrån till 140',
    ]);
    await db.execute(
      sql`insert into car_images (car_id, position, url, type, is_highlight) values (${id}, 0, '/a.jpg', 1, false)`,
    );
    await edit(db, { changes: { price: 199_900, modelDescription: "T6" } });
    expect(await prices()).toEqual([]);
    await edit(db, { changes: { status: 130, price: 189_900 } });
    expect(await carOf(db)).toMatchObject({ status: 130, initialPrice: 189_900, publishedAt: now });
    expect(errorsOf(await edit(db, { changes: { price: null } }))).toEqual([
      "price: En bil som säljs ska ha ett pris. Avpublicera den först",
    ]);
    await edit(db, { changes: { status: 120 } });
    await edit(db, { changes: { status: 130 } });
    expect((await prices()).map(({ price }) => price)).toEqual([189_900, null, 189_900]);
    expect(errorsOf(await edit(db, { changes: { status: 140 } }))).toEqual([
      "soldPrice: Skriv vad bilen såldes för",
    ]);
    await edit(db, { changes: { status: 140 }, soldPrice: "185 000" });
    expect(errorsOf(await edit(db, { changes: { price: 1_000 } }))).toEqual([
      "price: Bilen är såld: priset ändras inte längre",
    ]);
    await edit(db, { changes: { status: 150 } });
    expect(await db.select().from(soldCars)).toMatchObject([
      { carId: id, soldAt: now, deliveredAt: now, price: 185_000, daysInStock: 0 },
    ]);
    await edit(db, { changes: { status: 140 } });
    await edit(db, { changes: { status: 130 } });
    expect(await db.select().from(soldCars)).toEqual([]);
    expect(await statuses()).toEqual([130, 120, 130, 140, 150, 140, 130]);
  });

  test("[CAREDIT-4] [CAREDIT-5] a delivered car that is taken in again is another deal: without its old price and day", async () => {
    const { db } = database();
    await aStock(db, { status: 150 });
    await edit(db, { changes: { status: 80 } });
    expect(await carOf(db)).toMatchObject({ status: 80, price: null, initialPrice: null, publishedAt: null });
  });

  test("[CAREDIT-5] [CAREDIT-6] what a customer holds is not taken away or made dearer; sold, the reservation is over", async () => {
    const { db } = database();
    const { reservations, jobs } = await reservationsUnderTest(db, [{ licenseplate: plate }]);
    const at = new Date("2026-11-15T14:00:00Z");
    await reservations.reserve(anInput());
    expect(errorsOf(await edit(db, { changes: { status: 130 } }, anna, at))).toEqual([
      "status: En kund håller bilen till 17 november 2026 kl.\u00a014.20. Avboka reservationen först",
    ]);
    expect(await edit(db, { changes: { price: 229_900 } }, anna, at)).toMatchObject({
      set: {},
      rise: { price: 229_900 },
    });
    expect((await carOf(db)).price).toBeLessThan(229_900);
    expect((await edit(db, { changes: { price: 209_900 } }, anna, at)).outcome).toBe("saved");
    await edit(db, { changes: { status: 140 }, soldPrice: 205_000 }, anna, at);
    expect((await jobs()).map(({ key }) => key.replace(/\d+$/, "#"))).toContain("over:hold:#");
    const [car] = await db.select({ status: cars.status }).from(cars).where(eq(cars.licenseplate, plate));
    expect(car).toEqual({ status: 140 });
  });
});
