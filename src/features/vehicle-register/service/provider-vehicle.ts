import * as z from "zod";
import { carFacts } from "#features/cars/rules/facts/car-facts.ts";
import { type Make, makeLabel } from "#features/cars/rules/makes.ts";
import { factWords } from "#features/stock-import/service/fact-cells.ts";
import { makeWords } from "#features/stock-import/service/vocabulary-words.ts";
import { folded } from "#features/stock-import/service/word-list.ts";
import { staffFacts, type TrafficState, type Vehicle, vehicleFacts } from "../rules/vehicle.ts";
import { bodyFrom, colourFrom, fuelFrom, seriesFrom } from "./register-words.ts";

const gearboxWords = factWords(carFacts.gearboxType);
const text = z.string().nullish().catch(null);
const number = z.number().nullish().catch(null);
const yesOrNo = z.boolean().nullish().catch(null);
/** Registers add an hour to their dates, which nobody asks for. */
const day = z
  .string()
  .transform((date) => date.slice(0, "yyyy-mm-dd".length))
  .nullish()
  .catch(null);
const trafficStates: Record<string, TrafficState> = {
  itrafik: "inTraffic",
  avstalld: "offRoad",
  avregistrerad: "deregistered",
};
const section = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).partial().nullish();

/**
 * The provider's answer, section by section as provider.md has it. Plate, make, model, year and whether it is
 * in traffic must be there; all else may be missing, and what we do not know by name is ignored.
 */
const providerResponse = z.object({
  licenseplate: z.string(),
  basic: z.object({
    make: z.string(),
    model: z.string(),
    description: text,
    vehicleYear: z.number(),
    status: z.string(),
    firstRegistered: day,
    color: text,
    chassisNumber: text,
    builtYear: number,
    purchaseDate: day,
    insurer: text,
    lessor: text,
    creditor: text,
    directImport: yesOrNo,
    stolen: yesOrNo,
    drivingBan: yesOrNo,
    useBan: yesOrNo,
  }),
  technical: section({
    body: text,
    fuels: z.array(z.string()).max(10).nullish().catch(null),
    rechargeable: yesOrNo,
    gearbox: text,
    powerKw: number,
    seats: number,
    fourWheelDrive: yesOrNo,
    mixedConsumption: number,
    co2: number,
    wltpRange: number,
    batteryKwh: number,
    annualTax: number,
    emissionClass: text,
  }),
  inspection: section({ date: day, odometerKm: number, validUntil: day }),
  debt: section({ tax: number, fees: number }),
  owner: section({
    company: yesOrNo,
    previousOwners: z
      .array(z.object({ from: day }))
      .nullish()
      .catch(null),
  }),
});
type ProviderResponse = z.infer<typeof providerResponse>;

const horsepowerPerKilowatt = 1.35962;

/** Null where the answer is not of that shape. */
export function vehicleFromProvider(payload: unknown): Vehicle | null {
  const parsed = providerResponse.safeParse(payload);
  if (!parsed.success) return null;
  const facts = vehicleFacts.safeParse(factsFrom(parsed.data));
  const staffOnly = staffFacts.safeParse(staffFactsFrom(parsed.data));
  return facts.success && staffOnly.success ? { facts: facts.data, staffOnly: staffOnly.data } : null;
}

function factsFrom({
  licenseplate,
  basic,
  technical,
  inspection,
}: ProviderResponse): z.input<typeof vehicleFacts> {
  const make = makeWords.get(folded(basic.make))?.meaning;
  const { powerKw } = technical ?? {};
  const { odometerKm } = inspection ?? {};
  return {
    licenseplate,
    make: make ? makeLabel(make) : basic.make,
    normalizedMake: make ?? basic.make.toLowerCase(),
    model: basic.model,
    series: make ? seriesFrom(make satisfies Make, basic.model) : null,
    modelDescription: basic.description ?? null,
    modelYear: basic.vehicleYear,
    firstRegisteredOn: basic.firstRegistered ?? null,
    bodyType: bodyFrom(technical?.body),
    gearboxType: gearboxWords.get(folded(technical?.gearbox ?? ""))?.meaning ?? null,
    fuelType: fuelFrom(technical?.fuels ?? [], technical?.rechargeable ?? null),
    colour: colourFrom(basic.color),
    seats: technical?.seats ?? null,
    horsepower: powerKw == null ? null : Math.round(powerKw * horsepowerPerKilowatt),
    powerKw: powerKw == null ? null : Math.round(powerKw),
    hasAwd: technical?.fourWheelDrive ?? null,
    consumption: technical?.mixedConsumption ?? null,
    co2: technical?.co2 == null ? null : Math.round(technical.co2),
    wltpRange: technical?.wltpRange ?? null,
    batteryCapacityGross: technical?.batteryKwh ?? null,
    annualTax: technical?.annualTax == null ? null : Math.round(technical.annualTax),
    emissionClass: technical?.emissionClass ?? null,
    // A word that we do not know is refused by the schema: to guess "in traffic" would be to lie.
    traffic: trafficStates[folded(basic.status)] as TrafficState,
    isDirectImport: basic.directImport ?? null,
    lastInspectionOn: inspection?.date ?? null,
    lastInspectionMileage: odometerKm == null ? null : Math.round(odometerKm / 10),
    inspectionDueOn: inspection?.validUntil ?? null,
  };
}

function staffFactsFrom({ basic, debt, owner }: ProviderResponse): z.input<typeof staffFacts> {
  return {
    basic: {
      chassisNumber: basic.chassisNumber ?? null,
      builtYear: basic.builtYear ?? null,
      purchaseDate: basic.purchaseDate ?? null,
      insurer: basic.insurer ?? null,
      lessor: basic.lessor ?? null,
      creditor: basic.creditor ?? null,
      isDirectImport: basic.directImport ?? null,
      isStolen: basic.stolen ?? null,
      hasDrivingBan: basic.drivingBan ?? null,
      hasUseBan: basic.useBan ?? null,
    },
    debt: { tax: debt?.tax ?? null, fees: debt?.fees ?? null },
    owner: {
      isCompany: owner?.company ?? null,
      previousOwners: (owner?.previousOwners ?? []).flatMap(({ from }) => (from ? [{ from }] : [])),
    },
  };
}
