import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import {
  type FindVehicle,
  forVisitor,
  noRegister,
  type VehicleRegister,
} from "#features/vehicle-register/rules/vehicle-lookup.ts";
import { cachedVehicles } from "#features/vehicle-register/service/cached-vehicles.ts";
import { httpRegister } from "#features/vehicle-register/service/http-register.ts";
import type { Env } from "#platform/config/env.ts";
import type { Logger } from "#platform/log/log.ts";

/** What pages ask, and what staff who may know more ask: never the other way round. */
export type OpenVehicles = { findVehicle: FindVehicle; register: VehicleRegister };

/** Whom plates are asked of: the register of the settings, outside production the demo's own, else nobody. */
export async function openVehicles({
  env,
  stock,
  clock,
  log,
}: {
  env: Pick<Env, "APP_ENV" | "VEHICLE_REGISTER_URL" | "VEHICLE_REGISTER_KEY">;
  stock: LiveCatalogue;
  clock: () => Date;
  log: Logger;
}): Promise<OpenVehicles> {
  const { VEHICLE_REGISTER_URL: url, VEHICLE_REGISTER_KEY: key } = env;
  if (url !== undefined && key !== undefined) {
    const onFailure = (error: unknown) => log.warn({ err: error }, "the vehicle register could not be asked");
    const register = httpRegister({ url, key, clock, onFailure });
    return { findVehicle: cachedVehicles({ register, clock }), register };
  }
  const register = env.APP_ENV === "production" ? noRegister : await demoRegisterOver(stock, clock);
  return { findVehicle: async (plate) => forVisitor(await register(plate)), register };
}

/** Loaded only where it is used: a shop in production has no models of a demo in its memory. */
async function demoRegisterOver(stock: LiveCatalogue, clock: () => Date) {
  const { demoRegister } = await import("#demo/register/demo-register.ts");
  return demoRegister({
    findOwnCar: (plate) => {
      const { listed, sold } = stock.catalogs();
      return findCarWithPlate(listed, plate) ?? findCarWithPlate(sold, plate);
    },
    clock,
  });
}
