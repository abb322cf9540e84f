import type { RouterContextProvider } from "react-router";
import { type LicensePlate, licensePlate } from "#core/plate/license-plate.ts";
import { plateErrorText } from "#core/plate/plate-error-text.ts";
import { unknownFacts } from "#features/cars/rules/facts/car-fact.ts";
import { carFacts } from "#features/cars/rules/facts/car-facts.ts";
import { findMakeOfSeries, makeLabel, seriesLabel } from "#features/cars/rules/makes.ts";
import { stockContext } from "#features/catalogue/context.ts";
import { findAdvert } from "#features/catalogue/pages/find-advert.server.ts";
import type { CostedCar } from "#features/running-costs/rules/costed-car.ts";
import { findVehicleContext } from "#features/vehicle-register/context.ts";
import type { OwnCarReading } from "../rules/own-car.ts";
import { ownCarName } from "../rules/own-car.ts";
import type { PlateInput } from "./compare-view.ts";
import type { ComparedCar } from "./compared-car.ts";

type Context = Readonly<RouterContextProvider>;
export type OwnCar = Pick<ComparedCar, "known" | "name" | "variant" | "licenseplate"> & {
  /** Null where too little is known to count on. */
  costed: CostedCar | null;
};

const unknownPlate =
  "Vi hittar inga uppgifter om bilen. Kontrollera numret, eller fyll i modell, år, miltal och drivmedel själv.";

/** The visitor's own car: by its plate, else as they tell of it. What they write of the mileage counts before all. */
export async function ownCar(
  enteredPlate: string | null,
  { ownFacts }: OwnCarReading,
  context: Context,
): Promise<{ car: OwnCar | null; plate: PlateInput }> {
  const text = (enteredPlate ?? "").trim().slice(0, 20);
  const read = licensePlate.safeParse(text);
  const knownFacts = read.success ? await factsOf(read.data, context) : null;
  if (knownFacts) {
    const facts = { ...knownFacts, mileage: ownFacts.mileage ?? knownFacts.mileage };
    return { car: ownColumn(facts, read.success ? read.data : null), plate: { text, error: null } };
  }
  const values = manualFacts(ownFacts);
  const error = text === "" ? null : read.success ? unknownPlate : plateErrorText(text);
  return {
    car: values && ownColumn(values, read.success ? read.data : null),
    plate: { text, error: values ? null : error },
  };
}

type Facts = Omit<ComparedCar["known"], "tyreDepth" | "batteryHealth"> & {
  name: string;
  variant: string;
  normalizedMake: string;
  series: string | null;
};

/** What the column of an own car does not show. */
const hidden = { tyreKind: null, owners: null, maxTrailerWeight: null } as const;

const unknown = unknownFacts(carFacts);

/** Our own books know a car that we have sold; of all others a register is asked. */
async function factsOf(plate: LicensePlate, context: Context): Promise<Facts | null> {
  const knownFacts = findAdvert(context.get(stockContext).catalogs(), plate);
  if (knownFacts)
    return { ...knownFacts.car, name: knownFacts.car.carName, variant: knownFacts.car.modelDescription };
  const lookup = await context.get(findVehicleContext)(plate);
  if (lookup.kind !== "found") return null;
  const { vehicle } = lookup;
  return {
    ...unknown,
    ...vehicle,
    name: `${vehicle.make} ${vehicle.model}`,
    variant: vehicle.modelDescription ?? "",
    mileage: vehicle.lastInspectionMileage,
  };
}

function manualFacts(ownFacts: OwnCarReading["ownFacts"]): Facts | null {
  const make = ownFacts.series && findMakeOfSeries(ownFacts.series);
  if (!make || !ownFacts.series || ownFacts.modelYear === null) return null;
  return {
    ...unknown,
    make: makeLabel(make),
    normalizedMake: make,
    model: seriesLabel(ownFacts.series),
    series: ownFacts.series,
    name: ownCarName(ownFacts) ?? "",
    variant: "",
    modelYear: ownFacts.modelYear,
    mileage: ownFacts.mileage,
    fuelType: ownFacts.fuelType,
  };
}

function ownColumn(facts: Facts, licenseplate: string | null): OwnCar {
  const { name, variant, series, firstRegisteredOn, fuelType, mileage } = facts;
  const known = { ...facts, ...hidden, tyreDepth: null, batteryHealth: null };
  const costed =
    fuelType === null || mileage === null
      ? null
      : {
          ...facts,
          series: series ?? "",
          fuelType,
          mileage,
          // The middle of the year: nobody remembers the day.
          firstRegisteredOn: firstRegisteredOn ?? `${facts.modelYear}-07-01`,
        };
  return { name, variant, licenseplate, known, costed };
}
