import * as z from "zod";
import { licensePlate } from "#core/plate/license-plate.ts";
import { registerSection } from "./register-facts.ts";

const timestamp = z.union([z.iso.datetime({ offset: true, local: true }), z.iso.date()]);
const text = z.string().nullable().default(null);
const number = z.number().nullable().default(null);

const historyEntry = z.object({ timestamp, description: z.string() });
const attribute = z.object({ descriptorId: z.number(), description: z.string() });
const classified = z.object({
  publishedAt: timestamp,
  title: z.string(),
  images: z.array(z.string()).default([]),
});

const carInfo = z.object({
  history: z
    .array(historyEntry)
    .default([])
    .transform((entries) => entries.toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp))),
  attributes: z.array(attribute).default([]),
  /** Only the first is shown: older adverts say what the car was, not what it is. */
  classifieds: z
    .array(classified)
    .default([])
    .transform((classifieds) => classifieds.slice(0, 1)),
});

/** What the vehicle register says. A section that is missing is a section in which nothing is known. */
const smartInfo = z.object({
  basic: registerSection({
    chassisNumber: text,
    vehicleYear: number,
    builtYear: number,
    purchaseDate: text,
    insurer: text,
    lessor: text,
    creditor: text,
    isDirectImport: z.boolean().nullable().default(null),
  }),
  technical: registerSection({
    mixedConsumption: number,
    consumptionUnit: z.enum(["l/100 km", "kWh/100 km"]).default("l/100 km"),
  }),
  /** The odometer is in mil, as every distance. */
  inspection: registerSection({ date: text, odometer: number }),
  debt: registerSection({}),
  owner: registerSection({ previousOwners: z.array(registerSection({})).default([]) }),
});

/** All that is known about a car that somebody wants to trade in, as the appraiser gets to see it. */
export const tradeInInfo = z.object({
  licenseplate: licensePlate,
  carName: z.string(),
  carInfo,
  smartInfo,
  /** Whole kronor; null until somebody has valued the car. */
  valuation: z.int().nullable(),
  blocketLink: z.url({ protocol: /^https?$/ }).optional(),
});
export type TradeInInfo = z.infer<typeof tradeInInfo>;
