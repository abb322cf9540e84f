import type { LicensePlate } from "#core/plate/license-plate.ts";
import {
  type FindVehicle,
  forVisitor,
  type VehicleLookup,
  type VehicleRegister,
} from "../rules/vehicle-lookup.ts";

const hour = 3_600_000;
/** How long an answer is good for: a vehicle's facts rarely change, but a plate that nobody had may be given out. */
const ttlMs = { found: 24 * hour, unknown: hour } as const;
const plates = 5_000;

/**
 * The port of pages over a register that costs time and money: each plate is asked for once a day, and once by however many
 * ask at the same moment. Only what anybody may know is cached; staff's part is asked for anew.
 */
export function cachedVehicles({
  register,
  clock,
}: {
  register: VehicleRegister;
  clock: () => Date;
}): FindVehicle {
  const caches = { found: expiringCache(clock, ttlMs.found), unknown: expiringCache(clock, ttlMs.unknown) };
  const inProgress = new Map<LicensePlate, Promise<VehicleLookup>>();

  async function ask(plate: LicensePlate): Promise<VehicleLookup> {
    const lookup = forVisitor(await register(plate));
    if (lookup.kind === "found" || lookup.kind === "unknown") caches[lookup.kind].set(plate, lookup);
    return lookup;
  }

  return async (plate) => {
    const cached = caches.found.get(plate) ?? caches.unknown.get(plate) ?? inProgress.get(plate);
    if (cached) return cached;
    const request = ask(plate).finally(() => inProgress.delete(plate));
    inProgress.set(plate, request);
    return request;
  };
}

/** All are kept equally long, so the first in is the first to go. */
function expiringCache(clock: () => Date, forMs: number) {
  const entries = new Map<LicensePlate, { lookup: VehicleLookup; until: number }>();
  const dropOld = () => {
    const now = clock().getTime();
    for (const [plate, { until }] of entries) {
      if (until > now && entries.size <= plates) break;
      entries.delete(plate);
    }
  };
  return {
    get: (plate: LicensePlate) => {
      dropOld();
      return entries.get(plate)?.lookup;
    },
    set: (plate: LicensePlate, lookup: VehicleLookup) => {
      entries.delete(plate);
      entries.set(plate, { lookup, until: clock().getTime() + forMs });
      dropOld();
    },
  };
}
