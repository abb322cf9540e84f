import * as z from "zod";
import { licensePlate } from "#core/plate/license-plate.ts";
import {
  type BodyType,
  bodyTypes,
  type Colour,
  colours,
  type FuelCode,
  fuelCodes,
  type Gearbox,
  gearboxes,
} from "#features/cars/rules/vocabulary.ts";

const word = z.string().trim().min(1).max(120);
const day = z.iso.date();
const year = z.int().min(1900).max(2100);
/** A fact that cannot be read costs that fact, not the vehicle. */
const orNull = <Value>(fact: z.ZodType<Value>) => fact.nullable().catch(null);
const amount = (max: number) => orNull(z.number().min(0).max(max));
const integer = (max: number) => orNull(z.int().min(0).max(max));
const oneOf = <Value extends string>(labels: Record<Value, string>) =>
  orNull<Value>(z.enum(Object.keys(labels) as [Value, ...Value[]]));
const yesOrNo = orNull(z.boolean());

/** On the road, taken off it for a while (avställd), or gone for good (avregistrerad). */
const trafficStates = ["inTraffic", "offRoad", "deregistered"] as const;
export type TrafficState = (typeof trafficStates)[number];

/**
 * What a register says of the vehicle itself. Whoever reads a plate in the street may ask for it, so nothing here tells of
 * a person. Names as `Car` has them; null where the register does not say. Distance is mil.
 */
export const vehicleFacts = z.object({
  licenseplate: licensePlate,
  /** As people write it, and as it stands in addresses: "Škoda", "skoda". */
  make: word,
  normalizedMake: word,
  /** As people write it: "V60". */
  model: word,
  /** The vocabulary's value, where the model is one that it names. */
  series: orNull(word),
  /** Engine and trim. */
  modelDescription: orNull(word),
  modelYear: year,
  firstRegisteredOn: orNull(day),
  bodyType: oneOf<BodyType>(bodyTypes),
  gearboxType: oneOf<Gearbox>(gearboxes),
  fuelType: orNull<FuelCode>(z.literal(fuelCodes)),
  colour: oneOf<Colour>(colours),
  seats: integer(90),
  horsepower: integer(2_500),
  /** The same power in kW, as the register writes it. */
  powerKw: integer(2_000),
  hasAwd: yesOrNo,
  /** Litres (electric: kWh) per 100 km, mixed. */
  consumption: amount(150),
  /** Grams of carbon dioxide a kilometre, mixed. */
  co2: integer(2_000),
  wltpRange: integer(2_000),
  batteryCapacityGross: amount(400),
  /** The tax of a year, kronor, and the class of exhaust that it goes by: "Euro 6". */
  annualTax: integer(100_000),
  emissionClass: orNull(word),
  traffic: z.enum(trafficStates),
  /** Brought in from abroad by itself: its version and equipment may be others than ours. */
  isDirectImport: yesOrNo,
  /** The last roadworthiness test, what the odometer showed at it, and the last day for the next. */
  lastInspectionOn: orNull(day),
  lastInspectionMileage: integer(200_000),
  inspectionDueOn: orNull(day),
});
export type VehicleFacts = z.infer<typeof vehicleFacts>;

/**
 * What tells of whoever owns the vehicle, or of what they owe: only for staff who have a reason to ask, and each time
 * asked for anew. Sections and names are those of the contract's trade-in info (valuation/trade-in-info.ts).
 */
export const staffFacts = z.object({
  basic: z.object({
    chassisNumber: orNull(word),
    builtYear: orNull(year),
    purchaseDate: orNull(day),
    insurer: orNull(word),
    lessor: orNull(word),
    creditor: orNull(word),
    isDirectImport: yesOrNo,
    isStolen: yesOrNo,
    /** Körförbud: it may not be driven. Användningsförbud: not until a tax is paid. */
    hasDrivingBan: yesOrNo,
    hasUseBan: yesOrNo,
  }),
  /** Kronor that stand against the vehicle itself. */
  debt: z.object({ tax: integer(100_000_000), fees: integer(100_000_000) }),
  owner: z.object({
    isCompany: yesOrNo,
    previousOwners: z
      .array(z.object({ from: day }))
      .max(100)
      .catch([]),
  }),
});
export type StaffFacts = z.infer<typeof staffFacts>;

/** A vehicle as a register tells of it, in two parts that never travel together to a visitor. */
export type Vehicle = { facts: VehicleFacts; staffOnly: StaffFacts };
