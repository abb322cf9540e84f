import type { Company } from "#core/company/company-facts.ts";

/** Every fact about the chain itself; the pages, the API, the texts and the start line take it from here. */
export const company = {
  name: "Milstolpen",
  legalName: "Milstolpen Bil AB",
  organisationNumber: "559000-0000",
  vatNumber: "SE559000000001",
  appVersion: "9.5.0",
  address: { street: "Exempelvägen 1", zipCode: "175 00", town: "Järfälla" },
  email: "kundservice@milstolpen.example",
  phone: { international: "+46846500400", national: "08-465 004 00" },
  phoneHours: { opens: "08", closes: "24" },
  storeHours: {
    weekdays: { opens: "09:00", closes: "19:00" },
    saturday: { opens: "10:00", closes: "18:00" },
    sunday: { opens: "10:00", closes: "16:00" },
  },
  storesClosedOn: [
    "newYearsDay",
    "goodFriday",
    "easterSunday",
    "midsummerEve",
    "midsummerDay",
    "christmasEve",
    "christmasDay",
  ],
  activeSince: 2007,
  stores: 17,
  employees: 600,
  customers: 300_000,
  leastCarsInStock: 5_000,
  minimumPurchaseAge: 18,
  valuationAnswerSeconds: 60,
  deliveryHours: 24,
  goodDealDays: 45,
  reservationHours: 48,
  answerWorkdays: 2,
} as const satisfies Company;
