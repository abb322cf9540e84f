import { expect, test } from "vitest";
import { demoRegister } from "#demo/register/demo-register.ts";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { forVisitor, type VehicleRegister } from "#features/vehicle-register/rules/vehicle-lookup.ts";
import { aStaffMember } from "#tests/a-staff-member.ts";
import { anEntry } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { someValuations } from "#tests/some-valuations.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { bidLog } from "../rules/bid-log.ts";
import { lookUpForm } from "../rules/look-up.ts";
import { addBid } from "../storage/bid-log.ts";
import { openBids } from "./bids.ts";
import { openValuationFiles } from "./valuation-files.ts";

const monday = new Date("2026-11-16T08:24:00Z");
const anna = aStaffMember();
const bo = aStaffMember({ id: "bo", name: "Bo Exempel" });
const audit = async () => {};
const inDebt = aPlate("qvi005");

onBothDatabases((database) => {
  let now = monday;
  const clock = () => now;
  const theRegister = demoRegister({ findOwnCar: () => null, clock });
  const comparable = { id: "mlb31d", modelYear: 2019, mil: 8_940, price: 133_500, adjusted: 132_000 };

  function service(register: VehicleRegister = theRegister) {
    const { db } = database();
    const valuations = someValuations({ comparables: [comparable] });
    const findVehicle: Parameters<typeof openBids>[0]["findVehicle"] = async (plate) =>
      forVisitor(await register(plate));
    const bids = openBids({ db, findVehicle, valuations, clock });
    return { bids, valuationFiles: openValuationFiles({ db, register, valuations, bids, clock }) };
  }
  const look = (said: object) =>
    lookUpForm.parse({ reason: "settle-credit", isCustomerAsking: true, ...said });

  test("[DOSSIER-1] all on one page: the car, its value, the cars it is compared with, and a bid to begin from", async () => {
    now = monday;
    await saveStores(database().db, [aStore({ slug: "uppsala" })]);
    const sales = [{ soldAt: monday, deliveredAt: null, price: 133_500, daysInStock: 9 }];
    await database().db.transaction((tx) =>
      loadCars(tx, [anEntry({ licenseplate: aPlate("mlb31d"), status: 150 }, { sales })]),
    );
    const valuationFile = await service().valuationFiles.find(aPlate("qvi008"), 9_200, anna);
    expect(valuationFile).toMatchObject({
      register: "found",
      mileage: { mil: 9_200, source: "told" },
      verdict: { kind: "offer", offer: { market: { estimate: 150_000 } } },
      comparables: [{ id: "mlb31d", days: 9 }],
      expectedDays: 9,
      filled: { correction: null, corrected: { estimatedSalePrice: 150_000 } },
    });
    expect(valuationFile.info.valuation).toBe(valuationFile.filled?.plain.bid);
    expect(valuationFile.summary.basic.map(({ label }) => label)).toContain("Chassinummer");
    const unasked = await service().valuationFiles.find(aPlate("qvi008"), null, anna);
    expect(unasked.mileage).toEqual({ mil: unasked.likely?.now, source: "inspection" });
  });

  test("[LOOKUP-1] [LOOKUP-3] debts are shown to whoever said why, for half an hour, and everybody sees who looked", async () => {
    now = monday;
    const { valuationFiles } = service();
    const debtFor = async (staff: typeof anna) =>
      (await valuationFiles.find(inDebt, null, staff)).info.smartInfo.debt;
    expect(await debtFor(anna)).toEqual({});
    await valuationFiles.open(inDebt, look({ part: "debt" }), anna, audit);
    expect(Number((await debtFor(anna)).tax)).toBeGreaterThan(0);
    expect(await debtFor(bo)).toEqual({});
    const seen = await valuationFiles.find(inDebt, null, bo);
    expect(seen.accesses).toMatchObject([
      { part: "debt", reason: "settle-credit", staffName: "Anna Exempel" },
    ]);
    now = new Date(monday.getTime() + 31 * 60_000);
    expect(await debtFor(anna)).toEqual({});
  });

  test("[DOSSIER-2] without the register there is what we know ourselves; deregistered and far-gone cars have no price", async () => {
    now = monday;
    const away = service(async () => ({ kind: "unavailable" }));
    await away.bids.add(
      bidLog.parse({
        licenseplate: inDebt,
        bid: 1_000,
        mileage: 20_000,
        estimatedSalePrice: 2_000,
        estimatedCost: 0,
      }),
      anna,
      { seen: null, audit },
    );
    expect(await away.valuationFiles.find(inDebt, null, anna)).toMatchObject({
      register: "unavailable",
      vehicle: null,
      verdict: null,
      filled: null,
      mileage: { mil: 20_000, source: "bid" },
      bids: [{ bid: 1_000, modelPrice: null, series: null }],
    });
    const { valuationFiles } = service();
    expect((await valuationFiles.find(aPlate("qvi002"), 5_000, anna)).verdict).toMatchObject({
      reason: "deregistered",
    });
    expect((await valuationFiles.find(aPlate("qvi008"), 22_001, anna)).verdict).toMatchObject({
      reason: "over-limit",
    });
  });

  test("[BIDLOG-1] [BIDLOG-3] a bid is logged with what register and model said that day, and taken back within ten seconds", async () => {
    now = monday;
    const { bids } = service();
    const bid = bidLog.parse({
      licenseplate: "QVI 008",
      bid: 124_000,
      mileage: 9_200,
      estimatedSalePrice: 149_900,
      estimatedCost: 9_000,
    });
    const added = await bids.add(bid, anna, { seen: null, audit });
    const id = "id" in added ? added.id : 0;
    expect(await bids.ofPlate(aPlate("qvi008"))).toMatchObject([
      { bid: 124_000, type: 2, modelPrice: 150_000, staffName: "Anna Exempel", outcome: { kind: "none" } },
    ]);
    expect(await bids.undo(id, bo, audit)).toBeNull();
    now = new Date(monday.getTime() + 11_000);
    expect(await bids.undo(id, anna, audit)).toBeNull();
    now = new Date(monday.getTime() + 9_000);
    expect(await bids.undo(id, anna, audit)).toBe("qvi008");
    expect(await bids.all()).toEqual([]);
  });

  test("[BIDLOG-4] who did not see another's bid is told of it, and saves once they have", async () => {
    now = monday;
    const { bids } = service();
    const bid = (kronor: number) =>
      bidLog.parse({
        licenseplate: "QVI 008",
        bid: kronor,
        mileage: 9_200,
        estimatedSalePrice: 149_900,
        estimatedCost: 9_000,
      });
    const first = await bids.add(bid(124_000), anna, { seen: 0, audit });
    expect(await bids.add(bid(119_000), bo, { seen: 0, audit })).toMatchObject({
      unseen: { bid: 124_000, staffName: "Anna Exempel" },
    });
    expect(await bids.ofPlate(aPlate("qvi008"))).toHaveLength(1);
    const seen = "id" in first ? first.id : 0;
    expect(await bids.add(bid(119_000), bo, { seen, audit })).toMatchObject({ id: expect.any(Number) });
    // One's own is no surprise.
    expect(await bids.add(bid(120_000), bo, { seen, audit })).toMatchObject({ id: expect.any(Number) });
  });

  test("[BIDLOG-2] [CORRECT-1] what was sold for less makes the appraiser's next bid lower, and nobody else's", async () => {
    const { db } = database();
    now = monday;
    const { bids, valuationFiles } = service();
    const { vehicle } = await valuationFiles.find(aPlate("qvi008"), 9_200, anna);
    if (!vehicle?.series) throw new Error("The register knows this car");
    const sold = Array.from({ length: 6 }, (_, at) => aPlate(`mlb1${at}a`));
    await saveStores(db, [aStore({ slug: "uppsala" })]);
    const sale = { soldAt: monday, deliveredAt: null, price: 135_000, daysInStock: 9 };
    await db.transaction((tx) =>
      loadCars(
        tx,
        sold.map((licenseplate) => anEntry({ licenseplate, status: 150 }, { sales: [sale] })),
      ),
    );
    const given = {
      bid: 1,
      mileage: 1,
      estimatedSalePrice: 150_000,
      estimatedCost: 7_500,
      note: null,
      type: 2,
    };
    for (const licenseplate of sold)
      await addBid(db, {
        ...given,
        licenseplate,
        normalizedMake: "volvo",
        series: "v60",
        modelPrice: 150_000,
        staffId: anna.id,
        staffName: anna.name,
        at: new Date("2026-10-01"),
      });
    const filledFor = async (staff: typeof anna) =>
      (await valuationFiles.find(aPlate("qvi008"), 9_200, staff)).filled;
    const filled = await filledFor(anna);
    expect(filled).toMatchObject({
      correction: { base: "own", cars: 6 },
      plain: { estimatedSalePrice: 150_000 },
    });
    // Ten percent less on six bids, held back by five: 6/11 of it.
    expect(filled?.corrected.estimatedSalePrice).toBe(
      Math.round((150_000 * (1 - 0.1 * (6 / 11))) / 100) * 100,
    );
    expect((await filledFor(bo))?.correction).toBeNull();
    expect((await bids.ofAppraiser(anna.id)).map(({ outcome }) => outcome)).toHaveLength(6);
    expect(await bids.ofAppraiser(bo.id)).toEqual([]);
  });
});
