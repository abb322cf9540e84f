import { type Feature, provided } from "#platform/feature.ts";
import { findVehicleContext } from "./context.ts";
import type { FindVehicle } from "./rules/vehicle-lookup.ts";

export const vehicleRegisterFeature: Feature<{ findVehicle: FindVehicle }> = {
  provide: ({ findVehicle }) => [provided(findVehicleContext, findVehicle)],
};
