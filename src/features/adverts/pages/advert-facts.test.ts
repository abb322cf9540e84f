import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { advertFacts } from "./advert-facts.ts";

test("[UNKNOWN-1] what nobody has told us is left out", () => {
  const unknown = { owners: null, annualTax: null, hasAwd: null, vatDeductible: null };
  const labels = advertFacts(aCar(unknown)).map(({ label }) => label);
  for (const label of ["Antal ägare", "Fordonsskatt", "Drivning", "Moms"]) {
    expect(labels).not.toContain(label);
    expect(advertFacts(aCar()).map((fact) => fact.label)).toContain(label);
  }
});

test("[CONDITION-10] the advert tells how much of the service is documented, where that is known", () => {
  const said = { label: "Servicehistorik", value: "Fullservad, dokumenterad" };
  expect(advertFacts(aCar({ serviceHistory: "full" }))).toContainEqual(said);
  expect(advertFacts(aCar()).map(({ label }) => label)).not.toContain("Servicehistorik");
});

const factsOf = (said: Parameters<typeof aCar>[0]) =>
  Object.fromEntries(advertFacts(aCar(said)).map(({ label, value }) => [label, value]));

test("[PAGE-16] what the car does not have is left out", () => {
  const labels = Object.keys(factsOf({ wltpRange: null, maxTrailerWeight: null, inspectionDueOn: null }));
  expect(labels).not.toContain("Räckvidd el (WLTP)");
  expect(labels).not.toContain("Dragvikt");
  expect(labels).not.toContain("Nästa besiktning");
  expect(labels).toContain("Modellår");
});

test("[PAGE-16] what it has is said with its unit", () => {
  const facts = factsOf({
    wltpRange: 560,
    batteryCapacityGross: 11.6,
    maxTrailerWeight: 2000,
    inspectionDueOn: "2028-05-31",
    annualTax: 360,
  });
  expect(facts).toMatchObject({
    "Räckvidd el (WLTP)": "560\u00a0km",
    "Batteri, brutto": "11,6\u00a0kWh",
    Dragvikt: "2\u00a0000\u00a0kg",
    "Nästa besiktning": "31 maj 2028",
    Fordonsskatt: "360\u00a0kr/år",
  });
});

test("[PAGE-17] electric cars drink kilowatt-hours, plug-in hybrids litres", () => {
  expect(factsOf({ fuelType: 3, consumption: 14.9 })["Förbrukning, blandad"]).toBe(
    "14,9\u00a0kWh/100\u00a0km",
  );
  expect(factsOf({ fuelType: 5, consumption: 2 })["Förbrukning, blandad"]).toBe("2,0\u00a0l/100\u00a0km");
});

test("[CHECK-4] a car that has not been inspected waits for its first inspection", () => {
  const young = factsOf({ firstRegisteredOn: "2025-03-16", inspectionDueOn: "2028-03-16" });
  expect(young).toMatchObject({ "Första besiktning": "16 mars 2028" });
  expect(young).not.toHaveProperty("Nästa besiktning");
  const later = factsOf({ firstRegisteredOn: "2021-03-16", inspectionDueOn: "2028-03-16" });
  expect(later).toMatchObject({ "Nästa besiktning": "16 mars 2028" });
  expect(later).not.toHaveProperty("Första besiktning");
});
