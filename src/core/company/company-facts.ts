import type { HolidayKey } from "../dates/public-holidays.ts";

type Hours = { opens: string; closes: string };

/** What a chain must say about itself; the facts themselves stand in brand/company.ts. */
export type Company = {
  /** As visitors know it. */
  name: string;
  /** As the register of companies knows it. */
  legalName: string;
  organisationNumber: string;
  vatNumber: string;
  /** Shown in the footer. */
  appVersion: string;
  address: { street: string; zipCode: string; town: string };
  email: string;
  /** Where whoever has found a hole writes. */
  securityEmail: string;
  /** One number in two ways of writing it: "+46…" to ring, the other to read. */
  phone: { international: string; national: string };
  /** In whole hours, every day of the year. */
  phoneHours: Hours;
  /** The ordinary week; holidays keep the hours of a Sunday, but for the days below. */
  storeHours: { weekdays: Hours; saturday: Hours; sunday: Hours };
  storesClosedOn: readonly HolidayKey[];
  activeSince: number;
  stores: number;
  employees: number;
  customers: number;
  /** What the pages may always promise; where the live number can be shown, it is shown instead. */
  minCarsInStock: number;
  minimumPurchaseAge: number;
  valuationAnswerSeconds: number;
  deliveryHours: number;
  /** For how many days a car is new; one that has stood longer is a "Bra köp". */
  goodDealDays: number;
  /** For how long a car is reserved for whoever asks: texts, pages and e-mails say the same. */
  reservationHours: number;
  /** Within how many working days whoever writes to us has an answer. */
  answerWorkdays: number;
};
