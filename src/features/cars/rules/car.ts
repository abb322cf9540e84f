import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { BatteryHealth, TyreKind } from "./condition.ts";
import type { CarFactValues } from "./facts/car-facts.ts";
import type { BodyType, CarType, Colour, EquipmentTag, FuelCode, Gearbox } from "./vocabulary.ts";

/** A car as it is kept. Money is whole kronor, distance is mil (10 km), dates without a time are yyyy-mm-dd. */
export type Car = CarFactValues & {
  id: number;
  licenseplate: LicensePlate;
  /** As people write it: "Mercedes-Benz", "Škoda". */
  make: string;
  /** As it stands in addresses: "mercedes-benz", "skoda". */
  normalizedMake: string;
  /** As people write it: "V60", "3-serie". */
  model: string;
  /** Vocabulary value: "v60", "3-serie". */
  series: string;
  /** "Volvo V60" */
  carName: string;
  /** "Volvo V60 T6 AWD Recharge Inscription" */
  title: string;
  /** Engine and trim: "T6 AWD Recharge Inscription" */
  modelDescription: string;
  status: number;
  carType: CarType;
  /** The store that sells it, and the place where it stands. */
  location: string;
  physicalLocation: string;

  modelYear: number;
  firstRegisteredOn: string;
  mileage: number;
  bodyType: BodyType;
  gearboxType: Gearbox;
  fuelType: FuelCode;
  colour: Colour;
  seats: number;
  horsepower: number;
  /** Electric range in km, WLTP; null for cars that cannot be charged. */
  wltpRange: number | null;
  /** Litres (or kWh for electric cars) per 100 km, mixed driving, WLTP. */
  consumption: number | null;
  batteryCapacityGross: number | null;
  batteryHealth: BatteryHealth | null;
  /** Null: not known. */
  hasAwd: boolean | null;
  /** Greatest trailer weight, kg; null without towbar. */
  maxTrailerWeight: number | null;
  leasable: boolean;
  equipment: EquipmentTag[];
  /** What the buyer reads beyond the tags: "Adaptiv farthållare", "Harman Kardon". */
  equipmentDetails: string[];

  /** Null where nobody has told us, as with the tax and the tyres: then no page says anything of it. */
  annualTax: number | null;
  /** Next yearly roadworthiness test (besiktning). */
  inspectionDueOn: string | null;
  /** When our technician went through the car, point by point; null before that. */
  inspectedOn: string | null;
  /** All that the technician found is here: only then is a point that nobody wrote about normal. */
  inspectionComplete: boolean;
  tyreKind: TyreKind | null;
  tyreDepthFront: number | null;
  tyreDepthRear: number | null;

  price: number | null;
  /** First price asked. Never shown as a "was" price: the law wants the 30-day price, see features/cars/rules/price. */
  initialPrice: number | null;
  /** Null: not known. */
  vatDeductible: boolean | null;
  assignedPhoneNumber: string | null;
  phoneNumber: string;
  publishedAt: Date | null;
  totalViewCount: number;
  isPremium: boolean;
  isLoweredPriceCampaign: boolean;
  hasInterestPromotion: boolean;
};
