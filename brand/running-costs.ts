/** What the chain counts on when it says what a car costs to own. Every value has its day; visitors see and change them. */
export const runningCosts = {
  years: { value: 3, asOf: "2026-11-01", source: "vanlig tid mellan två bilbyten hos oss" },
  milPerYear: { value: 1_200, asOf: "2026-11-01", source: "ungefär vad en svensk personbil körs" },
  petrol: { value: 15.9, asOf: "2026-11-01", source: "ungefärligt pumppris, bensin 95" },
  diesel: { value: 16.9, asOf: "2026-11-01", source: "ungefärligt pumppris, diesel" },
  otherFuel: { value: 13.9, asOf: "2026-11-01", source: "ungefärligt pumppris, E85 och gas räknat i liter" },
  electricity: { value: 2, asOf: "2026-11-01", source: "laddning hemma, elnät och skatt inräknat" },
  electricShare: { value: 50, asOf: "2026-11-01", source: "hälften av milen på el för en laddhybrid" },
  aboveWltp: { value: 10, asOf: "2026-11-01", source: "så mycket mer drar bilar i vardagen än i mätningen" },
  tyres: {
    value: 2.2,
    asOf: "2026-11-01",
    source: "sommar- och vinterdäck som räcker 3 500 mil per uppsättning",
  },
  insurance: {
    asOf: "2026-11-01",
    source: "ungefärlig helförsäkring för en förare över 25 år, efter motorns effekt",
    classes: [
      { toHorsepower: 100, perYear: 3_900 },
      { toHorsepower: 150, perYear: 4_700 },
      { toHorsepower: 200, perYear: 5_600 },
      { toHorsepower: 300, perYear: 7_200 },
      { toHorsepower: null, perYear: 9_800 },
    ],
  },
  service: {
    asOf: "2026-11-01",
    source: "service, slitdelar och besiktning efter tillverkarnas serviceplaner",
    perMil: { 1: 4, 2: 4.5, 3: 2.5, 4: 3.8, 5: 4.2, 6: 4.2 },
    older: [
      { fromYears: 5, factor: 1.3 },
      { fromYears: 10, factor: 1.7 },
    ],
  },
  unknownConsumption: {
    asOf: "2026-11-01",
    source: "medel för drivmedlet, när bilens egen förbrukning saknas",
    per100Km: { 1: 6.8, 2: 5.6, 3: 18, 4: 5.2, 5: 6.5, 6: 8 },
  },
  plugIn: {
    asOf: "2026-11-01",
    source: "laddhybrider: mätningens literförbrukning gäller med fullt batteri och säger för lite",
    litresOnFuel: 6.5,
    kwhOnBattery: 20,
  },
  depreciation: { value: 14, asOf: "2026-11-01", source: "när vi har sålt för få liknande bilar" },
  minValue: { value: 5_000, asOf: "2026-11-01", source: "så mycket är en bil som går värd i delar" },
} as const;
