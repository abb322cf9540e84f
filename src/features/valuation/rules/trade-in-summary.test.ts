import { expect, test } from "vitest";
import { tradeInInfo } from "./trade-in-info.ts";
import { tradeInSummary } from "./trade-in-summary.ts";

function aSummary({ carInfo = {}, smartInfo = {} }: { carInfo?: object; smartInfo?: object }) {
  const info = { licenseplate: "mlb84a", carName: "Volvo V60", valuation: null, carInfo, smartInfo };
  return tradeInSummary(tradeInInfo.parse(info));
}

function valueUnder(rows: { label: string; value: string | null }[], label: string) {
  return rows.find((row) => row.label === label)?.value;
}

test("[TRADE-8] the summary of a car of which all is known", () => {
  const summary = aSummary({
    carInfo: { attributes: [{ descriptorId: 605, description: "56" }] },
    smartInfo: {
      basic: {
        chassisNumber: "YV1ZZZ00000001234",
        vehicleYear: 2021,
        builtYear: 2020,
        purchaseDate: "2021-06-30T00:00:00",
        insurer: "Exempel Försäkring",
        creditor: "Exempelbanken",
        isDirectImport: false,
      },
      technical: { mixedConsumption: 1.8 },
      inspection: { date: "2026-05-12T08:30:00", odometer: 8_790 },
    },
  });
  expect(summary).toEqual({
    basic: [
      { label: "Chassinummer", value: "YV1ZZZ00000001234" },
      { label: "Fordonsår", value: "2021" },
      { label: "Tillverkningsår", value: "2020" },
      { label: "Inköpsdatum", value: "2021-06-30" },
      { label: "Försäkringsbolag", value: "Exempel Försäkring" },
      { label: "Leasegivare/kreditgivare", value: "Exempelbanken" },
      { label: "Direktimport", value: "Nej" },
    ],
    technical: [
      { label: "Räckvidd (WLTP)", value: "56\u00a0km" },
      { label: "Blandad förbrukning", value: "1,8\u00a0l/100\u00a0km" },
    ],
    inspection: [
      { label: "Senaste besiktning", value: "2026-05-12" },
      { label: "Mätarställning", value: "8\u00a0790\u00a0mil" },
    ],
  });
});

test("[TRADE-8] what is not known has no value", () => {
  const { basic, technical, inspection } = aSummary({});
  expect([...basic, ...technical, ...inspection].map(({ value }) => value)).toEqual(Array(11).fill(null));
});

test("[TRADE-8] the lessor comes before the creditor", () => {
  const { basic } = aSummary({
    smartInfo: { basic: { lessor: "Exempel Leasing", creditor: "Exempelbanken" } },
  });
  expect(valueUnder(basic, "Leasegivare/kreditgivare")).toBe("Exempel Leasing");
});

test.each([
  [true, "Ja"],
  [false, "Nej"],
  [null, null],
])("[TRADE-9] direct import %s is written %j", (isDirectImport, raw) => {
  const { basic } = aSummary({ smartInfo: { basic: { isDirectImport } } });
  expect(valueUnder(basic, "Direktimport")).toBe(raw);
});

test.each([
  ["435", "435\u00a0km"],
  ["1020", "1\u00a0020\u00a0km"],
  [" 435 km ", "435 km"],
  ["", null],
])("[TRADE-10] attribute 605 with the text %j gives the range %j", (description, range) => {
  const attributes = [
    { descriptorId: 604, description: "999" },
    { descriptorId: 605, description },
  ];
  expect(valueUnder(aSummary({ carInfo: { attributes } }).technical, "Räckvidd (WLTP)")).toBe(range);
});

test.each([
  [{ mixedConsumption: 5.44 }, "5,4\u00a0l/100\u00a0km"],
  [{ mixedConsumption: 6 }, "6\u00a0l/100\u00a0km"],
  [{ mixedConsumption: 17.2, consumptionUnit: "kWh/100 km" }, "17,2\u00a0kWh/100\u00a0km"],
])("[TRADE-11] %o is written %j", (technical, raw) => {
  expect(valueUnder(aSummary({ smartInfo: { technical } }).technical, "Blandad förbrukning")).toBe(raw);
});

test.each([
  [0, "0\u00a0mil"],
  [950, "950\u00a0mil"],
  [22_400, "22\u00a0400\u00a0mil"],
])("[TRADE-12] the odometer at %i mil is written %j", (odometer, raw) => {
  expect(valueUnder(aSummary({ smartInfo: { inspection: { odometer } } }).inspection, "Mätarställning")).toBe(
    raw,
  );
});
