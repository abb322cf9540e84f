import type { Company } from "#core/company/company-facts.ts";

export const company = {
  name: "Fyrbåken",
  legalName: "Fyrbåken Bil AB",
  organisationNumber: "559000-0018",
  vatNumber: "SE559000001801",
  appVersion: "1.0.0",
  address: { street: "Provgatan 4", zipCode: "451 00", town: "Uddevalla" },
  email: "hej@fyrbaken.example",
  phone: { international: "+46313900600", national: "031-390 06 00" },
  phoneHours: { opens: "09", closes: "18" },
  storeHours: {
    weekdays: { opens: "10:00", closes: "18:00" },
    saturday: { opens: "10:00", closes: "15:00" },
    sunday: { opens: "11:00", closes: "15:00" },
  },
  storesClosedOn: ["newYearsDay", "christmasEve", "christmasDay"],
  activeSince: 1998,
  stores: 4,
  employees: 60,
  customers: 20_000,
  leastCarsInStock: 200,
  minimumPurchaseAge: 18,
  valuationAnswerSeconds: 60,
  deliveryHours: 48,
  goodDealDays: 60,
  answerWorkdays: 1,
} as const satisfies Company;
