import fc from "fast-check";
import { expect, test } from "vitest";
import { tradeInInfo } from "./trade-in-info.ts";

const min = { licenseplate: "MLB 84A", carName: "Volvo V60", carInfo: {}, smartInfo: {}, valuation: null };

test("[TRADE-1] plate, name, car info, register info and valuation; the Blocket link may be missing", () => {
  const info = tradeInInfo.parse({
    ...min,
    valuation: 132_000,
    blocketLink: "https://blocket.example/annons/1",
  });
  expect(info).toMatchObject({
    licenseplate: "mlb84a",
    carName: "Volvo V60",
    valuation: 132_000,
    blocketLink: "https://blocket.example/annons/1",
  });
  expect(tradeInInfo.parse(min)).not.toHaveProperty("blocketLink");
});

test.each([
  ["no plate", { ...min, licenseplate: "" }],
  ["a valuation in öre", { ...min, valuation: 132_000.5 }],
  ["a link that runs script", { ...min, blocketLink: "javascript:alert(1)" }],
])("[TRADE-1] %s is refused", (_, info) => {
  expect(tradeInInfo.safeParse(info).success).toBe(false);
});

test("[TRADE-2] the history comes newest first, whatever the order and form of the dates", () => {
  const history = [
    { timestamp: "2021-06-30", description: "Ägarbyte" },
    { timestamp: "2026-05-12T08:30:00Z", description: "Besiktning" },
    { timestamp: "2019-02-11T00:00:00", description: "Registrerad" },
  ];
  const info = tradeInInfo.parse({ ...min, carInfo: { history } });
  expect(info.carInfo.history.map(({ description }) => description)).toEqual([
    "Besiktning",
    "Ägarbyte",
    "Registrerad",
  ]);
});

test("[TRADE-2] no entry is lost or doubled, and each is as new as the next or newer", () => {
  const anyEntry = fc.record({
    timestamp: fc
      .date({ noInvalidDate: true, min: new Date("1950-01-01"), max: new Date("2050-01-01") })
      .map((date) => date.toISOString()),
    description: fc.string(),
  });
  fc.assert(
    fc.property(fc.array(anyEntry), (history) => {
      const read = tradeInInfo.parse({ ...min, carInfo: { history } }).carInfo.history;
      expect(read).toHaveLength(history.length);
      expect(read).toEqual(expect.arrayContaining(history));
      expect(read.every((entry, i) => entry.timestamp >= (read[i + 1]?.timestamp ?? ""))).toBe(true);
    }),
  );
});

test("[TRADE-3] attributes keep their description and number", () => {
  const attributes = [{ descriptorId: 605, description: "435", source: "x" }];
  const info = tradeInInfo.parse({ ...min, carInfo: { attributes } });
  expect(info.carInfo.attributes).toEqual([{ descriptorId: 605, description: "435" }]);
});

test("[TRADE-4] of the classifieds only the first is kept", () => {
  const classifieds = [
    { publishedAt: "2025-03-01", title: "Fin V60", images: ["/1.webp"] },
    { publishedAt: "2026-03-01", title: "Ännu finare V60", images: [] },
  ];
  const info = tradeInInfo.parse({ ...min, carInfo: { classifieds } });
  expect(info.carInfo.classifieds).toEqual([
    { publishedAt: "2025-03-01", title: "Fin V60", images: ["/1.webp"] },
  ]);
});

test("[TRADE-5] [TRADE-6] in every section dates are cut and ids skipped, previous owners included", () => {
  const { smartInfo } = tradeInInfo.parse({
    ...min,
    smartInfo: {
      basic: { id: 1, purchaseDate: "2021-06-30T00:00:00" },
      technical: { engineId: 2, checkedAt: "2020-01-01T10:00:00Z" },
      inspection: { date: "2026-05-12T08:30:00" },
      debt: { id: 3, since: "2022-01-01T00:00:00", creditor: "Exempelbanken" },
      owner: { ownerId: 4, previousOwners: [{ id: 5, from: "2019-02-11T00:00:00" }] },
    },
  });
  expect(smartInfo.basic).not.toHaveProperty("id");
  expect(smartInfo.basic.purchaseDate).toBe("2021-06-30");
  expect(smartInfo.technical).toMatchObject({ checkedAt: "2020-01-01" });
  expect(smartInfo.technical).not.toHaveProperty("engineId");
  expect(smartInfo.inspection.date).toBe("2026-05-12");
  expect(smartInfo.debt).toEqual({ since: "2022-01-01", creditor: "Exempelbanken" });
  expect(smartInfo.owner).toEqual({ previousOwners: [{ from: "2019-02-11" }] });
});

test("[TRADE-7] a section that is missing is one in which nothing is known", () => {
  expect(tradeInInfo.parse(min)).toMatchObject({
    carInfo: { history: [], attributes: [], classifieds: [] },
    smartInfo: {
      basic: { chassisNumber: null, isDirectImport: null },
      technical: { mixedConsumption: null },
      inspection: { date: null, odometer: null },
      debt: {},
      owner: { previousOwners: [] },
    },
  });
});

test("[TRADE-1] what has been read can be read again, and is the same", () => {
  const once = tradeInInfo.parse({
    ...min,
    carInfo: { history: [{ timestamp: "2021-06-30", description: "Ägarbyte" }] },
    smartInfo: { basic: { id: 1, purchaseDate: "2021-06-30T00:00:00", tax: 360 } },
  });
  expect(tradeInInfo.parse(once)).toEqual(once);
});
