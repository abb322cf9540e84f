import type { LicensePlate } from "#core/plate/license-plate.ts";
import {
  type FindVehicle,
  forVisitor,
  type VehicleAnswer,
  type VehicleRegister,
} from "../rules/vehicle-answer.ts";

const hour = 3_600_000;
/** How long an answer is good for: a vehicle's facts rarely change, but a plate that nobody had may be given out. */
const keptMs = { found: 24 * hour, unknown: hour } as const;
const plates = 5_000;

/**
 * The port of pages over a register that costs time and money: each plate is asked for once a day, and once by however many
 * ask at the same moment. Only what anybody may know is cached; staff's part is asked for anew.
 */
export function rememberedVehicles({
  register,
  clock,
}: {
  register: VehicleRegister;
  clock: () => Date;
}): FindVehicle {
  const caches = { found: expiringCache(clock, keptMs.found), unknown: expiringCache(clock, keptMs.unknown) };
  const underWay = new Map<LicensePlate, Promise<VehicleAnswer>>();

  async function ask(plate: LicensePlate): Promise<VehicleAnswer> {
    const answer = forVisitor(await register(plate));
    if (answer.kind === "found" || answer.kind === "unknown") caches[answer.kind].set(plate, answer);
    return answer;
  }

  return async (plate) => {
    const known = caches.found.get(plate) ?? caches.unknown.get(plate) ?? underWay.get(plate);
    if (known) return known;
    const asked = ask(plate).finally(() => underWay.delete(plate));
    underWay.set(plate, asked);
    return asked;
  };
}

/** All are kept equally long, so the first in is the first to go. */
function expiringCache(clock: () => Date, forMs: number) {
  const entries = new Map<LicensePlate, { answer: VehicleAnswer; until: number }>();
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
      return entries.get(plate)?.answer;
    },
    set: (plate: LicensePlate, answer: VehicleAnswer) => {
      entries.delete(plate);
      entries.set(plate, { answer, until: clock().getTime() + forMs });
      dropOld();
    },
  };
}
