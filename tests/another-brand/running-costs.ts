const asOf = "2026-10-01";
const source = "eget antagande";

export const runningCosts = {
  years: { value: 4, asOf, source },
  milPerYear: { value: 1_500, asOf, source },
  petrol: { value: 16, asOf, source },
  diesel: { value: 17, asOf, source },
  otherFuel: { value: 14, asOf, source },
  electricity: { value: 1.8, asOf, source },
  electricShare: { value: 60, asOf, source },
  aboveWltp: { value: 5, asOf, source },
  tyres: { value: 2, asOf, source },
  insurance: { asOf, source, classes: [{ toHorsepower: null, perYear: 5_000 }] },
  service: { asOf, source, perMil: { 1: 4, 2: 4, 3: 2, 4: 4, 5: 4, 6: 4 }, older: [] },
  unknownConsumption: { asOf, source, per100Km: { 1: 7, 2: 6, 3: 18, 4: 5, 5: 6, 6: 8 } },
  plugIn: { asOf, source, litresOnFuel: 6, kwhOnBattery: 19 },
  depreciation: { value: 13, asOf, source },
  minValue: { value: 4_000, asOf, source },
} as const;
