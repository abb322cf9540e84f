import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Car } from "#features/cars/rules/car.ts";
import { isSold } from "#features/cars/rules/status.ts";
import type { StaffFacts, TrafficState, Vehicle } from "#features/vehicle-register/rules/vehicle.ts";
import type { VehicleRegister } from "#features/vehicle-register/rules/vehicle-lookup.ts";
import { vehicleOfCar } from "#features/vehicle-register/rules/vehicle-of-car.ts";
import { chooseCar } from "../age-and-mileage.ts";
import { demoModels } from "../models/read-models.ts";
import { randomFrom } from "../random.ts";
import { randomFacts } from "../random-facts.ts";
import { previousInspections } from "./previous-inspections.ts";
import { demoStaffFacts } from "./staff-facts.ts";
import { stateOf, type VehicleState } from "./vehicle-states.ts";

/** The day on which the register was made up: a vehicle is the same tomorrow, only older. */
const madeUpOn = new Date("2026-01-01T00:00:00Z");

const trafficOf: Partial<Record<VehicleState, TrafficState>> = {
  deregistered: "deregistered",
  offRoad: "offRoad",
};

/** A register for the demo: every plate has an answer, the same every time. src/features/vehicle-register/provider.md */
export function demoRegister({
  findOwnCar,
  clock,
}: {
  /** A car that we have or have sold, by its plate. */
  findOwnCar: (plate: LicensePlate) => Car | null;
  clock: () => Date;
}): VehicleRegister {
  return async (plate) => {
    const own = findOwnCar(plate);
    if (own)
      return { kind: "found", vehicle: { facts: vehicleOfCar(own), staffOnly: staffFactsOf(own, clock()) } };
    const state = stateOf(plate);
    if (state === "unknown") return { kind: "unknown" };
    return { kind: "found", vehicle: madeUpVehicle(plate, state, clock()) };
  };
}

function madeUpVehicle(plate: LicensePlate, state: VehicleState, now: Date): Vehicle {
  const random = randomFrom(`register/${plate}`);
  const choice = chooseCar(random, demoModels(), madeUpOn);
  const { facts } = randomFacts(random, choice, plate, madeUpOn);
  const staffOnly = demoStaffFacts(randomFrom(`register/staff/${plate}`), state, {
    firstRegisteredOn: facts.firstRegisteredOn,
    now,
  });
  return {
    facts: {
      ...vehicleOfCar(facts),
      ...previousInspections(randomFrom(`register/inspections/${plate}`), choice, now),
      traffic: trafficOf[state] ?? "inTraffic",
      isDirectImport: staffOnly.basic.isDirectImport,
    },
    staffOnly,
  };
}

/** A car of ours is ours; one that we have sold has an owner like all others. */
function staffFactsOf({ licenseplate, status, firstRegisteredOn }: Car, now: Date): StaffFacts {
  if (!isSold(status)) return ourFacts;
  return demoStaffFacts(randomFrom(`register/staff/${licenseplate}`), "usual", { firstRegisteredOn, now });
}

const ourFacts: StaffFacts = {
  basic: {
    chassisNumber: null,
    builtYear: null,
    purchaseDate: null,
    insurer: null,
    lessor: null,
    creditor: null,
    isDirectImport: null,
    isStolen: false,
    hasDrivingBan: false,
    hasUseBan: false,
  },
  debt: { tax: 0, fees: 0 },
  owner: { isCompany: true, previousOwners: [] },
};
