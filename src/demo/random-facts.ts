import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Car } from "#features/cars/rules/car.ts";
import type { ServiceHistory } from "#features/cars/rules/condition.ts";
import { makes } from "#features/cars/rules/makes.ts";
import type { Colour, FuelCode } from "#features/cars/rules/vocabulary.ts";
import { type DemoCarChoice, drivenMil } from "./age-and-mileage.ts";
import { askingPrice } from "./asking-price.ts";
import { equipmentDetailsOf, equipmentOf } from "./equipment.ts";
import { inspectionDue } from "./inspection-due.ts";
import type { CarClass } from "./models/read-models.ts";
import { type Random, randomFrom } from "./random.ts";
import { type DemoStore, demoStores, storeWeights } from "./stores.ts";

/** Everything about the car itself; what happens to it (status, price, dates, our check) is added by its life. */
export type RandomFacts = Omit<
  Car,
  | "id"
  | "status"
  | "price"
  | "initialPrice"
  | "publishedAt"
  | "totalViewCount"
  | "inspectedOn"
  | "inspectionComplete"
  | "batteryHealth"
>;

/** The day in Greenwich: near enough for a made-up date, and far cheaper than Swedish time. */
const dateOnly = (at: Date) => at.toISOString().slice(0, 10);

const colourShares = {
  grå: 31,
  svart: 21,
  vit: 22,
  blå: 11,
  röd: 8,
  beige: 4,
  grön: 2,
  gul: 1,
} as const satisfies Record<Colour, number>;
const coloursByShare = Object.keys(colourShares) as Colour[];

const towbarShare = {
  small: 0.08,
  compact: 0.25,
  family: 0.6,
  executive: 0.5,
  suv: 0.6,
  luxury: 0.3,
  sport: 0.02,
  van: 0.65,
} as const satisfies Record<CarClass, number>;

/** Yearly vehicle tax, kronor: a base, and what cars registered since July 2018 pay for what they let out. */
const taxes = {
  1: [700, 2_900],
  2: [1_900, 7_200],
  3: [360, 360],
  4: [550, 1_500],
  5: [360, 700],
  6: [500, 620],
} as const satisfies Record<FuelCode, readonly [number, number]>;

export function randomFacts(
  random: Random,
  choice: DemoCarChoice,
  licenseplate: LicensePlate,
  seenAt: Date,
): { facts: RandomFacts; price: number } {
  const { model, variant, modelYear, firstRegistered, ageYears } = choice;
  const { label, series } = makes[model.make];
  const modelName = variant.model ?? (series as Record<string, string>)[model.series] ?? model.series;
  const carName = modelName.startsWith(label) ? modelName : `${label} ${modelName}`;
  const mileage = drivenMil(random, choice);
  const price = askingPrice(random, choice, mileage);
  const isVan = model.class === "van";
  const hasTowbar = variant.trailer !== undefined && random.chance(towbarShare[model.class]);
  const equipment = equipmentOf(random, choice);
  const location = locationOf(random, choice);
  const store = demoStores.find(({ slug }) => slug === location);
  const summer = seenAt.getUTCMonth() >= 3 && seenAt.getUTCMonth() <= 9;
  return {
    price,
    facts: {
      licenseplate,
      make: label,
      normalizedMake: model.make,
      model: modelName,
      series: model.series,
      carName,
      title: `${carName} ${variant.name}`,
      modelDescription: variant.name,
      carType: "default",
      location,
      physicalLocation: standingAt(random, location),
      modelYear,
      firstRegisteredOn: dateOnly(firstRegistered),
      mileage,
      bodyType: variant.body ?? model.body,
      gearboxType: variant.gearbox,
      fuelType: variant.fuel,
      colour: random.weighted(coloursByShare, (colour) => colourShares[colour]),
      seats: variant.seats ?? model.seats,
      horsepower: variant.horsepower,
      wltpRange: variant.wltpRange ?? null,
      consumption: variant.consumption,
      batteryCapacityGross: variant.battery ?? null,
      hasAwd: variant.awd ?? false,
      hasTowbar,
      maxTrailerWeight: hasTowbar ? (variant.trailer ?? null) : null,
      leasable: price >= 120_000 && ageYears < 6 && random.chance(isVan ? 0.8 : 0.45),
      equipment,
      equipmentDetails: equipmentDetailsOf(random, choice, equipment, hasTowbar),
      owners: Math.min(7, 1 + Math.floor(random.gamma(2.2, 0.2 + 0.24 * ageYears))),
      annualTax: taxOf(random, choice),
      inspectionDueOn: dateOnly(inspectionDue(random, firstRegistered, seenAt)),
      tyreKind: random.chance(0.1) ? "året runt" : summer ? "sommar" : "vinter",
      tyreDepthFront: random.int(4, 8),
      tyreDepthRear: random.int(4, 8),
      serviceHistory: serviceHistoryOf(licenseplate, ageYears),
      vatDeductible: isVan ? random.chance(0.85) : random.chance(0.08),
      assignedPhoneNumber: random.chance(0.12) ? `070-174 06 ${random.int(20, 99)}` : null,
      phoneNumber: store?.phoneNumber ?? "",
      isPremium: false,
      isLoweredPriceCampaign: false,
      hasInterestPromotion: false,
    },
  };
}

const byWeight = Object.keys(storeWeights) as DemoStore[];

/** Electric cars gather at Recharge, vans at Transport, the rest is spread by the size of the stores. */
function locationOf(random: Random, { model, variant }: DemoCarChoice): DemoStore {
  if (variant.fuel === 3 && random.chance(0.5)) return "recharge";
  if (model.class === "van" && random.chance(0.6)) return "transport";
  return random.weighted(byWeight, (slug) => storeWeights[slug]);
}

/** Cars sold on the web stand in the large yards; one in twenty of the others is on its way elsewhere. */
function standingAt(random: Random, location: DemoStore): DemoStore {
  if (location === "weblager") return random.pick(["jarfalla", "lanna", "strangnas", "weblager"] as const);
  return random.chance(0.05) ? random.weighted(byWeight, (slug) => storeWeights[slug]) : location;
}

/** The older, the more often a stamp is missing. A chance of its own, so that the other facts stay as they were. */
function serviceHistoryOf(licenseplate: LicensePlate, ageYears: number): ServiceHistory | null {
  const drawn = randomFrom(`service/${licenseplate}`).next();
  const full = Math.max(0.25, 0.92 - 0.06 * ageYears);
  if (drawn < full) return "full";
  const left = (drawn - full) / (1 - full);
  return left < 0.7 ? "partial" : left < 0.85 ? "none" : null;
}

function taxOf(random: Random, { variant, modelYear }: DemoCarChoice): number {
  const [base, since2018] = taxes[variant.fuel];
  const tax = modelYear >= 2019 ? since2018 : base;
  return tax === 360 ? 360 : Math.round(random.lognormal(tax, 0.22));
}
