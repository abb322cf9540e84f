import { expect, test } from "vitest";
import { lockedPartNames } from "#features/vehicle-register/rules/look-up-reasons.ts";
import type { Vehicle } from "#features/vehicle-register/rules/vehicle.ts";
import { vehicleOfCar } from "#features/vehicle-register/rules/vehicle-of-car.ts";
import { aCar } from "#tests/a-car.ts";
import { anAdvert } from "#tests/an-advert.ts";
import { aPlate } from "#tests/any-plate.ts";
import { similarAdvertsLink } from "./similar-adverts.ts";
import { type TradeInParts, tradeInFrom } from "./trade-in-from.ts";

const facts = {
  ...vehicleOfCar(aCar({ firstRegisteredOn: "2019-03-04", wltpRange: 56, modelYear: 2019 })),
  lastInspectionOn: "2026-05-12",
  lastInspectionMileage: 8_790,
};
const vehicle: Vehicle = {
  facts,
  staffOnly: {
    basic: {
      chassisNumber: "QQQ00000000001234",
      builtYear: 2018,
      purchaseDate: "2021-06-30",
      insurer: "Exempel Försäkring",
      lessor: null,
      creditor: "Exempelbanken",
      isDirectImport: false,
      isStolen: false,
      hasDrivingBan: false,
      hasUseBan: false,
    },
    debt: { tax: 4_100, fees: 500 },
    owner: {
      isCompany: false,
      previousOwners: [{ from: "2019-03-04" }, { from: "2020-02-02" }, { from: "2021-06-30" }],
    },
  },
};
const at = (day: string) => new Date(`${day}T08:00:00Z`);
const parts: TradeInParts = {
  plate: aPlate("mlb27k"),
  vehicle,
  own: { title: "Volvo V60", publishedAt: at("2022-01-01"), price: 200_000 },
  sales: [{ soldAt: at("2022-02-01"), price: 199_000 }],
  advert: anAdvert({ publishedAt: at("2026-06-02"), price: 168_000, title: "Fin V60", imageUrl: "/1.avif" }),
  cases: [{ number: "482971K", kind: "valuation", openedAt: at("2026-11-15") }],
  bids: [{ at: at("2026-11-16"), bid: 124_000, staffName: "Johan" }],
  open: new Set(),
  valuation: 132_000,
};
const nothing: TradeInParts = {
  ...parts,
  vehicle: null,
  own: null,
  sales: [],
  advert: null,
  cases: [],
  bids: [],
  valuation: null,
};

test("[TRADE-13] register, our own books and the market in one history, the newest first", () => {
  const lines = tradeInFrom(parts).carInfo.history.map(
    ({ timestamp, description }) => `${timestamp.slice(0, 10)} ${description.replaceAll(/\s/g, " ")}`,
  );
  expect(lines).toEqual([
    "2026-11-16 Bud 124 000 kr av Johan",
    "2026-11-15 Värdering, ärende 482971K",
    "2026-06-02 Annonserad för 168 000 kr, privat säljare",
    "2026-05-12 Besiktigad, 8 790 mil",
    "2022-02-01 Såld av oss för 199 000 kr",
    "2022-01-01 Till salu hos oss",
    "2021-06-30 Ägarbyte",
    "2019-03-04 Registrerad första gången",
  ]);
});

test("[LOOKUP-1] chassis number, debts and owners are not there until they are opened, each by itself", () => {
  const locked = JSON.stringify(tradeInFrom(parts));
  for (const secret of ["QQQ", "4100", "isCompany", "2020-02-02"]) expect(locked).not.toContain(secret);
  const shown = (part: (typeof lockedPartNames)[number]) =>
    JSON.stringify(tradeInFrom({ ...parts, open: new Set([part]) }));
  expect(
    ["QQQ", "4100", "2020-02-02"].map((secret) =>
      lockedPartNames.filter((part) => shown(part).includes(secret)),
    ),
  ).toEqual([["chassis"], ["debt"], ["owner"]]);
});

test("[TRADE-13] the sections have what the register says, the newest advert is kept, and the range is attribute 605", () => {
  const { carName, carInfo, smartInfo, valuation } = tradeInFrom(parts);
  expect([carName.startsWith("Volvo V60"), valuation]).toEqual([true, 132_000]);
  expect(carInfo.attributes).toEqual([{ descriptorId: 605, description: "56" }]);
  expect(carInfo.classifieds).toMatchObject([{ title: "Fin V60", images: ["/1.avif"] }]);
  expect(smartInfo.basic).toMatchObject({
    vehicleYear: 2019,
    builtYear: 2018,
    creditor: "Exempelbanken",
    traffic: "I trafik",
  });
  expect(smartInfo.inspection).toMatchObject({ date: "2026-05-12", odometer: 8_790 });
});

test("[TRADE-13] the link is the car's own advert, else such cars; without a register's answer there is what we know ourselves", () => {
  expect(tradeInFrom(parts).blocketLink).toBe(parts.advert?.url);
  const gone = { ...anAdvert(), removedAt: at("2026-07-01") };
  expect(tradeInFrom({ ...parts, advert: gone }).blocketLink).toBe(similarAdvertsLink(facts));
  expect(similarAdvertsLink(facts)).toMatch(/^https:\/\/\S+Volvo%20V60%202019$/);
  const bare = tradeInFrom(nothing);
  expect([bare.carName, bare.blocketLink, bare.carInfo.history]).toEqual(["MLB 27K", undefined, []]);
});
